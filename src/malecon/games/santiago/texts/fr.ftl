name = Santiago de Cuba
tagline = Faites le tour de la place, séduisez les habitants, chargez le navire.
option-open_hands = Marchandises, pesos et points sont visibles de tous
chapter = Navire { $n }
chapter-word = Navire
chapter-each = navire par navire

good-sugar = { $n ->
    [one] sucre
   *[other] sucres
}
good-tobacco = { $n ->
    [one] tabac
   *[other] tabacs
}
good-citrus = { $n ->
    [one] agrume
   *[other] agrumes
}
good-rum = { $n ->
    [one] rhum
   *[other] rhums
}
good-cigars = { $n ->
    [one] cigare
   *[other] cigares
}
good-wood = bois
for_good-sugar = sucre
for_good-tobacco = tabac
for_good-citrus = agrumes
for_good-rum = rhum
for_good-cigars = cigares
for_good-wood = bois
other_good-sugar = sucre
other_good-tobacco = tabac
other_good-citrus = agrume
other_good-rum = rhum
other_good-cigars = cigare

cuban-pedro = Pedro
cuban-jose = José
cuban-conchita = Conchita
cuban-miguel = Miguel
cuban-pablo = Pablo
cuban-maria = Maria
cuban-martinez = Martinez
cuban-el-zorro = El Zorro
cuban-alonso = Alonso

building-bank = Banque
building-church = Église
building-distillery = Distillerie
building-cigar-factory = Fabrique de cigares
building-black-market = Marché noir
building-sawmill = Scierie
building-cafe = Café
building-customs-office = Bureau de douane
building-casino = Casino
building-harbour-master = Capitainerie
building-office = Bureau
building-newspaper = Journal

flower-yellow = jaune
flower-blue = bleue
flower-red = rouge
flower-white = blanche

about-pedro = Vous donne { $pedro-tobacco } { $pedro-tobacco ->
    [one] tabac
   *[other] tabacs
}
about-jose = Vous donne { $jose-sugar } { $jose-sugar ->
    [one] sucre
   *[other] sucres
}
about-conchita = Vous donne { $conchita-citrus } { $conchita-citrus ->
    [one] agrume
   *[other] agrumes
}
about-miguel = Vous donne { $miguel-wood } bois
about-pablo = Vous donne 1 marchandise au choix, sauf le bois
about-maria = Vous donne { $maria-points } { $maria-points ->
    [one] point
   *[other] points
}
about-martinez = Vous donne { $martinez-pesos } { $martinez-pesos ->
    [one] peso
   *[other] pesos
}
about-el-zorro = Chacun des autres vous donne, à son choix, un peso, un point ou une marchandise (pas de bois). Votre courtier reste en place et son bâtiment peut resservir
about-alonso = Prenez un bâtiment sans propriétaire ({ $markers } au plus par partie), ou utilisez l’un des vôtres

about-bank = +{ $bank-pesos } { $bank-pesos ->
    [one] peso
   *[other] pesos
}
about-church = +{ $church-points } { $church-points ->
    [one] point
   *[other] points
}
about-distillery = Change en rhum autant de vos sucres que voulu
about-cigar-factory = Change en cigares autant de vos tabacs que voulu
about-black-market = Échangez 1 marchandise contre 1 autre, jamais de bois
about-sawmill = 1 bois contre { $sawmill-points } { $sawmill-points ->
    [one] point
   *[other] points
} et { $sawmill-pesos } { $sawmill-pesos ->
    [one] peso
   *[other] pesos
}
about-cafe = Servez 1 rhum, 1 cigare ou les deux : { $cafe-points } { $cafe-points ->
    [one] point
   *[other] points
} chacun
about-customs-office = Mettez un dé du navire à 0 : il n’en demande plus
about-casino = { $casino-pesos } { $casino-pesos ->
    [one] peso
   *[other] pesos
} contre 1 point, ou l’inverse, autant de fois que voulu
about-harbour-master = La valeur des marchandises monte ou descend d’un drapeau
about-office = Livrez 1 marchandise demandée pour { $office-points } { $office-points ->
    [one] point
   *[other] points
}
about-newspaper = +{ $newspaper-pesos } { $newspaper-pesos ->
    [one] peso
   *[other] pesos
}, puis vous pouvez retourner un Cubain face cachée

