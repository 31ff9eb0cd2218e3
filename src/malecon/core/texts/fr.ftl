player = Joueur { $n }
name-of-seat = { $name } (place { $n })
chance = Le hasard
# Ce qu’un jeu compte, et les parties de son récit : un jeu peut avoir ses propres mots.
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
score-word = points
chapter = Tour de table { $n }
chapter-word = Tour de table
chapter-each = tour de table par tour de table

mark-seat = Victoires, place { $n }

why-over = La partie est terminée.
why-chance = C’est le hasard qui décide, pas un joueur.
why-not-yours = C’est à { $other } de décider.
why-not-seat = Il n’y a pas de place { $n } à cette table.
why-not-now = « { $written } » n’est pas possible maintenant. Vous pouvez : { $may }.

# Ce qui compte dans un jeu, d’après ce qui a été appris.
feature-points = un point
feature-judgement = un point selon l’heuristique faite à la main
feature-sight = { $n }
