name = Santiago de Cuba
tagline = Faites le tour de la place, séduisez les habitants, chargez le navire.
option-open_hands = Marchandises, pesos et points sont visibles de tous

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

about-pedro = 2 tabacs
about-jose = 2 sucres
about-conchita = 2 agrumes
about-miguel = 2 bois
about-pablo = 1 marchandise au choix, sauf le bois
about-maria = 2 points
about-martinez = 3 pesos
about-el-zorro = Chacun des autres vous donne, à son choix, un peso, un point ou une marchandise (pas de bois). Votre courtier reste en place et son bâtiment peut resservir.
about-alonso = Prendre un bâtiment sans propriétaire (3 au plus par partie), ou utiliser l’un des vôtres

about-bank = 2 pesos
about-church = 1 point
about-distillery = Autant de sucres que voulu deviennent du rhum
about-cigar-factory = Autant de tabacs que voulu deviennent des cigares
about-black-market = 1 marchandise contre une autre ; jamais de bois
about-sawmill = 1 bois contre 1 point et 1 peso
about-cafe = 1 rhum et/ou 1 cigare, 2 points chacun
about-customs-office = Mettre un dé du navire à 0
about-casino = 3 pesos contre 1 point, ou 1 point contre 3 pesos, autant de fois que voulu dans un seul sens
about-harbour-master = La valeur des marchandises monte ou descend d’un drapeau
about-office = Livrer 1 marchandise demandée pour 2 points
about-newspaper = 1 peso, puis on peut retourner un Cubain face cachée

prompt-leave = Écartez un dé : le navire demande les quatre autres
prompt-drive = Conduisez la voiture
prompt-take = Pablo : prenez une marchandise
prompt-give = El Zorro vous dépouille : donnez-lui ce que vous voulez
prompt-hire = Alonso : prenez un bâtiment, ou utilisez l’un des vôtres
prompt-broker = Envoyez votre courtier dans un bâtiment
prompt-use = { $building } : utilisez ce bâtiment ou passez
prompt-deliver = Livrez au navire, ou passez

move-deal-cuban = { $cuban } s’installe au prochain arrêt
move-deal-building = { $building } : posé à la prochaine place
move-first = { $seat } commence
move-die = Le dé { $good-word ->
    [sugar] sucre
    [tobacco] tabac
    [citrus] agrumes
    [rum] rhum
   *[cigars] cigares
} montre { $n }
move-leave = Écarter le dé { $good }
move-drive = { $n ->
    [one] Avancer d’un arrêt
   *[other] Avancer de { $n } arrêts
}
move-take = Prendre 1 { $good }
move-give-peso = Donner 1 peso
move-give-point = Donner 1 point
move-give = Donner 1 { $good }
move-claim = Prendre possession : { $building }
move-use = Utiliser mon bâtiment : { $building }
move-broker = Courtier : { $building }
move-distil = { $n ->
    [one] Distiller 1 sucre en rhum
   *[other] Distiller { $n } sucres en rhum
}
move-roll = { $n ->
    [one] Rouler 1 tabac en cigare
   *[other] Rouler { $n } tabacs en cigares
}
move-swap = Échanger 1 { $good } contre 1 { $other_good }
move-saw = Scier 1 bois : 1 point et 1 peso
move-cafe-rum = Servir 1 rhum
move-cafe-cigars = Servir 1 cigare
move-cafe-both = Servir 1 rhum et 1 cigare
move-customs = Mettre le dé { $good } à 0
move-casino-point = { $n ->
    [one] Gagner 1 point contre des pesos
   *[other] Gagner { $n } points contre des pesos
}
move-casino-peso = Gagner { $n } pesos contre des points
move-value-up = Valeur : un drapeau de plus
move-value-down = Valeur : un drapeau de moins
move-office = Livrer 1 { $good } par le Bureau
move-newspaper = Retourner { $cuban } face cachée
move-deliver = Livrer { $n } { $good }
move-deliver-wood-for = Livrer { $n } bois à la place { $good-word ->
    [citrus] d’{ $good }
   *[other] de { $good }
}
move-pass = Passer

source-pedro = Pedro
source-jose = José
source-conchita = Conchita
source-miguel = Miguel
source-pablo = Pablo
source-maria = Maria
source-martinez = Martinez
source-bank = Banque
source-church = Église
source-distillery = Distillerie
source-cigar-factory = Fabrique de cigares
source-black-market = Marché noir
source-sawmill = Scierie
source-cafe = Café
source-casino = Casino
source-office = Bureau
source-newspaper = Journal

gift-peso = un peso
gift-point = un point
gift-sugar = un sucre
gift-tobacco = un tabac
gift-citrus = un agrume
gift-rum = un rhum
gift-cigars = un cigare

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

reason-seventh-ship = le septième navire est parti
reason-stalled = la partie n’avançait plus

story-rolled = Les dés montrent : sucre { $sugar }, tabac { $tobacco }, agrumes { $citrus }, rhum { $rum }, cigares { $cigars }
story-left-out = { $seat } écarte le dé { $good }
story-drive = { $cost ->
    [0] { $seat } se rend { $stop }
   *[other] { $seat } se rend { $stop } pour { $cost } { $cost ->
        [one] peso
       *[other] pesos
    }
}
story-face-down = { $cuban } est face cachée : rien à obtenir ici
story-good = { $seat } reçoit { $n } { $good } ({ $source })
story-pesos = { $seat } reçoit { $n } { $n ->
    [one] peso
   *[other] pesos
} ({ $source })
story-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source })
story-converted = { $seat } rend { $n } { $good }
story-given = { $seat } donne { $gift } à { $other }
story-robbed = { $seat } reçoit { $gift } de { $other }
story-claimed = { $seat } prend possession : { $building }
story-hired = { $seat } utilise par Alonso : { $building }
story-broker = { $seat } envoie son courtier : { $building }
story-rent = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de loyer, car { $other } est chez lui ({ $building })
story-struck = { $seat } met le dé { $good } à 0
story-value-up = Une marchandise vaut maintenant { $n } points, { $cause }
story-value-down = { $seat } ramène la valeur d’une marchandise à { $n } points
story-turned-down = { $seat } retourne { $cuban } face cachée
story-delivered = { $seat } livre { $n } { $good } { $good-word ->
    [wood] à la place { $for_good-word ->
        [citrus] d’{ $for_good }
       *[other] de { $for_good }
    }
   *[other] au navire
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
story-passed = { $seat } passe
story-nothing-to-deliver = { $seat } n’a rien à livrer
story-sailed = Le navire { $n } quitte le port
story-exchange = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $n } { $n ->
    [one] marchandise restante
   *[other] marchandises restantes
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
board-ship = Navire { $n } sur 7

gallery-cubans = Les neuf Cubains
gallery-buildings = Les douze bâtiments

# Where points came from, for the page at the end.
source-delivered = Livraisons
source-rent = Loyers
source-exchange = Marchandises restantes
source-given = Donnés à El Zorro
source-robbed = El Zorro
