name = Cuba
tagline = Plantez, vendez, bâtissez, embarquez, légiférez : six tours avant la révolution.
chapter = Tour { $n }
chapter-word = Tour
chapter-each = tour par tour

option-edition = Le livret suivi : celui de Filosofia (26 bâtiments) ou celui d’eggertspiele (25)
option-boards = La même plantation pour tous, ou chacun en choisit une parmi cinq
option-secret_delegate = La carte pour le parlement se choisit face cachée, avant les actions
option-rounds = Nombre de tours : 6 selon la règle, 7 ou 8 pour prolonger le plaisir
option-edition-filosofia = Filosofia
option-edition-eggert = eggertspiele
option-boards-common = la même pour tous
option-boards-individual = chacun la sienne

label-edition = Édition
label-boards = Plantations
label-board = plantation
label-secret_delegate = Délégué secret
label-rounds = Tours
label-pesos = pesos
label-points = points
label-pawn = ouvrier en
label-hand = main
label-played = jouées
label-delegate = délégué
label-votes = votes
label-bid = votes achetés
label-yard = cour
label-warehouse = entrepôt

thing-wood = bois
thing-stone = { $n ->
    [one] pierre
   *[other] pierres
}
thing-water = { $n ->
    [one] eau
   *[other] eaux
}
thing-citrus = { $n ->
    [one] agrume
   *[other] agrumes
}
thing-sugar = { $n ->
    [one] canne à sucre
   *[other] cannes à sucre
}
thing-tobacco = { $n ->
    [one] tabac
   *[other] tabacs
}
thing-rum = { $n ->
    [one] rhum
   *[other] rhums
}
thing-cigars = { $n ->
    [one] boîte de cigares
   *[other] boîtes de cigares
}
other_thing-citrus = agrume
other_thing-sugar = canne à sucre
other_thing-tobacco = tabac
other_thing-rum = rhum
other_thing-cigars = boîte de cigares

colour-blue = bleue
colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-purple = violette

card-worker = Ouvrier
card-trader = Marchande
card-architect = Architecte
card-foreman = Contremaître
card-mayor = Maire

building-cement-works = Cimenterie
building-sawmill = Scierie
building-golf-course = Terrain de golf
building-cloister = Cloître
building-rum-cafe = Bistro
building-cigar-cafe = Bar à cigares
building-small-harbour-office = Petit comptoir
building-large-harbour-office = Grand comptoir
building-hotel = Hôtel
building-inn = Auberge
building-general-store = Magasin général
building-product-market = Marché des produits
building-material-market = Marché des ressources
building-small-bank = Petite banque
building-large-bank = Grande banque
building-cigar-factory = Manufacture de cigares
building-distillery = Distillerie
building-black-market = Marché noir
building-church = Église
building-town-hall = Mairie
building-dam = Barrage
building-lighthouse = Phare
building-warehouse = Entrepôt
building-canadian-embassy = Ambassade du Canada

kind-tax = I Taxe
kind-duty = II Redevance
kind-subsidy = III Subvention
kind-other = IV Loi diverse

law-tax-1 = Taxe de 1 peso
law-tax-2 = Taxe de 2 pesos
law-tax-3 = Taxe de 3 pesos
law-tax-4 = Taxe de 4 pesos
law-tax-5 = Taxe de 5 pesos
law-tax-buildings = Taxe de 1 peso par bâtiment
law-duty-citrus = Redevance de 1 agrume
law-duty-sugar = Redevance de 1 canne à sucre
law-duty-tobacco = Redevance de 1 tabac
law-duty-water = Redevance de 1 eau
law-duty-materials = Redevance de 2 ressources
law-duty-products = Redevance de 2 produits
law-subsidy-buildings = Subvention aux bâtiments
law-subsidy-materials = Subvention aux champs de ressources
law-subsidy-products = Subvention aux champs de produits
law-subsidy-water = Subvention à l’eau
law-subsidy-votes = Subvention aux votes
law-subsidy-pesos = Subvention aux pesos
law-market-loses = Loi sur le commerce (le marché perd 2 de chaque produit)
law-market-gains = Loi sur le commerce (le marché gagne 2 de chaque produit)
law-drought = Loi sur la sécheresse
law-construction = Loi sur la construction
law-harbour = Loi sur le port
law-corruption = Loi sur la corruption

