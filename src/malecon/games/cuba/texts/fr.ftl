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

law-tax-1 = Taxe de { $law-tax-1 ->
    [one] { $law-tax-1 } peso
   *[other] { $law-tax-1 } pesos
}
law-tax-2 = Taxe de { $law-tax-2 ->
    [one] { $law-tax-2 } peso
   *[other] { $law-tax-2 } pesos
}
law-tax-3 = Taxe de { $law-tax-3 ->
    [one] { $law-tax-3 } peso
   *[other] { $law-tax-3 } pesos
}
law-tax-4 = Taxe de { $law-tax-4 ->
    [one] { $law-tax-4 } peso
   *[other] { $law-tax-4 } pesos
}
law-tax-5 = Taxe de { $law-tax-5 ->
    [one] { $law-tax-5 } peso
   *[other] { $law-tax-5 } pesos
}
law-tax-buildings = Taxe de { $law-tax-6 ->
    [one] { $law-tax-6 } peso
   *[other] { $law-tax-6 } pesos
} par bâtiment
law-duty-citrus = Redevance de 1 agrume
law-duty-sugar = Redevance de 1 canne à sucre
law-duty-tobacco = Redevance de 1 tabac
law-duty-water = Redevance de 1 eau
law-duty-materials = Redevance de { $law-chosen ->
    [one] { $law-chosen } ressource
   *[other] { $law-chosen } ressources
}
law-duty-products = Redevance de { $law-chosen ->
    [one] { $law-chosen } produit
   *[other] { $law-chosen } produits
}
law-subsidy-buildings = Subvention aux bâtiments
law-subsidy-materials = Subvention aux champs de ressources
law-subsidy-products = Subvention aux champs de produits
law-subsidy-water = Subvention à l’eau
law-subsidy-votes = Subvention aux votes
law-subsidy-pesos = Subvention aux pesos
law-market-loses = Loi sur le commerce (le marché perd { $law-market } de chaque produit)
law-market-gains = Loi sur le commerce (le marché gagne { $law-market } de chaque produit)
law-drought = Loi sur la sécheresse
law-construction = Loi sur la construction
law-harbour = Loi sur le port
law-corruption = Loi sur la corruption

about-worker = La rangée et la colonne du pion : toutes les ressources et { $worker-fields ->
    [one] { $worker-fields } produit
   *[other] { $worker-fields } produits
} ; 1 de plus par eau payée
about-trader = Acheter et vendre des marchandises à volonté ; ou prendre 1 ressource, ou 1 des produits les moins chers
about-architect = Bâtir un bâtiment. Qui ne bâtit rien prend des points : le premier { $architect-points-1 ->
    [one] { $architect-points-1 } point
   *[other] { $architect-points-1 } points
}, le deuxième { $architect-points-2 }
about-foreman = Utiliser les bâtiments de la rangée et de la colonne du pion, ou un seul n’importe où
about-mayor = Charger un seul navire. Qui ne charge rien prend des pesos : le premier { $mayor-pesos-1 ->
    [one] { $mayor-pesos-1 } peso
   *[other] { $mayor-pesos-1 } pesos
}, le deuxième { $mayor-pesos-2 }

