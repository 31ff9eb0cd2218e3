name = Capa d’Oro
tagline = Cultivez le tabac dans quatre régions du monde, roulez les meilleurs cigares.
option-events = Un 1 au dé fait piocher une carte Événement
label-events = Événements

region-asia = Asie
region-south-asia = Asie du Sud
region-africa = Afrique
region-central-america = Amérique centrale

tobacco-orange = orange
tobacco-grey = { $n ->
    [one] grise
   *[other] grises
}
tobacco-brown = { $n ->
    [one] brune
   *[other] brunes
}
tobacco-gold = { $n ->
    [one] dorée
   *[other] dorées
}
sort-orange = orange
sort-grey = gris
sort-brown = brun
sort-gold = doré
cube-orange = une balle orange
cube-grey = une balle grise
cube-brown = une balle brune
cube-gold = une balle dorée
cube-beetle = une vrillette

column-seed = Semence
column-growth = Pousse
column-harvest = Récolte

class-a = A
class-b = B
class-c = C

cigar-minuto = Minuto
cigar-perla = Perla
cigar-cadete = Cadete
cigar-entreacto = Entreacto
cigar-chico = Chico
cigar-panatela = Panatela
cigar-conserva = Conserva
cigar-crema = Crema
cigar-nacional = Nacional
cigar-veguero = Veguero
cigar-placera = Placera
cigar-belvedere = Belvedere
cigar-corona = Corona
cigar-robusto = Robusto
cigar-mareva = Mareva
cigar-cazador = Cazador
cigar-cervantes = Cervantes
cigar-dalia = Dalia
cigar-campana = Campana
cigar-hermoso = Hermoso
cigar-belicoso = Belicoso
cigar-edmundo = Edmundo
cigar-francisco = Francisco
cigar-britanica = Británica
cigar-churchill = Churchill
cigar-piramide = Pirámide
cigar-salomon = Salomón
cigar-diadema = Diadema
cigar-lancero = Lancero
cigar-julieta = Julieta
cigar-prominente = Prominente
cigar-sublime = Sublime
cigar-gigante = Gigante
cigar-rodolfo = Rodolfo
cigar-maravilla = Maravilla
cigar-capa-doro = Capa d’Oro

event-customs = Douane
event-bargain = Occasion exceptionnelle
event-drought = Sécheresse
event-rain = Pluie
event-fashion = Mode
event-glut = Surproduction
event-blight = Parasites
event-credit = Crédit

about-customs = Posez la tuile Douane sur une région : plus personne n’y commerce jusqu’au prochain événement.
about-bargain = Posez la tuile Occasion sur une place de Semence vide : une plantation neutre dont les balles iront au marché.
about-drought = Choisissez une région : des balles se perdent sur chaque plantation de sa colonne Pousse.
about-rain = On pioche encore des cubes, placés comme pendant la Pousse.
about-fashion = Choisissez une région : les balles les moins chères quittent son marché, les prix montent.
about-glut = Choisissez une région : des balles arrivent sur son marché, les prix baissent.
about-blight = Une plantation de votre choix perd la moitié de ses balles, arrondie au supérieur.
about-credit = Tout le monde reçoit des dollars ; ceux qui ont le moins de points en reçoivent plus.

prompt-seed = 1ʳᵉ plantation, à la Semence
prompt-grow = 2ᵉ plantation, à la Pousse
prompt-beetle = Vrillette : sur une plantation ou un stock
prompt-choose = { $event-word ->
    [customs] Douane : fermez le marché d’une région
    [bargain] Occasion : sur une place de Semence vide
    [drought] Sécheresse : choisissez une région
    [fashion] Mode : quel marché perd des balles ?
    [glut] Surproduction : choisissez le marché
   *[blight] Parasites : choisissez une plantation
}
prompt-act = Récoltez, semez, commercez, roulez

