# Ce qui peut aller de travers, pour qui l’a causé : ce qui était demandé, pourquoi non, ce qui irait.

no-game = aucun jeu ne s’appelle « { $asked } » : il y a { $known }.
no-bot = aucun robot ne s’appelle « { $asked } » : il y a { $known }.
no-pair = aucune paire de l’échelle n’est faite de ces seuls robots : ses paires sont { $known }.
no-player = aucun joueur ne s’appelle « { $asked } » : il y a { $known }.
no-command = aucune commande ne s’appelle « { $asked } » : il y a { $known }.
no-language = pas de langue « { $asked } » ici : choisissez { $known }.
no-option = { $game } n’a pas d’option « { $asked } » : il a { $known }.
no-options = { $game } n’a pas d’option « { $asked } » : il n’en a aucune.
option-values = l’option { $name } vaut { $known }, pas « { $asked } ».
no-number = aucun nombre ne s’appelle « { $asked } » : essayez { $known }.
number-range = { $name } doit être un nombre entier de { $least } à { $most }, pas { $asked }.
number-whole = { $name } doit être un nombre entier, pas « { $asked } ».
player-count = { $game } se joue de { $least } à { $most } joueurs, pas à { $asked }.
newer-rules = { $game } est connu ici jusqu’aux règles { $known }, pas { $asked } : il faut un Malecón plus récent.

option-form = une option se donne ainsi : { $example }, et non « { $asked } ».
number-form = un nombre se donne ainsi : { $example }, et non « { $asked } ».
counts-form = les nombres de joueurs se donnent ainsi : 2,3, et non « { $asked } ».
seat-range = une place de cette partie est un nombre de 0 à { $most }, pas « { $asked } ».
seats-taken = cette partie a { $known } joueurs, pas { $asked }.
nobody-plays = personne ne joue : l’un des joueurs doit être { $me }, comme dans --players { $example }.
other-game = { $file } est une partie de { $game } : malecon play { $game } --from { $file }
nothing-to-decide = Personne n’a rien à décider à cet endroit : revenez de quelques coups avec --to.
seat-waits = la place { $seat } n’a rien à décider maintenant.
one-output = --csv - et --json écriraient tous deux sur la sortie standard : donnez un fichier au tableau.
few-games = il faut au moins { $least } parties pour apprendre, pas { $asked }.
no-marks = { $game } ne déclare aucun repère à mesurer : tous ses nombres sont imprimés.

no-move = « { $asked } » n’est pas un coup de ce jeu. { $hint }
did-you-mean = Vouliez-vous dire : { $known } ?
moves-begin = Les coups commencent par { $known }.
refused = { $why }
no-move-number = { $asked } n’est pas un coup de ce jeu : les coups vont de 0 à { $most }.

in-file = { $file } : { $why }
on-line = ligne { $n } : { $why }
in-field = { $word } : { $why }
not-text = { $file } n’est pas un enregistrement : ce n’est pas du texte en UTF-8.
input-not-text = l’entrée standard n’est pas un enregistrement : ce n’est pas du texte en UTF-8.
not-read = { $file } ne peut pas être lu : { $why }.
not-written = { $file } ne peut pas être écrit : { $why }.
not-used = { $file } ne peut pas servir : { $why }.
output-not-used = la sortie ne peut pas servir : { $why }.
no-folder = il n’y a pas de dossier { $folder }
tables-missing = il n’y a pas de tables dans { $folder } : nommez le dossier de la maison avec --data.
tables-folder = { $folder } ne peut pas garder les tables ({ $why }) : choisissez un autre dossier.
picture-form = { $file } ne peut pas être dessiné : le nom d’une image finit par { $known }.
record-head = un enregistrement commence par « { $head } », pas par « { $asked } ».
record-after = rien ne peut suivre le résultat.
record-cut-move = la ligne est coupée : un coup doit suivre « { $word } ».
record-cut-pair = la ligne est coupée : « { $word } » demande deux mots.
record-no-seat = un coup commence par une place ou par « - », pas par « { $word } ».
record-word = « { $word } » est inconnu : { $known }.
record-lacks = l’enregistrement ne dit pas « { $word } ».
record-empty = l’enregistrement est vide.
record-whole = « { $asked } » n’est pas un nombre entier à partir de 0.
record-to = l’enregistrement compte { $n } coups : choisissez un nombre de 0 à { $n }.
record-result = l’enregistrement dit « = { $said } », ses coups mènent à « { $found } ».
record-no-end = aucune fin
record-seat = il n’y a pas de place { $seat } : elles vont de 0 à { $most }.
record-turn = c’est à { $decides } de décider, pas à { $asked }.
record-chance = le hasard
record-seat-name = la place { $seat }
either = { $one } ou { $other }

option-unknown = Option inconnue : { $name }
parameter-missing = Il manque { $kind } { $name }
value-wrong = Valeur refusée pour { $name } : { $why }
value-whole = « { $asked } » n’est pas un nombre entier
value-number = « { $asked } » n’est pas un nombre
value-least = { $asked } est inférieur à { $least }
value-most = { $asked } est supérieur à { $most }
option-bare = L’option { $name } demande une valeur
option-flag = L’option { $name } ne prend pas de valeur
words-over = Il y a des mots en trop : { $asked }
kind-argument = l’argument
kind-option = l’option
see-help = { $why } ; voir { $command }.

system-enoent = ce fichier ou ce dossier n’existe pas
system-eacces = accès refusé
system-eperm = opération non permise
system-eisdir = c’est un dossier
system-enotdir = ce n’est pas un dossier
system-erofs = le disque est en lecture seule
system-enospc = il n’y a plus de place sur le disque
system-enametoolong = le nom est trop long

extra-missing = « malecon { $command } » a besoin du paquet { $module }, qui n’est pas installé : pip install "malecon[{ $extra }]"