prompt-leave = Écartez un dé
prompt-drive = Conduisez la voiture
prompt-take = Prenez une marchandise chez Pablo
prompt-give = Donnez quelque chose à { $other }
prompt-hire = Choisissez un bâtiment
prompt-broker = Envoyez votre courtier
prompt-use = { $building-word ->
    [distillery] Distillez du sucre
    [cigar-factory] Roulez des cigares
    [black-market] Échangez une marchandise
    [sawmill] Sciez 1 bois
    [cafe] Servez au Café
    [customs-office] Mettez un dé à 0
    [casino] Changez pesos et points
    [harbour-master] Déplacez le drapeau
    [office] Livrez par le Bureau
   *[newspaper] Retournez un Cubain
}
prompt-deliver = Livrez au navire

# Une marchandise qui nomme un dé ; le bâtiment avec son article.
die-good = { $good-word ->
    [sugar] sucre
    [tobacco] tabac
    [citrus] agrumes
    [rum] rhum
   *[cigars] cigares
}
of-good = { $good-word ->
    [sugar] de sucre
    [tobacco] de tabac
    [citrus] d’agrumes
    [rum] de rhum
    [wood] de bois
   *[cigars] de cigares
}
some-good = { $good-word ->
    [sugar] du sucre
    [tobacco] du tabac
    [citrus] des agrumes
    [rum] du rhum
   *[cigars] des cigares
}
the-building = { $building-word ->
    [church] l’{ $building }
    [black-market] le { $building }
    [cafe] le { $building }
    [customs-office] le { $building }
    [casino] le { $building }
    [office] le { $building }
    [newspaper] le { $building }
   *[other] la { $building }
}
to-building = { $building-word ->
    [church] à l’{ $building }
    [black-market] au { $building }
    [cafe] au { $building }
    [customs-office] au { $building }
    [casino] au { $building }
    [office] au { $building }
    [newspaper] au { $building }
   *[other] à la { $building }
}

# Ce que dit le bouton, et ce que dit le récit quand aucun événement ne le raconte.
move-deal-cuban = { $cuban } s’installe au prochain arrêt
told-deal-cuban = { $cuban } s’installe au prochain arrêt
move-deal-building = Poser { the-building } à la prochaine place
told-deal-building = On pose { the-building } à la prochaine place
move-first = { $seat } commence
told-first = { $seat } commence
move-die = Le dé { of-good } montre { $n }
told-die = Le dé { of-good } montre { $n }
move-leave = Écarter le dé { of-good }
told-leave = { $seat } écarte le dé { of-good }
move-drive = { $n ->
    [one] Avancer d’un arrêt
   *[other] Avancer de { $n } arrêts
}
told-drive = { $n ->
    [one] { $seat } avance d’un arrêt
   *[other] { $seat } avance de { $n } arrêts
}
move-take = Prendre 1 { $good }
told-take = { $seat } prend 1 { $good }
move-give-peso = Donner 1 peso
told-give-peso = { $seat } donne 1 peso
move-give-point = Donner 1 point
told-give-point = { $seat } donne 1 point
move-give = Donner 1 { $good }
told-give = { $seat } donne 1 { $good }
move-claim = Prendre { the-building }
told-claim = { $seat } prend { the-building }
move-use = Utiliser { the-building }
told-use = { $seat } utilise { the-building }
move-broker = Envoyer le courtier { to-building }
told-broker = { $seat } envoie le courtier { to-building }
move-distil = { $n ->
    [one] Distiller 1 sucre en rhum
   *[other] Distiller { $n } sucres en rhum
}
told-distil = { $n ->
    [one] { $seat } distille 1 sucre en rhum
   *[other] { $seat } distille { $n } sucres en rhum
}
move-roll = { $n ->
    [one] Rouler 1 tabac en cigare
   *[other] Rouler { $n } tabacs en cigares
}
told-roll = { $n ->
    [one] { $seat } roule 1 tabac en cigare
   *[other] { $seat } roule { $n } tabacs en cigares
}
move-swap = Échanger 1 { $good } contre 1 { $other_good }
told-swap = { $seat } échange 1 { $good } contre 1 { $other_good }
move-saw = Scier 1 bois
told-saw = { $seat } scie 1 bois
move-cafe-rum = Servir 1 rhum
told-cafe-rum = { $seat } sert 1 rhum
move-cafe-cigars = Servir 1 cigare
told-cafe-cigars = { $seat } sert 1 cigare
move-cafe-both = Servir 1 rhum et 1 cigare
told-cafe-both = { $seat } sert 1 rhum et 1 cigare
move-customs = Mettre le dé { of-good } à 0
told-customs = { $seat } met le dé { of-good } à 0
move-casino-point = { $n ->
    [one] Gagner { $n } point
   *[other] Gagner { $n } points
}
told-casino-point = { $n ->
    [one] { $seat } gagne { $n } point
   *[other] { $seat } gagne { $n } points
}
move-casino-peso = { $n ->
    [one] Gagner { $n } peso
   *[other] Gagner { $n } pesos
}
told-casino-peso = { $n ->
    [one] { $seat } gagne { $n } peso
   *[other] { $seat } gagne { $n } pesos
}
move-value-up = Monter le drapeau d’un cran
told-value-up = { $seat } monte la valeur d’un drapeau
move-value-down = Baisser le drapeau d’un cran
told-value-down = { $seat } baisse la valeur d’un drapeau
move-office = Livrer 1 { $good } par le Bureau
told-office = { $seat } livre 1 { $good } par le Bureau
move-newspaper = Retourner { $cuban } face cachée
told-newspaper = { $seat } retourne { $cuban } face cachée
move-deliver = Livrer { $n } { $good }
told-deliver = { $seat } livre { $n } { $good }
move-deliver-wood-for = Livrer { $n } bois à la place { of-good }
told-deliver-wood-for = { $seat } livre { $n } bois à la place { of-good }
move-pass = Passer
told-pass = { $seat } passe

