name = Comptoir des Antilles
tagline = Chargez les navires avec vos porteurs, et laissez l’ardoise à un autre.
option-events = Avec les tuiles Événement : enchères, tempêtes, pirates (sans elles, en famille)
score = { $n ->
    [one] { $n } prime
   *[other] { $n } primes
}
score-word = primes

cargo-madras = madras
cargo-rum = rhum
cargo-spices = épices
cargo-vanilla = vanille

event-top-quality = Top qualité
event-poor-quality = Mauvaise qualité
event-damage = Avarie
event-exclusive = Exclusivité
event-storm = Tempête
event-pirates = Pirates
event-mutiny = Mutinerie
event-fire = Au feu !
event-claim = Créance

card-apprentice = Apprenti
card-market-woman = Marchande
card-foreman = Contremaître
card-innkeeper = Aubergiste
card-customs-officer = Douanier
card-shipowner = Armateur
card-harbour-master = Capitaine du port
card-governor = Gouverneur

# Ce que gagne un porteur
earned = { $bonus ->
    [one] { $bonus } prime
   *[other] { $bonus } primes
} par porteur
about-madras = { earned }
about-rum = { earned }
about-spices = { earned }
about-vanilla = { earned }

about-top-quality = Ce navire rapporte { $quality } de plus par porteur
about-poor-quality = Ce navire rapporte { $quality } de moins par porteur
about-damage = Le navire et sa marchandise quittent le jeu ; les porteurs rentrent bredouilles
about-exclusive = Désormais, vous seul pouvez affecter des porteurs à ce navire ; ceux qui sont à bord y restent
about-storm = Quand ce navire appareille, personne ne gagne rien et sa marchandise est perdue ; la commission reste due
about-pirates = Quand ce navire appareille, toutes ses primes sont pour vous, même si vous n’êtes pas à bord
about-mutiny = Aussitôt, chacun des autres joueurs reprend 1 porteur de ce navire
about-fire = Le navire est défaussé, sa marchandise va sous la pile ; les porteurs rentrent bredouilles
about-claim = Aussitôt, chacun des autres joueurs perd autant de primes que la valeur du navire, et vous en gagnez autant

does-anywhere = { $porters ->
    [1] 1 porteur au choix
   *[other] jusqu’à { $porters } porteurs, à votre guise
}
does-together = { $porters ->
    [1] 1 porteur sur un navire au choix
   *[other] Jusqu’à { $porters } porteurs sur un même navire
}
does-apprentice = { $porters ->
    [1] 1 porteur sur un navire au choix
   *[other] Jusqu’à { $porters } porteurs, répartis à votre guise
}
does-market-woman = Jusqu’à { $porters } porteurs, chacun à un quai différent
does-foreman = { does-together }
does-innkeeper = Déplacer un porteur, à qui qu’il soit, vers un autre navire ; puis { does-anywhere }
does-customs-officer = Renvoyer chez lui un porteur d’un autre joueur ; puis { does-anywhere }
does-shipowner = { does-together }
does-harbour-master = 1 porteur sur chaque navire, du quai 1 au quai 4
does-governor = { does-apprentice }
about-apprentice = { does-apprentice }. Commission { $commission }
about-market-woman = { does-market-woman }. Commission { $commission }
about-foreman = { does-foreman }. Commission { $commission }
about-innkeeper = { does-innkeeper }. Commission { $commission }
about-customs-officer = { does-customs-officer }. Commission { $commission }
about-shipowner = { does-shipowner }. Commission { $commission }
about-harbour-master = { does-harbour-master }. Commission { $commission }
about-governor = { does-governor }. Commission { $commission }

thing-slate = ardoise
about-slate = Qui la tient commence le tour de table et peut faire payer une commission par un joueur à bord, qui la prend alors

prompt-turn = Jouez une carte
prompt-after = Lancez une enchère, ou finissez
prompt-bid = Combien misez-vous ?
prompt-anywhere = { $n ->
    [one] Affectez un porteur à un navire
   *[other] Affectez jusqu’à { $n } porteurs
}
prompt-apart = { $n ->
    [one] Affectez un porteur à un autre quai
   *[other] Jusqu’à { $n } porteurs, un par quai
}
prompt-together = { $n ->
    [one] Encore un porteur au même navire
   *[other] Jusqu’à { $n } porteurs, un seul navire
}
prompt-move = Déplacez un porteur
prompt-send = Renvoyez le porteur d’un autre
prompt-pay = Qui paie la commission ?
prompt-stock = Quelle marchandise au navire ?
prompt-sailed = Jouez un événement, ou continuez
prompt-between = Jouez un événement, ou continuez
prompt-last-call = Jouez un événement, ou finissez