about-worker = 1 vote. La rangée et la colonne du pion : toutes les ressources et 2 produits ; 1 de plus par eau payée
about-trader = 2 votes. Acheter et vendre des marchandises à volonté ; ou prendre 1 ressource, ou 1 des produits les moins chers
about-architect = 3 votes. Bâtir un bâtiment ; le premier qui y renonce prend 2 points, le deuxième 1
about-foreman = 4 votes. Utiliser les bâtiments de la rangée et de la colonne du pion, ou un seul n’importe où
about-mayor = 5 votes. Charger un seul navire ; le premier qui y renonce prend 4 pesos, le deuxième 2

about-cement-works = Jusqu’à 4 pierres, 1 point chacune
about-sawmill = Jusqu’à 4 bois, 1 point chacun
about-golf-course = Jusqu’à 4 eaux, 1 point chacune
about-cloister = Jusqu’à 2 produits, 1 point chacun
about-rum-cafe = Jusqu’à 3 rhums, 2 points chacun
about-cigar-cafe = Jusqu’à 3 boîtes de cigares, 2 points chacune
about-small-harbour-office = Charger 1 marchandise sur un navire, pour ses points
about-large-harbour-office = Charger 1 ou 2 marchandises d’un même type sur un navire, pour ses points
about-hotel = 2 points
about-inn = 1 point
about-general-store = Vendre 1 bien pour 6 pesos
about-product-market = Vendre 1 produit pour 4 pesos
about-material-market = Vendre jusqu’à 2 ressources, 2 pesos chacune
about-small-bank = 2 pesos
about-large-bank = 4 pesos
about-cigar-factory = Autant de tabacs que voulu deviennent des boîtes de cigares
about-distillery = Autant de cannes à sucre que voulu deviennent du rhum
about-black-market = 1 produit devient 1 bien, ou 1 bien devient 1 produit
about-church = Veto : un projet de loi quitte la partie ; jamais du type écarté au tour précédent
about-town-hall = 2 votes de plus ce tour-ci
about-dam = 2 eaux
about-lighthouse = Échanger le navire en mer contre un navire de la pioche, au choix ; la pioche est mélangée
about-warehouse = Mettre à l’abri tous les produits de la cour
about-canadian-embassy = 1 boîte de cigares

about-tax-1 = Payer 1 peso : 2 points
about-tax-2 = Payer 2 pesos : 2 points
about-tax-3 = Payer 3 pesos : 2 points
about-tax-4 = Payer 4 pesos : 2 points
about-tax-5 = Payer 5 pesos : 2 points
about-tax-buildings = Payer 1 peso par bâtiment, entrepôt compris : 2 points
about-duty-citrus = Payer 1 agrume : 2 points
about-duty-sugar = Payer 1 canne à sucre : 2 points
about-duty-tobacco = Payer 1 tabac : 2 points
about-duty-water = Payer 1 eau : 2 points
about-duty-materials = Payer 2 ressources au choix : 2 points
about-duty-products = Payer 2 produits au choix : 2 points
about-subsidy-buildings = 1 point par bâtiment, entrepôt compris
about-subsidy-materials = 1 point par champ de ressource sans bâtiment
about-subsidy-products = 1 point par champ de produit sans bâtiment
about-subsidy-water = 1 point par eau en stock, 7 au plus
about-subsidy-votes = 1 point par vote de votre carte au parlement
about-subsidy-pesos = 1 point pour 3 pesos, 7 au plus
about-market-loses = À chaque fin de tour, le marché perd 2 de chaque produit
about-market-gains = À chaque fin de tour, le marché gagne 2 de chaque produit
about-drought = L’Ouvrier récolte 1 champ de produit au lieu de 2 ; davantage contre de l’eau
about-construction = Bâtir coûte 2 pesos de plus
about-harbour = Un navire rempli par le Maire ou un comptoir part aussitôt
about-corruption = Aucun vote ne peut être acheté