move-deal = Une tuile : { $cigar }
move-first = { $seat } commence
move-die = Le dé montre { $n }
move-cube = Du sac sort { $cube }
move-event = Événement : { $event }
move-seed = Commencer en { $region }, rangée { $row }, à la Semence
move-grow = Commencer en { $region }, rangée { $row }, à la Pousse
move-beetle-plantation = Poser la vrillette en { $region }, rangée { $row }, { $column }
move-beetle-stock = Poser la vrillette dans le stock de { $other }
move-customs = Fermer le marché d’{ $region }
move-bargain = Semer la tuile Occasion en { $region }, rangée { $row }
move-drought = Envoyer la sécheresse en { $region }
move-fashion = Mettre à la mode le tabac d’{ $region }
move-glut = Inonder le marché d’{ $region }
move-blight = Envoyer les parasites en { $region }, rangée { $row }, { $column }
move-harvest = Récolter en { $region }, rangée { $row }
move-sow = Semer en { $region }, rangée { $row }
move-sow-neutral = Semer une plantation neutre en { $region }, rangée { $row }
move-buy = Acheter 1 balle { $tobacco }
move-sell = Vendre 1 balle { $tobacco }
move-roll = Rouler le cigare { $cigar }
move-done = Finir le tour

told-deal = La tuile { $cigar } est distribuée
told-first = { $seat } commence
told-die = Le dé montre { $n }
told-cube = Du sac sort { $cube }
told-event = On pioche la carte { $event }
told-seed = { $seat } commence en { $region }, rangée { $row }, à la Semence
told-grow = { $seat } commence en { $region }, rangée { $row }, à la Pousse
told-beetle-plantation = { $seat } pose une vrillette en { $region }, rangée { $row }, { $column }
told-beetle-stock = { $own ->
    [yes] { $seat } pose une vrillette dans son propre stock
   *[no] { $seat } pose une vrillette dans le stock de { $other }
}
told-customs = { $seat } pose la tuile Douane en { $region }
told-bargain = { $seat } sème la tuile Occasion en { $region }, rangée { $row }
told-drought = { $seat } envoie la sécheresse en { $region }
told-fashion = { $seat } met à la mode le tabac d’{ $region }
told-glut = { $seat } inonde le marché d’{ $region }
told-blight = { $seat } envoie les parasites en { $region }, rangée { $row }, { $column }
told-harvest = { $seat } récolte en { $region }, rangée { $row }
told-sow = { $seat } sème en { $region }, rangée { $row }
told-sow-neutral = { $seat } sème une plantation neutre en { $region }, rangée { $row }
told-buy = { $seat } achète 1 balle { $tobacco }
told-sell = { $seat } vend 1 balle { $tobacco }
told-roll = { $seat } roule le cigare { $cigar }
told-done = { $seat } finit son tour

stranger-neutral = Une plantation neutre
stranger-bargain = La tuile Occasion

reason-goal = un joueur a atteint l’objectif
reason-empty-bag = le sac est vide