move-ship = Un navire de valeur { $n } arrive
move-cargo = Marchandise suivante : { $cargo }
move-draw = Piocher : { $cargo }
move-first = { $seat } reçoit l’ardoise et commence
move-reveal = Tuile révélée : { $event }
move-auction = Lancer une enchère
move-bid = Miser { $n }
move-pass = Passer
move-event = Jouer « { $event } » au quai { $quay }
move-card = Jouer la carte { $card }
move-move = Déplacer un porteur de { $seat } du quai { $quay } au quai { $to }
move-send = Renvoyer un porteur de { $seat } du quai { $quay }
move-load = Affecter un porteur au quai { $quay }
move-slate = L’ardoise : { $seat } paie
move-pay = Payer vous-même
move-stock = Attribuer au quai { $quay } : { $cargo }
move-done = Continuer

told-ship = Un navire de valeur { $n } arrive
told-cargo = On révèle une tuile Marchandise : { $cargo }
told-draw = On pioche une tuile Marchandise : { $cargo }
told-first = { $seat } reçoit l’ardoise et commence
told-reveal = On révèle une tuile Événement : « { $event } »
told-auction = { $seat } lance une enchère
told-bid = { $seat } mise { $n }
told-pass = { $seat } passe
told-event = { $seat } joue « { $event } » au quai { $quay }
told-card = { $seat } joue la carte { $card }
told-move = { $own ->
    [yes] { $seat } déplace un porteur
   *[no] { $seat } déplace un porteur de { $other }
} du quai { $quay } au quai { $to }
told-send = { $seat } renvoie un porteur de { $other } du quai { $quay }
told-load = { $seat } affecte un porteur au quai { $quay }
told-slate = { $seat } laisse l’ardoise à { $other }
told-pay = { $seat } paie la commission
told-stock = { $seat } attribue au quai { $quay } : { $cargo }
told-done = { $seat } continue

mark-seat = Victoires, { $n } dans l’ordre du tour
mark-rounds = Tours de table
mark-place = Rang : { $card }

reason-last-ship = le dernier navire est arrivé et le tour de table est fini
reason-hundred = un joueur a assez de primes pour y mettre fin
reason-stalled = elle a duré autant de tours de table qu’elle le peut

story-arrived = Un navire de valeur { $n } arrive au quai { $quay }
story-last-ship = C’était le dernier navire : la partie s’achève avec ce tour de table
story-dealt = Marchandise du quai { $quay } : { $cargo }
story-drew = Une tuile que personne d’autre ne voit : { $cargo }
story-drew-secretly = { $seat } pioche une tuile Marchandise
story-drew-known = { $seat } pioche une tuile que tous ont vue passer sous la pile : { $cargo }
story-stocked = { $seat } attribue au quai { $quay } : { $cargo }
story-round = Tour de table { $n } : { $seat } tient l’ardoise et commence
story-card = { $seat } joue la carte { $card }
story-cards-back = { $seat } reprend toutes ses cartes Relations
story-boarded = { $seat } affecte un porteur au quai { $quay }
story-moved = { $own ->
    [yes] { $seat } déplace un porteur
   *[no] { $seat } déplace un porteur de { $other }
} du quai { $quay } au quai { $to }
story-sent-home = { $seat } renvoie un porteur de { $other } du quai { $quay }
story-sailed = Le navire de valeur { $n } du quai { $quay } appareille ({ $cargo })
story-storm = La tempête emporte tout : personne ne gagne rien
story-cargo-lost = La marchandise est perdue en mer et quitte le jeu : { $cargo }
story-pirated = { $points ->
    [0] Pirates ! Mais il n’y a rien à rafler pour { $seat }
    [1] Pirates ! { $seat } rafle la seule prime
   *[other] Pirates ! { $seat } rafle les { $points } primes
}
story-bonus = { $points ->
    [0] { $seat } ne gagne rien
    [1] { $seat } gagne 1 prime
   *[other] { $seat } gagne { $points } primes
} pour { $n } { $n ->
    [one] porteur
   *[other] porteurs
}
story-commission = { $n ->
    [0] { $seat } n’a rien pour payer la commission
   *[other] { $seat } paie { $n } de commission
}
story-slate = { $seat } laisse l’ardoise à { $other }
story-revealed = Aux enchères : { $event }
story-bid = { $seat } mise { $n }
story-passed = { $seat } passe
story-won = { $seat } emporte la tuile « { $event } » pour { $n }
story-event = { $seat } joue « { $event } » au quai { $quay }
story-burnt = Le navire brûle, sa marchandise va sous la pile : { $cargo }
story-lost = Le navire et sa marchandise ({ $cargo }) quittent le jeu
story-mutinied = Un porteur de { $seat } quitte le navire du quai { $quay }
story-claimed-from = { $n ->
    [0] { $seat } ne perd rien
    [1] { $seat } perd 1 prime
   *[other] { $seat } perd { $n } primes
} par la créance
story-claimed = { $seat } gagne { $n } { $n ->
    [one] prime
   *[other] primes
} par la créance
story-over = La partie est terminée : { $reason }

