name = Santiago de Cuba
tagline = Drive round the plaza, charm the locals, load the ship.
option-open_hands = Goods, pesos and points lie open for all to see
chapter = Ship { $n }
chapter-word = Ship
chapter-each = ship by ship

good-sugar = sugar
good-tobacco = tobacco
good-citrus = citrus
good-rum = rum
good-cigars = { $n ->
    [1] cigar
   *[other] cigars
}
good-wood = wood
for_good-sugar = sugar
for_good-tobacco = tobacco
for_good-citrus = citrus
for_good-rum = rum
for_good-cigars = cigars
for_good-wood = wood
other_good-sugar = sugar
other_good-tobacco = tobacco
other_good-citrus = citrus
other_good-rum = rum
other_good-cigars = cigar

cuban-pedro = Pedro
cuban-jose = José
cuban-conchita = Conchita
cuban-miguel = Miguel
cuban-pablo = Pablo
cuban-maria = Maria
cuban-martinez = Martinez
cuban-el-zorro = El Zorro
cuban-alonso = Alonso

building-bank = Bank
building-church = Church
building-distillery = Distillery
building-cigar-factory = Cigar factory
building-black-market = Black market
building-sawmill = Sawmill
building-cafe = Café
building-customs-office = Customs office
building-casino = Casino
building-harbour-master = Harbour master
building-office = Office
building-newspaper = Newspaper

flower-yellow = yellow
flower-blue = blue
flower-red = red
flower-white = white

about-pedro = Gives you { $pedro-tobacco } tobacco
about-jose = Gives you { $jose-sugar } sugar
about-conchita = Gives you { $conchita-citrus } citrus
about-miguel = Gives you { $miguel-wood } wood
about-pablo = Gives you 1 good of your choice, not wood
about-maria = Gives you { $maria-points } { $maria-points ->
    [1] point
   *[other] points
}
about-martinez = Gives you { $martinez-pesos } { $martinez-pesos ->
    [1] peso
   *[other] pesos
}
about-el-zorro = Every other player gives you a peso, a point or a good (not wood), as they choose. Your broker stays, and its building may be used again
about-alonso = Take a building nobody owns ({ $markers } at most in a game), or use one of yours

about-bank = +{ $bank-pesos } { $bank-pesos ->
    [1] peso
   *[other] pesos
}
about-church = +{ $church-points } { $church-points ->
    [1] point
   *[other] points
}
about-distillery = Turns as much of your sugar as you like into rum
about-cigar-factory = Turns as much of your tobacco as you like into cigars
about-black-market = Swap 1 good for 1 other, no wood
about-sawmill = 1 wood for { $sawmill-points } { $sawmill-points ->
    [1] point
   *[other] points
} and { $sawmill-pesos } { $sawmill-pesos ->
    [1] peso
   *[other] pesos
}
about-cafe = Serve 1 rum, 1 cigar or both, for { $cafe-points } { $cafe-points ->
    [1] point
   *[other] points
} each
about-customs-office = Set one die of the ship to 0: it asks for no more of that
about-casino = { $casino-pesos } { $casino-pesos ->
    [1] peso
   *[other] pesos
} for 1 point, or the other way round, as often as you like
about-harbour-master = The value of goods moves one flag up or down
about-office = Deliver 1 good the ship asks for, for { $office-points } { $office-points ->
    [1] point
   *[other] points
}
about-newspaper = +{ $newspaper-pesos } { $newspaper-pesos ->
    [1] peso
   *[other] pesos
}, then you may turn a Cuban face down

prompt-leave = Leave one die out
prompt-drive = Drive the car to a stop
prompt-take = Take one good from Pablo
prompt-give = Give { $other } something
prompt-hire = Choose a building with Alonso
prompt-broker = Send your broker to a building
prompt-use = { $building-word ->
    [distillery] Distil sugar into rum
    [cigar-factory] Roll tobacco into cigars
    [black-market] Swap one good
    [sawmill] Saw 1 wood
    [cafe] Serve at the Café
    [customs-office] Choose a die to set to 0
    [casino] Change pesos and points
    [harbour-master] Move the flag
    [office] Deliver 1 good by the Office
   *[newspaper] Turn a Cuban face down
}
prompt-deliver = Deliver to the ship