# Said in several places.
the-building = { $building-word ->
    [cement-works] la { $building }
    [sawmill] la { $building }
    [small-bank] la { $building }
    [large-bank] la { $building }
    [cigar-factory] la { $building }
    [distillery] la { $building }
    [town-hall] la { $building }
    [hotel] l’{ $building }
    [inn] l’{ $building }
    [church] l’{ $building }
    [warehouse] l’{ $building }
    [canadian-embassy] l’{ $building }
   *[other] le { $building }
}
the-card = { $card-word ->
    [trader] la { $card }
    [worker] l’{ $card }
    [architect] l’{ $card }
   *[other] le { $card }
}
some-points = { $points } { $points ->
    [one] point
   *[other] points
}
some-pesos = { $pesos } { $pesos ->
    [one] peso
   *[other] pesos
}
some-votes = { $n } { $n ->
    [one] vote
   *[other] votes
}

prompt-boards = Choisissez votre plantation
prompt-start = Choisissez vos premières pièces : { $materials ->
    [0] { "" }
    [1] 1 ressource
   *[other] { $materials } ressources
}{ $both ->
    [yes] { " et " }
   *[no] { "" }
}{ $products ->
    [0] { "" }
    [1] 1 produit
   *[other] { $products } produits
}
prompt-delegates = Choisissez en secret qui ira au parlement
prompt-act = Jouez une carte
prompt-work = Ouvrier : placez votre pion sur un champ
prompt-harvest = Ouvrier : choisissez un champ de produit{ $free ->
    [0] { " contre 1 eau" }
   *[other] { "" }
}, ou terminez
prompt-trade = { $instead ->
    [both] Marchande : achetez et vendez, ou prenez plutôt 1 ressource ou 1 des produits les moins chers
    [material] Marchande : achetez et vendez, ou prenez plutôt 1 ressource
    [product] Marchande : achetez et vendez, ou prenez plutôt 1 des produits les moins chers
   *[none] Marchande : achetez et vendez, ou terminez
}
prompt-build = { $points ->
    [0] Architecte : bâtissez, ou terminez
   *[other] Architecte : bâtissez, ou prenez plutôt { some-points }
}
prompt-site = { $building } : choisissez son champ
prompt-oversee = Contremaître : utilisez vos bâtiments
prompt-use = { $building } : à vous de choisir
prompt-load = { $loader ->
    [small] Petit comptoir : chargez 1 marchandise sur un navire
    [large] Grand comptoir : chargez des marchandises d’un même type sur un navire
    [more] Chargez encore le navire du quai { $dock }, ou terminez
   *[mayor] { $pesos ->
        [0] Maire : chargez un seul navire, ou terminez
       *[other] Maire : chargez un seul navire, ou prenez plutôt { some-pesos }
    }
}
prompt-vote = { $n ->
    [2] Égalité : achetez encore des votes, en secret, 1 peso chacun
   *[other] Achetez des votes en secret, 1 peso chacun
}
prompt-enact = { $more ->
    [yes] { $n ->
        [one] Faites adopter encore un projet de loi
       *[other] Faites adopter encore { $n } projets de loi
    }
   *[no] { $n ->
        [one] Vous avez la majorité : faites adopter un projet de loi
       *[other] Vous avez la majorité : faites adopter { $n } projets de loi
    }
}
prompt-tax = Payer { some-pesos } de taxe pour { some-points } ?
prompt-duty = { $left ->
    [0] { $paid ->
        [yes] Payer la redevance pour { some-points }, celui des deux paiements compris ?
       *[no] Payer la redevance pour { some-points } ?
    }
   *[other] Payez le reste de la redevance : encore { $left }
}