why-no-events = On joue ici sans tuiles Événement.
why-auctioned = Il y a déjà eu une enchère pendant ce tour : une seule par tour.
why-no-tiles = Il ne reste aucune tuile Événement à mettre aux enchères.
why-auction-poor = { $other } n’a pas { $n } { $n ->
    [one] prime
   *[other] primes
} : pour une enchère, chacun doit en avoir au moins autant.
why-no-such-tile = Vous n’avez pas la tuile « { $event } » : il faut d’abord l’emporter aux enchères.
why-evented = Vous avez déjà joué une tuile Événement pendant ce tour : une seule par tour.
why-empty-quay = Aucun navire au quai { $quay } : choisissez-en un autre.
why-ship-sails = Le navire du quai { $quay } appareille : trop tard pour un événement. Choisissez-en un autre.
why-event-auction = Pas pendant une enchère : un événement se joue à son propre tour, avant l’enchère ou après.
why-event-stock = Attribuez d’abord leur marchandise aux nouveaux navires : vous pourrez ensuite jouer un événement.
why-event-amid = Selon les règles du début de cette partie, un événement se joue avant la carte ou après elle, pas entre ses effets.
why-auction-amid = Une enchère se lance avant la carte ou après elle, pas entre ses effets.
why-auction-late = Les nouveaux navires sont là : une enchère se lance avant leur arrivée.
why-ship-has-event = Le navire du quai { $quay } porte déjà « { $event } » : un seul événement par navire, choisissez-en un autre.
why-card-first = Il faut d’abord jouer une carte Relations.
why-one-card = Vous avez déjà joué votre carte pendant ce tour : une seule par tour.
why-card-played = Carte déjà jouée ({ $card }) : elle revient quand les huit l’auront été.
why-bid-too-high = Vous avez { $n } { $n ->
    [one] prime
   *[other] primes
} : vous ne pouvez pas miser { $bid }.
why-bid-too-low = La mise est à { $n } : misez davantage ou passez.
why-opener = Qui lance l’enchère doit l’ouvrir : misez 1 ou plus.
why-at-least-one = Il faut affecter au moins un porteur tant que c’est possible.
why-other-quay = Le quai { $quay } est déjà servi : choisissez-en un autre, ou continuez.
why-same-ship = Les porteurs de cette carte vont sur un même navire : celui du quai { $to }. Placez-les là, ou continuez.
why-exclusive = Le navire du quai { $quay } est l’exclusivité de { $other } : seuls ses propres porteurs, placés par ses soins, y montent.
why-other-ship = Le porteur doit changer de navire.
why-not-aboard = { $other } n’a pas de porteur sur le navire du quai { $quay } : choisissez quelqu’un qui en a.
why-send-own = Le douanier renvoie les porteurs des autres, pas les vôtres.
why-slate-self = C’est vous qui tenez l’ardoise : désignez un autre joueur présent à bord, ou payez vous-même.
why-no-such-cargo = Vous n’avez pas cette tuile en main ({ $cargo }) : choisissez-en une des vôtres.
why-lowest-first = Les marchandises s’attribuent à partir du quai le plus bas : c’est au tour du quai { $quay }.

