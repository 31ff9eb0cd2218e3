# Les pages d’aide : voir en.ftl pour le sens des noms.

usage = Utilisation :
arguments = Arguments :
options = Options :
commands = Commandes :
default = par défaut :
environment = variable d’environnement :
required = obligatoire

word-address = ADRESSE
word-args = ARGUMENTS
word-bot = ROBOT
word-command = COMMANDE
word-dir = DOSSIER
word-file = FICHIER
word-step = ÉTAPE
word-from = DE
word-game = JEU
word-name = NOM
word-number = NOMBRE
word-options = OPTIONS
word-to = VERS
word-url = URL
word-value = VALEUR

house = Quatre jeux de plateau des Caraïbes : du commerce, des ports et du sucre.
command-backup = Une copie de toutes les tables en un seul fichier, même quand la maison est ouverte.
command-balance = Vérifie si les nombres propres à un jeu sont bons : ses repères, mesurés entre robots égaux.
command-calibrate = Si une chance de gagner en est une : de positions données à 70 %, combien ont été gagnées.
command-dataset = Des décisions de robots pour programmes qui apprennent, en Parquet : ce qui était vu, permis, joué, et l’issue.
command-doctor = Ce qui ne va pas dans une maison, en phrases ; rien n’est changé.
command-fuzz = Des parties au hasard, à la loupe ; celle qui rompt une promesse du moteur est mise par écrit.
command-games = Les jeux de l’étagère, leurs places et leurs options.
command-hint = Les meilleurs coups là où en est une partie enregistrée, d’après ce que sait la place.
command-ladder = Chaque robot contre celui d’en dessous, jusqu’à ce que l’on sache lequel est le meilleur.
command-learn = Apprend ce qui compte dans un jeu d’après l’issue de parties de ses recherches ; montre ce qui importe, et si cela prédit bien d’autres parties.
command-move-house = Porte toutes les tables d’un endroit à un autre, comparées ligne par ligne : d’un dossier à PostgreSQL, ou l’inverse.
command-moves = Ce qui peut être joué là où en est une partie enregistrée.
command-new-game = Préparer le paquet d’un jeu à vous, petit mais complet : on y joue tout de suite.
command-play = Jouer dans le terminal, contre des robots ou à plusieurs sur un canapé.
command-puzzles = « Trouvez le meilleur tour » : des positions de parties de robots où un coup est nettement le meilleur, vérifiées par une recherche dix fois plus profonde.
command-record = Une partie entre robots, notée coup par coup.
command-replay = Où en est une partie enregistrée, à sa fin ou en chemin.
command-reports = Ce qu’on a dit d’une table à qui tient la maison, avec ce qui s’y est dit en dernier.
command-review = Une partie revue : à quel point chacun était près de gagner, et quels coups ont coûté le plus.
command-rules = Les règles d’un jeu, en français ou en anglais.
command-see = Ce qu’une place, ou un spectateur, peut savoir d’une partie enregistrée.
command-serve = La maison dans le navigateur : des tables, des robots et l’API pour les programmes.
command-simulate = Beaucoup de parties entre robots : qui gagne, et avec quelle certitude.
command-step-back = Permet à un Malecón plus ancien de continuer une maison : sa base de données, mise à jour, revient à une étape qu’il connaît.
command-train = Le jugement d’un jeu progresse tout seul : parties contre soi, ajustement, match contre le meilleur, et ainsi de suite.
command-tune = Cherche en jouant de meilleurs poids pour l’heuristique d’un jeu ; les affiche comme les veut son fichier de données.

any-by-clock = Les robots les plus forts pensent à la montre, comme à une table : la même graine peut alors donner d’autres parties.
any-config = Les limites de la maison, en TOML : docs/growing.md en parle.
any-config-default = les limites habituelles
any-dask = Un ordonnanceur Dask dont les travailleurs réfléchissent : tcp://hôte:8786
any-dask-default = cette machine
any-data = Où se trouvent les tables.
any-data-default = votre dossier de données
any-database = Un PostgreSQL qui garde les tables : postgresql://nom:motdepasse@hôte/base
any-database-default = un fichier du dossier de données
any-file = Un enregistrement ; - le lit sur l’entrée standard.
any-game = Son identifiant, tel que `malecon games` le donne.
any-games = Combien de parties.
any-help = Montre cette page.
any-jobs = Nombre de processus.
any-jobs-default = un par cœur
any-json = Un document JSON sur la sortie standard.
any-lang = Anglais ou français.
any-lang-default = selon vos réglages régionaux
any-option = Un choix fait à la mise en place.
any-players = Qui joue : random, greedy, hard-<goût>…
any-plot = Une image en plus : .png, .svg ou .pdf.
any-seed = La graine dont vient tout le hasard.
any-set = Change un nombre du jeu.
any-version = Montre la version.
any-to = Seulement les N premiers coups.

backup-file = Où va la copie ; le fichier n’est remplacé qu’une fois la copie complète.

balance-bots = Qui joue ; plusieurs prennent les places à tour de rôle.
balance-games = Parties pour chaque nombre de joueurs.
balance-players = Nombres de joueurs.
balance-players-default = tous ceux qui ont des repères