move-first = { $seat } commence
move-ship = Le navire { $ship } arrive : { $cargo }
move-bill = Projet de loi : { $law }
move-board = Choisir la plantation { $colour } ({ $layout })
move-take = Prendre 1 { $thing }
move-take-points = Prendre les points au lieu de bâtir
move-take-pesos = Prendre les pesos au lieu de charger
move-delegate = Envoyer { the-card } au parlement
move-play = Jouer { the-card }
move-work = Ouvrier sur { $field }
move-harvest = Récolter { $field }
move-sell = Vendre 1 { $thing }
move-buy = Acheter 1 { $thing }
move-build = Bâtir { the-building } ({ $cost })
move-on = Poser sur { $field }
move-use = Utiliser { the-building }
move-spend = Remettre { $n } { $thing }
move-roll = { $n ->
    [one] Rouler { $n } tabac en { $n } boîte de cigares
   *[other] Rouler { $n } tabacs en { $n } boîtes de cigares
}
move-distil = { $n ->
    [one] Distiller { $n } canne à sucre en { $n } rhum
   *[other] Distiller { $n } cannes à sucre en { $n } rhums
}
move-swap = Échanger 1 { $thing } contre 1 { $other_thing }
move-veto = Veto : { $law }
move-beckon = Appeler le navire { $ship } : { $cargo }
move-load = Charger 1 { $thing } au quai { $dock }
move-votes = { $n ->
    [0] N’acheter aucun vote
   *[other] Acheter { some-votes }
}
move-enact = Faire adopter : { $law }
move-pay = Payer 1 { $thing }
move-pay-pesos = Payer la taxe
move-refuse = Ne pas payer
move-done = Terminer

told-first = { $seat } commence
told-ship = Le navire { $ship } arrive : { $cargo }
told-bill = Un projet de loi est dévoilé : { $law }
told-board = { $seat } choisit la plantation { $colour }
told-take = { $seat } prend 1 { $thing }
told-take-points = { $seat } prend les points au lieu de bâtir
told-take-pesos = { $seat } prend les pesos au lieu de charger
told-delegate = { $seat } envoie { the-card } au parlement
told-play = { $seat } joue { the-card }
told-work = { $seat } travaille sur { $field }
told-harvest = { $seat } récolte { $field }
told-sell = { $seat } vend 1 { $thing }
told-buy = { $seat } achète 1 { $thing }
told-build = { $seat } paie { the-building } ({ $cost })
told-on = { $seat } bâtit sur { $field }
told-use = { $seat } utilise { the-building }
told-spend = { $seat } remet { $n } { $thing }
told-roll = { $n ->
    [one] { $seat } roule { $n } tabac en { $n } boîte de cigares
   *[other] { $seat } roule { $n } tabacs en { $n } boîtes de cigares
}
told-distil = { $n ->
    [one] { $seat } distille { $n } canne à sucre en { $n } rhum
   *[other] { $seat } distille { $n } cannes à sucre en { $n } rhums
}
told-swap = { $seat } échange 1 { $thing } contre 1 { $other_thing }
told-veto = { $seat } met son veto : { $law }
told-beckon = { $seat } appelle le navire { $ship } : { $cargo }
told-load = { $seat } charge 1 { $thing } au quai { $dock }
told-votes = { $n ->
    [0] { $seat } n’achète aucun vote
   *[other] { $seat } achète { some-votes }
}
told-enact = { $seat } fait adopter : { $law }
told-pay = { $seat } paie 1 { $thing }
told-pay-pesos = { $seat } paie la taxe
told-refuse = { $seat } ne paie pas
told-done = { $seat } s’en tient là

