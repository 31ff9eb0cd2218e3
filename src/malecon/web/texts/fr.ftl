# Les pages de la maison.
skip-to-content = Aller au contenu
offline-title = La ligne est coupée
offline-text = Cet appareil n’est pas connecté en ce moment, ou la maison est fermée un instant. Vos tables sont en sûreté : chaque coup que vous avez vu y est gardé. La page revient d’elle-même dès que la ligne est rétablie.
offline-again = Réessayer
offline = La maison ne répond pas. Votre coup n’est pas perdu : réessayez dans un instant.
nav = La maison
my-tables = Mes tables
help = Aide
rules = Règles
theme = Clair ou sombre
sound = Un son quand c’est à moi
notify = Me prévenir quand c’est à moi
language-en = English
language-fr = Français
sorry = Cela n’a pas marché
to-shelf = Vers l’étagère
to-table = Vers la table
close = Fermer
and = et
yes = oui
no = non
luck = Le hasard
seat-name = Joueur { $n }
api = L’API pour les programmes

# Étagère
shelf-title = { $n ->
    [4] Quatre jeux au bord de la mer
   *[other] Des jeux au bord de la mer
}
shelf-lead = Contre des robots, sur un même canapé ou avec des amis au loin. Sans compte : un nom suffit.
going-on = { $n ->
    [one] { $n } partie en cours
   *[other] { $n } parties en cours
}
players = { $span } joueurs
play-now = Jouer
new-table = Nouvelle table
play-with = { $game } : jouer entre amis, choisir la table
install = Installer l’appli
install-text = Sur un téléphone ou un ordinateur : une icône à soi, sans barre d’adresse.
app-about = Quatre jeux de société des Caraïbes : contre des robots, sur un même canapé ou avec des amis au loin.
new-table-of = Nouvelle table : { $game }
replay-of = Revoir : { $game }
bring-record = Ouvrir une partie enregistrée
bring-record-text = Une partie enregistrée dans un fichier, pour la revoir
open-record = L’ouvrir

# Nouvelle table
who-plays = Qui joue ?
kind-me = Moi
kind-sofa = Sur cet écran
kind-link = Un ami, par un lien
kind-bot = Robot : { $level }
kind-none = Personne
strength-random = Joue n’importe quel coup permis, aussitôt.
strength-easy = Pour une première partie : joue sans plan, aussitôt.
strength-greedy = Joue son propre tour selon des règles simples, aussitôt ; l’étalon des autres.
strength-medium = Voit un peu plus loin : plus fort que facile et gourmand.
strength-hard = Voit plus loin encore : plus fort que moyen.
strength-expert = Plus fort que difficile ; réfléchit jusqu’à une demi-seconde par choix.
strength-master = Le plus fort ; réfléchit jusqu’à trois secondes par choix.
name = Nom
name-of = Nom de la place { $n }
colour-of = Couleur de la place { $n }
colour-orange = Orange
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-purple = Violet
options = Comment jouer
terms = À la table
clock = Rythme de la partie
clock-live = En une fois
clock-slow = Sur plusieurs jours
clock-help = Si quelqu’un s’en va, on peut demander qu’un robot joue à sa place. Il s’assied au bout de 3 minutes (3 jours si la partie dure plusieurs jours), sauf signe de vie.
practice = Entraînement
practice-help = Chaque coup peut être repris sans demander, même après un hasard ou un secret dévoilé. La partie enregistrée note que c’était pour s’exercer.
open-table = Ouvrir la table

# Comment s’appellent les options des jeux, quand un jeu ne le dit pas lui-même
option-events = Événements
option-open_hands = Mains ouvertes

# S’asseoir
join = Prendre place
join-text = { $host } vous garde une place.
join-text-plain = Une place vous est gardée.
join-who = Qui est là
join-kind = La table
join-about = Un jeu pour { $span } joueurs. Sans compte : un nom suffit.
kept-seat = votre place
changed-numbers = Nombres changés
your-name = Votre nom
sit-down = Prendre place
only-watch = Seulement regarder
link = Lien
copy-link = Copier le lien
link-copied = Copié
share-link = Partager…
qr-code = Code QR du lien
share-text = Prenez place à ma table : { $game }
link-text = Ouvrez ce lien sur votre autre appareil et continuez là-bas ; celui-ci ne fera plus que regarder. Il ne sert qu’une fois. Gardez-le pour vous : qui l’ouvre le premier tient votre place.
move-text = Continuer ici sous le nom « { $name } » ? L’appareil utilisé jusqu’ici ne fera plus que regarder.
move-here = Continuer ici
other-device = Continuer sur un autre appareil

# Mes tables
no-tables = Vous n’êtes encore à aucune table.
no-tables-text = Chaque partie commencée ou rejointe se retrouve ici, même après des semaines : à qui de jouer, depuis quand, et où elle en est. Choisissez un jeu :
tables-yours = À vous
tables-going = En cours
tables-over = Terminées
put-away = rangée
mark-practice = entraînement
mark-fork = reprise
mark-same-deal = même donne
mark-slow = sur plusieurs jours
mark-numbers = nombres changés
since = depuis { $time }
since-now = à l’instant
since-over = il y a { $time }
hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
status-others = à { $names } de jouer