# A good where it names a die, or where no number stands before it.
die-good = { $good-word ->
    [cigars] cigar
   *[other] { $good }
}
plain-good = { $good-word ->
    [cigars] cigars
   *[other] { $good }
}

# What the button says, and what the story says where no event tells it.
move-deal-cuban = { $cuban } comes to the next stop
told-deal-cuban = { $cuban } comes to the next stop
move-deal-building = The { $building } comes to the next place
told-deal-building = The { $building } comes to the next place
move-first = { $seat } goes first
told-first = { $seat } goes first
move-die = The { die-good } die shows { $n }
told-die = The { die-good } die shows { $n }
move-leave = Leave out the { die-good } die
told-leave = { $seat } leaves out the { die-good } die
move-drive = { $n ->
    [1] Drive 1 stop
   *[other] Drive { $n } stops
}
told-drive = { $n ->
    [1] { $seat } drives 1 stop
   *[other] { $seat } drives { $n } stops
}
move-take = Take 1 { $good }
told-take = { $seat } takes 1 { $good }
move-give-peso = Give 1 peso
told-give-peso = { $seat } gives 1 peso
move-give-point = Give 1 point
told-give-point = { $seat } gives 1 point
move-give = Give 1 { $good }
told-give = { $seat } gives 1 { $good }
move-claim = Take the { $building }
told-claim = { $seat } takes the { $building }
move-use = Use the { $building }
told-use = { $seat } uses the { $building }
move-broker = Send the broker to the { $building }
told-broker = { $seat } sends the broker to the { $building }
move-distil = Distil { $n } sugar into rum
told-distil = { $seat } distils { $n } sugar into rum
move-roll = { $n ->
    [1] Roll 1 tobacco into a cigar
   *[other] Roll { $n } tobacco into cigars
}
told-roll = { $n ->
    [1] { $seat } rolls 1 tobacco into a cigar
   *[other] { $seat } rolls { $n } tobacco into cigars
}
move-swap = Swap 1 { $good } for 1 { $other_good }
told-swap = { $seat } swaps 1 { $good } for 1 { $other_good }
move-saw = Saw 1 wood
told-saw = { $seat } saws 1 wood
move-cafe-rum = Serve 1 rum
told-cafe-rum = { $seat } serves 1 rum
move-cafe-cigars = Serve 1 cigar
told-cafe-cigars = { $seat } serves 1 cigar
move-cafe-both = Serve 1 rum and 1 cigar
told-cafe-both = { $seat } serves 1 rum and 1 cigar
move-customs = Set the { die-good } die to 0
told-customs = { $seat } sets the { die-good } die to 0
move-casino-point = { $n ->
    [1] Win 1 point
   *[other] Win { $n } points
}
told-casino-point = { $n ->
    [1] { $seat } wins 1 point
   *[other] { $seat } wins { $n } points
}
move-casino-peso = { $n ->
    [1] Win 1 peso
   *[other] Win { $n } pesos
}
told-casino-peso = { $n ->
    [1] { $seat } wins 1 peso
   *[other] { $seat } wins { $n } pesos
}
move-value-up = Move the flag up by one
told-value-up = { $seat } raises the value by one flag
move-value-down = Move the flag down by one
told-value-down = { $seat } lowers the value by one flag
move-office = Deliver 1 { $good } through the Office
told-office = { $seat } delivers 1 { $good } through the Office
move-newspaper = Turn { $cuban } face down
told-newspaper = { $seat } turns { $cuban } face down
move-deliver = Deliver { $n } { $good }
told-deliver = { $seat } delivers { $n } { $good }
move-deliver-wood-for = Deliver { $n } wood in place of { plain-good }
told-deliver-wood-for = { $seat } delivers { $n } wood in place of { plain-good }
move-pass = Pass
told-pass = { $seat } passes

source-pedro = Pedro
source-jose = José
source-conchita = Conchita
source-miguel = Miguel
source-pablo = Pablo
source-maria = Maria
source-martinez = Martinez
source-bank = Bank
source-church = Church
source-sawmill = Sawmill
source-cafe = Café
source-casino = Casino
source-office = Office
source-newspaper = Newspaper

gift-peso = 1 peso
gift-point = 1 point
gift-sugar = 1 sugar
gift-tobacco = 1 tobacco
gift-citrus = 1 citrus
gift-rum = 1 rum
gift-cigars = 1 cigar