source-pedro = Pedro
source-jose = José
source-conchita = Conchita
source-miguel = Miguel
source-pablo = Pablo
source-maria = Maria
source-martinez = Martinez
source-bank = Banque
source-church = Église
source-sawmill = Scierie
source-cafe = Café
source-casino = Casino
source-office = Bureau
source-newspaper = Journal

gift-peso = 1 peso
gift-point = 1 point
gift-sugar = 1 sucre
gift-tobacco = 1 tabac
gift-citrus = 1 agrume
gift-rum = 1 rhum
gift-cigars = 1 cigare

order-rum = 1 rhum
order-cigars = 1 cigare
order-both = 1 rhum et 1 cigare

stop-harbour = au port
stop-pedro = chez Pedro
stop-jose = chez José
stop-conchita = chez Conchita
stop-miguel = chez Miguel
stop-pablo = chez Pablo
stop-maria = chez Maria
stop-martinez = chez Martinez
stop-el-zorro = chez El Zorro
stop-alonso = chez Alonso

cause-passing = car la voiture a dépassé le port
cause-harbour-master = par la Capitainerie
cause-all-passed = car tous ont passé

reason-seventh-ship = le dernier navire est parti
reason-stalled = la partie n’avançait plus

points-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pesos-moved = { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
}

story-rolled = Les dés montrent : sucre { $sugar }, tabac { $tobacco }, agrumes { $citrus }, rhum { $rum }, cigares { $cigars }
story-left-out = { $seat } écarte le dé { of-good }
story-drive = { $cost ->
    [0] { $seat } se rend { $stop }
    [one] { $seat } se rend { $stop } pour { $cost } peso
   *[other] { $seat } se rend { $stop } pour { $cost } pesos
}
story-face-down = { $cuban } est face cachée : rien à obtenir ici
story-good = { $n ->
    [0] La réserve n’a plus { of-good } pour { $seat } ({ $source })
   *[other] { $source-word ->
        [pablo] { $seat } prend { $n } { $good }
       *[other] { $seat } reçoit { $n } { $good } ({ $source })
    }
}
story-pesos = { $seat } reçoit { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
} ({ $source })
story-points = { $seat } marque { points-won } ({ $source })
story-distilled = { $n ->
    [one] { $seat } distille 1 sucre en rhum
   *[other] { $seat } distille { $n } sucres en rhum
}
story-rolled-cigars = { $n ->
    [one] { $seat } roule 1 tabac en cigare
   *[other] { $seat } roule { $n } tabacs en cigares
}
story-swapped = { $seat } échange 1 { $good } contre 1 { $other_good }
story-sawed = { $seat } scie 1 bois : { points-won } et { pesos-moved }
story-served = { $seat } sert { $order } : { points-won }
story-won-points = { $seat } gagne { points-won } contre { pesos-moved }
story-won-pesos = { $seat } gagne { pesos-moved } contre { $given ->
    [one] { $given } point
   *[other] { $given } points
}
story-despatched = { $seat } livre 1 { $good } par le Bureau : { points-won }
story-given = { $seat } donne { $gift } à { $other }
story-robbed = { $seat } marque { points-won } (El Zorro)
story-claimed = { $seat } prend { the-building }
story-hired = { $seat } utilise { the-building }
story-broker = { $seat } envoie le courtier { to-building }
story-rent = { $seat } touche { points-won } de loyer : le courtier de { $other } est { to-building }
story-struck = { $seat } met le dé { of-good } à 0
story-value-up = La valeur d’une marchandise monte à { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $cause }
story-value-down = { $seat } ramène la valeur d’une marchandise à { $n ->
    [one] { $n } point
   *[other] { $n } points
}
story-turned-down = { $seat } retourne { $cuban } face cachée
story-delivered = { $good-word ->
    [wood] { $seat } livre { $n } bois à la place { $for_good-word ->
        [citrus] d’{ $for_good }
       *[other] de { $for_good }
    } : { points-won }
   *[other] { $seat } livre { $n } { $good } : { points-won }
}
story-passed = { $seat } passe
story-nothing-to-deliver = { $seat } n’a rien à livrer
story-sailed = Le navire { $n } quitte le port
story-exchange = { $points ->
    [0] { $n ->
        [0] { $seat } n’a plus aucune marchandise
        [1] { $seat } garde 1 marchandise, trop peu pour un point
       *[other] { $seat } garde { $n } marchandises, trop peu pour un point
    }
   *[other] { $n ->
        [1] { $seat } marque { points-won } pour 1 marchandise restante
       *[other] { $seat } marque { points-won } pour { $n } marchandises restantes
    }
}
story-over = La partie est terminée : { $reason }