# Table
board = Plateau
turn = Le tour
choices = Ce que vous pouvez faire
seats = Les joueurs
story = Récit
chat = Bavardage
chat-label = Un mot à la table
send = Envoyer
more = Plus
set = Régler
thinking = ({ $name } réfléchit)
watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
seat-open = Tout ce qu’a { $name }
last-turns = Ses derniers tours
tag-you = vous
tag-free = pas encore là
tag-away = absent
tag-turn = à jouer
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
title-yours = À vous
title-over = Partie terminée
prompt-yours = À vous — { $what }
prompt-choose = À vous : choisissez
prompt-others = À { $names } de jouer
prompt-end-turn = C’est bon ? Finissez, ou annulez.
prompt-over = La partie est terminée.
prompt-waiting = { $n ->
    [1] Il manque encore un joueur
   *[other] Il manque encore { $n } joueurs
}
prompt-curtain = À { $name } de jouer
lobby = La table est mise
lobby-watch = La partie commence quand tout le monde est assis. Vous pouvez la suivre ici.
invite = Lien pour la place { $n }
invite-text = Envoyez un lien à chaque ami, ou faites lire le carré par son appareil photo. La partie commence quand tout le monde est assis.
open-link = S’y asseoir soi-même
fill-with-bot = Faire jouer un robot
curtain = { $name }, c’est à vous
curtain-text = Ce que les autres ne doivent pas voir est derrière le rideau.
curtain-open = Je suis { $name }
and-finish = { $what } et finir
times = { $what } × { $n }
give = Donner
take = Prendre
asked-for = demandé
less = Moins
least-of-it = Au moins : { $n }
most-of-it = Au plus : { $n }
more-of-it = Plus
several = Autant que vous voulez, { $n } au plus
do-these = Faire cela
all-kinds = Tout
filter = Filtrer
list = Liste
finish = Finir
finish-first = Il faut d’abord choisir : { $what }
finish-any = Il faut d’abord choisir quelque chose
finish-wait = Ce n’est pas votre tour
finish-end = fin de votre tour
no-undo = aussitôt, sans retour
undo-asked = La question est déjà posée aux autres : attendez leur réponse.
chain = Ce tour
zones = Parties du plateau
cards = Ce qui est sur le plateau
board-then = Le plateau à ce moment
back-to = Revenir à cette étape : { $what }
back-to-now = Revenir au présent
turns-before = { $n ->
    [1] 1 tour avant
   *[other] { $n } tours avant
}
ahead = Ce qui vous attend
since-your-turn = Depuis votre tour
you-alone = Vous
show-me = Montrer
the-deal = La donne
menu = Menu
end-turn = Fin du tour
undo = Annuler
undo-ask = Demander à annuler
restart-turn = Recommencer le tour
hint = Conseil
advised = { $what } ({ $where })
chance = { $n } % de chances de gagner
skip = Passer l’attente
agree = D’accord
withdraw = Retirer la demande
refuse = Refuser
ask-undo = { $name } voudrait reprendre un coup.
ask-bot = { $by } demande qu’un robot joue pour { $name }.
ask-when = Sans signe de vie, il s’assied :
propose-bot = Demander un robot dans { $time }
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
practice-here = Entraînement : tout peut être repris.
known-luck = La même donne : qui l’a déjà jouée connaît le hasard qui vient.
forked-here = Cette table reprend une partie terminée : ce qui y était caché est peut-être connu.
slow-here = Une partie sur plusieurs jours : rien ne presse.
take-back-seat = Reprendre ma place
pace = Les robots jouent
pace-none = tout de suite
pace-fast = vite
pace-usual = tranquillement
pace-slow = lentement
turns-end = Mes tours se terminent tout seuls
resign = Abandonner
resign-sure = Abandonner la partie ? Un robot continue pour vous.
download-record = Télécharger la partie
replay = Revoir
report = Quelque chose ne va pas ? Dites-le ici.
report-send = Télécharger un fichier de rapport
log-secret = décide en secret
log-secret-luck = Quelque chose est tiré en secret
log-undo = reprend un coup
log-sit = prend place
log-bot = est maintenant joué par un robot
log-resign = abandonne
log-refuse = n’est pas d’accord
log-withdraw = retire sa demande
log-here = est toujours là
log-next = invite à une revanche
log-same = invite à rejouer la même donne
why-later = Pas maintenant. D’abord : { $what }
why-nothing = C’est possible : choisissez-le.
foresee-luck = Ensuite, le hasard décide.
foresee-secret = Ensuite, ce que d’autres cachent se découvre.

# La fin
end-won = { $you ->
    [yes] Vous gagnez
   *[no] { $names } gagne
}, { $score } à { $against }
end-won-tie = { $you ->
    [yes] Vous l’emportez
   *[no] { $names } l’emporte
} à égalité, { $score }
end-shared = { $names } se partagent la victoire avec { $score }
end-own = Vous finissez { $rank ->
    [1] 1er
   *[other] { $rank }e
} avec { $score }
end-rank = { $n ->
    [1] 1er
   *[other] { $n }e
}
end-last = Le dernier tour — { $name } : { $what }
end-over = La partie est terminée : { $reason }
end-closed = La partie a été abandonnée
scores = Points
source = Points par
source-start = Au départ
source-rest = Autres
total = Total
counts-from = D’où viennent les { $what }
counts-by = { $what }, { $each }
chances = Vos chances de gagner
review = Analyser la partie
the-board = Le plateau
see-result = Voir le résultat
rematch = Revanche
same-deal = La même donne
sit-at-rematch = Prendre place à la revanche
sit-at-same-deal = Prendre place à la même donne
go-to-rematch = Vers la revanche
go-to-same-deal = Vers la même donne
replay-start = Avant le premier coup
replay-at = Coup { $at } sur { $last }
replay-told = { $chapter }, { $name } : { $what }
replay-told-luck = { $chapter } : { $what }
replay-slider = Position dans la partie
replay-jump = Aller à la position { $first }–{ $last }
moment = Ce moment
step-back = Reculer : { $what }
step-on = Avancer : { $what }
step-move = Coup
step-turn = Joueur
play = Lire
pause = Pause
tempo = Allure
tempo-slow = lente
tempo-usual = tranquille
tempo-fast = rapide
go = Aller
fork = Rejouer d’ici
fork-as = Vous êtes { $names } ; des robots jouent les autres.
fork-all = Vous êtes { $names }.
fork-sofa = Jouer toutes les places sur cet écran