order-rum = 1 rum
order-cigars = 1 cigar
order-both = 1 rum and 1 cigar

stop-harbour = the harbour
stop-pedro = Pedro
stop-jose = José
stop-conchita = Conchita
stop-miguel = Miguel
stop-pablo = Pablo
stop-maria = Maria
stop-martinez = Martinez
stop-el-zorro = El Zorro
stop-alonso = Alonso

cause-passing = as the car passed the harbour
cause-harbour-master = by the Harbour master
cause-all-passed = as everybody had passed

reason-seventh-ship = the last ship has left
reason-stalled = the game was stalled

points-won = { $points ->
    [1] 1 point
   *[other] { $points } points
}
pesos-moved = { $pesos ->
    [1] 1 peso
   *[other] { $pesos } pesos
}

story-rolled = The dice show: sugar { $sugar }, tobacco { $tobacco }, citrus { $citrus }, rum { $rum }, cigars { $cigars }
story-left-out = { $seat } leaves out the { die-good } die
story-drive = { $cost ->
    [0] { $seat } drives to { $stop }
    [1] { $seat } drives to { $stop } for 1 peso
   *[other] { $seat } drives to { $stop } for { $cost } pesos
}
story-face-down = { $cuban } is face down: nothing to be had here
story-good = { $n ->
    [0] The reserve has no { plain-good } left for { $seat } ({ $source })
   *[other] { $source-word ->
        [pablo] { $seat } takes { $n } { $good }
       *[other] { $seat } gets { $n } { $good } ({ $source })
    }
}
story-pesos = { $seat } gets { $n ->
    [1] 1 peso
   *[other] { $n } pesos
} ({ $source })
story-points = { $seat } scores { points-won } ({ $source })
story-distilled = { $seat } distils { $n } sugar into rum
story-rolled-cigars = { $n ->
    [1] { $seat } rolls 1 tobacco into a cigar
   *[other] { $seat } rolls { $n } tobacco into cigars
}
story-swapped = { $seat } swaps 1 { $good } for 1 { $other_good }
story-sawed = { $seat } saws 1 wood: { points-won } and { pesos-moved }
story-served = { $seat } serves { $order }: { points-won }
story-won-points = { $seat } wins { points-won } for { pesos-moved }
story-won-pesos = { $seat } wins { pesos-moved } for { $given ->
    [1] 1 point
   *[other] { $given } points
}
story-despatched = { $seat } delivers 1 { $good } through the Office: { points-won }
story-given = { $seat } gives { $gift } to { $other }
story-robbed = { $seat } scores { points-won } (El Zorro)
story-claimed = { $seat } takes the { $building }
story-hired = { $seat } uses the { $building }
story-broker = { $seat } sends the broker to the { $building }
story-rent = { $seat } gets { points-won } of rent: { $other }’s broker stands on the { $building }
story-struck = { $seat } sets the { die-good } die to 0
story-value-up = The value of a good goes up to { $n ->
    [1] 1 point
   *[other] { $n } points
}, { $cause }
story-value-down = { $seat } lowers the value of a good to { $n ->
    [1] 1 point
   *[other] { $n } points
}
story-turned-down = { $seat } turns { $cuban } face down
story-delivered = { $good-word ->
    [wood] { $seat } delivers { $n } wood in place of { $for_good }: { points-won }
   *[other] { $seat } delivers { $n } { $good }: { points-won }
}
story-passed = { $seat } passes
story-nothing-to-deliver = { $seat } has nothing to deliver
story-sailed = Ship { $n } leaves
story-exchange = { $points ->
    [0] { $n ->
        [0] { $seat } has no goods left over
        [1] { $seat } has 1 good left over, too little for a point
       *[other] { $seat } has { $n } goods left over, too little for a point
    }
   *[other] { $n ->
        [1] { $seat } scores { points-won } for 1 good left over
       *[other] { $seat } scores { points-won } for { $n } goods left over
    }
}
story-over = The game is over: { $reason }