why-drive = { $n ->
    [one] Il faut avancer d’au moins un arrêt.
   *[other] { $n } arrêts coûtent { $cost ->
        [one] { $cost } peso
       *[other] { $cost } pesos
    }, vous en avez { $pesos } : allez moins loin.
}
why-flower = { $building } : pas sous une fleur { $flower }. Choisissez un bâtiment sous cette fleur.
why-broker-stands = Votre courtier est déjà là ({ $building }) : il doit changer de bâtiment.
why-broker-taken = Un courtier occupe déjà ce bâtiment ({ $building }) : choisissez-en un autre.
why-not-asked = Le navire ne demande pas cela en ce moment ({ $for_good }).
why-delivery = Vous avez { $have } { $good }, le navire en demande { $wanted } : { $most ->
    [0] livrez autre chose ou passez.
   *[other] livrez-en { $most } au plus ou passez.
}
why-no-demand = un navire doit pouvoir demander quelque chose : laissez une face d’un dé au-dessus de 0.
why-few-goods = { $players } joueurs commencent avec { $n } de chaque marchandise : goods.each doit valoir { $least } ou plus.

board-harbour = PORT
board-value = Points par marchandise
board-reserve = Réserve
board-free = gratuit
board-ship = Navire { $n } sur { $of }

gallery-cubans = Les neuf Cubains
gallery-buildings = Les douze bâtiments

# Where points came from, for the page at the end.
source-delivered = Livraisons
source-rent = Loyers
source-exchange = Marchandises restantes
source-given = Donnés à El Zorro
source-robbed = El Zorro

# Le plateau dans un terminal.
terminal-ship = Navire
terminal-value = valeur
terminal-asks = demande
terminal-road = Route
terminal-harbour = port
terminal-seat = Place

# How far the game has come
chapter-of = Navire { $n } sur { $ships } · valeur { $value }
chapter-was = Navire { $n } sur { $ships }

# What things on the board are called.
flower-none = aucune
on-stop = Le port : { way-there }
on-empty-stop = Un arrêt sans Cubain
on-person = { $cuban } : { way-there }{ $flower-word ->
    [none] {""}
   *[other] , fleur { $flower }
}{ $down ->
    [yes] , face cachée
   *[no] {""}
}
on-flower = Jardin de la fleur { $flower }
on-building = { $building }, fleur { $flower }
on-owned = { $told }, propriété de { $seat }
on-visited = { $told }, courtier de { $seat } sur place
on-value = { points-won } par marchandise{ now-here }
on-last-flag = Le drapeau à damier : le navire part{ now-here }
now-here = { $here ->
    [yes] , maintenant
   *[no] {""}
}
on-fleet = { board-ship }
on-ship = Navire { $n }
on-die = { die-good } : { $n ->
    [0] le navire n’en demande plus
   *[other] le navire en demande { $n }
}
on-rolled = { die-good } : le dé montre { $n }
on-ware = { $good-word ->
    [wood] bois
   *[other] { die-good }
} : { $n } dans la réserve

