# Les mots de l’édition eggertspiele : matériaux de construction, ressources, produits ; bateau, emplacement, ligne, case,
# proposition de loi, caisse de cigares.
label-pawn = travailleur en
thing-cigars = { $n ->
    [one] caisse de cigares
   *[other] caisses de cigares
}
other_thing-cigars = caisse de cigares

card-worker = Travailleur
card-trader = Négociante

building-rum-cafe = Café à rhum
building-cigar-cafe = Café à cigares
building-general-store = Grand magasin
building-product-market = Marché aux ressources
building-material-market = Marché aux matériaux
building-dam = Réservoir
source-worker = Travailleur
source-trader = Négociante
source-rum-cafe = Café à rhum
source-cigar-cafe = Café à cigares
source-general-store = Grand magasin
source-product-market = Marché aux ressources
source-material-market = Marché aux matériaux
source-dam = Réservoir

law-duty-materials = Redevance de { $law-chosen ->
    [one] { $law-chosen } matériau de construction
   *[other] { $law-chosen } matériaux de construction
}
law-duty-products = Redevance de { $law-chosen ->
    [one] { $law-chosen } ressource
   *[other] { $law-chosen } ressources
}
law-subsidy-materials = Subvention aux cases de matériaux
law-subsidy-products = Subvention aux cases de ressources
law-market-loses = Loi de marché (le marché perd { $law-market } de chaque ressource)
law-market-gains = Loi de marché (le marché gagne { $law-market } de chaque ressource)
source-subsidy-materials = subvention aux cases de matériaux
source-subsidy-products = subvention aux cases de ressources

about-worker = La ligne et la colonne du pion : tous les matériaux et { $worker-fields ->
    [one] { $worker-fields } ressource
   *[other] { $worker-fields } ressources
} ; 1 de plus par eau payée
about-trader = Acheter et vendre des marchandises à volonté ; ou prendre 1 matériau, ou 1 des ressources les moins chères
about-foreman = Utiliser les bâtiments de la ligne et de la colonne du pion, ou un seul n’importe où
about-mayor = Charger un seul bateau. Qui ne charge rien prend des pesos : le premier { $mayor-pesos-1 ->
    [one] { $mayor-pesos-1 } peso
   *[other] { $mayor-pesos-1 } pesos
}, le deuxième { $mayor-pesos-2 }
about-cloister = Jusqu’à { $building-cloister-most } matériaux de construction, { $building-cloister-points ->
    [one] { $building-cloister-points } point
   *[other] { $building-cloister-points } points
} chacun
about-small-harbour-office = Charger 1 marchandise sur un bateau, pour ses points
about-large-harbour-office = Charger autant de marchandises d’un même type que voulu sur un bateau, pour ses points
about-cigar-cafe = Jusqu’à { $building-cigar-cafe-most } caisses de cigares, { $building-cigar-cafe-points ->
    [one] { $building-cigar-cafe-points } point
   *[other] { $building-cigar-cafe-points } points
} chacune
about-cigar-factory = Autant de tabacs que voulu deviennent des caisses de cigares
about-canadian-embassy = 1 caisse de cigares
about-church = Veto : une proposition de loi quitte la partie ; jamais du type écarté au tour précédent
about-general-store = Vendre { $building-general-store-most ->
    [one] { $building-general-store-most } produit
   *[other] { $building-general-store-most } produits
} pour { $building-general-store-pesos ->
    [one] { $building-general-store-pesos } peso
   *[other] { $building-general-store-pesos } pesos
}
about-product-market = Vendre { $building-product-market-most ->
    [one] { $building-product-market-most } ressource
   *[other] { $building-product-market-most } ressources
} pour { $building-product-market-pesos ->
    [one] { $building-product-market-pesos } peso
   *[other] { $building-product-market-pesos } pesos
}
about-material-market = Vendre jusqu’à { $building-material-market-most } matériaux de construction, { $building-material-market-pesos ->
    [one] { $building-material-market-pesos } peso
   *[other] { $building-material-market-pesos } pesos
} chacun
about-black-market = 1 marchandise devient une autre marchandise
about-lighthouse = Échanger le bateau en haute mer contre un bateau de la pile, au choix ; la pile est mélangée
about-warehouse = Mettre à l’abri toutes les ressources de la cour
about-duty-materials = Payer { $law-chosen } matériaux de construction au choix : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-duty-products = Payer { $law-chosen ->
    [one] { $law-chosen } ressource
   *[other] { $law-chosen } ressources
} au choix : { $law-points ->
    [one] { $law-points } point
   *[other] { $law-points } points
}
about-subsidy-materials = 1 point par case de matériaux sans bâtiment
about-subsidy-products = 1 point par case de ressources sans bâtiment
about-market-loses = À chaque fin de tour, le marché perd { $law-market } de chaque ressource
about-market-gains = À chaque fin de tour, le marché gagne { $law-market } de chaque ressource
about-drought = Le Travailleur récolte { $worker-drought } case de ressources au lieu de { $worker-fields } ; davantage contre de l’eau
about-harbour = Un bateau rempli par le Maire ou un comptoir part aussitôt

