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

about-madras = 2 primes par porteur
about-rum = 3 primes par porteur
about-spices = 4 primes par porteur
about-vanilla = 5 primes par porteur

about-top-quality = Ce navire rapporte 1 prime de plus par porteur
about-poor-quality = Ce navire rapporte 1 prime de moins par porteur
about-damage = Le navire et sa marchandise quittent le jeu ; les porteurs rentrent bredouilles
about-exclusive = Désormais, vous seul pouvez affecter des porteurs à ce navire ; ceux qui sont à bord y restent
about-storm = Quand ce navire appareille, personne ne gagne rien et sa marchandise est perdue ; la commission reste due
about-pirates = Quand ce navire appareille, toutes ses primes sont pour vous, même si vous n’êtes pas à bord
about-mutiny = Aussitôt, chacun des autres joueurs reprend 1 porteur de ce navire
about-fire = Le navire est défaussé, sa marchandise va sous la pile ; les porteurs rentrent bredouilles
about-claim = Aussitôt, chacun des autres joueurs perd autant de primes que la valeur du navire, et vous en gagnez autant

about-apprentice = 1 porteur sur un navire au choix. Commission 0
about-market-woman = 1 porteur à chacun de 2 quais différents au plus. Commission 1
about-foreman = Jusqu’à 2 porteurs sur un même navire. Commission 2
about-innkeeper = Déplacer un porteur, à qui qu’il soit, vers un autre navire ; puis 1 porteur au choix. Commission 1
about-customs-officer = Renvoyer chez lui un porteur d’un autre joueur ; puis 1 porteur au choix. Commission 2
about-shipowner = Jusqu’à 3 porteurs sur un même navire. Commission 4
about-harbour-master = 1 porteur sur chaque navire, du quai 1 au quai 4. Commission 4
about-governor = Jusqu’à 3 porteurs, répartis à votre guise. Commission 5

thing-slate = ardoise
about-slate = Qui la tient commence le tour de table et peut faire payer une commission par un autre joueur présent à bord, qui reçoit alors l’ardoise

prompt-turn = Jouez une carte Relations ; ce qui vous est encore proposé peut la précéder
prompt-after = Profitez, si vous voulez, de ce qui vous est encore proposé ; sinon, continuez
prompt-bid = Une tuile Événement est aux enchères : combien misez-vous ?
prompt-anywhere = { $n ->
    [one] Affectez un porteur à un navire
   *[other] Affectez jusqu’à { $n } porteurs, à votre guise
}
prompt-apart = { $n ->
    [one] Affectez un porteur à un navire d’un autre quai
   *[other] Affectez jusqu’à { $n } porteurs, à des quais différents
}
prompt-together = { $n ->
    [one] Affectez encore un porteur au même navire
   *[other] Affectez jusqu’à { $n } porteurs à un même navire
}
prompt-move = Aubergiste : déplacez un porteur d’un navire à un autre
prompt-send = Douanier : renvoyez chez lui un porteur d’un autre joueur
prompt-pay = Le navire appareille : payez la commission, ou laissez l’ardoise à quelqu’un qui était à bord
prompt-stock = Attribuez sa marchandise au nouveau navire ; la dernière tuile reste dans votre main
prompt-sailed = Le navire appareille : jouez un événement avant la commission, ou continuez
prompt-between = Avant le porteur suivant de la tournée : jouez un événement, ou continuez
prompt-last-call = Pour finir votre tour : jouez un événement, ou continuez

move-ship = Un navire de valeur { $n } arrive
move-cargo = Marchandise suivante : { $cargo }
move-draw = Piocher : { $cargo }
move-first = { $seat } reçoit l’ardoise et commence
move-reveal = Tuile révélée : { $event }
move-auction = Mettre une tuile Événement aux enchères
move-bid = Miser { $n }
move-pass = Passer
move-event = Jouer « { $event } » sur le navire du quai { $quay }
move-card = Jouer la carte { $card }
move-move = Déplacer un porteur de { $seat } du quai { $quay } au quai { $to }
move-send = Renvoyer un porteur de { $seat } du quai { $quay }
move-load = Affecter un porteur au navire du quai { $quay }
move-slate = Laisser l’ardoise à { $seat }, qui paie
move-pay = Payer vous-même la commission
move-stock = Attribuer sa marchandise au navire du quai { $quay } : { $cargo }
move-done = Continuer