about-cement-works = Jusqu’à { $building-cement-works-most ->
    [one] { $building-cement-works-most } pierre
   *[other] { $building-cement-works-most } pierres
}, { $building-cement-works-points ->
    [one] { $building-cement-works-points } point
   *[other] { $building-cement-works-points } points
} chacune
about-sawmill = Jusqu’à { $building-sawmill-most } bois, { $building-sawmill-points ->
    [one] { $building-sawmill-points } point
   *[other] { $building-sawmill-points } points
} chacun
about-golf-course = Jusqu’à { $building-golf-course-most ->
    [one] { $building-golf-course-most } eau
   *[other] { $building-golf-course-most } eaux
}, { $building-golf-course-points ->
    [one] { $building-golf-course-points } point
   *[other] { $building-golf-course-points } points
} chacune
about-cloister = Jusqu’à { $building-cloister-most ->
    [one] { $building-cloister-most } produit
   *[other] { $building-cloister-most } produits
}, { $building-cloister-points ->
    [one] { $building-cloister-points } point
   *[other] { $building-cloister-points } points
} chacun
about-rum-cafe = Jusqu’à { $building-rum-cafe-most ->
    [one] { $building-rum-cafe-most } rhum
   *[other] { $building-rum-cafe-most } rhums
}, { $building-rum-cafe-points ->
    [one] { $building-rum-cafe-points } point
   *[other] { $building-rum-cafe-points } points
} chacun
about-cigar-cafe = Jusqu’à { $building-cigar-cafe-most ->
    [one] { $building-cigar-cafe-most } boîte de cigares
   *[other] { $building-cigar-cafe-most } boîtes de cigares
}, { $building-cigar-cafe-points ->
    [one] { $building-cigar-cafe-points } point
   *[other] { $building-cigar-cafe-points } points
} chacune
about-small-harbour-office = Charger 1 marchandise sur un navire, pour ses points
about-large-harbour-office = Charger jusqu’à { $building-large-harbour-office-most ->
    [one] { $building-large-harbour-office-most } marchandise
   *[other] { $building-large-harbour-office-most } marchandises
} d’un même type sur un navire, pour ses points
about-hotel = { $building-hotel-points ->
    [one] { $building-hotel-points } point
   *[other] { $building-hotel-points } points
}
about-inn = { $building-inn-points ->
    [one] { $building-inn-points } point
   *[other] { $building-inn-points } points
}
about-general-store = Vendre { $building-general-store-most ->
    [one] { $building-general-store-most } bien
   *[other] { $building-general-store-most } biens
} pour { $building-general-store-pesos ->
    [one] { $building-general-store-pesos } peso
   *[other] { $building-general-store-pesos } pesos
}
about-product-market = Vendre { $building-product-market-most ->
    [one] { $building-product-market-most } produit
   *[other] { $building-product-market-most } produits
} pour { $building-product-market-pesos ->
    [one] { $building-product-market-pesos } peso
   *[other] { $building-product-market-pesos } pesos
}
about-material-market = Vendre jusqu’à { $building-material-market-most ->
    [one] { $building-material-market-most } ressource
   *[other] { $building-material-market-most } ressources
}, { $building-material-market-pesos ->
    [one] { $building-material-market-pesos } peso
   *[other] { $building-material-market-pesos } pesos
} chacune
about-small-bank = { $building-small-bank-pesos ->
    [one] { $building-small-bank-pesos } peso
   *[other] { $building-small-bank-pesos } pesos
}
about-large-bank = { $building-large-bank-pesos ->
    [one] { $building-large-bank-pesos } peso
   *[other] { $building-large-bank-pesos } pesos
}
about-cigar-factory = Autant de tabacs que voulu deviennent des boîtes de cigares
about-distillery = Autant de cannes à sucre que voulu deviennent du rhum
about-black-market = 1 produit devient 1 bien, ou 1 bien devient 1 produit
about-church = Veto : un projet de loi quitte la partie ; jamais du type écarté au tour précédent
about-town-hall = { $building-town-hall-votes ->
    [one] { $building-town-hall-votes } vote
   *[other] { $building-town-hall-votes } votes
} de plus ce tour-ci
about-dam = { $building-dam-water-made ->
    [one] { $building-dam-water-made } eau
   *[other] { $building-dam-water-made } eaux
}
about-lighthouse = Échanger le navire en mer contre un navire de la pioche, au choix ; la pioche est mélangée
about-warehouse = Mettre à l’abri tous les produits de la cour
about-canadian-embassy = { $building-canadian-embassy-cigars-made ->
    [one] { $building-canadian-embassy-cigars-made } boîte de cigares
   *[other] { $building-canadian-embassy-cigars-made } boîtes de cigares
}

