and = { $most } et { $last }

head-id = Identifiant
head-name = Nom
head-players = Joueurs
head-options = Options
head-notation = Notation
head-move = Coup
head-weight = Poids
head-bot = Joueur
head-seat = Place
head-wins = Victoires
head-rate = Part
head-interval = 95 %
head-score = Score moyen

playing = { $game }
series = { $game } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, graine { NUMBER($seed, useGrouping: 0) }
ended = { $n ->
    [one] { $n } partie s’est terminée : { $reason }
   *[other] { $n } parties se sont terminées : { $reason }
}
tempo = Une partie compte { $decisions } décisions, dont { $choices } avec un choix, et { $chance } coups du hasard.
compiled = { $games } parties par seconde, { $us } µs par décision, moteur compilé.
plain = { $games } parties par seconde, { $us } µs par décision, en Python pur.

after-moves = { $game } · après { $n } coups sur { $all }
to-move = C’est à { $seat } de jouer.
luck-to-move = C’est au hasard de décider.
no-moves = Rien ne peut être joué ici.
won = { $winners } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $reason }.
shared = { $winners } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $reason }.