# Ce qui ne se peut pas
stale = La table a continué entre-temps ; le premier coup compte. Voici où elle en est.
no-seat = Vous n’avez pas de place à cette table : vous pouvez regarder.
no-token = Il faut le jeton d’une place : « Authorization: Bearer … ».
foreign-page = Cela venait de la page d’un autre site : rien n’a été fait.
not-there = Il n’y a rien ici : l’adresse est fausse, ou le lien a déjà servi.
too-large = C’est trop grand.
away = La maison ne peut ni lire ni garder ses tables en ce moment. Ce que vous avez vu est en sûreté : réessayez dans quelques secondes.
bound-tables = Vous avez ouvert beaucoup de tables en peu de temps.
bound-unfinished = Beaucoup de vos tables d’aujourd’hui ne sont pas terminées : jouez-en une jusqu’au bout, ou abandonnez.
bound-alone = Beaucoup de tables de robots seuls ont été ouvertes en peu de temps.
bound-alone-at-once = Assez de tables de robots seuls sont en cours : prenez place à l’une d’elles, ou attendez la fin d’une partie.
bound-chat = C’est beaucoup dit en une minute.
bound-settings = Ce réglage a changé bien souvent en une minute.
bound-hints = Vous avez demandé beaucoup de conseils en une minute.
bound-hints-at-once = Votre dernier conseil est encore à l’étude.
bound-records = Vous avez apporté beaucoup de parties en peu de temps.
bound-records-at-once = Les parties apportées avant sont encore en cours de lecture.
bound-lines = Beaucoup de pages sont déjà ouvertes d’ici : fermez-en une dont vous n’avez pas besoin.
bound-wait = { $minutes ->
    [1] { $seconds ->
        [1] Réessayez dans 1 seconde.
       *[other] Réessayez dans { $seconds } secondes.
    }
   *[other] Réessayez dans { $minutes } minutes.
}
broken = Quelque chose a cassé chez nous. Rien n’est perdu : revenez en arrière et réessayez.
unreadable = Cela n’a pas pu être lu.
unreadable-field = Cela n’a pas pu être lu : voyez { $field }.
refused-seat-taken = Cette place est prise.
refused-seat-kind = Une place est pour moi, sur cet écran, par un lien ou pour un robot, pas « { $kind } ».
refused-waiting = Tout le monde n’est pas encore assis.
refused-over = La partie est terminée.
refused-not-over = Ce sera possible quand la partie sera terminée.
refused-nothing-left = Il n’y a plus rien à choisir : finissez votre tour, ou annulez le dernier choix.
refused-not-your-turn = Ce n’est pas à vous.
refused-no-moves = Aucun coup n’a été envoyé : il en faut au moins un.
refused-move-or-moves = Envoyez un coup dans « move », ou plusieurs dans « moves » : l’un ou l’autre.
refused-many-moves = On envoie au plus { $most } coups à la fois, pas { $n }.
refused-after-end = « end » est le dernier mot : aucun coup ne vient après.
refused-step-luck = L’étape { $n } ne peut pas partir avec les autres : le hasard décide avant elle. Envoyez ce qui précède, puis regardez.
refused-step-secret = L’étape { $n } ne peut pas partir avec les autres : ce que d’autres cachent se découvre avant elle. Envoyez ce qui précède, puis regardez.
refused-step-turn = L’étape { $n } ne peut pas partir avec les autres : votre tour se termine avant elle.
refused-turn-goes-on = Votre tour n’est pas terminé : il reste quelque chose à choisir.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-revealed = Le hasard, un secret ou le choix d’un autre a été vu depuis : cela ne se reprend pas. À une table d’entraînement, si.
refused-witness-gone = { $name } a vu la suite et n’est plus là pour donner son accord : cela ne se reprend pas.
refused-bot-plays = Un robot joue à cette place : reprenez-la d’abord.
refused-not-asked = On ne vous a rien demandé : vous n’avez rien à répondre.
refused-undo-asked = { undo-asked }
refused-clock = Une partie est « live » ou « slow », pas « { $clock } ».
refused-nothing-said = Il n’y avait rien à dire.
refused-chat-full = Cette table en a assez dit.
refused-no-bot-here = Un robot ne peut pas prendre cette place.
refused-still-here = Cette personne est encore là.
refused-no-such-moment = La partie n’a pas ce moment.
refused-puzzle-hint = C’est une énigme : le meilleur tour est dévoilé une fois le vôtre joué.
refused-no-hint = Aucun conseil trouvé à temps.
refused-long-record = Cette partie a { $n } lignes ; la plus longue qu’on lise ici en a { $most }.
refused-no-record = Ce n’est pas une partie enregistrée chez nous : il faut un fichier texte que Malecón a enregistré.
refused-unreadable = Cela n’a pas pu être lu.
refused-number-wanted = « { $field } » doit être un nombre entier.
refused-players = Ce jeu est pour { $least } à { $most } joueurs, pas { $n }.
refused-nobody-here = Quelqu’un doit s’asseoir ici : choisissez « Moi » pour une place.
refused-too-many = Trop de monde regarde déjà.
refused-language = Nous parlons français et anglais.

# Symboles de la maison
symbol-sugar = sucre
symbol-tobacco = tabac
symbol-citrus = agrumes
symbol-rum = rhum
symbol-cigars = cigares
symbol-wood = bois
symbol-stone = pierre
symbol-water = eau
symbol-peso = pesos
symbol-dollars = dollars
symbol-point = points
symbol-vote = voix
symbol-madras = madras
symbol-spices = épices
symbol-vanilla = vanille
symbol-crate = marchandises
symbol-deck = cartes