told-ship = Un navire de valeur { $n } arrive
told-cargo = On révèle une tuile Marchandise : { $cargo }
told-draw = On pioche une tuile Marchandise : { $cargo }
told-first = { $seat } reçoit l’ardoise et commence
told-reveal = On révèle une tuile Événement : « { $event } »
told-auction = { $seat } lance une enchère
told-bid = { $seat } mise { $n }
told-pass = { $seat } passe
told-event = { $seat } joue « { $event } » sur le navire du quai { $quay }
told-card = { $seat } joue la carte { $card }
told-move = { $own ->
    [yes] { $seat } déplace un de ses porteurs
   *[no] { $seat } déplace un porteur de { $other }
} du quai { $quay } au quai { $to }
told-send = { $seat } renvoie un porteur de { $other } du quai { $quay }
told-load = { $seat } affecte un porteur au navire du quai { $quay }
told-slate = { $seat } laisse l’ardoise à { $other }
told-pay = { $seat } paie la commission
told-stock = { $seat } attribue sa marchandise au navire du quai { $quay } : { $cargo }
told-done = { $seat } s’en tient là

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
story-stocked = { $seat } attribue sa marchandise au navire du quai { $quay } : { $cargo }
story-round = Tour de table { $n } : { $seat } tient l’ardoise et commence
story-card = { $seat } joue la carte { $card }
story-cards-back = { $seat } reprend toutes ses cartes Relations
story-boarded = { $seat } affecte un porteur au navire du quai { $quay }
story-moved = { $own ->
    [yes] { $seat } déplace un de ses porteurs
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
story-event = { $seat } joue « { $event } » sur le navire du quai { $quay }
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

board-ship = Un navire de valeur { $n } au quai { $quay }
board-slate = L’ardoise
board-hand = Vos marchandises
board-tiles = Vos événements
board-events = Tuiles Événement dans la pile
board-ships = Navires à venir
board-cargo = Tuiles Marchandise dans la pile
board-no-bid = pas encore d’enchère
board-bid = { $name } : { $n }
label-bonus = primes
label-porter-any = porteurs à terre
label-deck = cartes en main

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
terminal-round = Tour { $n }
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
chapter-of = Manche { $n }

# What things on the board are called.
cargo-unknown = une tuile cachée
on-empty-quay = Quai { $quay } : aucun navire
on-no-cargo = Quai { $quay } : pas encore de cargaison
on-cargo = Quai { $quay } : { $cargo }, { $bonus ->
    [one] { $bonus } prime
   *[other] { $bonus } primes
} par porteur
on-ship = Navire au quai { $quay }, valeur { $value } : { $free ->
    [0] complet
    [1] 1 place libre
   *[other] { $free } places libres
}
on-porters = { $n ->
    [1] 1 porteur
   *[other] { $n } porteurs
} de { $seat } au quai { $quay }
on-event = Événement au quai { $quay } : { $event }
on-owned-event = Événement de { $seat } au quai { $quay } : { $event }
on-card = { $card }, commission { $commission }
on-held = { $whose ->
    [yours] Votre cargaison
   *[theirs] Cargaison de { $seat }
} : { $cargo }
on-tile = { $whose ->
    [yours] Votre tuile événement
   *[theirs] Tuile événement de { $seat }
} : { $event }
on-played = Carte jouée ce tour : { $card }
on-lot = Aux enchères : { $event }, pas encore de mise
on-bid-lot = Aux enchères : { $event }, { $seat } mise { $bid }
on-slate = L’ardoise, à personne
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