# Un travailleur n’est pas élidé.
the-card = { $card-word ->
    [trader] la { $card }
    [architect] l’{ $card }
   *[other] le { $card }
}

prompt-start = Prenez { $materials ->
    [0] { "" }
    [1] 1 matériau
   *[other] { $materials } matériaux
}{ $both ->
    [yes] { " et " }
   *[no] { "" }
}{ $products ->
    [0] { "" }
    [1] 1 ressource
   *[other] { $products } ressources
}
prompt-work = Où va votre travailleur ?
prompt-harvest = { $free ->
    [0] Récolter encore, contre 1 eau ?
   *[other] Quelles cases récolter ?
}
prompt-trade = { $instead ->
    [both] Achetez, vendez, ou servez-vous
    [material] Achetez, vendez, ou 1 matériau
    [product] Achetez, vendez, ou 1 ressource
   *[none] Achetez et vendez
}
prompt-site = Sur quelle case ?
prompt-load = { $loader ->
    [mayor] Quel bateau charger ?
    [more] Charger encore l’emplacement { $dock } ?
   *[other] Quelle marchandise charger ?
}
prompt-enact = { $more ->
    [yes] { $n ->
        [one] Adoptez encore une proposition
       *[other] Adoptez encore { $n } propositions
    }
   *[no] { $n ->
        [one] Majorité : une proposition
       *[other] Majorité : { $n } propositions
    }
}

move-ship = Le bateau { $ship } arrive : { $cargo }
move-bill = Proposition de loi : { $law }
move-work = Envoyer le travailleur sur { $field }
move-roll = { $n ->
    [one] Rouler { $n } tabac en { $n } caisse de cigares
   *[other] Rouler { $n } tabacs en { $n } caisses de cigares
}
move-beckon = Appeler le bateau { $ship } : { $cargo }
move-load = Charger 1 { $thing } à l’emplacement { $dock }

told-ship = Le bateau { $ship } arrive : { $cargo }
told-bill = Une proposition de loi est retournée : { $law }
told-roll = { $n ->
    [one] { $seat } roule { $n } tabac en { $n } caisse de cigares
   *[other] { $seat } roule { $n } tabacs en { $n } caisses de cigares
}
told-beckon = { $seat } appelle le bateau { $ship } : { $cargo }
told-load = { $seat } charge 1 { $thing } à l’emplacement { $dock }

story-beckoned = { $seat } appelle en haute mer le bateau { $ship }
story-loaded = { $seat } charge { $n } { $thing } à l’emplacement { $dock } pour { some-points }
story-bill = Une proposition de loi est retournée : { $law }
story-first = { $seat } prend la carte de premier joueur
story-stays-first = { $seat } garde la carte de premier joueur
story-sailed = Le bateau { $ship } quitte l’emplacement { $dock } du port
story-arrived = { $dock ->
    [0] Le bateau { $ship } paraît en haute mer
   *[other] Le bateau { $ship } arrive à l’emplacement { $dock } du port
}

todo-vetoed = Retirez du jeu la proposition de loi : { $law }
todo-beckoned = Posez en haute mer le bateau { $ship }
todo-loaded = { $n } { $thing } de { $seat } sur le bateau de l’emplacement { $dock } ; { $seat } avance de { some-points }
todo-first = Donnez à { $seat } la carte de premier joueur
todo-sailed = Retirez le bateau { $ship } de l’emplacement { $dock } et glissez-le sous la pile, sa cargaison à la réserve
todo-arrived = { $dock ->
    [0] Posez en haute mer le bateau { $ship }
   *[other] Déplacez le bateau { $ship } à l’emplacement { $dock }
}

board-sea = Haute mer
board-dock = Emplacement { $n }

picture-sea = haute mer
picture-dock = emplacement
picture-bill = proposition

gallery-things = Matériaux de construction, ressources, produits

source-loaded = Bateaux