board-slate = L’ardoise
board-hand = Vos marchandises
board-tiles = Vos événements
board-events = Tuiles Événement dans la pile
board-ships = Navires à venir
board-cargo = Tuiles Marchandise dans la pile
board-no-bid = pas encore de mise
board-bid = { $name } : { $n }
label-bonus = primes
label-porter-any = porteurs à terre
label-deck = cartes en main
label-event-top-quality = { event-top-quality }
label-event-poor-quality = { event-poor-quality }
label-event-damage = { event-damage }
label-event-exclusive = { event-exclusive }
label-event-storm = { event-storm }
label-event-pirates = { event-pirates }
label-event-mutiny = { event-mutiny }
label-event-fire = { event-fire }
label-event-claim = { event-claim }

gallery-cargo = Les marchandises
gallery-relations = Les Relations
gallery-events = Les événements

# Where points came from, for the page at the end.
source-bonus = Navires chargés
source-pirated = Pirates
source-commission = Commissions payées
source-won = Enchères
source-claimed = Créances
source-claimed-from = Créances payées

# Une position en texte, pour un terminal.
terminal-round = Tour de table { $n }
terminal-coming = { $n ->
    [one] { $n } navire à venir
   *[other] { $n } navires à venir
}
terminal-last = le dernier navire est là
terminal-tiles = { $n ->
    [one] { $n } tuile Événement en pile
   *[other] { $n } tuiles Événement en pile
}
terminal-quay = Quai { $n }
terminal-empty = vide
terminal-ship = navire { $n }
terminal-room = encore { $n }
terminal-lot = Aux enchères
terminal-bid = mise de { $n } par ♟{ $by }
terminal-under = Sous la pile de marchandises
terminal-seat = Place { $n }
terminal-bonuses = { $n ->
    [one] { $n } prime
   *[other] { $n } primes
}
terminal-porters = { $n ->
    [one] { $n } porteur libre
   *[other] { $n } porteurs libres
}
terminal-hand = en main
terminal-slate = ardoise
terminal-cards = cartes
terminal-owned = événements

# How far the game has come
chapter-of = Tour de table { $n }

# What things on the board are called.
cargo-unknown = une tuile cachée
on-empty-quay = Quai { $quay } : aucun navire
on-no-cargo = Quai { $quay } : pas encore de cargaison
on-cargo = Quai { $quay } : { $cargo }, { $bonus ->
    [one] { $bonus } prime
   *[other] { $bonus } primes
} par porteur
on-ship = Navire au quai { $quay } : valeur { $value }, { $free ->
    [0] complet
    [1] 1 place libre
   *[other] { $free } places libres
}
on-porters = { $n ->
    [1] 1 porteur
   *[other] { $n } porteurs
} de { $seat } au quai { $quay }
on-event = { $event } : événement au quai { $quay }
on-owned-event = { $event } : événement de { $seat } au quai { $quay }
on-card = { $card }, commission { $commission }
on-held = { $cargo } : { $whose ->
    [yours] votre marchandise
   *[theirs] marchandise de { $seat }
}{ $n ->
    [1] {""}
   *[other] , { $n } tuiles
}
on-tile = { $event } : { $whose ->
    [yours] votre tuile Événement
   *[theirs] tuile Événement de { $seat }
}{ $n ->
    [1] {""}
   *[other] , { $n } tuiles
}
on-played = { $card } : carte jouée ce tour
on-lot = { $event } : aux enchères, pas encore de mise
on-bid-lot = { $event } : aux enchères, { $seat } mise { $bid }
on-slate = L’ardoise : à personne
on-slate-of = L’ardoise : chez { $seat }
on-pile-events = { board-events } : { $n }
on-pile-ships = { board-ships } : { $n }
on-pile-cargo = { board-cargo } : { $n }

# The parts of the board that a phone shows one at a time.
zone-all = Tout
zone-quays-1-2 = Quais 1–2
zone-quays-3-4 = Quais 3–4
zone-cards = Cartes
zone-counter = Comptoir