story-dealt = { $seat } reçoit la tuile { $cigar }
story-opened-seed = { $seat } commence en { $region }, rangée { $row }, à la Semence, pour { $dollars } $
story-opened-growth = { $seat } commence en { $region }, rangée { $row }, à la Pousse, pour { $dollars } $
story-die = { $seat } fait { $n } au dé
# One bale, whichever it is on its plantation: not as many as { $n }.
which-bale = { $bales ->
    [1] Une première
    [2] Une deuxième
    [3] Une troisième
   *[other] Une { $bales }ᵉ
}
story-grew = { which-bale } balle { $tobacco } pousse chez { $seat } en { $region }, rangée { $row }
story-grew-neutral = { which-bale } balle { $tobacco } pousse sur une plantation neutre en { $region }, rangée { $row }
story-wasted = Une balle { $tobacco } ne trouve pas de plantation en Pousse en { $region } et va à la défausse
story-ripe = La plantation de { $seat } en { $region }, rangée { $row }, est pleine et passe à la Récolte
story-ripe-neutral = La plantation neutre en { $region }, rangée { $row }, est pleine
story-beetle-drawn = Une vrillette sort du sac
story-bag-empty = Le sac est vide : c’est le dernier tour de table, le dé ne roule plus
story-gnawed = { $n ->
    [0] Il n’y a rien à manger chez { $seat } en { $region }, rangée { $row }
    [1] 1 balle { $tobacco } est dévorée chez { $seat } en { $region }, rangée { $row }
   *[other] { $n } balles { $tobacco } sont dévorées chez { $seat } en { $region }, rangée { $row }
}
story-gnawed-neutral = { $n ->
    [0] Il n’y a rien à manger sur la plantation neutre en { $region }, rangée { $row }
    [1] 1 balle { $tobacco } est dévorée sur la plantation neutre en { $region }, rangée { $row }
   *[other] { $n } balles { $tobacco } sont dévorées sur la plantation neutre en { $region }, rangée { $row }
}
story-gnawed-stock = { $n ->
    [0] Il n’y a rien à manger dans le stock de { $seat }
    [1] 1 balle est dévorée dans le stock de { $seat }
   *[other] { $n } balles sont dévorées dans le stock de { $seat }
}
story-event = { $seat } pioche la carte { $event }
story-nothing = { $event } : sans effet, il n’y a rien à faire
story-customs = { $seat } pose la tuile Douane en { $region } : plus de commerce jusqu’au prochain événement
story-customs-lifted = La tuile Douane quitte l’{ $region }
story-bargain-neutral = { $seat } sème la tuile Occasion en { $region }, rangée { $row }
story-drought = { $seat } envoie la sécheresse en { $region } : { $n ->
    [0] aucune balle perdue
    [1] 1 balle perdue
   *[other] { $n } balles perdues
}
story-fashion = { $n ->
    [0] { $seat } lance la mode des balles { $tobacco }, mais leur marché était vide
    [1] { $seat } lance la mode : 1 balle { $tobacco } quitte le marché
   *[other] { $seat } lance la mode : { $n } balles { $tobacco } quittent le marché
}
story-glut = { $n ->
    [0] { $seat } voudrait des balles { $tobacco } sur le marché, mais il n’en vient pas
    [1] { $seat } inonde le marché : 1 balle { $tobacco } arrive
   *[other] { $seat } inonde le marché : { $n } balles { $tobacco } arrivent
}
story-credit = { $seat } reçoit { $dollars } $ de crédit
story-harvest = { $seat } récolte { $n ->
    [1] 1 balle { $tobacco }
   *[other] { $n } balles { $tobacco }
} en { $region }
story-bare-harvest = { $seat } retire une plantation vide en { $region } et reçoit { $dollars } $
story-neutral-harvest = { $stranger } en { $region } est récoltée : { $n ->
    [0] elle était nue
    [1] 1 balle { $tobacco } va au marché
   *[other] { $n } balles { $tobacco } vont au marché
}{ $over ->
    [0] {""}
    [1] , qui est plein : 1 passe à la défausse
   *[other] , qui est plein : { $over } passent à la défausse
}
story-sown = { $seat } sème en { $region }, rangée { $row }, pour { $dollars } $
story-sown-neutral = { $seat } sème une plantation neutre en { $region }, rangée { $row }
story-bought = { $seat } achète 1 balle { $tobacco } pour { $dollars } $
story-sold = { $seat } vend 1 balle { $tobacco } pour { $dollars } $
story-rolled = { $seat } roule le cigare { $cigar } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $dollars ->
    [0] {""}
   *[other] {" "}et { $dollars } $
}
story-over = La partie est terminée : { $reason }

mark-goal = Parties gagnées aux points, avant que le sac soit vide
mark-class = Vainqueurs ayant roulé un cigare de classe { $class }
mark-sort = Vainqueurs ayant roulé du tabac { $sort }
mark-central-america = Semis faits en Amérique centrale
mark-bought = Le prix le plus rare du tabac { $sort } : achats à ce prix, par partie
mark-sold = Le prix le plus rare du tabac { $sort } : ventes à ce prix, par partie
mark-dominated = Cigares qui ne donnent pas plus qu’un autre qui demande moins