why-not-active = Récoltez une case de la ligne ou de la colonne de votre pion (sur { $pawn }) : { $field } n’est ni sur l’une ni sur l’autre.
why-harvested = Aucune case ne donne deux fois : { $field } a déjà donné.
why-field-material = Récoltez une case de ressources : { $field } donne un matériau ({ $thing }) qui vient de lui-même.
why-not-cheapest = Ce n’est pas la ressource la moins chère du marché ({ $thing }) : prenez-en une qui l’est.
why-no-field = Toutes vos cases sont bâties.
why-field-built = Choisissez une case libre : { $field } porte déjà un bâtiment.
why-out-of-reach = { $building } : ni sur la ligne ni sur la colonne de votre pion (sur { $pawn }) ; un bâtiment pris n’importe où s’utilise seul.
why-banned = Une proposition de ce type a été écartée au tour précédent ({ $kind }) : choisissez-en une autre ou aucune.
why-no-bill = { $law } : cette proposition de loi n’est pas sur la table.
why-no-ship = Aucun bateau à l’emplacement { $dock }.
why-one-ship = Vous chargez à l’emplacement { $chosen } : un seul bateau à la fois.
why-no-room = Le bateau de l’emplacement { $dock } n’a pas de place pour cela ({ $thing }).

# What things on the board are called.
field-a1 = la case de l’entrepôt
field-a2 = la case d’agrumes du haut
field-a3 = la case de bois du haut
field-a4 = la case de pierre du haut
field-b1 = la case de tabac du milieu
field-b2 = la case de bois du milieu
field-b3 = la case d’eau du milieu
field-b4 = la case de canne du milieu
field-c1 = la case de pierre du bas
field-c2 = la case de tabac du bas
field-c3 = la case d’agrumes du bas
field-c4 = la case de canne du bas
on-dock = Emplacement { $dock } : { some-points } par marchandise
on-ship = Bateau { $ship } à l’emplacement { $dock } : place pour { $cargo }
on-ship-full = Bateau { $ship } à l’emplacement { $dock } : complet
on-ship-at-sea = Bateau { $ship } en haute mer : place pour { $cargo }
on-bill = { $law } : proposition de loi, { $kind }
on-no-bill = Pas de proposition de loi, { $kind }
stands-here = { $works ->
    [yes] , le travailleur s’y trouve
   *[no] {""}
}

note-material-field = Donne d’office 1 { $thing } quand le Travailleur est dans sa ligne ou sa colonne
note-product-field = Le Travailleur dans sa ligne ou sa colonne peut y récolter 1 { $thing } : { $worker-fields } cases sans rien payer, 1 eau pour chaque autre
note-no-law = Une proposition de ce type, une fois adoptée, reste en vigueur jusqu’à la suivante
note-no-bill = La proposition de ce type est adoptée ou écartée ; le prochain tour en apporte une autre
note-ship = Chaque marchandise chargée ici rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Il part quand il est plein et, de l’emplacement 3, de toute façon en fin de tour
note-ship-at-sea = Il vient au port quand une place se libère ; on ne charge rien en haute mer
note-dock = Chaque marchandise chargée ici rapporte ces points. En fin de tour, les bateaux avancent vers l’emplacement 3
note-parliament = Les votes de la carte gardée, et ceux achetés en secret, 1 peso chacun : qui en a le plus fait adopter { $law-passed ->
    [one] { $law-passed } proposition
   *[other] { $law-passed } propositions
}
do-build = Choisir sa case
do-veto = Écarter cette proposition
title-enact = Propositions de loi
brief-mayor-loaded = { $card } : { $n } à l’emplacement { $dock }
ahead-spoils = Les ressources de votre cour se perdent en fin de tour : { $what }.
ahead-sails = Le bateau de l’emplacement { $dock } part en fin de tour, plein ou non.
ahead-duty-materials = La redevance demande { $asked } matériaux, vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
ahead-duty-products = La redevance demande { $asked ->
    [one] { $asked } ressource
   *[other] { $asked } ressources
}, vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
prompt-use = { $building-word ->
    [black-market] { $building } : quoi contre quoi ?
    [church] { $building } : quelle proposition ?
    [lighthouse] { $building } : quel bateau ?
   *[other] { $building } : combien ?
}
why-no-more-materials = Vous avez vos matériaux : prenez des ressources.
why-no-more-products = Vous avez vos ressources : prenez des matériaux.
later-ship = Le { card-mayor } le charge au port ; les comptoirs aussi.
later-bill = Qui a le plus de votes fait adopter des propositions, quand tous ont joué quatre personnages.
later-supply = Le { card-worker }, la { card-trader } et certains bâtiments en apportent.
later-field = Le { card-worker } y récolte, l’{ card-architect } y bâtit, le { card-foreman } y utilise un bâtiment.
luck-ship = Quel bateau arrive ?
luck-bill = Quelle proposition de loi est retournée ?

# Depuis son tour, à qui cela est arrivé.
since-you-beckoned = Vous appelez en haute mer le bateau { $ship }
since-you-loaded = Vous chargez { $n } { $thing } à l’emplacement { $dock } pour { some-points }
since-you-first = Vous prenez la carte de premier joueur
since-you-stays-first = Vous gardez la carte de premier joueur