calibrate-bot = Qui joue, à toutes les places.
calibrate-games = Parties pour chaque nombre de joueurs.
calibrate-players = Nombres de joueurs.
calibrate-players-default = tous ceux du jeu
calibrate-playouts = Combien de simulations la recherche fait à partir d’une position.

dataset-bot = Qui joue, à toutes les places.
dataset-out = Le fichier, .parquet ; les parties vont à côté. Interrompue, la même commande reprend.
dataset-players = Combien de joueurs.
dataset-players-default = le moins possible

fuzz-out = Où vont les enregistrements des parties qui ont mal tourné.

hint-playouts = Combien de simulations faire, en dix secondes au plus.
hint-seat = Pour quelle place, à partir de 0.
hint-seat-default = celle qui joue

ladder-bots = Seulement les paires de ceux-ci : chaque niveau contre celui d’en dessous, easy et greedy contre random, medium et expert contre greedy aussi. Vos propres robots et ceux qui ont un goût rencontrent chaque niveau nommé.
ladder-bots-default = tous
ladder-games = Nombre maximal de parties par paire.
ladder-least = Au moins tant de celles-ci, même si moins suffiraient, sauf si les heures sont épuisées.
ladder-least-default = 100, ou --games si c’est moins
ladder-hours = Arrêter aussi une paire quand ses parties ont pris tant d’heures de calcul, tous processus additionnés.
ladder-hours-default = sans limite
ladder-players = Nombres de joueurs.
ladder-players-default = tous ceux du jeu

learn-out = Où écrire les poids ; les robots d’un jeu suivent learnt-N.toml dans son dossier.
learn-out-default = nulle part
learn-players = Combien de joueurs.
learn-playouts = Simulations par choix, en moyenne.

move-house-source = Où elle est : un dossier de données, ou postgresql://…
move-house-target = Où elle va : un endroit vide, de l’une ou l’autre sorte.

moves-seat = Les coups de cette place, à partir de 0.

new-game-into = Où va son dossier.
new-game-into-default = ici
new-game-name = Son nom : minuscules, chiffres et traits d’union, comme sel-de-mer.

play-from = Reprend une partie enregistrée.
play-players = me, me:Ana ou un robot pour chaque place : random, easy, greedy, medium, hard, expert ou master. Easy est fait pour une première partie, greedy joue son propre tour selon des règles simples, à partir de medium chacun est plus fort que le précédent ; expert réfléchit jusqu’à une demi-seconde par choix, master jusqu’à trois.
play-players-default = me et des robots

puzzles-check = N’en faire aucune : juger encore celles qui sont là, dix fois plus loin.
puzzles-count = Combien en faire de plus.
puzzles-out = Le fichier auquel elles s’ajoutent.
puzzles-out-default = puzzles.json dans le dossier du jeu
puzzles-playouts = Combien de temps réfléchir à chaque choix ; dix fois plus à ce qui semble une énigme.

record-out = Où l’écrire ; - est la sortie standard.

replay-story = Raconte ce qui s’est passé, coup par coup.

review-playouts = Combien de temps réfléchir à chaque choix.

see-seat = Une place, à partir de 0 ; none est un spectateur.

serve-drain = Secondes entre SIGTERM et la fin, pour qu’un répartiteur s’en aperçoive.
serve-host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau.
serve-log = plain, ou json avec une ligne par requête.
serve-open = L’ouvre dans le navigateur.
serve-origin = L’adresse qu’utilisent les gens, derrière un mandataire.
serve-port = Le port ; 0 en prend un de libre.
serve-workers = Processus qui servent ; pour plusieurs il faut --database.
step-back-step = L’étape, comme l’ancien la nomme quand il refuse la maison : r0001

simulate-csv = Une ligne par joueur et par partie.
simulate-fixed-seats = Les joueurs gardent leur place.

train-contest = Lors du match, les meilleurs poids jusque-là examinent tant de suites (simulations) par choix ; les nouveaux, autant que le même temps en permet.
train-from = Essayer d’abord ce qu’ont appris les tables de ces autres nombres de joueurs : la moyenne de leurs poids, en manche 0.
train-from-default = aucun
train-games = Parties qu’une manche joue et dont elle apprend.
train-players = Combien de joueurs.
train-playouts = Simulations par choix dans ces parties, en moyenne.
train-proof = Parties du match d’une manche : les nouveaux poids contre les meilleurs jusque-là.
train-rounds = Combien de manches ; on peut en demander plus ensuite.
train-seed = Tout le hasard en vient ; mais le temps égal du match se prend à la montre : la même graine peut donner d’autres résultats.
train-to = Où tout est gardé ; ce qui y fut interrompu reprend.

tune-bot = Qui joue avec ces poids.
tune-games = Parties de chaque candidat.
tune-generations = Combien de temps chercher.
tune-proof = Parties qui prouvent le résultat.
tune-players = Combien de joueurs.

reports-all = Ceux qui ont déjà été vus aussi.
reports-done = Noter que celui-ci a été vu.