# The parts of the board that a phone shows one at a time.
zone-all = Tout
zone-road = Route
zone-yellow = Jaune
zone-blue = Bleu
zone-red = Rouge
zone-white = Blanc
zone-harbour = Bateau
zone-value = Valeur
zone-reserve = Réserve

way-there = { $car ->
    [yes] la voiture y est, un tour entier
   *[no] { $n ->
        [one] à 1 arrêt
       *[other] à { $n } arrêts
    }
}, { $cost ->
    [0] gratuit
    [1] 1 peso
   *[other] { $cost } pesos
}

# Ce que disent les cartes, outre ce que font les gens et les bâtiments.
about-named = { $building }
about-harbour = Tous peuvent livrer, vous d’abord : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par marchandise, { $wood-points } par bois
about-on-the-way = En route, la voiture passe le port : la valeur monte d’un drapeau
about-passing = Qui passe sans s’arrêter monte la valeur d’un drapeau
about-down = Face cachée : rien à obtenir tant que la voiture n’est pas repartie
about-turned-up = De nouveau visible : { $what }
about-then = Puis votre courtier va sous une fleur { $flower } : { $list }
about-then-stays = Tout est pris sous la fleur { $flower } : votre courtier travaille où il est
about-garden = Libres pour un courtier : { $list }
about-unowned = Sans propriétaire
about-yours = À vous : les courtiers des autres vous rapportent { $rent-points ->
    [one] { $rent-points } point
   *[other] { $rent-points } points
}
about-rent = Votre courtier y rapporte { $rent-points ->
    [one] { $rent-points } point
   *[other] { $rent-points } points
} à { $seat }
about-rolled = Quatre dés vont au navire : il ne demandera pas celui qu’on écarte
about-die = Chaque marchandise livrée vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, un bois à sa place { $wood-points }
about-held = Vous avez { $n } { $good }{ $wood ->
    [0] {""}
   *[other] { " " }et { $wood } bois
}
about-ware-sugar = José en donne ; la Distillerie en fait du rhum
about-ware-tobacco = Pedro en donne ; la Fabrique en fait des cigares
about-ware-citrus = Conchita en donne
about-ware-rum = La Distillerie le fait avec du sucre
about-ware-cigars = La Fabrique les fait avec du tabac
about-ware-wood = Miguel en donne ; il peut embarquer à la place de toute autre marchandise
about-value = Ce que vaut chaque marchandise livrée tant que le drapeau est ici
about-chequered = Le navire part dès que le drapeau arrive ici
about-fleet = La partie finit au départ du navire { $ships }
about-ship = Il part quand tous les dés sont à 0, ou quand le drapeau dépasse { $value-last }

# Ce que disent les boutons des cartes.
do-leave = Écarter ce dé
do-drive = S’arrêter ici
do-claim = Prendre ce bâtiment
do-use = L’utiliser
do-broker = Envoyer le courtier
do-distil = { $n ->
    [one] Distiller 1 sucre
   *[other] Distiller { $n } sucres
}
do-roll = { $n ->
    [one] Rouler 1 tabac
   *[other] Rouler { $n } tabacs
}
do-swap = Contre 1 { $other_good }
do-cafe-rum = Servir le rhum
do-cafe-cigars = Servir le cigare
do-cafe-both = Servir les deux
do-customs = Mettre à 0
do-value-up = Monter le drapeau
do-value-down = Baisser le drapeau
do-office = Livrer 1 { $good }
do-newspaper = Retourner
do-deliver-wood-for = Livrer { $n } bois
title-deliver = { die-good }
row-deliver = Livrer { some-good }
title-deliver-wood-for = Du bois à la place
title-casino-point = Donner des pesos, obtenir des points
title-casino-peso = Donner des points, obtenir des pesos
title-distil = Du sucre en rhum
title-roll = Du tabac en cigares
row-swap = Échanger 1 { $good } contre
quick-all = Tout : { $n }
quick-asked = { $n } pour le navire

