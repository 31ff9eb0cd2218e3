# Les mots de l’édition eggertspiele : matériaux de construction, ressources, produits.
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

law-duty-materials = Redevance : 2 matériaux de construction
law-duty-products = Redevance : 2 ressources
law-subsidy-materials = Subvention aux cases de matériaux
law-subsidy-products = Subvention aux cases de ressources
law-market-loses = Loi de marché : le marché perd 2 de chaque ressource
law-market-gains = Loi de marché : le marché gagne 2 de chaque ressource
source-subsidy-materials = subvention aux cases de matériaux
source-subsidy-products = subvention aux cases de ressources

about-worker = 1 vote. La ligne et la colonne du pion : tous les matériaux et 2 ressources ; 1 de plus par eau payée
about-trader = 2 votes. Acheter et vendre des marchandises à volonté ; ou prendre 1 matériau, ou 1 des ressources les moins chères
about-mayor = 5 votes. Charger un seul bateau ; sinon 4 pesos au premier qui y renonce, 2 au deuxième
about-cloister = Jusqu’à 2 matériaux de construction, 1 point chacun
about-small-harbour-office = Charger 1 marchandise sur un bateau, pour ses points
about-large-harbour-office = Charger autant de marchandises d’un même type que voulu sur un bateau, pour ses points
about-general-store = Vendre 1 produit pour 6 pesos
about-product-market = Vendre 1 ressource pour 4 pesos
about-material-market = Vendre jusqu’à 2 matériaux de construction, 2 pesos chacun
about-black-market = 1 marchandise devient une autre marchandise
about-lighthouse = Échanger le bateau en haute mer contre un bateau de la pile, au choix ; la pile est mélangée
about-warehouse = Mettre à l’abri toutes les ressources de la cour
about-duty-materials = Payer 2 matériaux de construction au choix : 2 points
about-duty-products = Payer 2 ressources au choix : 2 points
about-subsidy-materials = 1 point par case de matériaux sans bâtiment
about-subsidy-products = 1 point par case de ressources sans bâtiment
about-market-loses = À chaque fin de tour, le marché perd 2 de chaque ressource
about-market-gains = À chaque fin de tour, le marché gagne 2 de chaque ressource
about-drought = Le Travailleur récolte 1 case de ressources au lieu de 2 ; davantage contre de l’eau
about-harbour = Un bateau rempli par le Maire ou un comptoir part aussitôt

prompt-start = Choisissez vos premières pièces : 2 matériaux de construction et 2 ressources
prompt-work = Travailleur : placez votre pion sur une case
prompt-harvest = Travailleur : choisissez une case de ressources
prompt-trade = Négociante : achetez et vendez, ou servez-vous
prompt-site = { $building } : choisissez sa case
prompt-load = Chargez des marchandises sur un bateau

move-ship = Le bateau { $ship } arrive : { $cargo }
move-delegate = { $card-word ->
    [trader] Envoyer la { $card } au parlement
    [architect] Envoyer l’{ $card } au parlement
   *[other] Envoyer le { $card } au parlement
}
move-play = { $card-word ->
    [trader] Jouer la { $card }
    [architect] Jouer l’{ $card }
   *[other] Jouer le { $card }
}
move-work = Travailleur en { $field }
move-beckon = Appeler le bateau { $ship } : { $cargo }
story-played = { $card-word ->
    [trader] { $seat } joue la { $card }
    [architect] { $seat } joue l’{ $card }
   *[other] { $seat } joue le { $card }
}
story-delegate = { $card-word ->
    [trader] { $seat } envoie la { $card } au parlement
    [architect] { $seat } envoie l’{ $card } au parlement
   *[other] { $seat } envoie le { $card } au parlement
} : { $n } { $n ->
    [one] vote
   *[other] votes
}
story-beckoned = { $seat } appelle le bateau { $ship } au large de Cuba
story-sailed = Le bateau { $ship } quitte le port, emplacement { $dock }
story-arrived = { $dock ->
    [0] Le bateau { $ship } paraît en haute mer
   *[other] Le bateau { $ship } accoste, emplacement { $dock }
}

why-not-active = { $field } n’est ni sur la ligne ni sur la colonne de votre pion (en { $pawn }) : récoltez une case qui y est.
why-harvested = { $field } a déjà donné : aucune case ne donne deux fois.
why-field-material = { $field } donne un matériau ({ $thing }) qui vient de lui-même : récoltez une case de ressources.
why-not-cheapest = Ce n’est pas la ressource la moins chère du marché ({ $thing }) : prenez-en une qui l’est.
why-no-field = Toutes vos cases sont bâties.
why-field-built = { $field } porte déjà un bâtiment : choisissez une case libre.
why-no-ship = Aucun bateau à l’emplacement { $dock }.
why-one-ship = Vous chargez à l’emplacement { $chosen } : un seul bateau à la fois.
why-no-room = Le bateau de l’emplacement { $dock } n’a pas de place pour cela ({ $thing }).