# Ce que disent les fiches de la table, en plus.
ship-without-cargo = Il attend sa marchandise.
ship-pays = Complet, il appareille : { $n ->
    [0] rien
    [one] { $n } prime
   *[other] { $n } primes
} par porteur.
ship-share = { $n } à { $seat }
ship-shares = Pour les porteurs déjà à bord : { $who }.
ship-storm = Tempête : quand il appareille, personne ne gagne rien et sa marchandise est perdue. La commission reste due.
ship-pirates = Pirates : quand il appareille, les { $n } primes sont pour { $seat }.
ship-exclusive = Exclusivité : seuls des porteurs de { $seat } y montent. Ceux qui sont à bord y restent.
ship-top-quality = Ce navire rapporte { $quality } de plus par porteur.
ship-poor-quality = Ce navire rapporte { $quality } de moins par porteur.
quay-pays = { $n ->
    [0] Aucune prime
    [one] { $n } prime
   *[other] { $n } primes
} par porteur quand le navire appareille.
quay-waits = Le nouveau navire attend sa marchandise.
quay-empty = Les nouveaux navires arrivent à la fin d’un tour.
porters-earn = { $n ->
    [0] Rien à gagner
    [one] { $n } prime
   *[other] { $n } primes
} quand le navire appareille : { $free ->
    [one] { $free } place libre.
   *[other] { $free } places libres.
}
card-by-slate = Vous tenez l’ardoise : un autre à bord peut payer la commission ({ $n }).
slate-costs = La commission, pour qui la paie : { $each }. Qui est désigné prend l’ardoise.
slate-cost = { $seat } −{ $n }
card-commission = { $commission ->
    [0] Aucune commission à payer.
   *[other] La commission est due pour chaque navire que cette carte fait partir.
}
card-sails = Le navire du quai { $quay } pourrait partir maintenant et vous rapporter { some-bonuses } en tout.
card-sails-for-nothing = Le navire du quai { $quay } pourrait partir maintenant, mais sans rien vous rapporter en tout.
card-sails-at-a-loss = Le navire du quai { $quay } pourrait partir maintenant, mais vous coûterait { some-bonuses } en tout.
some-bonuses = { $n ->
    [one] { $n } prime
   *[other] { $n } primes
}
cargo-held = Quand un navire arrive, vous choisissez la tuile qu’il reçoit ; vous en gardez une.
tile-when = Une fois par tour, sur un navire sans événement.
lot-rival = { $seat } avec { $n }
lot-rivals = Encore en lice : { $who }.
pile-events-when = Une fois par tour, on peut en mettre une aux enchères si chacun a au moins { $n }.
pile-ships-end = Le tour de table où vient le dernier est le dernier ; à { $n } primes, la partie s’arrête aussitôt.
pile-left = { $event } ×{ $n }
pile-rest = { $what ->
    [cargo] Pas encore vues, dans la pile ou en main : { $list }.
   *[other] Il reste : { $list }.
}

# Sur les boutons d’une fiche, qui dit le reste.
do-card = La jouer
do-load = Embarquer { $n }
do-bid = Miser { $n }
do-send = Renvoyer
do-move = En mettre 1 au quai { $to }
do-event = Jouer au quai { $quay }
do-stock = Attribuer au quai { $quay }
title-load = Porteurs
row-load = Embarquer un porteur au quai
row-slate = L’ardoise, payée par
tick-load = Quai { $quay }
finish-pass = passer, ne plus miser
finish-done = { $asked ->
    [after] sans enchère
    [anywhere] sans autre porteur
    [together] sans autre porteur
    [apart] sans autre porteur
   *[other] sans événement
}
finish-pay = payer vous-même

# Les étapes d’un tour en un mot ou deux.
crumb-auction = Enchère
crumb-bid = Mise { $n }
crumb-pass = Passe
crumb-load = Quai { $quay }
crumb-move = Au quai { $to }
crumb-send = Renvoi
crumb-slate = Ardoise
crumb-pay = Commission
crumb-done = Suite

# Des mises qui veulent dire quelque chose.
bid-beats = { $n } · écarte { $other }
bid-wins = { $n } · l’emporte
bid-all = { $n } · tout