# Aide
help-play = Jouer
help-play-text = Ce que vous pouvez faire est éclairé sur le plateau. Pointez n’importe quoi, éclairé ou non : sa fiche dit ce qu’il fait, ce qu’il coûte et ce qu’il vous rapporterait ; un clic ou le bouton de la fiche le fait. Sur un téléphone, un appui long lit toujours et ne joue jamais. Toucher ouvre la fiche, et son bouton ou un second toucher le fait ; seul ce qui mène à un autre choix et peut s’annuler, comme un personnage, se joue dès qu’on le touche. « Finir » est toujours la sortie et dit ce que vous laissez. « Liste » contient chaque coup en mots.
help-friends = Les amis
help-friends-text = Ouvrez une nouvelle table et choisissez « un ami, par un lien » pour une place. Copiez le lien ou partagez-le, ou faites lire le carré à côté par l’appareil photo de votre ami. Qui l’ouvre lit à quoi on joue et avec qui, donne un nom et prend place. L’adresse de la table elle-même permet à chacun de regarder.
help-install = Comme une appli
help-install-text = Votre navigateur peut mettre Malecón sur l’écran d’accueil : « Installer » ou « Ajouter à l’écran d’accueil » dans son menu (sur un iPhone : Partager, puis « Sur l’écran d’accueil »). Il s’ouvre sans barre d’adresse, et dit quand la ligne est coupée.
help-sofa = Sur un canapé
help-sofa-text = Choisissez « sur cet écran » pour tous ceux qui jouent sur votre appareil. Quand un jeu a des secrets, un rideau tombe entre les tours.
help-undo = Reprendre un coup
help-undo-text = « Annuler » revient librement en arrière tant que ni le hasard, ni un secret, ni le choix d’un autre n’a été révélé. Au-delà, chaque personne de la table doit être d’accord, et le hasard reste le même ; seul contre des robots, ou quand un témoin est parti, ce qui est vu reste joué. À une table ouverte pour l’entraînement, tout peut être repris, et la partie enregistrée le dit.
help-away = Quelqu’un est parti
help-away-text = Demandez un robot à sa place : tout le monde voit la demande, et le robot s’assied au bout de 3 minutes, ou de 3 jours dans une partie sur plusieurs jours. Le moindre signe de vie y met fin : une page ouverte, un coup, une requête d’un programme. Qui revient reprend sa place au robot.
help-again = Encore une fois
help-again-text = Une revanche invite : qui la demande prend place, les autres ont un bouton pour cela à l’ancienne table. La même donne se joue en connaissant le hasard, et la table le dit.
help-replay = Revoir une partie
help-replay-text = « Revoir » montre toute position d’une partie : glissez le curseur, avancez par coup, par joueur ou par tour, ou laissez défiler. « Rejouer d’ici » ouvre une nouvelle table à ce moment : vous gardez votre place, des robots jouent les autres. ← et → vont par coup, avec Maj par joueur, Page haut et Page bas par tour, Début et Fin aux deux bouts ; la barre d’espace fait défiler et arrête.
help-review = L’analyse
help-review-text = Après une partie, et pour tout relevé, « Analyser la partie » montre les chances de gagner de chacun. La courbe est le curseur : glissez dessus, ou ← et →, N et P pour le moment suivant ou précédent. À chaque choix : ce qui a été joué, ce qui valait mieux, ce qui aurait sans doute suivi, et à quel point c’est sûr ; ce qui reste dans le doute n’est pas appelé une erreur. Le hasard est compté à part des choix. Elle est faite une fois, en arrière-plan, un peu plus lentement quand des robots réfléchissent, et son adresse peut être partagée.
help-puzzles = Énigmes
help-puzzles-text = Une par jour pour chaque jeu, la même pour tout le monde : trouvez le meilleur tour. Vous le jouez sur le plateau, sachant ce que sait votre siège, et l’on vous dit ce qu’il valait et pourquoi. Celles que vous avez résolues, et pendant combien de jours de suite, ce navigateur seul le sait.
help-keys = Clavier
help-keys-text = Tab parcourt le plateau, Entrée ouvre et choisit, Échap ferme. L est la liste (flèches, 1 à 9, ou taper), H un conseil, U annule, D montre ce que les autres ont fait, S est le récit, C la discussion ; Entrée finit quand il ne reste rien d’autre, Ctrl+Entrée toujours.
help-days = Sur plusieurs jours
help-days-text = Fermez la page quand vous voulez : « Mes tables » vous y ramène, même après des semaines. Sur un autre appareil, utilisez le lien dans le menu. Une table sur plusieurs jours peut donner un temps à chaque tour : qui tarde est remplacé par un robot jusqu’à son retour.
help-privacy = Ce qui est gardé
help-privacy-text = Un nom et un cookie qui est votre place ; pas de compte, pas d’adresse sauf si vous demandez des rappels, rien d’autres sites. Les parties restent sur ce serveur.
help-programs = Programmes
help-programs-text = Des robots dans n’importe quel langage peuvent prendre place par l’API JSON ; les mêmes règles et les mêmes secrets valent pour eux.

# L’analyse d’une partie finie
per-cent = { $n } %
review-title = Analyse
review-of = { $game } : la partie revue
review-chance = Chances de gagner
review-drag = Glissez sur la courbe, ou ← →
review-under-way = Chaque choix est examiné…
review-waits = Avance lentement : des robots réfléchissent
review-at = { $chapter } · coup { $at } sur { $last }
review-choice = { $name }, choix { $n } sur { $of }
review-costliest = { $name } : le choix le plus coûteux de la partie
review-better = Qu’est-ce qui valait mieux ?
review-best = Le meilleur choix
review-as-good = Aussi bon qu’un autre
review-you-played = Vous avez joué
review-played = { $name } a joué
review-better-was = Mieux
review-also = Tout aussi bon
review-then = Suite probable :
review-forced = Rien à choisir
review-not-yet = Pas encore examiné
review-ends = Le relevé s’arrête ici
review-luck-gave = Ce que le hasard a donné, à côté de ce qu’il aurait pu apporter :
review-moments = Moments
review-more = Moments et joueurs
review-players = Joueurs
review-all = Tous
review-mine = Les miens
review-no-moments = Aucun écart de 5 %, aucun choix nettement coûteux : une partie tranquille.
review-soon = Ils viennent à mesure que la partie est examinée.
review-first = Au début
review-last = À la fin
review-next = Moment suivant
review-honest = Chaque choix est jugé quatre fois, par des recherches de profondeurs différentes qui ne savent que ce que le joueur savait. Une différence dans leur ± n’est pas appelée une erreur. Même toutes ensemble, elles ne sont pas sûres : « non expliqué » dit de combien elles ont changé d’avis.
moment-n = Moment { $n }
moment-by = { $name } :
moment-better = mieux : { $what }
mark-played = joué : { $n }
mark-better = mieux : { $n }
mark-also = aussi bon : { $n }
# Les différences de chances sont en points de pourcentage : de 50 % à 35 %, il y en a 15.
a-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }
a-gap = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
 }
sure-mistake = Il a coûté { a-cost } (± { $doubt }), selon quatre recherches de profondeurs différentes.
sure-none = La différence, { a-cost }, ne dépasse pas ce que quatre recherches peuvent dire (± { $doubt }) : pas une erreur.
sure-found = Rien d’autre n’aurait convenu : le deuxième choix coûte { a-gap } (± { $doubt }).
sure-second = C’était : { $what }.
sure-chance = Quatre recherches s’accordent à ± { $doubt ->
    [one] { $doubt } point
   *[other] { $doubt } points
 } près.
player-good = { $n } des { $of } choix qui comptaient { $n ->
    [1] était aussi bon
   *[other] étaient aussi bons
} que le meilleur
player-interval = ({ $low }–{ $high } % avec 95 % de certitude)
share-luck = Hasard
share-own = Ses choix
share-others = Choix des autres
share-rest = Non expliqué
praise-found = A trouvé le seul bon coup : « { $what } » ({ $chapter }). Le deuxième coûtait { a-gap }.
praise-steady = { $n } choix de suite sans rien de nettement coûteux.
praise-chose = { $n ->
    [1] Un choix aussi bon qu’un autre.
   *[other] { $n } choix aussi bons que d’autres.
}
chances-of = Chances de gagner de { $name }
chances-span = de { $start } à { $end }