# Ce que laisse de côté « Terminer ».
finish-pass = { $asked ->
    [deliver] sans livrer
    [take] sans rien prendre
    [hire] sans bâtiment
   *[use] { $building-word ->
        [distillery] sans distiller
        [cigar-factory] sans rouler
        [black-market] sans échange
        [sawmill] sans scier
        [cafe] sans servir
        [customs-office] sans toucher aux dés
        [casino] sans jouer
        [harbour-master] sans toucher au drapeau
        [office] sans livrer
       *[newspaper] sans retourner personne
    }
}

# Les étapes d’un tour.
crumb-leave = Sans { die-good }
crumb-drive = { $stop }
crumb-give-peso = 1 peso
crumb-give-point = 1 point
crumb-distil = { $n ->
    [one] 1 rhum
   *[other] { $n } rhums
}
crumb-roll = { $n ->
    [one] 1 cigare
   *[other] { $n } cigares
}
crumb-swap = { $good } → { $other_good }
crumb-saw = 1 bois
crumb-cafe-rum = Rhum
crumb-cafe-cigars = Cigare
crumb-cafe-both = Rhum, cigare
crumb-casino-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
crumb-casino-peso = { $n } pesos
crumb-value-up = Drapeau +1
crumb-value-down = Drapeau −1
crumb-deliver = { $n } { $good }
crumb-deliver-wood-for = { $n } bois

# Ce qu’ont fait les autres, en peu de mots.
brief-both = { $where } : { $what }
brief-met = va { $stop }
brief-met-paid = va { $stop } pour { $cost ->
    [one] { $cost } peso
   *[other] { $cost } pesos
}
brief-leave = écarte le dé { of-good }
brief-take = prend 1 { $good }
brief-give = donne 1 { $good }
brief-give-peso = donne 1 peso
brief-give-point = donne 1 point
brief-claim = prend { the-building }
brief-use = utilise { the-building }
brief-distil = { $n ->
    [one] distille 1 rhum
   *[other] distille { $n } rhums
}
brief-roll = { $n ->
    [one] roule 1 cigare
   *[other] roule { $n } cigares
}
brief-swap = { $good } contre { $other_good }
brief-saw = scie 1 bois
brief-cafe-rum = sert du rhum
brief-cafe-cigars = sert un cigare
brief-cafe-both = sert les deux
brief-customs = dé { of-good } à 0
brief-casino-point = { $n ->
    [one] gagne { $n } point
   *[other] gagne { $n } points
}
brief-casino-peso = gagne { $n } pesos
brief-value-up = drapeau monté
brief-value-down = drapeau baissé
brief-office = livre 1 { $good }
brief-newspaper = { $cuban } face cachée
brief-deliver = livre { $n } { $good }
brief-deliver-wood-for = livre { $n } bois

# Ce qui attend une place.
ahead-sails = { $stops ->
    [one] Le port est le prochain arrêt
   *[other] Le port est à { $stops } arrêts
} : si la voiture passe sans s’arrêter, le navire part et { $n ->
    [one] 1 marchandise que vous pourriez livrer reste
   *[other] { $n } marchandises que vous pourriez livrer restent
} à quai.
ahead-nearly-full = { $wanted ->
    [one] Encore une marchandise
   *[other] Encore { $wanted } marchandises
} et le navire part ; { $n ->
    [one] une des vôtres embarquerait
   *[other] { $n } des vôtres embarqueraient
} encore.
ahead-last-ship = Dernier navire : à son départ, { $scoring-goods } marchandises restantes font 1 point. Vous en avez { $n }.
ahead-no-pesos = Sans pesos, vous n’avancez que { $drive-free ->
    [one] d’un arrêt
   *[other] de { $drive-free } arrêts
}.