why-drive = { $n ->
    [1] You must drive at least 1 stop.
   *[other] { $n } stops cost { $cost ->
        [1] 1 peso
       *[other] { $cost } pesos
    }, you have { $pesos }: drive less far.
}
why-flower = The { $building } doesn’t stand under a { $flower } flower: choose one of those that do.
why-broker-stands = Your broker stands on the { $building } already: it must go to another building.
why-broker-taken = A broker stands on the { $building } already: choose another building.
why-not-asked = The ship doesn’t ask for { $for_good } now.
why-delivery = You have { $have } { $good }, the ship asks for { $wanted }: { $most ->
    [0] deliver something else or pass.
   *[other] deliver up to { $most } or pass.
}
why-no-demand = a ship must be able to ask for something: leave a face of some die above 0.
why-few-goods = { $players } players start with { $n } of a good each: goods.each must be { $least } or more.

board-harbour = HARBOUR
board-value = Points for each good
board-reserve = Reserve
board-free = free
board-ship = Ship { $n } of { $of }

gallery-cubans = The nine Cubans
gallery-buildings = The twelve buildings

# Where points came from, for the page at the end.
source-delivered = Deliveries
source-rent = Rent
source-exchange = Goods left over
source-given = Given to El Zorro
source-robbed = El Zorro

# The board in a terminal.
terminal-ship = Ship
terminal-value = value
terminal-asks = asks for
terminal-road = Road
terminal-harbour = harbour
terminal-seat = Seat

# How far the game has come
chapter-of = Ship { $n } of { $ships } · goods worth { $value }
chapter-was = Ship { $n } of { $ships }

# What things on the board are called.
flower-none = none
on-stop = The harbour: { way-there }
on-empty-stop = A stop without a Cuban
on-person = { $cuban }: { way-there }{ $flower-word ->
    [none] {""}
   *[other] , { $flower } flower
}{ $down ->
    [yes] , face down
   *[no] {""}
}
on-flower = { $flower } flower garden
on-building = { $building }, { $flower } flower
on-owned = { $told }, owned by { $seat }
on-visited = { $told }, { $seat }’s broker stands here
on-value = { points-won } for each good{ now-here }
on-last-flag = The chequered flag: the ship leaves{ now-here }
now-here = { $here ->
    [yes] , now
   *[no] {""}
}
on-fleet = { board-ship }
on-ship = Ship { $n }
on-die = { plain-good }: { $n ->
    [0] the ship asks for no more
   *[other] the ship asks for { $n }
}
on-rolled = { plain-good }: the die shows { $n }
on-ware = { plain-good }: { $n } in the reserve

# The parts of the board that a phone shows one at a time.
zone-all = All
zone-road = Road
zone-yellow = Yellow
zone-blue = Blue
zone-red = Red
zone-white = White
zone-harbour = Ship
zone-value = Value
zone-reserve = Reserve

way-there = { $car ->
    [yes] the car is here, once round
   *[no] { $n ->
        [1] 1 stop away
       *[other] { $n } stops away
    }
}, { $cost ->
    [0] free
    [1] 1 peso
   *[other] { $cost } pesos
}

# What cards say of them, beside what people and buildings do.
about-named = { $building }
about-harbour = Everyone may deliver, you first: { $points ->
    [1] 1 point
   *[other] { $points } points
} per good, { $wood-points } for wood
about-on-the-way = On the way the car passes the harbour: the value goes up by one flag
about-passing = Who drives past raises the value by one flag
about-down = Face down: nothing to be had until the car has left
about-turned-up = Face up again: { $what }
about-then = Then your broker goes under a { $flower } flower: { $list }
about-then-stays = All under the { $flower } flower is taken: your broker works where it stands
about-garden = Free for a broker: { $list }
about-unowned = Nobody owns it
about-yours = Yours: others’ brokers bring you { $rent-points ->
    [1] 1 point
   *[other] { $rent-points } points
}
about-rent = Your broker here brings { $rent-points ->
    [1] 1 point
   *[other] { $rent-points } points
} to { $seat }
about-rolled = Four dice go to the ship: it won’t ask for the one left out
about-die = Each one delivered is worth { $points ->
    [1] 1 point
   *[other] { $points } points
}, a wood in its place { $wood-points }
about-held = You have { $n } { $good }{ $wood ->
    [0] {""}
   *[other] { " " }and { $wood } wood
}
about-ware-sugar = José gives it; the Distillery turns it into rum
about-ware-tobacco = Pedro gives it; the Cigar factory turns it into cigars
about-ware-citrus = Conchita gives it
about-ware-rum = The Distillery makes it from sugar
about-ware-cigars = The Cigar factory makes them from tobacco
about-ware-wood = Miguel gives it; it may go aboard in place of any good
about-value = What each good delivered is worth while the flag is here
about-chequered = The ship leaves as soon as the flag gets here
about-fleet = The game ends when ship { $ships } leaves
about-ship = It leaves when every die shows 0, or when the flag is past { $value-last }