source-start = mise en place
source-worker = Ouvrier
source-trader = Marchande
source-architect = Architecte, sans bâtir
source-mayor = Maire, sans charger
source-cement-works = Cimenterie
source-sawmill = Scierie
source-golf-course = Terrain de golf
source-cloister = Cloître
source-rum-cafe = Bistro
source-cigar-cafe = Bar à cigares
source-hotel = Hôtel
source-inn = Auberge
source-general-store = Magasin général
source-product-market = Marché des produits
source-material-market = Marché des ressources
source-small-bank = Petite banque
source-large-bank = Grande banque
source-cigar-factory = Manufacture de cigares
source-distillery = Distillerie
source-black-market = Marché noir
source-dam = Barrage
source-canadian-embassy = Ambassade du Canada
source-tax = taxe
source-duty = redevance
source-both = taxe et redevance payées
source-subsidy-buildings = subvention aux bâtiments
source-subsidy-materials = subvention aux champs de ressources
source-subsidy-products = subvention aux champs de produits
source-subsidy-water = subvention à l’eau
source-subsidy-votes = subvention aux votes
source-subsidy-pesos = subvention aux pesos
source-end = bâtiments en fin de partie

reason-last-round = le dernier tour est joué

story-board = { $seat } choisit la plantation { $colour }
story-played = { $seat } joue { the-card }
story-worker = { $seat } travaille sur { $field }
story-watered = { $seat } paie 1 eau pour récolter { $field }
story-thing = { $source-word ->
    [start] { $seat } prend { $n } { $thing }
   *[other] { $seat } reçoit { $n } { $thing } ({ $source })
}
story-sold = { $seat } vend { $n } { $thing } pour { some-pesos }
story-bought = { $seat } achète { $n } { $thing } pour { some-pesos }
story-construction = { $seat } paie { some-pesos } de plus (loi sur la construction)
story-built = { $seat } bâtit { the-building } sur { $field }
story-used = { $seat } utilise { the-building }
story-spent = { $seat } remet { $n } { $thing } ({ $building })
story-stored = { $seat } entrepose { $n } { $thing }
story-vetoed = { $seat } met son veto : { $law }
story-beckoned = { $seat } appelle en mer le navire { $ship }
story-loaded = { $seat } charge { $n } { $thing } au quai { $dock } pour { some-points }
story-pesos = { $seat } reçoit { $n } { $n ->
    [one] peso
   *[other] pesos
} ({ $source })
story-points = { $seat } marque { some-points } ({ $source })
story-first = { $seat } prend la carte Premier joueur
story-stays-first = { $seat } garde la carte Premier joueur
story-delegate = { $seat } envoie { the-card } au parlement : { some-votes }
story-votes = { $n ->
    [0] { $seat } n’achète aucun vote et en a { $votes }
   *[other] { $seat } achète { some-votes } et en a { $votes }
}
story-tied = Égalité à { some-votes } : les ex æquo achètent à nouveau
story-majority = { $seat } a la majorité avec { some-votes }
story-bill = Un projet de loi est dévoilé : { $law }
story-enacted = { $seat } fait adopter : { $law }
story-paid-tax = { $seat } paie { some-pesos } de taxe
story-paid-duty = { $seat } paie { $n } { $thing } de redevance
story-market-loses = Le marché perd { $n } { $thing }
story-market-gains = Le marché gagne { $n } { $thing }
story-spoiled = { $seat } perd { $n } { $thing } de sa cour
story-sailed = Le navire { $ship } quitte le quai { $dock }
story-arrived = { $dock ->
    [0] Le navire { $ship } paraît en mer
   *[other] Le navire { $ship } accoste au quai { $dock }
}
story-round = Le tour { $n } commence
story-over = La partie est terminée : { $reason }

board-sea = En mer
board-dock = Quai { $n }
board-parliament = Parlement
board-supply = Réserve
board-round = Tour
board-yard = Votre cour (cerclé : entrepôt)
board-plantation = Plantation de { $seat }
board-choose = Plantations encore à choisir
board-colour = La plantation { $colour }