# Pour la place elle-même : ce qui lui est arrivé, et ce qui lui vient d’un autre.
since-to-given = { $seat } vous donne { $gift }
since-you-given = Vous donnez { $gift } à { $other }
since-to-rent = Votre courtier { to-building } : { $seat } touche { points-won }
since-you-rent = Vous touchez { points-won } de loyer : le courtier de { $other } est { to-building }
since-you-nothing-to-deliver = Vous n’avez rien à livrer
since-you-robbed = Vous marquez { points-won } (El Zorro)
since-you-pesos = Vous recevez { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
} ({ $source })
since-you-points = Vous marquez { points-won } ({ $source })
since-you-good = { $n ->
    [0] La réserve n’a plus { of-good } pour vous ({ $source })
   *[other] Vous recevez { $n } { $good } ({ $source })
}
since-you-drive = Vous vous rendez { $stop }{ $cost ->
    [0] {""}
    [one] {" "}pour { $cost } peso
   *[other] {" "}pour { $cost } pesos
}
since-you-broker = Votre courtier va { to-building }
since-you-passed = Vous passez
since-you-delivered = { $good-word ->
    [wood] Vous livrez { $n } bois à la place { $for_good-word ->
        [citrus] d’{ $for_good }
       *[other] de { $for_good }
    } : { points-won }
   *[other] Vous livrez { $n } { $good } : { points-won }
}

# Quand une chose se choisit, si ce n’est pas le moment.
later-stop = On choisit un arrêt en conduisant, au début de son tour.
later-person = On choisit qui l’on rencontre en conduisant, au début de son tour.
later-building = Votre courtier y va après le trajet, si la personne rencontrée a la fleur de ce jardin.
later-die = On livre quand la voiture s’arrête au port.
later-value = Le drapeau avance quand la voiture dépasse le port, quand tous y ont passé, et par la { building-harbour-master }.

# Ce qui compte, d’après ce qui a été appris.
feature-sight = Navire { $n }
feature-wanted = { $good } demandé par le navire
feature-wanted-worth = un point pour ce que le navire demande
feature-spare = { $good } non demandé, les deux premiers
feature-many = { $good } non demandé, au-delà des deux premiers
feature-wood = { good-wood }, les quatre premiers
feature-wood-wanted = { good-wood } que le navire pourrait prendre
feature-left = une marchandise quelconque
feature-purse = un peso parmi les trois premiers
feature-savings = un peso parmi les six suivants
feature-riches = un peso au-delà du neuvième
feature-owned = { $building }, à soi
feature-owners = un bâtiment à soi, quel qu’il soit
feature-rent = un loyer à venir
feature-broker = le courtier à cet endroit : { $building }
feature-on-turn = le prochain à conduire
feature-soon = chaque joueur avant son tour
feature-next = arrêt suivant : { $cuban }
feature-harbour = un point à livrer, arrêt suivant : le port
feature-delivery = un point à livrer maintenant
feature-passed = a passé pendant cette livraison
feature-last-goods = un point pour les marchandises restantes

# Une étape du tour, en cours ou à venir, en un mot.
step-leave = Dé
step-drive = Arrêt
step-take = Choix
step-give = Don
step-hire = Bâtiment
step-broker = Courtier
step-use = Bâtiment
step-deliver = Livraison
# Ce qu’on demande aux gens à une vraie table.
luck-deal-cuban = Quel Cubain est à l’arrêt { $n } après le port, dans le sens horaire ?
luck-deal-building = Quel bâtiment est { $n ->
    [1] sous la fleur jaune, place 1 sur 3
    [2] sous la fleur jaune, place 2 sur 3
    [3] sous la fleur jaune, place 3 sur 3
    [4] sous la fleur bleue, place 1 sur 3
    [5] sous la fleur bleue, place 2 sur 3
    [6] sous la fleur bleue, place 3 sur 3
    [7] sous la fleur rouge, place 1 sur 3
    [8] sous la fleur rouge, place 2 sur 3
    [9] sous la fleur rouge, place 3 sur 3
    [10] sous la fleur blanche, place 1 sur 3
    [11] sous la fleur blanche, place 2 sur 3
   *[other] sous la fleur blanche, place 3 sur 3
} ?
luck-first = Qui commence ?
luck-die = Que montrent les dés du bateau ?

# Que faire sur le vrai plateau, quand le récit seul ne le dit pas.
todo-drive = Déplacez la voiture { $stop }{ $cost ->
    [0] {""}
    [one] , { $cost } peso à la réserve
   *[other] , { $cost } pesos à la réserve
}
todo-broker = Déplacez le courtier de { $seat } { to-building }
todo-claimed = Posez un marqueur de { $seat } sur { the-building }
todo-turned-down = Retournez { $cuban } face cachée
todo-left-out = Mettez de côté le dé { of-good }, et les autres sur le bateau
todo-struck = Mettez le dé { of-good } à 0
