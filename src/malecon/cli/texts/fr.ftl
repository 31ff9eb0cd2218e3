and = { $most } et { $last }

head-id = Identifiant
head-name = Nom
head-players = Joueurs
head-options = Options
head-notation = Notation
head-move = Coup
head-weight = Poids
head-bot = Robot
head-seat = Place
head-wins = Victoires
head-rate = Part
head-rate-percent = Part %
head-interval = 95 %
head-score = Score moyen
head-mark = Repère
head-mean = Moyenne
head-bounds = Attendu

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

balance = { $game } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} par nombre de joueurs, { $bots }, graine { NUMBER($seed, useGrouping: 0) }
balance-players = { $n } joueurs
balance-holds = Tous les repères sont respectés.
balance-fails = Certains repères ne sont pas respectés.
balance-legend = ✓ respecté, ✗ non ; ? si l’intervalle franchit une limite : plus de parties pourraient en décider autrement.
balance-unseen = jamais vu

after-moves = { $game } · après { $n } coups sur { $all }
to-move = C’est à { $seat } de jouer.
luck-to-move = C’est au hasard de décider.
no-moves = Rien ne peut être joué ici.
won = { $winners } gagne avec { $score } : { $reason }.
shared = { $winners } se partagent la victoire avec { $score } : { $reason }.

play-welcome = Tapez le numéro d’un coup ou sa notation ; aide donne le reste. Graine { NUMBER($seed, useGrouping: 0) }.
play-choose = à vous de choisir
play-ask = 1–{ $n } ou un mot ›
play-ask-end = annuler, sauver FICHIER ou quitter ›
play-more = … et { $n } autres, par leur notation.
play-secret = { $name } décide en secret
play-hint = Un bon joueur de la maison penserait à ceux-ci, le meilleur d’abord :
play-undone = Coup repris.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-no-number = Choisissez un numéro de 1 à { $n }.
play-not-understood = « { $text } » n’est ni un coup ni une commande : tapez un numéro de la liste, ou aide. { $meant }
play-over-help = La partie est terminée : annuler, sauver FICHIER ou quitter.
play-save-where = Où cela ? sauver FICHIER
play-saved = Enregistré dans { $file }. Pour reprendre : { $command }
play-kept = Votre partie est gardée. Pour la reprendre : { $command }
play-not-now = « { $move } » n’est pas possible maintenant : choisissez dans la liste, de 1 à { $n }.
play-not-saved = Impossible d’écrire { $file } : { $why }.
play-hand-over = { $name }, c’est à vous : appuyez sur Entrée quand vous êtes seul à l’écran.
play-bye = Au revoir, et merci pour la partie.
play-help =
    | tapez | ce que cela fait |
    |---|---|
    | `1` ou `{ $move }` | joue un coup, par son numéro ou sa notation |
    | `pourquoi { $move }`, `? { $word }` | pourquoi un coup n’est pas possible, ce qu’il ferait, ou le sens d’un mot |
    | `conseil` | les coups auxquels penserait un bon joueur |
    | `annuler` | reprend votre dernier choix ; le hasard reste le même |
    | `plateau` | montre à nouveau le plateau et vos coups |
    | `règles` | les règles du jeu |
    | `sauver FICHIER` | écrit la partie ; `malecon play { $game } --from FICHIER` la reprend |
    | `quitter` | s’en va (Ctrl-D aussi) |