why-price = Une plantation en { $region } coûte { $price } $, vous avez { $dollars } $ : vendez d’abord, ou choisissez une région moins chère.
why-no-plantation = Vous n’avez plus de plantation en main : récoltez-en une d’abord.
why-sown = Vous avez semé { $n ->
    [one] { $n } plantation
   *[other] { $n } plantations
} dans ce tour : c’est le maximum.
why-no-neutral = { $players ->
    [2] Il ne reste plus de plantation neutre.
   *[other] Les plantations neutres ne servent qu’à deux joueurs.
}
why-no-row = { $region } : il n’y a { $n ->
    [1] qu’une rangée.
   *[other] que { $n } rangées, choisissez l’une d’elles.
}
why-occupied = Une plantation occupe déjà cette place : choisissez-en une vide.
why-not-central = Personne ne commence en Amérique centrale : choisissez une autre région.
why-not-there = Aucune de vos plantations n’est à la Récolte en { $region }, rangée { $row }.
why-nothing-there = Il n’y a rien en { $region }, rangée { $row }, { $column } : choisissez une plantation ou un stock.
why-customs = La tuile Douane est posée en { $region } : personne n’y commerce jusqu’au prochain événement.
why-sold = Vous avez vendu du tabac de cette sorte ({ $tobacco }) dans ce tour : rachetez-en à un autre tour.
why-bought = Vous avez acheté du tabac de cette sorte ({ $tobacco }) dans ce tour : vendez-en à un autre tour.
why-bought-and-sold = Vous avez acheté puis vendu du tabac de cette sorte ({ $tobacco }) dans ce tour : vous pouvez en vendre encore, mais n’en rachetez qu’à un autre tour.
why-sold-and-bought = Vous avez vendu puis acheté du tabac de cette sorte ({ $tobacco }) dans ce tour : vous pouvez en acheter encore, mais n’en revendez qu’à un autre tour.
why-none-to-buy = Il n’y a pas de balle { $tobacco } sur le marché ni dans la défausse.
why-cost = 1 balle { $tobacco } coûte { $price } $, vous avez { $dollars } $ : vendez d’abord quelque chose.
why-none-to-sell = Vous n’avez pas de balle { $tobacco } dans votre stock.
why-not-your-cigar = Le cigare { $cigar } n’est pas devant vous.
why-rolled = Vous avez déjà roulé le cigare { $cigar }.
why-missing = Le cigare { $cigar } demande { $n ->
    [1] 1 balle { $tobacco }
   *[other] { $n } balles { $tobacco }
}, vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
} : récoltez ou achetez le reste d’abord.

board-market = Marché
board-stock = Votre stock
board-bag = Cubes dans le sac
board-events = Cartes événement restantes
board-pile = Cigares { $kind } restants
bales = { $n ->
    [0] aucune balle
    [1] 1 balle
   *[other] { $n } balles
}
board-plantation = Plantation de { $seat }, { bales }
board-plantation-neutral = Plantation neutre, { bales }
board-plantation-bargain = La tuile Occasion, { bales }
board-cigar = { $cigar } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $dollars } $
label-bale-orange = balles orange
label-bale-grey = balles grises
label-bale-brown = balles brunes
label-bale-gold = balles dorées

gallery-events = Les cartes événement

# Where points came from, for the page at the end.
source-class-a = Cigares de classe A
source-class-b = Cigares de classe B
source-class-c = Cigares de classe C

# A position as text, for a terminal.
terminal-market = marché
terminal-buy = achat
terminal-sell = vente
terminal-discards = défausse
terminal-bag = Sac
terminal-customs = Douane
terminal-stock = stock
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-plantations = { $n ->
    [one] { $n } plantation en main
   *[other] { $n } plantations en main
}
terminal-beetles = { $n ->
    [one] { $n } vrillette
   *[other] { $n } vrillettes
}
terminal-events = { $n ->
    [one] { $n } événement
   *[other] { $n } événements
}
terminal-neutrals = { $n ->
    [one] { $n } plantation neutre
   *[other] { $n } plantations neutres
}

# The rules page.
rules-cigars = | classe | cigare | balles | points | dollars |

# What things on the board are called.
on-region = { $region } : tabac { $tobacco-word ->
    [orange] orange
    [grey] gris
    [brown] brun
   *[gold] doré
}, semer coûte { $dollars } $
on-place = { $region }, rangée { $row }, { $column }
on-field = { $where } : { $told }
on-nothing = place libre
on-plantation = { board-plantation }
on-plantation-neutral = { board-plantation-neutral }
on-plantation-bargain = { board-plantation-bargain }
on-market = Marché du tabac { $sort } : { $buy ->
    [0] rien à acheter
   *[other] achat { $buy } $
}, vente { $sell } $ ; { $n } dans la défausse
on-customs = Douane : pas de commerce ici ({ $region })
on-bales = { $n } { $tobacco }
on-stock = { $whose ->
    [yours] Votre stock
   *[theirs] Stock de { $seat }
} : { $bales }
on-cigar = { $cigar }{ $whose ->
    [yours] {""}
   *[theirs] {" "}({ $seat })
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $dollars } ${ $rolled ->
    [yes] , roulé
   *[no] {""}
}
on-bag = { board-bag } : { $n }
on-events = { board-events } : { $n }
on-pile = { board-pile } : { $n }
on-beetle = Une vrillette, à placer sur une plantation ou un stock