# Un tour en quelques mots.
brief-card = { $card } : { $what }
brief-card-only = { $card }
brief-load = quai { $quay }{ $n ->
    [1] {""}
   *[other] {"\u00A0"}×{ $n }
}
brief-sails = { brief-load } (parti)
brief-each = 1 sur chaque navire
brief-move = quai { $quay } → { $to }
brief-send = 1 renvoyé
brief-slate = ardoise
brief-event = « { $event } » au quai { $quay }
brief-auction = enchère
brief-bid = mise { $n }
brief-pass = passe

# Ce qui attend une place.
ahead-last-ships = { $n ->
    [1] Un seul navire est encore à venir
   *[other] { $n } navires sont encore à venir
} : quand le dernier arrive, la partie s’achève avec ce tour de table.
ahead-last-round = Le dernier navire est là : la partie s’achève avec ce tour de table.
ahead-goal = Un adversaire n’est plus qu’à { $n } de la fin de la partie.
ahead-storm = Tempête au quai { $quay } : { $n ->
    [one] votre porteur n’y gagne
   *[other] vos { $n } porteurs n’y gagnent
} rien.
ahead-pirates = Les pirates prennent ce que vous gagneriez au quai { $quay }.
ahead-slate = Si le détenteur de l’ardoise fait partir le navire du quai { $quay }, vous paierez peut-être la commission.
ahead-no-porters = Plus de porteur à terre tant qu’aucun navire ne part.
ahead-last-card = Votre dernière carte : { $card } ; ensuite, toutes reviennent.

# Quand une chose se choisit, si ce n’est pas le moment.
later-ship = Les porteurs montent à bord par une carte : une seule par tour.
later-porter = L’{ card-innkeeper } déplace les porteurs à bord, le { card-customs-officer } les renvoie.
later-card = On joue une carte par tour, pas pendant une enchère ni pendant l’attribution des marchandises.
later-slate = Elle sert quand un navire appareille : qui la tient dit qui paie.
later-cargo = On choisit une tuile quand un nouveau navire arrive.

# Pour qui ne regardait pas, plus court que dans le récit.
since-sailed = Quai { $quay } : le navire part ({ $cargo })

# De même pour la place elle-même : ce qui lui est arrivé, ce qu’un autre lui a fait, ce qui lui vient d’un autre.
since-you-round = Tour de table { $n } : vous tenez l’ardoise et commencez
since-you-bonus = Vous gagnez { $points ->
    [0] 0 prime
    [one] { $points } prime
   *[other] { $points } primes
} pour { $n ->
    [one] { $n } porteur
   *[other] { $n } porteurs
}
since-you-commission = { $n ->
    [0] Vous n’avez rien pour payer la commission
   *[other] Vous payez { $n } de commission
}
since-to-slate = { $seat } vous laisse la commission, et l’ardoise
since-you-slate = Vous laissez l’ardoise à { $other }
since-to-moved = { $seat } déplace votre porteur du quai { $quay } au quai { $to }
since-to-sent-home = { $seat } renvoie votre porteur du quai { $quay }
since-you-mutinied = Votre porteur quitte le navire du quai { $quay }
since-by-mutinied = Mutinerie de { $other } : votre porteur quitte le quai { $quay }
since-you-claimed-from = Vous perdez { $n ->
    [one] { $n } prime
   *[other] { $n } primes
} par une créance
since-by-claimed-from = Vous perdez { $n ->
    [one] { $n } prime
   *[other] { $n } primes
} : créance de { $other }
since-you-claimed = Vous gagnez { $n ->
    [one] { $n } prime
   *[other] { $n } primes
} par la créance
since-you-won = Vous achetez « { $event } » pour { $n }
since-you-drew-known = Vous piochez une tuile que tous ont vue : { $cargo }
since-you-cards-back = Vous reprenez toutes vos cartes Relations
since-you-card = Vous jouez la carte { $card }
since-you-boarded = { $times ->
    [1] Vous affectez un porteur au quai { $quay }
   *[other] Vous affectez { $times } porteurs
}
since-you-stocked = Vous attribuez au quai { $quay } : { $cargo }
since-you-event = Vous jouez « { $event } » au quai { $quay }
since-you-passed = Vous passez
since-you-bid = Vous misez { $n }
since-you-pirated = { $points ->
    [0] Pirates ! Mais il n’y a rien à rafler pour vous
    [one] Pirates ! Vous raflez la seule prime
   *[other] Pirates ! Vous raflez les { $points } primes
}