# The position in a terminal.
picture-round = Tour
picture-market = Marché
picture-sea = en mer
picture-dock = quai
picture-bill = projet
picture-yard = cour
picture-warehouse = entrepôt
picture-hand = main
picture-played = jouées
picture-delegate = délégué
picture-nothing = rien
picture-empty = vide
picture-tax = Taxe de { some-pesos }
picture-duty = Redevance de 1 agrume
picture-board = plantation { $colour }
picture-free = plantations encore à choisir

gallery-things = Ressources, produits, biens
gallery-characters = Les personnages
gallery-buildings = Les bâtiments

why-delegate = Votre délégué ({ $card }) ira au parlement : jouez une autre carte.
why-card-played = Cette carte ({ $card }) est déjà jouée : choisissez-en une de votre main.
why-not-active = Récoltez un champ de la rangée ou de la colonne de votre pion (sur { $pawn }) : { $field } n’est ni dans l’une ni dans l’autre.
why-harvested = Aucun champ ne donne deux fois : { $field } a déjà donné.
why-field-bears-building = Un bâtiment ({ $building }) occupe { $field }, qui ne donne rien : choisissez autre chose.
why-field-material = Récoltez un champ de produit : { $field } donne une ressource ({ $thing }) qui vient d’elle-même.
why-supply-empty = La réserve est épuisée ({ $thing }).
why-only-instead = C’était à prendre au lieu d’agir : vous avez déjà commencé.
why-have-none = Vous n’en avez pas ({ $thing }).
why-board-taken = { $other } a déjà la plantation { $colour } : choisissez-en une autre.
why-take-points = Qui ne bâtit rien prend les points encore là : bâtissez, ou prenez { some-points }.
why-take-pesos = Qui ne charge rien prend les pesos encore là : chargez, ou prenez { some-pesos }.
why-bought-again = Vendu puis acheté pendant cette action ({ $thing }) : le sens ne change qu’une fois, achetez encore ou restez-en là.
why-sold-again = Acheté puis vendu pendant cette action ({ $thing }) : le sens ne change qu’une fois, vendez encore ou restez-en là.
why-bought-before = Acheté pendant cette action ({ $thing }) : pas de revente aussitôt.
why-sold-before = Vendu pendant cette action ({ $thing }) : pas de rachat aussitôt.
why-too-dear = 1 { $thing } coûte { $price } pesos ; vous en avez { $pesos }.
why-marker = Quelqu’un l’a déjà pris ce tour-ci : la case est couverte.
why-markers = Deux joueurs l’ont déjà pris ce tour-ci : les cases sont couvertes.
why-not-cheapest = Ce n’est pas le produit le moins cher du marché ({ $thing }) : prenez-en un qui l’est.
why-none-left = { $building } : il n’en reste plus à bâtir.
why-materials = { $building } coûte { $n } { $thing }, vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
} : bâtissez ce que vous pouvez payer.
why-construction = La loi sur la construction exige { $pesos } pesos de plus, vous en avez { $have }.
why-no-field = Tous vos champs sont bâtis.
why-field-built = Choisissez un champ libre : { $field } porte déjà un bâtiment.
why-no-building = Vous n’avez pas ce bâtiment ({ $building }).
why-useless = { $building } : sans effet pour l’instant.
why-used = { $building } : déjà utilisé.
why-out-of-reach = { $building } : ni dans la rangée ni dans la colonne de votre pion (sur { $pawn }) ; un bâtiment pris n’importe où s’utilise seul.
why-banned = Un projet de ce type a été écarté au tour précédent ({ $kind }) : choisissez-en un autre ou aucun.
why-no-bill = { $law } : ce projet de loi n’est pas sur la table.
why-not-taken = { $building } : { $thing } n’y sert à rien.
why-spend = Vous avez { $have } { $thing } : remettez-en { $most } au plus.
why-no-ship = Aucun navire au quai { $dock }.
why-one-ship = Vous chargez au quai { $chosen } : un seul navire à la fois.
why-no-room = Le navire du quai { $dock } n’a pas de place pour cela ({ $thing }).
why-one-type = Le Grand comptoir ne charge qu’un type de marchandise à la fois.
why-votes = Vous avez { $most ->
    [one] { $most } peso : achetez { $most } vote
   *[other] { $most } pesos : achetez { $most } votes
} au plus.
why-part-payment = Vous avez commencé à payer : payez le reste.
why-duty-asks = La redevance ne demande pas cela ({ $thing }).