head-among = Parmi
head-games = Parties
head-verdict = Verdict
head-rating = Cote
head-time = ms par choix
head-longest = Plus long, ms
head-chance = Chances de gagner
head-then = Ensuite
head-number = Coup
head-cost = Coût
head-played = Joué
head-better = Mieux
verdict-holds = tenu
verdict-fails = manqué
verdict-open = indécis
climbing = L’échelle de { $game }
ladder = L’échelle de { $game }, graine { NUMBER($seed, useGrouping: 0) }
ladder-legend = En pour cent. Repère : ce que le robot doit gagner au moins. Tenu si tout l’intervalle l’atteint, manqué si rien ne l’atteint, indécis entre les deux.
ladder-cut = * arrêtée par --hours.
rating-legend = Cote : force selon le Plackett–Luce d’openskill, ± son incertitude ; un nouveau venu a 25 ± 8,3.
share-won = Part de parties gagnées
table-of = { $players } joueurs
advice = Conseil pour { $seat }
reviewing = Analyse de { $game }
review = Analyse de { $game } : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
# With decimals; a plural from 2 on.
in-points = { $points ->
    [one] { $points_said } point
   *[other] { $points_said } points
}
mean-cost = { $seat } : un choix a coûté { in-points } en moyenne.
as-good = { $n } choix sur { $of } où il y avait un enjeu aussi bons que le meilleur ({ $low }–{ $high }).
shares = Hasard { $luck } (± { $doubt }), ses choix { $own }, ceux des autres { $others }, non expliqué { $rest }.
tuning = Réglage de { $game }
tuned = { $game }, réglé : avec les nouveaux poids, { $bot } gagne { $rate } % de { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} contre les anciens ({ $low }–{ $high } %).
tuned-better = Ils sont donc meilleurs : dans le fichier de données du jeu, ils prennent la place des anciens.
tuned-open = Ils ne sont donc pas sûrement meilleurs : les anciens peuvent rester. Plus de --generations, de --games et de --proof en disent plus.
learning = Apprentissage de { $game }
learnt = { $game }, { $players } joueurs : ce qui compte, appris de { $n } parties
foretold = Dans { $n ->
    [one] { $n } partie non apprise
   *[other] { $n } parties non apprises
} ({ $positions } positions), la perte logarithmique est { $after }, avec l’heuristique faite à la main { $before } :
foretold-less = moindre de { $low } à { $high } (95 %).
foretold-more = plus grande de { $low } à { $high } (95 %).
foretold-open = de { $low } moindre à { $high } plus grande (95 %), donc aucune n’est sûrement meilleure.
foretold-few = rien n’est sûr avec moins de { $least } parties de ce genre ; --games { $games } en donne autant.
foretold-worse = Ces poids prédisent moins bien que l’heuristique faite à la main ; s’ils jouent moins bien aussi, un match le dit : malecon train.
learnt-kept = Les poids sont dans { $file }. Sous le nom { $place }, ils guident les robots du jeu.
learnt-legend = Ce que vaut une unité de plus, en points. Écart : différence habituelle entre les joueurs × cette valeur, en points.
head-matters = Ce qui importe
head-apart = Écart
head-points = Points
head-loss = Perte
head-round = Manche
head-playouts = Simulations, nouveau / ancien
head-games-so-far = Parties en tout
training = Entraînement de { $game }
trained = Entraînement de { $game }, { $players } joueurs, graine { NUMBER($seed, useGrouping: 0) }
training-none = Rien n’a battu ce qui était là : { $kind ->
    [learnt] les poids que le jeu a dans { $file }
   *[hand] l’heuristique faite à la main
}. Des manches de plus de --games apprennent plus.
training-later = Seules les manches jusqu’à { $rounds } sont montrées : la manche { $later }, jouée auparavant, a gagné, et ses poids sont dans { $file }. Copiés dans { $place }, ils guident les robots du jeu.
training-round = Manche { $n } : { $rate } % gagnés ({ $low }–{ $high }), { $verdict }.
cut = Ce qui est fait est gardé dans { $where } : la même commande le continue.
training-legend = Parties en tout : celles de toutes les manches, dont on apprend. Perte : l’écart entre les chances prédites et l’issue de parties dont on n’a pas appris, jugement fait main → ajustement ; moins vaut mieux. Simulations : par choix, des nouveaux poids / des meilleurs jusque-là, dans le même temps. Part : ce que les nouveaux ont gagné du match (ses parties). Mieux : ✓ si même le bas de l’intervalle dépasse { $share }{ $players ->
    [2] {"."}
   *[other] {" "}et qu’un ancien ne gagne pas plus que cela parmi des nouveaux.
}
plot-better = mieux : gardé
plot-not-better = pas sûrement mieux
plot-even = égalité : { $share }
plot-by-hand = jugement fait main
plot-fitted = ajustement
training-best = Les meilleurs poids sont dans { $file }. Copiés dans { $place }, ils guident les robots du jeu.
dataset-before = { $n ->
    [one] { $n } partie était déjà là.
   *[other] { $n } parties étaient déjà là.
}
dataset-made = { $file } : { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
} de { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} ; les parties elles-mêmes sont dans { $records }.