# What buttons of cards say.
do-leave = Leave it out
do-drive = Drive here
do-claim = Take this building
do-use = Use it
do-broker = Send broker
do-distil = Distil { $n } sugar
do-roll = Roll { $n } tobacco
do-swap = Swap for 1 { $other_good }
do-cafe-rum = Serve rum
do-cafe-cigars = Serve a cigar
do-cafe-both = Serve both
do-customs = Set it to 0
do-value-up = Raise the flag
do-value-down = Lower the flag
do-office = Deliver 1 { $good }
do-newspaper = Turn face down
do-deliver-wood-for = Deliver { $n } wood
title-deliver = { plain-good }
row-deliver = Deliver { plain-good }
title-deliver-wood-for = Wood in its place
title-casino-point = Give pesos, get points
title-casino-peso = Give points, get pesos
title-distil = Sugar into rum
title-roll = Tobacco into cigars
row-swap = Swap 1 { $good } for
quick-all = All { $n }
quick-asked = { $n } for the ship

# What Finish leaves out.
finish-pass = { $asked ->
    [deliver] deliver nothing
    [take] take nothing
    [hire] without a building
   *[use] { $building-word ->
        [distillery] distil nothing
        [cigar-factory] roll nothing
        [black-market] without a swap
        [sawmill] saw nothing
        [cafe] serve nothing
        [customs-office] leave the dice
        [casino] without a bet
        [harbour-master] leave the flag
        [office] deliver nothing
       *[newspaper] turn nobody down
    }
}

# The steps of a turn.
crumb-leave = Without { plain-good }
crumb-drive = { $stop }
crumb-give-peso = 1 peso
crumb-give-point = 1 point
crumb-distil = { $n } rum
crumb-roll = { $n } { $n ->
    [1] cigar
   *[other] cigars
}
crumb-swap = { $good } → { $other_good }
crumb-saw = 1 wood
crumb-cafe-rum = Rum
crumb-cafe-cigars = Cigar
crumb-cafe-both = Rum, cigar
crumb-casino-point = { $n ->
    [1] 1 point
   *[other] { $n } points
}
crumb-casino-peso = { $n } pesos
crumb-value-up = Flag up
crumb-value-down = Flag down
crumb-deliver = { $n } { $good }
crumb-deliver-wood-for = { $n } wood

# What the others did, in a few words.
brief-both = { $where }: { $what }
brief-met = visits { $stop }
brief-met-paid = { $cost ->
    [1] visits { $stop } for 1 peso
   *[other] visits { $stop } for { $cost } pesos
}
brief-leave = leaves { plain-good } out
brief-take = takes 1 { $good }
brief-give = gives 1 { $good }
brief-give-peso = gives 1 peso
brief-give-point = gives 1 point
brief-claim = takes the { $building }
brief-use = uses the { $building }
brief-distil = distils { $n } rum
brief-roll = { $n ->
    [1] rolls 1 cigar
   *[other] rolls { $n } cigars
}
brief-swap = { $good } for { $other_good }
brief-saw = saws 1 wood
brief-cafe-rum = serves rum
brief-cafe-cigars = serves a cigar
brief-cafe-both = serves both
brief-customs = { die-good } die to 0
brief-casino-point = { $n ->
    [1] wins 1 point
   *[other] wins { $n } points
}
brief-casino-peso = wins { $n } pesos
brief-value-up = flag up
brief-value-down = flag down
brief-office = delivers 1 { $good }
brief-newspaper = { $cuban } face down
brief-deliver = delivers { $n } { $good }
brief-deliver-wood-for = delivers { $n } wood

# What will befall a seat.
ahead-sails = { $stops ->
    [1] The harbour is the next stop
   *[other] The harbour is { $stops } stops away
}: if the car drives past it, the ship leaves and { $n ->
    [1] 1 good you could deliver stays
   *[other] { $n } goods you could deliver stay
} behind.
ahead-nearly-full = { $wanted ->
    [1] One more good
   *[other] { $wanted } more goods
} and the ship leaves: { $n } of yours would still go aboard.
ahead-last-ship = The last ship: at its end { $scoring-goods } goods left over make 1 point. You hold { $n }.
ahead-no-pesos = Without pesos you may drive { $drive-free ->
    [1] 1 stop
   *[other] { $drive-free } stops
} only.