# The parts of the board that a phone shows one at a time.
zone-all = Tout
zone-asia = Asie
zone-south-asia = Asie S.
zone-africa = Afrique
zone-central-america = Am. C.
zone-mine = À moi
zone-others = Autres

# How far the game has come.
chapter-of = Tour { $n } · { $cubes ->
    [0] le dernier
    [one] { $cubes } cube au sac
   *[other] { $cubes } cubes au sac
} · objectif { $goal } points
chapter-set-up = Mise en place · objectif { $goal } points
chapter-was = { $n ->
    [0] Mise en place
   *[other] Tour de table { $n }
}

# What the buttons of cards say, the way out, the steps of a turn.
do-seed = Commencer ici
do-grow = Commencer ici
do-beetle-plantation = Poser la vrillette ici
do-beetle-stock = Poser la vrillette ici
do-customs = Fermer ce marché
do-bargain = Poser la tuile ici
do-drought = Envoyer la sécheresse ici
do-fashion = Lancer cette mode
do-glut = Inonder ce marché
do-blight = Envoyer les parasites ici
do-harvest = Récolter
do-sow = Semer ici
do-sow-neutral = Semer une neutre, gratuite
do-buy = Acheter { $n }
do-sell = Vendre { $n }
do-roll = Le rouler
title-sow = Semer : { $region }
title-sow-neutral = Neutre : { $region }
title-harvest = Récolter : { $region }
title-seed = Semence : { $region }
title-grow = Pousse : { $region }
title-bargain = Occasion : { $region }
title-buy = Acheter du tabac { $tobacco-word ->
    [orange] orange
    [grey] gris
    [brown] brun
   *[gold] doré
}
title-sell = Vendre du tabac { $tobacco-word ->
    [orange] orange
    [grey] gris
    [brown] brun
   *[gold] doré
}
row-beetle-stock = Poser la vrillette dans le stock de
finish-done = fin de votre tour
crumb-seed = Semence
crumb-grow = Pousse
crumb-beetle-plantation = Vrillette
crumb-beetle-stock = Vrillette
crumb-customs = Douane
crumb-bargain = Occasion
crumb-drought = Sécheresse
crumb-fashion = Mode
crumb-glut = Surproduction
crumb-blight = Parasites
crumb-harvest = Récolte
crumb-sow = Semis { $region-word ->
    [asia] { zone-asia }
    [south-asia] { zone-south-asia }
    [africa] { zone-africa }
   *[central-america] { zone-central-america }
}
crumb-sow-neutral = Neutre
crumb-buy = Achat { $tobacco-word ->
    [orange] orange
    [grey] gris
    [brown] brun
   *[gold] doré
}
crumb-sell = Vente { $tobacco-word ->
    [orange] orange
    [grey] gris
    [brown] brun
   *[gold] doré
}
crumb-roll = { $cigar }
group-harvest = Récolter
group-sow = Semer
group-trade = Commercer
group-roll = Rouler

# A turn of another player, in a few words.
brief-idle = ne fait rien
brief-seed = commence en { $region }
brief-grow = commence en { $region }
brief-roll = { $n ->
    [1] roule { $cigar }
   *[other] roule { $n } cigares
}
brief-harvest = récolte { $n }
brief-sow = sème { $n }
brief-sow-neutral = sème { $n ->
    [one] { $n } neutre
   *[other] { $n } neutres
}
brief-sell = vend { $n }
brief-buy = achète { $n }
brief-beetle = { $n ->
    [one] pose { $n } vrillette
   *[other] pose { $n } vrillettes
}
brief-customs = ferme le marché d’{ $region }
brief-bargain = pose l’Occasion
brief-drought = sécheresse en { $region }
brief-fashion = lance une mode
brief-glut = inonde un marché
brief-blight = envoie les parasites