doctor-empty = Il n’y a pas encore de maison dans { $folder } : malecon serve en fait une.
doctor-open = Une maison est ouverte sur { $folder }.
doctor-closed = Aucune maison n’est ouverte sur { $folder }.
doctor-config = { $n ->
    [0] { $file } peut servir et ne change aucune limite.
    [one] { $file } peut servir et change { $n } limite.
   *[other] { $file } peut servir et change { $n } limites.
}
doctor-config-wrong = { $why }
doctor-disk = Il reste { $free } Mo sur le disque.
doctor-disk-full = Il ne reste que { $free } Mo sur le disque : faites de la place, sinon aucun coup ne sera gardé.
doctor-database = { $why }
doctor-database-well = { $file } répond et est à jour (étape { $revision }).
doctor-older = { $file } en est à l’étape { $revision } ; le prochain démarrage l’amène à { $newest }. Faites une copie avant.
doctor-lines = La base de données permet { $most } connexions : assez pour { $workers } processus.
doctor-lines-few = La base de données ne permet que { $most } connexions, trop peu pour deux processus : augmentez max_connections.
doctor-left = { $n ->
    [one] { $n } table attend ses robots, et aucun processus ne joue pour eux
   *[other] { $n } tables attendent leurs robots, et aucun processus ne joue pour eux
} : démarrez-en un avec malecon serve --database.
doctor-table = { $why }
doctor-tables = { $n ->
    [one] { $n } partie peut continuer
   *[other] { $n } parties peuvent continuer
} ; { $all ->
    [one] { $all } table est gardée
   *[other] { $all } tables sont gardées
}.
doctor-well = Tout va bien.
doctor-wrong = { $n ->
    [one] { $n } chose ne va pas ; sa ligne commence par « ! ».
   *[other] { $n } choses ne vont pas ; leurs lignes commencent par « ! ».
}
stepped-back = La base de données en est à l’étape { $step } : démarrez maintenant l’ancien Malecón.
moved = Déménagé et comparé : { $n ->
    [one] { $n } table
   *[other] { $n } tables
}, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}.
backed-up = { $file } : { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
laid-out = { $folder } est prêt : un petit jeu qui marche déjà. Pour continuer :
fuzz-broken = ✗ partie { $n } :
fuzz-look = malecon replay { $file } (ou apportez-la sur la page de l’étagère)
fuzz-whole = { $n ->
    [one] { $n } partie de { $game } au hasard
   *[other] { $n } parties de { $game } au hasard
}, avec tour à tour chaque nombre de joueurs et chaque option : rien n’a cédé.

head-percentile = 99e centile, ms
by-clock = Les robots les plus forts ont pensé à la montre : la même graine peut donner d’autres parties, et une autre machine d’autres chiffres.
stopping = Passé le minimum de parties, une paire s’arrête quand un intervalle à 99 % est d’un seul côté de son repère, regardé toutes les { $n } parties, ou au nombre de parties ou d’heures demandé. S’arrêter ainsi favorise un peu les chiffres nets : sur 100 de ces intervalles à 95 %, environ 91 sont justes.
calibrated = Chances de gagner à { $game } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 } entre { $bot }, graine { NUMBER($seed, useGrouping: 0) }
head-called = Annoncé
head-said = Dit, en moyenne
head-won = Gagné
calibrated-legend = Annoncé : la chance d’un joueur, comme une recherche la voyait dans quelques positions. Parties : celles où une position a été annoncée ainsi ; une pèse autant que plusieurs, l’intervalle compte donc les parties.
sureness-few = Moins de { $least } parties disent peu : ce qui est dans le fichier de données peut rester.
sureness = Assurance actuelle { $now } ; ces parties parlent pour { $fitted } ({ $low }–{ $high }). Dans le fichier de données du jeu, sous search :
sureness-loss = Perte logarithmique : comme la recherche le voit { $plain }, comme c’est dit maintenant { $now }, ajusté sur l’autre moitié des parties { $fitted }.
puzzle-made = { $n }. { $best } : le meilleur, de { in-points }.
puzzle-agrees = { $n }. { $best } : le meilleur, de { in-points }.
puzzle-differs = { $n }. { $best } : la recherche profonde en doute ({ in-points }).
puzzles-agree = { $n } énigmes sur { $of } tiennent.
puzzles-made = { $n ->
    [one] { $n } énigme
   *[other] { $n } énigmes
} dans { $file }
no-reports = Personne n’a rien signalé.
report-done = Le signalement { $n } est noté comme vu.
report-line = { $n }. { $at } UTC, { $game }, /t/{ $table }, de la place { $place } :
report-line-watching = { $n }. { $at } UTC, { $game }, /t/{ $table }, de quelqu’un qui regardait :
report-said = place { $place } : { $text }
