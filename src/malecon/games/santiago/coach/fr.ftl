# Ce que dit Conchita : quelques mots, une idée, et ce qu’elle a rapporté. Les deux premiers ont 180 lettres au plus.
ship = Le navire
ship-says = Il achète ce que demandent ses dés, à { $value-first } points pièce, plus tard davantage. Après { $ships } navires, qui a le plus de points gagne.
car = Une voiture pour tous
car-says = L’arrêt suivant est gratuit, chaque autre coûte { $drive-price ->
    [1] 1 peso
   *[other] { $drive-price } pesos
}. Qui habite là vous donne quelque chose ; sa fleur guide votre courtier.
car-brought = La voiture reste là : le suivant repart de cet arrêt.
gift = Le cadeau
gift-says = Ici vous choisissez vous-même. Prenez ce que le navire demande le plus : son plus grand dé.
gift-brought = Chaque portrait a son cadeau. Pointez-le pour le lire.
broker = Fleur et courtier
broker-says = La fleur de l’arrêt dit où va votre courtier : dans l’un de trois bâtiments. Où se tient un courtier, nul autre n’entre.
broker-brought = Votre courtier y reste et ferme la porte aux autres, jusqu’à ce que vous l’envoyiez ailleurs.
building = Le bâtiment
building-says = Utilisez-le : donnez ce que le navire ne veut pas, obtenez ce qu’il veut. Ce qui ne vous plaît pas, laissez-le.
building-brought = Douze bâtiments, douze métiers : pointez-les et lisez.
flag = Le drapeau
flag-says = Tout vaut plus cher. Il avance quand la voiture passe le port, ou après une livraison. Après { $value-last }, le navire part, un autre vient.
owner = Une maison à vous
owner-says = Marquez un bâtiment sans propriétaire : chaque courtier des autres qui y va vous donne { $rent-points ->
    [1] 1 point
   *[other] { $rent-points } points
}. Choisissez-en un qui plaît.
owner-brought = Il porte votre drapeau. Vous pouvez en avoir { $markers } au plus.
harbour = Au port
harbour-says = Vous avez ce que veut le navire. Au port, pas de cadeau, mais tous livrent, et qui a conduit commence.
harbour-brought = Le marché est ouvert, et vous commencez.
deliver = Livrer
deliver-says = Vendez un produit, autant que son dé en demande. Puis les autres, puis vous encore. D’abord ce que d’autres ont aussi.
deliver-brought = Ainsi les produits font des points. Quand tous les dés sont à 0, le navire part, et le suivant demande autre chose.

scene-parts = La route et ses dix arrêts, douze bâtiments sous quatre fleurs, et la flotte : un navire après l’autre.
scene-ready = Cinq dés sont lancés ; l’un est écarté, les autres disent ce que veut le premier navire.
scene-drive = La voiture est au port. L’arrêt de Pablo est gratuit, chaque arrêt de plus coûte des pesos.
scene-broker = La voiture s’est arrêtée chez Pablo : sa fleur rouge mène le courtier à l’un de ces trois bâtiments.
scene-delivery = La voiture est au port : vous livrez en premier, ici les agrumes que demande le navire.
scene-ships = Le premier navire est parti. Tout vaut de nouveau peu, et le suivant demande autre chose.
scene-wins = Le dernier navire est parti : le reste est échangé, et les points décident.