# What things do, on their cards.
about-region = Les balles { $tobacco } vont à la plantation en Pousse qui en a le moins, la plus haute à égalité. Semer coûte { $dollars } $.
about-seed = Qui sème ici attend que la place de Pousse se libère, ou que l’on sème derrière.
about-neutral = Une plantation neutre est gratuite et n’est à personne : elle pousse la rangée comme les autres, ses balles vont au marché.
about-sowing = Semis { $n } sur { $most } dans ce tour.
about-push = Semer ici fait avancer toute la rangée d’une place.
about-push-harvest = { $whose ->
    [yours] Vous récoltez
   *[theirs] { $seat } récolte
} alors aussitôt { $n ->
    [one] { $n } balle { $tobacco }
   *[other] { $n } balles { $tobacco }
}.
about-push-bare = { $whose ->
    [yours] Vous reprenez
   *[theirs] { $seat } reprend
} alors une plantation vide pour { $dollars } $.
about-push-neutral = Alors { $n ->
    [0] une plantation neutre et nue s’en va.
    [1] 1 balle { $tobacco } va au marché.
   *[other] { $n } balles { $tobacco } vont au marché.
}
about-growth = Seules les plantations de cette colonne reçoivent des balles. Celle de la Semence y vient quand la place se libère, ou quand on sème derrière elle.
about-growth-next = La prochaine balle { $tobacco } pousse ici. Avec { $full } balles, elle passe à la Récolte.
about-growth-later = Les balles vont d’abord où il y en a moins. Avec { $full } balles, elle passe à la Récolte.
about-harvest = Une plantation qui a { $full } balles vient ici et attend qu’on la récolte.
about-harvest-yours = À prendre pendant votre tour : ses balles dans votre stock, la plantation dans votre main.
about-harvest-theirs = Ses balles sont à qui l’a semée, au plus tard quand une autre plantation arrive.
about-harvest-bare-yours = Elle n’a pas de balle : la prendre rapporte { $dollars } $, et la plantation revient en main.
about-harvest-bare-theirs = Elle n’a pas de balle : qui l’a semée en reçoit { $dollars } $.
about-market = On achète d’abord la balle la moins chère, on vend d’abord à la place libre la plus chère.
about-no-trade = Plus personne n’achète ni ne vend ici jusqu’au prochain événement.
about-cigar = Balles demandées : { $bales }.
about-lacks = { $whose ->
    [yours] Il vous manque { $bales }.
   *[theirs] Il manque { $bales } à { $seat }.
}
about-has-all = { $whose ->
    [yours] Vous avez toutes ses balles.
   *[theirs] { $seat } a toutes ses balles.
}
about-then = Une tuile de classe { $kind } lui succède.
about-then-none = Aucune tuile ne lui succède.
about-stock = { $n ->
    [0] Aucune plantation en main.
    [one] { $n } plantation en main, à semer.
   *[other] { $n } plantations en main, à semer.
}
about-stock-beetle = Une vrillette y dévorerait { $n ->
    [one] { $n } balle
   *[other] { $n } balles
}, les moins chères d’abord.
about-bag = Il y reste { $cubes }. Quand il est vide, on finit le tour de table et la partie est terminée.
about-bag-empty = Il est vide : on finit le tour de table, et la partie est terminée.
about-beetles = { $n ->
    [one] { $n } vrillette
   *[other] { $n } vrillettes
}
about-events = Un 1 au dé en retourne une. Il y reste : { $cards }.
about-no-events = Sans événements, un 1 au dé n’apporte rien.
about-pile = Qui roule un cigare de classe { $kind } en reçoit un à la fin du tour.
about-beetle = La moitié des balles où on la pose est perdue, arrondie au supérieur ; puis elle quitte le jeu.

# What will befall a seat, and amounts that mean something.
ahead-rival = Un rival a toutes les balles du cigare { $cigar } : { $points } points finissent la partie.
ahead-bag = Le sac n’a plus que { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} : le tour de table où il se vide est le dernier.
ahead-last-round = Le sac est vide : la partie finit avec ce tour de table.
ahead-exposed = Si l’on sème en { $region }, rangée { $row }, votre plantation vous revient avec { $n ->
    [one] { $n } balle
   *[other] { $n } balles
} seulement.
ahead-beetle = Une vrillette dans votre stock dévorerait { $n } balles : roulez ou vendez à temps.
quick-cigar = { $n } : { $cigar }
quick-spare = { $n } : en trop
quick-all = Les { $n }