# Énigmes
puzzles = Énigmes
puzzles-door = L’énigme du jour : trouvez le meilleur tour
puzzles-title = Trouvez le meilleur tour
puzzles-lead = Une énigme par jour pour chaque jeu, la même pour tout le monde : un coup est nettement le meilleur. Jouez votre tour sur le plateau et voyez ce qu’il valait.
puzzles-none = Il n’y a pas encore d’énigmes.
puzzles-past = { $n ->
    [1] Une énigme des jours passés
   *[other] { $n } énigmes des jours passés
}
puzzle-today = L’énigme du jour
puzzle-today-of = L’énigme du jour : { $game }
puzzle-solved = résolue
puzzle-n = Énigme { $n }
puzzle-here = Une énigme : trouvez le meilleur tour. Un coup est nettement le meilleur ; le vôtre est jugé dès la fin du tour.
puzzle-verdict = Que valait ce tour ?
puzzle-best = Le meilleur tour !
puzzle-good = Aussi bon que le meilleur !
puzzle-missed = Pas le meilleur : il coûte { a-cost } de vos chances de gagner
puzzle-why = Pourquoi ?
puzzle-turn = Votre tour :
puzzle-wrong = Plus tard dans le tour, au lieu de « { $what } » : { $better }.
puzzle-line = Après le meilleur coup, sans doute :
puzzle-tempting = « { $what } » est tentant, mais moins bon.
puzzle-sure = Le deuxième, « { $second } », coûte { a-gap } (± { $doubt }) ; { $n } simulations s’accordent.
puzzle-again = Essayer encore
puzzle-on = Continuer d’ici
puzzle-more = D’autres énigmes
# À côté de l’analyse et des énigmes
player-figures = La chance, et à quel point c’est sûr
review-how = Comment les choix sont jugés
puzzle-asks = Énigme : trouvez le meilleur tour ! À vous : { $what }
puzzle-tried = à retrouver
puzzle-any = choisissez
streak = Résolue un jour pour l’instant
streak-many = Résolues { "{n}" } jours de suite
dated = { $n ->
    [1] 1er
   *[other] { $n }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
# La guide
learn = Apprendre en jouant
learn-game = Apprendre { $game } en jouant
learn-lead = Une vraie partie d’un quart d’heure environ, contre des robots faciles. Je vous dis ce qu’il faut quand il le faut ; vous choisissez. Ensuite, la partie continue sans leçons.
learn-begin = Commencer la première partie
coach-chapters = Les leçons une à une
coach-lesson = Leçon { $n } sur { $of }
coach-show = Jouez-le pour moi
coach-ok = Compris
coach-no = Arrêter
coach-off = Arrêter les leçons de Conchita
coach-again = Reprendre les leçons de Conchita
coach-otherwise = Vous avez pris un autre chemin. C’est très bien : je continue de là.
coach-hint = Mon conseil
coach-welcome = Bienvenue
coach-welcome-says = Ce qui brille peut se jouer : pointez, ou appuyez longtemps, pour lire ; cliquez ou touchez pour choisir. Voulez-vous apprendre ce jeu avec moi, en jouant ?
coach-after = Bien joué
coach-after-says = Voulez-vous revoir votre partie ? L’analyse montre où elle a basculé, et ce qui aurait été meilleur.
coach-review = Analyser cette partie
coach-you = Vous
# La conseillère sans leçon à donner, et à la fin de ses leçons
coach-would = À votre place, je choisirais : { $what }.
coach-goodbye = C’est tout
coach-goodbye-says = Vous savez l’essentiel pour continuer sans moi. Chaque leçon peut se répéter : ici, ou par le menu.
coach-goodbye-left = Vous savez l’essentiel pour continuer. L’occasion a manqué pour : { $left }. Chaque leçon vous attend ici, ou dans le menu.
contents = Sommaire
rules-search = Chercher dans les règles
search = Chercher
rules-found = { $n ->
    [0] Rien trouvé pour « { $words } ».
    [1] « { $words } » : trouvé une fois.
   *[other] « { $words } » : trouvé { $n } fois.
}
rules-all = Toutes les règles
rules-show = Montrez-moi
scene-before = Le plateau précédent
scene-after = Le plateau suivant
scene-rules = Retour aux règles
scene-play = Continuer d’ici
undo-held = Maintenir : tout le tour
reply = Répondre
go-on = Continuer
help-learn = Apprendre un jeu
help-learn-text = « Apprendre en jouant », sur l’étagère, ouvre une vraie partie contre des robots faciles. Conchita dit une chose à la fois, l’entoure sur le plateau et dit ce que votre choix a rapporté ; « Jouez-le pour moi » la joue, « Compris » continue, « Arrêter » la congédie. Le menu la rappelle, et chaque leçon s’ouvre aussi seule. Sans leçon à donner, elle dit ce qu’elle choisirait. La page des règles a un sommaire, une recherche et des plateaux à regarder, ou d’où continuer.
mark-coached = avec leçons
# À la vraie table
companion = À la vraie table
companion-of = { $game } à la vraie table
companion-no = Non : tout se joue à l’écran
companion-yes = Oui : nous lançons, piochons et distribuons
companion-drawn = Oui ; le programme pioche les tuiles cachées
companion-typed = Oui ; chacun saisit ses tuiles cachées
companion-help = La boîte est sur la table : vous saisissez ce que montrent les dés, les pioches et la distribution, le programme compte les points, connaît les règles et dit quoi déplacer. Des robots prennent les chaises vides.
companion-hidden-help = Ce que la boîte cache, le programme le pioche dans une pile à lui, ou, sans robots, celui qui a le droit de le voir le saisit derrière un rideau.
companion-here = À la vraie table : vous saisissez ce que montre le hasard. Tout peut être repris.
mark-companion = vraie table
luck-what = Qu’a décidé le hasard ?
luck-press = Touchez la réponse. Annuler reprend une faute de frappe.
luck-each = Touchez une réponse par rangée : la dernière les envoie. Annuler reprend une faute de frappe.
luck-more = Touchez ce qui vient, l’un après l’autre : { $n ->
    [1] encore 1 à suivre
   *[other] encore { $n } à suivre
}. Annuler reprend une faute de frappe.
luck-unseen = Vous seul pouvez le voir : touchez ce que vous avez pioché.
luck-done = C’est ce qu’ils montrent
luck-draw = Laisser le programme tirer
luck-typed = À la vraie table
foresee-typed = Ensuite, vous saisissez ce que montrent les vrais dés ou tuiles.
luck-told-by-others = Les autres saisissent ce que montre le hasard.
todo = Sur le vrai plateau
todo-bot = Déplacez pour { $name }
todo-take = prend en tout
todo-give = rend en tout
outbox-kept = La ligne est coupée. Ce que vous avez saisi est gardé ici et partira dans cet ordre dès qu’elle sera rétablie :
outbox-refused = La ligne est rétablie, mais ceci n’a pas pu être joué tel que vous l’avez saisi :
outbox-moved = La table a continué depuis : regardez si c’est encore vrai.
outbox-again = L’envoyer maintenant
outbox-forget = L’oublier
refused-no-luck-now = Le hasard n’a rien à décider maintenant.
refused-luck-first = Saisissez d’abord ce que montrent les dés ou les tuiles.
refused-luck-unseen = Seul celui qui peut le voir le saisit.
refused-luck-over = Le numéro { $n } ne peut pas être saisi avec les autres : le hasard n’a plus rien à décider avant que quelqu’un joue. Rien n’a été saisi.
refused-real-deal = Vous avez distribué vous-mêmes les vraies cartes : le programme ne peut pas les redonner.
refused-companion = Une table est « drawn », « typed » ou à l’écran, pas « { $way } ».
refused-companion-bots = Les robots ne peuvent pas regarder des tuiles cachées que vous piochez : laissez le programme piocher celles-là.
help-companion = À la vraie table
help-companion-text = La boîte sur la table et un téléphone à côté : ouvrez une table « À la vraie table ». Le programme demande ce que montrent les dés, les pioches et la distribution, et propose chaque issue sur un bouton ; Annuler reprend toute faute de frappe. Il compte les points, dit ce qui est permis et pourquoi, et énumère ce qu’il faut déplacer sur le vrai plateau, aussi pour les robots des chaises vides. Ce que la boîte cache, il le pioche lui-même, ou celui qui peut le voir le saisit derrière le rideau. Tant que la ligne est coupée, ce que vous saisissez est gardé dans le navigateur, puis envoyé et jugé à son retour.
# Un club : des tables ouvertes à tous
open-tables = { $n ->
    [one] { $n } table ouverte
   *[other] { $n } tables ouvertes
}
open-tables-title = Des tables où chacun peut prendre place
open-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
open-option = { $what } : { $how }
open-to-all = Chacun peut prendre place
open-to-all-help = La table reste sur l’étagère avec ses places libres jusqu’à ce qu’elles soient prises. Les places pour « un ami, par un lien » sont alors libres pour tous ; les liens servent aussi.
open-here = Cette table est sur l’étagère : chacun peut y prendre place.
open-not-here = Seuls ceux qui ont un lien peuvent prendre place.
open-close = La retirer de l’étagère
open-up = Laisser chacun prendre place
bound-sitting = Vous avez pris place à beaucoup de tables en peu de temps.
refused-open-no-seat = Une table ouverte à tous a besoin d’une place libre : choisissez « par un lien » pour l’une d’elles.
refused-open-name = Entre gens qui ne se connaissent pas, il faut des noms : écrivez le vôtre, et la table pourra être ouverte à tous.
refused-not-open = Cette table n’est pas ouverte à tous : vous pouvez regarder, ou demander un lien.
refused-not-opener = Seul qui a ouvert la table peut changer cela.

# Moi
me = Moi
me-lead = { $n ->
    [0] Ni compte ni mot de passe : ce navigateur tient une clé, et la clé, c’est vous. Vous n’êtes encore à aucune table.
    [one] Ni compte ni mot de passe : ce navigateur tient une clé, et la clé, c’est vous. Elle garde votre place à { $n } table.
   *[other] Ni compte ni mot de passe : ce navigateur tient une clé, et la clé, c’est vous. Elle garde vos places à { $n } tables.
}
me-name-text = Il servira aux nouvelles tables ; à celles où vous êtes déjà, rien ne change.
me-carry = Sur un autre appareil
me-carry-text = Votre téléphone ou un autre ordinateur peut être vous, lui aussi, avec toutes vos tables. Cet appareil le reste.
me-carry-do = Montrer un code pour l’autre appareil
me-words = Les mots de votre autre appareil
me-words-do = Continuer ici
carry-text = Ouvrez ce lien sur votre autre appareil, ou faites lire le carré par son appareil photo. Il sert une fois, dans les dix minutes.
carry-words = Ou tapez ces mots là-bas, sous « Moi »
carry-warning = Gardez-les pour vous : qui s’en sert le premier est vous, à toutes vos tables.
carried-text = Cet appareil doit-il être « { $name } » désormais ?
carried-warning = Seulement si le code vient de votre propre appareil. Qui l’a fait est assis à vos places avec vous.
carried-along = { $n ->
    [1] Emporter aussi la table de cet appareil ; sans cela, elle est hors d’atteinte.
   *[other] Emporter aussi les { $n } tables de cet appareil ; sans cela, elles sont hors d’atteinte.
}
carried-do = Continuer ici
carried-not = Non
me-export = Tout emporter
me-export-text = Tout ce qui est gardé sous votre clé, en un fichier : vos tables, leurs parties, ce que vous y avez dit. Votre clé n’y est pas.
me-export-do = Télécharger ce qui est à moi
me-delete = Tout effacer
me-delete-text = { $n ->
    [0] Votre nom, votre clé et ce que vous avez dit quittent cette maison pour de bon. Les parties terminées restent, sans nom.
    [1] Votre nom, votre clé et ce que vous avez dit quittent cette maison pour de bon. Les parties terminées restent, sans nom ; dans celle qui est en cours, un robot joue pour vous.
   *[other] Votre nom, votre clé et ce que vous avez dit quittent cette maison pour de bon. Les parties terminées restent, sans nom ; dans les { $n } qui sont en cours, un robot joue pour vous.
}
me-delete-sure = Je sais que personne ne pourra le récupérer.
me-delete-do = Effacer ce qui est à moi
bound-carrying = Des codes pour un autre appareil ont été faits ou essayés bien des fois en peu de temps.
refused-no-words = Ce ne sont pas les mots d’un code : il y en a { $n }, comme votre autre appareil les montre.
refused-not-sure = Rien n’a été effacé : cochez d’abord la case.
help-me = Votre clé
help-me-text = Il n’y a pas de compte : une clé dans ce navigateur, c’est vous. « Moi » l’emporte sur un autre appareil par un carré, un lien ou six mots, vous donne en un fichier tout ce qui est gardé de vous, ou l’efface : un robot joue dans les parties en cours, les parties terminées restent sans nom.

# Quand on ne s’entend pas
mute = Cacher ce que dit { $name }
unmute = Montrer ce que dit { $name }
tell-keeper = Le dire à qui tient la maison
told-keeper = C’est dit à qui tient la maison
told-keeper-text = Ce que vous avez écrit et la table dont il s’agit sont gardés pour qui s’occupe de cette maison. Personne à la table ne le voit.
me-muted = Cachés
me-muted-text = { $n ->
    [one] Vous ne lisez pas ce que dit { $n } personne, à aucune table. Elle ne le sait pas.
   *[other] Vous ne lisez pas ce que disent { $n } personnes, à aucune table. Elles ne le savent pas.
}
me-muted-do = Montrer de nouveau ce que dit chacun
bound-reports = Vous avez beaucoup dit à qui tient la maison en peu de temps.
refused-nobody-to-mute = Personne d’autre n’est assis là dont on puisse cacher les paroles.
help-manners = Quand quelqu’un est désagréable
help-manners-text = Dans le menu de la table, vous pouvez cacher ce que dit quelqu’un, ici et à toute autre table ; il ne le sait pas. « Le dire à qui tient la maison » envoie vos mots et le nom de la table à qui s’occupe de cette maison.

# Le classement des joueurs
ladder = Classement
ladder-of = Classement : { $game }
ladder-each = Le classement de ceux qui veulent y être :
ladder-text = Qui le veut y figure, sous le nom de son choix. Comptent les parties où ils sont au moins deux ; ni l’entraînement, ni les reprises, ni la même donne. Qui laisse sa partie à un robot y est dernier. Classés par ce que chacun vaut au moins, très probablement : moins il y a de parties, plus le ± est large.
ladder-rank = Rang
ladder-strength = Force
ladder-games = Parties
ladder-played = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ladder-empty = Personne n’y est encore : il faut une partie entre deux joueurs qui le veulent.
ladder-join = Entrer dans le classement
ladder-yours = Vos classements
ladder-me-text = Si vous le souhaitez, les parties avec d’autres qui le souhaitent comptent, et votre nom et votre force figurent sur une page que chacun peut lire. Qui ne le veut pas n’est ni compté ni montré.
ladder-name = Votre nom dans les classements
ladder-on = Entrer dans les classements
ladder-off = Quitter les classements ; ce qui y est gardé est effacé
refused-ladder-name = Un classement demande un nom.
help-ladder = Classement
help-ladder-text = Sous « Moi », vous pouvez choisir de figurer dans les classements, un par jeu. Ne comptent que les parties avec au moins deux joueurs qui l’ont choisi, et chacun peut y lire les noms. Les quitter efface ce qui était gardé.

# Le temps de réfléchir
think = Temps pour un tour
think-long = autant qu’on veut
think-help = En choisir un en fait une partie sur plusieurs jours : qui tarde davantage est remplacé par un robot, jusqu’à ce qu’il reprenne sa place.
think-here = Un tour peut prendre { $time } ; ensuite un robot continue, jusqu’à ce que la personne reprenne sa place.
think-until = { $name } a jusqu’au { $when }.
refused-think = Un tour peut prendre 1, 2, 3 ou 7 jours, ou autant qu’on veut (0), pas « { $days } ».

# Les tournois
tournament = Tournoi
to-tournament = Vers le tournoi
tournament-here = Une table de tournoi.
tournament-new = Un nouveau tournoi
tournament-of = Tournoi : { $game }
tournament-text = Quelques rondes ; à chacune jouent ensemble ceux qui ont réussi à peu près aussi bien. Vous recevez un lien ; qui l’a s’inscrit sous un nom, et quand vous lancez le tournoi les tables s’ouvrent d’elles-mêmes, ronde après ronde.
tournament-seats = Joueurs par table
tournament-seats-help = Des robots prennent les chaises vides. À deux par table, qui reste seul gagne la ronde sans jouer.
tournament-rounds = Rondes
tournament-clock-help = En une fois, un tour peut prendre dix minutes ; sur plusieurs jours, trois jours. Ensuite un robot continue, jusqu’à ce que la personne reprenne sa place.
tournament-open = Ouvrir le tournoi
tournament-terms = { $rounds ->
    [one] { $rounds } ronde, { $seats } par table.
   *[other] { $rounds } rondes, { $seats } par table.
}
tournament-who = { $n ->
    [0] Personne ne s’est encore inscrit
    [one] { $n } joueur
   *[other] { $n } joueurs
}
tournament-join = S’inscrire
tournament-leave = Finalement, je ne joue pas
tournament-leave-later = Je ne joue plus les rondes suivantes
tournament-start = Lancer la première ronde
tournament-start-help = Il faut être au moins { $n }. Une fois lancé, on ne peut plus s’inscrire.
tournament-wait = Il commence quand la personne qui l’a ouvert le lance. Votre table vous attendra alors ici et parmi vos tables.
tournament-link = Qui a ce lien peut s’inscrire et regarder
tournament-follow = Qui a ce lien peut regarder
tournament-standings = Classement
tournament-round = Ronde { $n }
tournament-round-of = Ronde { $n } sur { $rounds }
tournament-goes-on = La suivante s’ouvre d’elle-même quand toutes les tables ont fini.
tournament-won = Gagné par { $names }
tournament-over = Le tournoi est fini.
tournament-your-table = À votre table
tournament-points = Points
tournament-against = Adv.
tournament-against-text = Les points de tous ceux qu’on a rencontrés (Buchholz)
tournament-mean = Rang moy.
tournament-mean-text = Le rang aux tables, en moyenne
tournament-counts = Une victoire vaut un point ; qui la partage partage le point. Comptent ensuite les points des adversaires rencontrés, puis le rang moyen aux tables. Qui laisse sa partie à un robot y est dernier.
tournament-table = Table { $n }
tournament-playing = en cours
tournament-bye = Gagne sans jouer
tournament-bots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
tournament-left = s’est retiré
tournament-nobody = Quelqu’un
bound-tournaments = Vous avez ouvert beaucoup de tournois en peu de temps.
bound-joining = Vous vous êtes inscrit à beaucoup de tournois en peu de temps.
refused-no-tournaments = Cette maison n’a pas de tournois : qui la tient peut les permettre.
refused-rounds = Un tournoi a { $least } à { $most } rondes, pas { $n }.
refused-tournament-name = Un tournoi demande votre nom.
refused-tournament-same-name = Quelqu’un s’appelle déjà « { $name } » ici : choisissez un autre nom.
refused-tournament-begun = Le tournoi a commencé : on ne peut plus s’inscrire.
refused-tournament-full = Le tournoi est complet : { $n } y jouent.
refused-tournament-few = Il faut être au moins { $n } pour un tournoi.
refused-tournament-opener = Seul qui a ouvert le tournoi peut le lancer.
help-tournament = Tournois
help-tournament-text = Là où la maison le permet, la page « Nouvelle table » d’un jeu mène à un tournoi : choisissez combien jouent à une table et combien de rondes il y a, et donnez le lien. Quand vous le lancez, chacun trouve sa table là et sous « Mes tables » ; la ronde suivante s’ouvre d’elle-même après la dernière table de la précédente, entre ceux qui ont réussi à peu près aussi bien. Qui a le lien voit le classement.
# Rappels
reminders = Rappels
reminders-text = À une table sur plusieurs jours, vous êtes prévenu quand c’est à vous et que vous n’y êtes pas : une fois, et une fois encore quand il reste un quart de votre temps.
reminders-mail-to = Par courriel à { $address }
reminders-mail-asked = Par courriel à { $address }, dès que vous aurez ouvert le lien envoyé là et confirmé.
reminders-browser = Dans un navigateur, par { $by }
reminders-off = Arrêter
reminders-address = Votre adresse électronique
reminders-mail-do = M’envoyer un lien pour la confirmer
reminders-mail-help = L’adresse est gardée sous votre clé pour cela seulement, et effacée dès que vous arrêtez. Personne à la table ne la voit.
reminders-push-do = Me prévenir dans ce navigateur
reminders-denied = Ce navigateur ne prend pas de rappels : on le lui a interdit, ou il ne sait pas le faire.
reminders-tables = Pour quelles tables
reminders-table-off = pas pour celle-ci
reminders-table-no = Ne pas me rappeler cette table de { $game }
reminders-table-yes = Me rappeler cette table de { $game }
remind-first = À vous : { $game }
remind-last = Il vous reste un quart de votre temps : { $game }
remind-played = { $name } a joué.
remind-begins = Tout le monde a pris place.
remind-turn = C’est à vous à votre table de { $game }.
remind-until = Vous avez jusqu’au { $when } ; ensuite un robot continue pour vous.
remind-mail-why = Vous recevez ceci parce que vous avez demandé des rappels à { $house }.
remind-mail-stop = N’en plus recevoir :
remind-confirm = Rappels de Malecón
remind-confirm-mail = Quelqu’un, sans doute vous, veut recevoir à cette adresse les rappels des tables de la maison { $house }. Ouvrez ce lien dans la journée et confirmez :
remind-confirm-ignore = Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra.
remind-confirm-text = Les rappels de vos tables doivent-ils aller à { $address } ?
remind-confirm-do = Oui, me prévenir là
remind-confirmed = Les rappels de vos tables sur plusieurs jours arrivent désormais par courriel. Chacun porte un lien qui les arrête.
remind-stop-text = Ne plus recevoir de rappels par cette voie ?
remind-stop-do = Les arrêter
remind-stopped = Plus aucun rappel ne vient par cette voie, et l’adresse est effacée.
bound-mails = Beaucoup de courriels de confirmation ont été demandés en peu de temps.
refused-no-address = Ce n’est pas une adresse électronique : elle ressemble à nom@example.org.
refused-address-asked = Cette adresse a été sollicitée plusieurs fois aujourd’hui. Confirmez l’un de ces courriels, ou attendez un jour.
refused-mail-not-sent = Le courriel n’a pas pu partir, et rien n’a été gardé. Regardez l’adresse, ou réessayez plus tard.
refused-no-push = Les rappels de ce navigateur passent par un service que cette maison ne connaît pas.
help-reminders = Rappels
help-reminders-text = Si la maison le propose, « Moi » vous laisse choisir d’être prévenu quand c’est à vous à une table sur plusieurs jours et que sa page n’est pas ouverte : par courriel, une fois l’adresse confirmée, ou par ce navigateur. Un rappel vient après un temps de calme, un autre quand il reste un quart de votre temps. Arrêtez-les là, pour une table ou pour toutes, ou par le lien de chaque courriel.

# The card of what a mouse points at, where one click is a whole turn
one-click = { $lost ->
    [yes] Un clic : { $what }. Sans retour.
   *[no] Un clic : { $what }.
}
## À la vraie table

luck-nth = { $n } sur { $of }
todo-before = { $n ->
    [1] 1 tour plus tôt
   *[other] { $n } tours plus tôt
}
outbox-forget-one = Oublier celui-ci
outbox-forget-all = Tout oublier
outbox-held = Saisi après ce que vous avez oublié : ne l’envoyez que si c’est toujours voulu.
# Les pages qui répondent, et ce qu’elles disent
go-back = Retour
save = Enregistrer
saved = C’est enregistré.
words-used = Ces mots ne vont pas, ou ont déjà servi. Demandez un nouveau code à votre autre appareil.
refused-blank-name = Un nom demande une lettre ou un chiffre : celui-ci est vide.
report-text = Le fichier contient la partie et le nom de votre navigateur : joignez-le quand vous écrivez au sujet d’un défaut du programme. « Le dire à qui tient la maison » envoie vos mots, et la table dont il s’agit, à qui s’occupe de cette maison.
story-and-chat = Récit et discussion
resigned = Vous abandonnez : un robot continue pour vous.
think-left = encore { $time }
names-and = { $names } et { $last }
prompt-theirs = À { $name } — { $what }

# Ce que les robots aiment

taste = Le goût des robots
taste-none = aucun : le meilleur coup
taste-any = chacun le sien, tiré au sort
taste-help = Avec un goût, un robot réfléchit aussi loin qu’avant, mais aime certaines choses plus qu’elles ne valent.
help-levels = La force des robots
help-levels-text = Du plus faible au plus fort. « Au hasard » joue n’importe quel coup permis. « Facile » est fait pour une première partie ; « gourmand » joue son propre tour selon des règles simples et sert d’étalon aux autres : lequel des deux est le plus fort dépend du jeu. « Moyen » voit un peu plus loin, « difficile » plus loin encore. « Expert » réfléchit jusqu’à une demi-seconde par choix, « maître » jusqu’à trois secondes.
help-taste = Le goût des robots
help-taste-text = Le niveau dit jusqu’où un robot réfléchit. Quand une nouvelle table le demande, les robots peuvent aussi avoir un goût : l’un préfère embarquer, l’autre voter. Un tel robot aime certaines choses plus qu’elles ne valent : il joue une autre partie. « Chacun le sien » laisse le hasard choisir pour chaque robot ; son goût se lit à côté de son nom.
