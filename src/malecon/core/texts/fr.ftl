player = Joueur { $n }
name-of-seat = { $name } (place { $n })
chance = Le hasard
mark-seat = Victoires, place { $n }

why-over = La partie est terminée.
why-chance = C’est le hasard qui décide, pas un joueur.
why-not-yours = C’est à { $other } de décider.
why-not-seat = Il n’y a pas de place { $n } à cette table.
why-not-now = « { $written } » n’est pas possible maintenant. Vous pouvez : { $may }.