about-tax-1 = Payer { $law-tax-1 ->
    [one] { $law-tax-1 } peso
   *[other] { $law-tax-1 } pesos
} : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-tax-2 = Payer { $law-tax-2 ->
    [one] { $law-tax-2 } peso
   *[other] { $law-tax-2 } pesos
} : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-tax-3 = Payer { $law-tax-3 ->
    [one] { $law-tax-3 } peso
   *[other] { $law-tax-3 } pesos
} : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-tax-4 = Payer { $law-tax-4 ->
    [one] { $law-tax-4 } peso
   *[other] { $law-tax-4 } pesos
} : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-tax-5 = Payer { $law-tax-5 ->
    [one] { $law-tax-5 } peso
   *[other] { $law-tax-5 } pesos
} : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-tax-buildings = Payer { $law-tax-6 ->
    [one] { $law-tax-6 } peso
   *[other] { $law-tax-6 } pesos
} par bâtiment, entrepôt compris : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-duty-citrus = Payer 1 agrume : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-duty-sugar = Payer 1 canne à sucre : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-duty-tobacco = Payer 1 tabac : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-duty-water = Payer 1 eau : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-duty-materials = Payer { $law-chosen ->
    [one] { $law-chosen } ressource
   *[other] { $law-chosen } ressources
} au choix : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-duty-products = Payer { $law-chosen ->
    [one] { $law-chosen } produit
   *[other] { $law-chosen } produits
} au choix : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-subsidy-buildings = 1 point par bâtiment, entrepôt compris
about-subsidy-materials = 1 point par champ de ressource sans bâtiment
about-subsidy-products = 1 point par champ de produit sans bâtiment
about-subsidy-water = 1 point par eau en stock, { $law-most } au plus
about-subsidy-votes = 1 point par vote de votre carte au parlement
about-subsidy-pesos = 1 point pour { $law-pesos ->
    [one] { $law-pesos } peso
   *[other] { $law-pesos } pesos
}, { $law-most } au plus
about-market-loses = À chaque fin de tour, le marché perd { $law-market } de chaque produit
about-market-gains = À chaque fin de tour, le marché gagne { $law-market } de chaque produit
about-drought = L’Ouvrier récolte { $worker-drought ->
    [one] { $worker-drought } champ de produit
   *[other] { $worker-drought } champs de produits
} au lieu de { $worker-fields } ; davantage contre de l’eau
about-construction = Bâtir coûte { $construction-pesos ->
    [one] { $construction-pesos } peso
   *[other] { $construction-pesos } pesos
} de plus
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
prompt-start = Prenez { $materials ->
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
prompt-delegates = Qui ira au parlement ?
prompt-act = Jouez un personnage
prompt-work = Où va votre ouvrier ?
prompt-harvest = { $free ->
    [0] Récolter encore, contre 1 eau ?
   *[other] Quels champs récolter ?
}
prompt-trade = { $instead ->
    [both] Achetez, vendez, ou servez-vous
    [material] Achetez, vendez, ou 1 ressource
    [product] Achetez, vendez, ou 1 produit
   *[none] Achetez et vendez
}
prompt-build = Quel bâtiment ?
prompt-site = Sur quel champ ?
prompt-oversee = Quels bâtiments utiliser ?
prompt-use = { $building-word ->
    [black-market] { $building } : quoi contre quoi ?
    [church] { $building } : quel projet ?
    [lighthouse] { $building } : quel navire ?
   *[other] { $building } : combien ?
}
prompt-load = { $loader ->
    [mayor] Quel navire charger ?
    [more] Charger encore au quai { $dock } ?
   *[other] Quelle marchandise charger ?
}
prompt-vote = { $n ->
    [2] Égalité : encore des votes ?
   *[other] Combien de votes acheter ?
}
prompt-enact = { $more ->
    [yes] { $n ->
        [one] Adoptez encore un projet
       *[other] Adoptez encore { $n } projets
    }
   *[no] { $n ->
        [one] Majorité : adoptez un projet
       *[other] Majorité : adoptez { $n } projets
    }
}
prompt-tax = Payer { some-pesos } de taxe ({ some-points }) ?
prompt-duty = { $left ->
    [0] Payer la redevance ({ some-points }) ?
   *[other] Payez le reste : encore { $left }
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
move-work = Envoyer l’ouvrier sur { $field }
move-harvest = Récolter { $field }
move-sell = Vendre 1 { $thing }
move-buy = Acheter 1 { $thing }
move-build = Bâtir { the-building } ({ $cost })
move-on = Bâtir sur { $field }
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
board-character = { $card }{ $state ->
    [last] , carte jouée en dernier
    [played] , carte jouée
   *[hand] { "" }
}
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

on-dock = Quai { $dock } : { some-points } par marchandise
on-ship = Navire { $ship } au quai { $dock } : place pour { $cargo }
on-ship-full = Navire { $ship } au quai { $dock } : complet
on-ship-at-sea = Navire { $ship } en mer : place pour { $cargo }
on-parliament = Parlement
on-law = { $law } : loi en vigueur, { $kind }
on-printed-tax = Taxe de { some-pesos } : en vigueur, { $kind }
on-printed-duty = Redevance de 1 agrume : en vigueur, { $kind }
on-no-law = Pas de loi en vigueur, { $kind }
on-bill = { $law } : projet de loi, { $kind }
on-no-bill = Pas de projet de loi, { $kind }
plain-thing = { $thing-word ->
    [stone] pierre
    [water] eau
    [citrus] agrumes
    [sugar] canne à sucre
    [tobacco] tabac
    [rum] rhum
    [cigars] cigares
   *[wood] bois
}
on-market = Marché, { plain-thing } : s’achète { some-buy }, se vend { $sell }
some-buy = { $buy } { $buy ->
    [one] peso
   *[other] pesos
}
on-round = Tour { $round } sur { $of }
on-supply = Réserve, { plain-thing } : il en reste { $n }
on-field = { $field }{ $boards ->
    [individual] { " : " }{ $thing }
   *[other] {""}
}{ stands-here }
on-built = { $building } sur { $field }{ stands-here }
on-warehouse = { $building }{ stands-here }
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
on-yard = { plain-thing } : { $n } dans { $whose ->
    [yours] votre cour
   *[theirs] la cour de { $seat }
}{ $kept ->
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

# Ce que les fiches disent de plus.
note-at-the-end = À la fin : { $end-building ->
    [one] { $end-building } point
   *[other] { $end-building } points
}
note-foreman-uses = Avec le Contremaître : { $what }
note-material-field = Donne d’office 1 { $thing } quand l’Ouvrier est dans sa rangée ou sa colonne
note-product-field = L’Ouvrier dans sa rangée ou sa colonne peut y récolter 1 { $thing } : { $worker-fields ->
    [one] { $worker-fields } champ de produit
   *[other] { $worker-fields } champs de produits
} sans rien payer, 1 eau pour chaque autre
note-product-site = Bâtir ici met fin à cette récolte ({ $thing })
note-material-site = Bâtir ici met fin à ce qui venait d’ici ({ $thing })
note-plantation = Sa dernière carte aura { $least } à { $most } votes. Un clic montre la plantation en grand.
note-printed-tax = Payer { $law-tax-printed ->
    [one] { $law-tax-printed } peso
   *[other] { $law-tax-printed } pesos
} : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}, tant qu’aucune taxe n’est adoptée
note-printed-duty = Payer 1 agrume : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}, tant qu’aucune redevance n’est adoptée
note-no-law = Un projet de ce type, une fois adopté, reste en vigueur jusqu’au suivant
note-no-bill = Le projet de ce type est adopté ou écarté ; le prochain tour en apporte un autre
note-ship = Chaque marchandise chargée ici rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Il part quand il est plein et, du quai 3, de toute façon en fin de tour
note-ship-at-sea = Il vient à quai quand une place se libère ; on ne charge rien en mer
note-dock = Chaque marchandise chargée ici rapporte ces points. En fin de tour, les navires avancent vers le quai 3
note-parliament = Les votes de la carte gardée, et ceux achetés en secret, 1 peso chacun : qui en a le plus fait adopter { $law-passed ->
    [one] { $law-passed } projet
   *[other] { $law-passed } projets
}
note-votes = { $seat } : { some-votes }, { $pesos } de plus au maximum
note-tie = À égalité, les ex æquo achètent une seconde fois ; encore à égalité, l’emporte le plus proche du premier joueur dans le sens du jeu, { $seat } d’abord
note-market = Chaque achat rend le suivant plus cher, chaque vente moins cher
note-supply = Ce qui reste pour tous
note-round = À chaque tour : quatre personnages chacun, le parlement, les lois en vigueur
note-yard-material = Pour bâtir, et pour certaines redevances ; cela reste d’un tour à l’autre
note-yard-product = À charger, à vendre ou à transformer. Perdu en fin de tour s’il est dans la cour, gardé s’il est à l’entrepôt
note-yard-good = À charger ou à vendre ; ne se perd pas
note-purse = Pour le marché, les votes et les taxes

# Boutons, cases à cocher et titres.
do-board = Choisir celle-ci
do-play = Jouer
do-take = Prendre
do-delegate = Envoyer en secret
do-work = Travailler ici
do-harvest = Récolter
do-sell = Vendre { $n }
do-buy = Acheter { $n }
do-build = Choisir son champ
do-on = Bâtir ici
do-use = L’utiliser
do-spend = Remettre { $n }
do-roll = Rouler { $n }
do-distil = Distiller { $n }
do-swap = Échanger
do-veto = Écarter ce projet
do-load = Charger { $n }
do-votes = { $n ->
    [0] Ne rien acheter
   *[other] Acheter { $n }
}
do-enact = Adopter
do-pay = Payer
tick-harvest = { $field }
tick-load = 1 { $thing }
tick-enact = { $law }
tick-pay = 1 { $thing }
title-sell = Vendre
title-buy = Acheter
title-harvest = Récolte
title-enact = Projets de loi
title-pay = Redevance
title-votes = Combien de votes
finish-done = { $asked ->
    [harvest] sans récolter plus
    [trade] sans autre échange
    [oversee] sans autre bâtiment
    [load] sans charger plus
    [use] rien de plus ici
   *[other] rien de plus
}
finish-take-points = sans bâtir
finish-take-pesos = sans charger
finish-refuse = sans payer
finish-votes = sans acheter

# Les étapes d’un tour.
place-a1 = Entrepôt
place-a2 = Agrumes du haut
place-a3 = Bois du haut
place-a4 = Pierre du haut
place-b1 = Tabac du milieu
place-b2 = Bois du milieu
place-b3 = Eau du milieu
place-b4 = Canne du milieu
place-c1 = Pierre du bas
place-c2 = Tabac du bas
place-c3 = Agrumes du bas
place-c4 = Canne du bas
crumb-work = { $place }
crumb-harvest = Récolte
crumb-on = { $place }
crumb-veto = Veto
crumb-sell = Vente : { plain-thing }
crumb-buy = Achat : { plain-thing }
crumb-votes = { $n ->
    [0] Aucun vote
   *[other] { some-votes }
}
crumb-enact = { $law-word ->
    [market-loses] Marché −{ $law-market }
    [market-gains] Marché +{ $law-market }
   *[other] { $kind-word ->
        [tax] Taxe
        [duty] Redevance
        [subsidy] Subvention
       *[other] { $law }
    }
}
crumb-take-points = Points
crumb-take-pesos = Pesos
crumb-refuse = Sans payer
crumb-pay-pesos = Taxe

# Un tour en quelques mots.
brief-pieces = premières pièces
brief-board = plantation { $colour }
brief-delegate = a choisi en secret
brief-worker-worked = { $card } : { $field }
brief-worker-idle = { $card }
brief-trader-took = { $card } : prend 1, sans commerce
brief-trader-traded = { $card } : vendu { $sold }, acheté { $bought }
brief-trader-sold = { $card } : vendu { $sold }
brief-trader-bought = { $card } : acheté { $bought }
brief-trader-idle = { $card } : sans commerce
brief-architect-built = { $card } : { $building }
brief-architect-idle = { $card } : n’a rien bâti
brief-foreman-used = { $card } : { $building }
brief-foreman-oversaw = { $card } : { $n } bâtiments
brief-foreman-idle = { $card } : sans bâtiment
brief-mayor-loaded = { $card } : { $n } au quai { $dock }
brief-mayor-idle = { $card } : n’a rien chargé
brief-votes = { $n ->
    [0] aucun vote acheté
    [one] { $n } vote acheté
   *[other] { $n } votes achetés
}
brief-enact = { $n ->
    [one] { $n } loi adoptée
   *[other] { $n } lois adoptées
}
brief-pay-pesos = a payé la taxe
brief-pay = a payé la redevance
brief-both = a payé taxe et redevance
brief-refuse = n’a rien payé

# Ce qui attend un joueur.
ahead-vote = Le vote : { $each }. { $seat } a choisi les nouvelles lois.
ahead-votes = { $seat } ({ $n })
ahead-spoils = Les produits de votre cour se perdent en fin de tour : { $what }.
ahead-sails = Le navire du quai { $dock } part en fin de tour, plein ou non.
ahead-last-round = Dernier tour : ce que vous garderez ne rapportera rien.
ahead-tax = La taxe demande { $tax ->
    [one] { $tax } peso
   *[other] { $tax } pesos
}, vous { $pesos ->
    [0] n’en avez pas
   *[other] en avez { $pesos }
}.
ahead-duty = La redevance demande 1 { $thing }, vous n’en avez pas.
ahead-duty-materials = La redevance demande { $asked ->
    [one] { $asked } ressource
   *[other] { $asked } ressources
}, vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
ahead-duty-products = La redevance demande { $asked ->
    [one] { $asked } produit
   *[other] { $asked } produits
}, vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.

# Des nombres qui veulent dire quelque chose.
quick-none = Aucun
quick-passes = { $n } : passe { $other } pour l’instant
quick-all = Tout : { $n }
why-no-more-materials = Vous avez vos ressources : prenez des produits.
why-no-more-products = Vous avez vos produits : prenez des ressources.

# Quand une chose se choisit, si ce n’est pas le moment.
later-ship = Le { card-mayor } le charge à quai ; les comptoirs aussi.
later-parliament = On achète des votes quand tous ont joué quatre personnages.
later-bill = Qui a le plus de votes fait adopter des projets, quand tous ont joué quatre personnages.
later-market = La { card-trader } achète et vend ici.
later-supply = L’{ card-worker }, la { card-trader } et certains bâtiments en apportent.
later-field = L’{ card-worker } y récolte, l’{ card-architect } y bâtit, le { card-foreman } y utilise un bâtiment.
later-building = L’{ card-architect } le bâtit.
later-card = Un personnage par tour : terminez d’abord ce que fait celui-ci.

# Pour qui ne regardait pas, plus court que dans le récit.
since-enacted = { $law }
since-votes = { $seat } : { $votes ->
    [1] 1 vote
   *[other] { $votes } votes
}{ $n ->
    [0] , sans en acheter
    [1] , dont 1 acheté
   *[other] , dont { $n } achetés
}

# De même pour la place elle-même : ce qui lui est arrivé.
since-you-delegate = Vous envoyez { the-card } au parlement : { some-votes }
since-you-votes = Vous avez { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}{ $n ->
    [0] , sans en acheter
    [1] , dont 1 acheté
   *[other] , dont { $n } achetés
}
since-you-majority = Vous avez la majorité avec { some-votes }
since-you-first = Vous prenez la carte Premier joueur
since-you-stays-first = Vous gardez la carte Premier joueur
since-you-spoiled = Vous perdez { $n } { $thing } de votre cour
since-you-points = Vous marquez { some-points } ({ $source })
since-you-pesos = Vous recevez { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
} ({ $source })
since-you-paid-tax = Vous payez { some-pesos } de taxe
since-you-paid-duty = Vous payez { $n } { $thing } de redevance
since-you-played = Vous jouez { the-card }
since-you-worker = Vous travaillez sur { $field }
since-you-watered = Vous payez 1 eau pour récolter { $field }
since-you-thing = Vous recevez { $n } { $thing }{ $source-word ->
    [start] {""}
   *[other] {" "}({ $source })
}
since-you-sold = Vous vendez { $n } { $thing } pour { some-pesos }
since-you-bought = Vous achetez { $n } { $thing } pour { some-pesos }
since-you-construction = Vous payez { some-pesos } de plus (loi sur la construction)
since-you-built = Vous bâtissez { the-building } sur { $field }
since-you-used = Vous utilisez { the-building }
since-you-spent = Vous remettez { $n } { $thing } ({ $building })
since-you-stored = Vous entreposez { $n } { $thing }
since-you-loaded = Vous chargez { $n } { $thing } au quai { $dock } pour { some-points }
since-you-board = Vous recevez la plantation { $colour }
since-you-beckoned = Vous appelez en mer le navire { $ship }
since-you-vetoed = Vous mettez votre veto : { $law }

# Ce qui compte, d’après ce qui a été appris.
feature-sight = Tour { $n }
feature-material = { $thing }, les deux premiers
feature-many-material = { $thing } au-delà des deux premiers
feature-yard = { $thing } dans la cour, les deux premiers
feature-many-yard = { $thing } dans la cour, au-delà des deux premiers
feature-stored = { $thing } dans l’entrepôt
feature-good = { $thing }, les trois premiers
feature-many-good = { $thing } au-delà des trois premiers
feature-purse = un peso parmi les quatre premiers
feature-savings = un peso parmi les huit suivants
feature-riches = un peso au-delà du douzième
feature-field = une parcelle sans bâtiment : { $thing }
feature-built = un bâtiment, quel qu’il soit
feature-building = { $building }
feature-use = ce que rapporterait maintenant : { $building }
feature-pair = { $building } avec ce qui l’alimente
feature-row = un bâtiment dans le meilleur alignement
feature-cross = un bâtiment aligné avec le pion
feature-card = { $card } encore à jouer
feature-doing = { $card } en train d’agir
feature-coming = un point sur le point d’être pris
feature-coming-pesos = un peso sur le point d’être pris
feature-coming-things = une pièce sur le point d’être prise
feature-crop = un produit dans le meilleur alignement
feature-cubes = une ressource dans le meilleur alignement
feature-crop-now = un produit à récolter encore ({ card-worker })
feature-cubes-now = une ressource à recevoir encore ({ card-worker })
feature-foreman-points = un point à prendre encore ({ card-foreman })
feature-foreman-pesos = un peso à prendre encore ({ card-foreman })
feature-foreman-things = une marchandise à produire encore ({ card-foreman })
feature-load = un point à charger encore ({ card-mayor })
feature-load-later = un point à charger au tour suivant ({ card-mayor })
feature-sale = un peso à gagner encore ({ card-trader })
feature-buildable = de quoi construire
feature-choice = quatre bâtiments au choix
feature-instead = un point pour ne pas construire
feature-tax = un point par la taxe en vigueur
feature-duty = un point par la redevance en vigueur
feature-subsidy = un point par la subvention en vigueur
feature-paid = la taxe payée, la redevance prête
feature-bill = un point que la loi proposée apporterait : { $kind }
feature-votes = une voix
feature-majority = la majorité
feature-stake = un point qu’une majorité ferait gagner
feature-hall = { building-town-hall } : utilisé
feature-first = premier joueur

# Une étape du tour, en cours ou à venir, en un mot.
step-boards = Plantation
step-start = Départ
step-delegates = Délégué
step-act = Carte
step-work = Champ
step-harvest = Récolte
step-trade = Commerce
step-build = Bâtiment
step-site = Champ
step-oversee = Bâtiments
step-use = Usage
step-load = Navire
step-vote = Votes
step-enact = Projets
step-tax = Taxe
step-duty = Redevance
# Ce qu’on demande aux gens à une vraie table.
luck-first = Qui commence ?
luck-ship = Quel navire arrive ?
luck-bill = Quel projet de loi est retourné ?
outcome-ship = { $cargo }

# À la vraie table : ce que font les mains.
todo-played = Posez { the-card } devant { $seat }
todo-worker = Posez le pion de { $seat } sur { $field }
todo-watered = 1 eau de { $seat } à la réserve, pour { $field }
todo-thing = { $n } { $thing } dans la cour de { $seat }{ $source-word ->
    [start] {""}
   *[other] {" "}({ $source })
}
todo-sold = { $n } { $thing } de { $seat } au marché, { some-pesos } pour { $seat }
todo-bought = { $n } { $thing } du marché pour { $seat }, { some-pesos } à la banque
todo-construction = { some-pesos } de { $seat } à la banque (loi sur la construction)
todo-built = Posez { the-building } sur { $field } chez { $seat }, son coût à la réserve
todo-spent = { $n } { $thing } de { $seat } à la réserve ({ $building })
todo-stored = { $n } { $thing } de { $seat } de la cour à l’entrepôt
todo-vetoed = Retirez du jeu le projet de loi : { $law }
todo-beckoned = Posez en mer le navire { $ship }
todo-loaded = { $n } { $thing } de { $seat } sur le navire du quai { $dock } ; { $seat } avance de { some-points }
todo-pesos = { $n } { $n ->
    [one] peso
   *[other] pesos
} de la banque pour { $seat } ({ $source })
todo-points = { $seat } avance de { some-points } ({ $source })
todo-first = Donnez à { $seat } la carte Premier joueur
todo-enacted = Posez parmi les lois en vigueur : { $law }
todo-paid-tax = { some-pesos } de taxe de { $seat } à la banque
todo-paid-duty = { $n } { $thing } de redevance de { $seat } à la réserve
todo-market-loses = { $n } { $thing } du marché à la réserve
todo-market-gains = { $n } { $thing } de la réserve au marché
todo-spoiled = { $n } { $thing } de la cour de { $seat } à la réserve
todo-sailed = Retirez le navire { $ship } du quai { $dock } et glissez-le sous la pile, sa cargaison à la réserve
todo-arrived = { $dock ->
    [0] Posez en mer le navire { $ship }
   *[other] Déplacez le navire { $ship } au quai { $dock }
}

# Ce que les robots peuvent aimer

taste-shipper = armateur
taste-politician = politicien