# Quand une chose se choisit, si ce n’est pas le moment.
later-stock = On pose une vrillette sur un stock quand il en sort une du sac.
later-field = On sème à la Semence et on récolte à la Récolte ; à la Pousse, une plantation attend ses balles.
later-market = On achète et on vend pendant ses actions, après ce qui est demandé maintenant.
later-cigar = On le roule pendant ses actions, après ce qui est demandé maintenant.
later-region = On ne choisit une région que si un événement le demande.

# Pour qui ne regardait pas, plus court que dans le récit.
since-die = { $seat } fait { $n } au dé
since-grew = { $seat } : +1 balle { $tobacco }, { $region } rangée { $row }
since-ripe = { $seat } : { $region } rangée { $row } est pleine
since-event = { $seat } pioche { $event }

# De même pour la place elle-même : ce qui lui est arrivé, et ce qu’un autre lui a fait.
since-you-dealt = Vous recevez la tuile { $cigar }
since-you-die = Vous faites { $n } au dé
since-you-event = Vous piochez { $event }
since-you-grew = { $n ->
    [1] +1 balle { $tobacco } sur vos plantations
   *[other] +{ $n } balles { $tobacco } sur vos plantations
}
since-you-ripe = { $times ->
    [1] 1 de vos plantations est pleine
   *[other] { $times } de vos plantations sont pleines
}
since-you-credit = Vous recevez { $dollars } $ de crédit
since-you-harvest = Vous récoltez { $n ->
    [1] 1 balle { $tobacco }
   *[other] { $n } balles { $tobacco }
}
since-by-harvest = { $other } pousse dehors { $times } de vos plantations : +{ $n ->
    [1] 1 balle { $tobacco }
   *[other] { $n } balles { $tobacco }
}
since-you-bare-harvest = { $times ->
    [1] 1 de vos plantations est sortie sans balle
   *[other] { $times } de vos plantations sont sorties sans balle
} : +{ $dollars } $
since-by-bare-harvest = { $other } pousse dehors { $times } de vos plantations, sans balle : +{ $dollars } $
since-you-gnawed = { $n ->
    [0] Rien à manger sur vos plantations
    [1] 1 balle { $tobacco } est dévorée sur vos plantations
   *[other] { $n } balles { $tobacco } sont dévorées sur vos plantations
}
since-by-gnawed = { $n ->
    [0] { $other } frappe une de vos plantations vides : rien de dévoré
    [1] { $other } fait dévorer 1 balle { $tobacco } sur vos plantations
   *[other] { $other } fait dévorer { $n } balles { $tobacco } sur vos plantations
}
since-you-gnawed-stock = { $n ->
    [0] Rien à manger dans votre stock
    [1] 1 balle est dévorée dans votre stock
   *[other] { $n } balles sont dévorées dans votre stock
}
since-by-gnawed-stock = { $n ->
    [0] { $other } pose une vrillette dans votre stock : rien de dévoré
    [1] 1 balle dévorée dans votre stock par la vrillette de { $other }
   *[other] { $n } balles dévorées dans votre stock par la vrillette de { $other }
}

# Ce qui compte, d’après ce qui a été appris.
feature-sight = { $n } cubes dans le sac
feature-tile = un cigare { $class } à rouler
feature-lacking = une balle qui manque à un cigare { $class }
feature-missing = quatre dollars pour les balles d’un cigare { $class }
feature-ready = un cigare { $class } qui peut être payé
feature-rolled = un cigare { $class } qui vient d’être roulé
feature-stock = une balle en réserve : { $tobacco }
feature-ripe = une balle en Récolte : { $tobacco }
feature-growing = une plantation en Pousse : { $region }
feature-grown = une balle en Pousse : { $region }
feature-seed = une plantation en Semence : { $region }
feature-exposed = une plantation avec une autre derrière elle
feature-purse = un dollar parmi les dix premiers
feature-savings = un dollar au-delà du dixième
feature-hands = une plantation en main
feature-on-turn = des actions à venir dans ce tour
feature-soon = chaque joueur avant son tour