# Where points came from, for the page at the end.
source-loaded = Navires

# How far the game has come
chapter-of = Tour { $n } sur { $rounds }

# What things on the board are called.
field-a1 = le champ de l’entrepôt
field-a2 = le champ d’agrumes du haut
field-a3 = le champ de bois du haut
field-a4 = le champ de pierre du haut
field-b1 = le champ de tabac du milieu
field-b2 = le champ de bois du milieu
field-b3 = le champ d’eau du milieu
field-b4 = le champ de canne du milieu
field-c1 = le champ de pierre du bas
field-c2 = le champ de tabac du bas
field-c3 = le champ d’agrumes du bas
field-c4 = le champ de canne du bas
pawn-a1 = { field-a1 }
pawn-a2 = { field-a2 }
pawn-a3 = { field-a3 }
pawn-a4 = { field-a4 }
pawn-b1 = { field-b1 }
pawn-b2 = { field-b2 }
pawn-b3 = { field-b3 }
pawn-b4 = { field-b4 }
pawn-c1 = { field-c1 }
pawn-c2 = { field-c2 }
pawn-c3 = { field-c3 }
pawn-c4 = { field-c4 }
row-upper = en haut
row-middle = au milieu
row-lower = en bas

on-dock = { board-dock } : { some-points } par marchandise
on-ship = Navire { $ship } au quai { $dock } : place pour { $cargo }
on-ship-full = Navire { $ship } au quai { $dock } : complet
on-ship-at-sea = Navire { $ship } en mer : place pour { $cargo }
on-parliament = Parlement
on-law = Loi en vigueur, { $kind } : { $law }
on-printed-tax = En vigueur, { $kind } : Taxe de { some-pesos }
on-printed-duty = En vigueur, { $kind } : Redevance de 1 agrume
on-no-law = Pas de loi en vigueur, { $kind }
on-bill = Projet de loi, { $kind } : { $law }
on-no-bill = Pas de projet de loi, { $kind }
on-market = Marché, { $thing } : s’achète { some-buy }, se vend { $sell }
some-buy = { $buy } { $buy ->
    [one] peso
   *[other] pesos
}
on-round = Tour { $round } sur { $of }
on-supply = Réserve : { $n } { $thing }
on-field = { $field }{ $boards ->
    [individual] { " : " }{ $thing }
   *[other] {""}
}{ stands-here }
on-built = { $building } sur { $field }{ stands-here }
stands-here = { $works ->
    [yes] , l’ouvrier s’y trouve
   *[no] {""}
}
on-of = { $seat } : { $told }
on-plantation = { board-plantation }
on-colour = { board-colour }
on-site = { $building } : coûte { $cost }, { $left ->
    [0] épuisé
   *[other] il en reste { $left }
}
on-card = { $card }, { some-votes }{ $state ->
    [played] , carte jouée
    [delegate] , ira au parlement
   *[hand] {""}
}
on-yard = { $whose ->
    [yours] Votre cour
   *[theirs] Cour de { $seat }
} : { $n } { $thing }{ $kept ->
    [0] {""}
   *[other] , { $kept } à l’entrepôt
}
on-purse = { $whose ->
    [yours] Votre bourse
   *[theirs] Bourse de { $seat }
} : { some-pesos }

# The parts of the board that a phone shows one at a time.
zone-all = Tout
zone-harbour = Port
zone-laws = Lois
zone-market = Marché
zone-farm = Ferme
zone-site = Chantier
zone-hand = Main
zone-yard = Cour
zone-others = Autres