# For the seat itself: what came to it, and what came to it from another.
since-to-given = { $seat } gives you { $gift }
since-you-given = You give { $gift } to { $other }
since-to-rent = Your broker on the { $building }: { $seat } gets { points-won }
since-you-rent = You get { points-won } of rent: { $other }’s broker stands on the { $building }
since-you-nothing-to-deliver = You have nothing to deliver
since-you-robbed = You score { points-won } (El Zorro)
since-you-pesos = You get { $n ->
    [1] 1 peso
   *[other] { $n } pesos
} ({ $source })
since-you-points = You score { points-won } ({ $source })
since-you-good = { $n ->
    [0] The reserve has no { plain-good } left for you ({ $source })
   *[other] You get { $n } { $good } ({ $source })
}
since-you-drive = You drive to { $stop }{ $cost ->
    [0] {""}
    [1] {" "}for 1 peso
   *[other] {" "}for { $cost } pesos
}
since-you-broker = Your broker goes to the { $building }
since-you-passed = You pass
since-you-delivered = { $good-word ->
    [wood] You deliver { $n } wood in place of { $for_good }: { points-won }
   *[other] You deliver { $n } { $good }: { points-won }
}

# When a thing can be chosen that isn't to be chosen now.
later-stop = You choose a stop when you drive, at the start of your turn.
later-person = You choose whom to meet when you drive, at the start of your turn.
later-building = Your broker goes there after the drive, if whom you meet has the flower of its garden.
later-die = You deliver when the car stops at the harbour.
later-value = The flag moves when the car drives past the harbour, when all have passed there, and by the { building-harbour-master }.

# What counts, by what was learnt.
feature-sight = Ship { $n }
feature-wanted = { $good } that the ship asks for
feature-wanted-worth = a point for what the ship asks for
feature-spare = { $good } that it doesn’t ask for, the first two
feature-many = { $good } that it doesn’t ask for, beyond two
feature-wood = { good-wood }, the first four
feature-wood-wanted = { good-wood } that the ship could take
feature-left = any good
feature-purse = a peso, the first three
feature-savings = a peso of the next six
feature-riches = a peso beyond nine
feature-owned = { $building }, owned
feature-owners = a building owned, whichever it is
feature-rent = rent to come
feature-broker = the broker at: { $building }
feature-on-turn = the next to drive
feature-soon = each player before one’s turn
feature-next = next stop: { $cuban }
feature-harbour = a point to deliver, next stop: harbour
feature-delivery = a point to deliver now
feature-passed = passed in this delivery
feature-last-goods = a point for goods left over

# A step of a turn that is being made or still to come, in a word.
step-leave = Die
step-drive = Stop
step-take = Good
step-give = Gift
step-hire = Building
step-broker = Broker
step-use = Building
step-deliver = Delivery
# What the people are asked at a real table.
luck-deal-cuban = Which Cuban lies at stop { $n } after the harbour, clockwise?
luck-deal-building = Which building lies { $n ->
    [1] under the yellow flower, place 1 of 3
    [2] under the yellow flower, place 2 of 3
    [3] under the yellow flower, place 3 of 3
    [4] under the blue flower, place 1 of 3
    [5] under the blue flower, place 2 of 3
    [6] under the blue flower, place 3 of 3
    [7] under the red flower, place 1 of 3
    [8] under the red flower, place 2 of 3
    [9] under the red flower, place 3 of 3
    [10] under the white flower, place 1 of 3
    [11] under the white flower, place 2 of 3
   *[other] under the white flower, place 3 of 3
}?
luck-first = Who goes first?
luck-die = What do the dice of the ship show?

# What to do on the real board, where the story alone doesn’t say it.
todo-drive = Move the car to { $stop }{ $cost ->
    [0] {""}
    [1] , 1 peso to the reserve
   *[other] , { $cost } pesos to the reserve
}
todo-broker = Move the broker of { $seat } to the { $building }
todo-claimed = Put a marker of { $seat } on the { $building }
todo-turned-down = Turn { $cuban } face down
todo-left-out = Put the { die-good } die aside and the others on the ship
todo-struck = Set the { die-good } die to 0