# Ce qui compte, d’après ce qui a été appris.
feature-sight = { $n } navires à venir
feature-aboard = un bonus à bord, places libres : { $room }
feature-closed = en plus, à bord d’un navire exclusif
feature-pirated = un bonus d’un navire à ses Pirates, selon ses places libres
feature-porters = un porteur à bord
feature-home = un porteur à la maison, les trois premiers
feature-idle = un porteur à la maison, au-delà des trois premiers
feature-hand = une carte en main
feature-card = { $card } en main
feature-tile = { $event }, à soi
feature-leading = l’enchère la plus haute
feature-bid = un bonus de cette enchère
feature-calling = une tuile sur le point d’être retournée
feature-kept = un bonus de la cargaison en main
feature-slate = l’ardoise
feature-on-turn = un tour qui va commencer
feature-soon = l’attente de son tour
feature-still = un dernier tour à venir
feature-loading = un porteur que la carte peut encore placer
feature-sending = un porteur encore à renvoyer
feature-moving = un porteur encore à déplacer
feature-chance = un navire à portée d’être rempli
feature-prize = un bonus de ce navire

# Une étape du tour, en cours ou à venir, en un mot.
step-turn = Carte
step-after = Enchère
step-bid = Mise
step-anywhere = Porteurs
step-apart = Porteurs
step-together = Porteurs
step-move = Porteur
step-send = Porteur
step-pay = Commission
step-stock = Cargaison
step-sailed = Événement
step-between = Événement
step-last-call = Événement
# Ce qu’on demande aux gens à une vraie table.
luck-ship = Quel bateau arrive ?
luck-cargo = Quelle marchandise est retournée ?
luck-draw = Quelle tuile de marchandise avez-vous piochée ?
luck-first = Qui reçoit l’ardoise et commence ?
luck-reveal = Quelle tuile d’évènement est retournée ?

# À la vraie table : ce que font les mains.
todo-arrived = Posez un navire de valeur { $n } au quai { $quay }
todo-dealt = Posez au quai { $quay } : { $cargo }
todo-drew-secretly = { $seat } prend sans la montrer une tuile Marchandise : celle que le programme nomme à { $seat } seulement
todo-drew = Cherchez { $cargo } parmi les tuiles Marchandise, sans que les autres le voient, et gardez la tuile cachée
todo-stocked = Posez au quai { $quay } la tuile de { $seat } : { $cargo }
todo-card = Posez devant { $seat } la carte { $card }
todo-cards-back = Rendez à { $seat } toutes ses cartes Relations
todo-boarded = Posez un porteur de { $seat } au quai { $quay }
todo-moved = Déplacez un porteur de { $own ->
    [yes] { $seat }
   *[no] { $other }
} du quai { $quay } au quai { $to }
todo-sent-home = Rendez à { $other } un porteur du quai { $quay }
todo-sailed = Défaussez le navire de valeur { $n } du quai { $quay }, rendez les porteurs, la marchandise sous la pile : { $cargo }
todo-cargo-lost = Pas sous la pile, mais hors du jeu : { $cargo }
todo-bonus = { $points } { $points ->
    [one] prime
   *[other] primes
} à { $seat } pour { $n } { $n ->
    [one] porteur
   *[other] porteurs
}
todo-commission = { $n ->
    [0] { $seat } n’a rien pour payer la commission
   *[other] { $seat } recule de { $n } pour la commission
}
todo-slate = Donnez l’ardoise à { $other }
todo-revealed = Dévoilez une tuile Événement : { $event }
todo-won = Donnez à { $seat } la tuile « { $event } » ; { $seat } recule de { $n }
todo-event = Posez « { $event } » au quai { $quay }
todo-burnt = Défaussez le navire, rendez les porteurs, la marchandise sous la pile : { $cargo }
todo-lost = Le navire et sa marchandise ({ $cargo }) hors du jeu, rendez les porteurs
todo-mutinied = Rendez à { $seat } un porteur du quai { $quay }
todo-claimed-from = { $n ->
    [0] { $seat } n’a rien à céder pour la créance
   *[other] { $seat } recule de { $n } par la créance
}
todo-claimed = { $seat } avance de { $n } par la créance