# Une étape du tour, en cours ou à venir, en un mot.
step-seed = Semence
step-grow = Pousse
step-beetle = Vrillette
step-choose = Événement
step-act = Actions
# Ce qu’on demande aux gens à une vraie table.
luck-deal = Quelle carte de cigare pour { $seat } ?
luck-first = Qui commence ?
luck-die = Que montre le dé ?
luck-cube = Que sort-on du sac ?
luck-event = Quel évènement est retourné ?

# À la vraie table : ce que font les mains.
todo-dealt = Posez la tuile { $cigar } devant { $seat }
todo-opened-seed = Posez une plantation de { $seat } en { $region }, rangée { $row }, à la Semence, { $dollars } $ à la banque
todo-opened-growth = Posez une plantation de { $seat } en { $region }, rangée { $row }, à la Pousse, { $dollars } $ à la banque
todo-grew = Posez 1 balle { $tobacco } chez { $seat } en { $region }, rangée { $row }
todo-grew-neutral = Posez 1 balle { $tobacco } sur la plantation neutre en { $region }, rangée { $row }
todo-wasted = 1 balle { $tobacco } à la défausse : rien ne pousse en { $region }
todo-ripe = Elle est pleine : passez à la Récolte la plantation de { $seat } en { $region }, rangée { $row }, et à la Pousse celle de la Semence derrière elle
todo-ripe-neutral = Elle est pleine : retirez la plantation neutre en { $region }, rangée { $row }, et passez à la Pousse celle de la Semence derrière elle
todo-gnawed = { $n ->
    [0] Il n’y a rien à manger chez { $seat } en { $region }, rangée { $row }
    [1] Retirez 1 balle { $tobacco } chez { $seat } en { $region }, rangée { $row }
   *[other] Retirez { $n } balles { $tobacco } chez { $seat } en { $region }, rangée { $row }
}
todo-gnawed-neutral = { $n ->
    [0] Il n’y a rien à manger sur la plantation neutre en { $region }, rangée { $row }
    [1] Retirez 1 balle { $tobacco } de la plantation neutre en { $region }, rangée { $row }
   *[other] Retirez { $n } balles { $tobacco } de la plantation neutre en { $region }, rangée { $row }
}
todo-gnawed-stock = { $n ->
    [0] Il n’y a rien à manger dans le stock de { $seat }
    [1] Retirez 1 balle du stock de { $seat }
   *[other] Retirez { $n } balles du stock de { $seat }
}
todo-customs = Posez la tuile Douane sur le marché en { $region }
todo-customs-lifted = Retirez la tuile Douane en { $region }
todo-bargain-neutral = Posez la tuile Occasion en { $region }, rangée { $row }, à la Semence
todo-fashion = { $n ->
    [0] Le marché des balles { $tobacco } est vide : rien à déplacer
    [1] Retirez 1 balle { $tobacco } du marché
   *[other] Retirez { $n } balles { $tobacco } du marché
}
todo-glut = { $n ->
    [0] Aucune balle { $tobacco } n’arrive : rien à déplacer
    [1] Posez 1 balle { $tobacco } sur le marché
   *[other] Posez { $n } balles { $tobacco } sur le marché
}
todo-credit = { $dollars } $ de la banque pour { $seat }
todo-harvest = Retirez la plantation de { $seat } en { $region }, { $n ->
    [1] sa balle { $tobacco }
   *[other] ses { $n } balles { $tobacco }
} dans le stock de { $seat }
todo-bare-harvest = Retirez la plantation vide de { $seat } en { $region }, { $dollars } $ de la banque pour { $seat }
todo-sown = Posez une plantation de { $seat } en { $region }, rangée { $row }, à la Semence (s’il y en a une, la rangée avance d’une place), { $dollars } $ à la banque
todo-sown-neutral = Posez une plantation neutre en { $region }, rangée { $row }, à la Semence (s’il y en a une, la rangée avance d’une place)
todo-bought = 1 balle { $tobacco } du marché pour { $seat }, { $dollars } $ à la banque
todo-sold = 1 balle { $tobacco } de { $seat } au marché, { $dollars } $ pour { $seat }
todo-rolled = Retournez la tuile { $cigar } de { $seat }, ses balles à la défausse ; { $seat } avance de { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $dollars ->
    [0] {""}
   *[other] {" "}et reçoit { $dollars } $
}
