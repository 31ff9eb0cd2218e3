name = Santiago de Cuba
tagline = Drive round the plaza, charm the locals, load the ship.
option-open_hands = Goods, pesos and points lie open for all to see

good-sugar = sugar
good-tobacco = tobacco
good-citrus = citrus
good-rum = rum
good-cigars = cigars
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
other_good-cigars = cigars

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

about-pedro = 2 tobacco
about-jose = 2 sugar
about-conchita = 2 citrus
about-miguel = 2 wood
about-pablo = 1 good of your choice, not wood
about-maria = 2 points
about-martinez = 3 pesos
about-el-zorro = Every other player gives you a peso, a point or a good (not wood), as they choose. Your broker stays, and its building may be used again.
about-alonso = Take an unowned building (3 at most in a game), or use one that is yours

about-bank = 2 pesos
about-church = 1 point
about-distillery = Any number of sugar becomes rum
about-cigar-factory = Any number of tobacco becomes cigars
about-black-market = 1 good for another; no wood
about-sawmill = 1 wood for 1 point and 1 peso
about-cafe = 1 rum and/or 1 cigars, 2 points each
about-customs-office = Set one die of the ship to 0
about-casino = 3 pesos for 1 point, or 1 point for 3 pesos, as often as you like in one direction
about-harbour-master = The value of goods one flag up or down
about-office = Deliver 1 good the ship asks for, for 2 points
about-newspaper = 1 peso, then you may turn a Cuban face down

prompt-leave = Leave one die out: the ship asks for the other four
prompt-drive = Drive the car
prompt-take = Pablo: take a good
prompt-give = El Zorro robs you: choose what you give
prompt-hire = Alonso: take a building, or use one of yours
prompt-broker = Send your broker to a building
prompt-use = { $building }: use it or pass
prompt-deliver = Deliver to the ship, or pass

move-deal-cuban = { $cuban } comes to the next stop
move-deal-building = { $building } comes to the next place
move-first = { $seat } goes first
move-die = The { $good } die shows { $n }
move-leave = Leave out { $good }
move-drive = { $n ->
    [1] Drive 1 stop
   *[other] Drive { $n } stops
}
move-take = Take 1 { $good }
move-give-peso = Give 1 peso
move-give-point = Give 1 point
move-give = Give 1 { $good }
move-claim = Take the { $building }
move-use = Use your { $building }
move-broker = Broker to the { $building }
move-distil = Distil { $n } sugar into rum
move-roll = Roll { $n } tobacco into cigars
move-swap = Swap 1 { $good } for 1 { $other_good }
move-saw = Saw 1 wood for 1 point and 1 peso
move-cafe-rum = Serve 1 rum
move-cafe-cigars = Serve 1 cigars
move-cafe-both = Serve 1 rum and 1 cigars
move-customs = Set the { $good } die to 0
move-casino-point = { $n ->
    [1] Win 1 point for pesos
   *[other] Win { $n } points for pesos
}
move-casino-peso = Win { $n } pesos for points
move-value-up = Value one flag up
move-value-down = Value one flag down
move-office = Deliver 1 { $good } through the Office
move-newspaper = Turn { $cuban } face down
move-deliver = Deliver { $n } { $good }
move-deliver-wood-for = Deliver { $n } wood in place of { $good }
move-pass = Pass

source-pedro = Pedro
source-jose = José
source-conchita = Conchita
source-miguel = Miguel
source-pablo = Pablo
source-maria = Maria
source-martinez = Martinez
source-bank = Bank
source-church = Church
source-distillery = Distillery
source-cigar-factory = Cigar factory
source-black-market = Black market
source-sawmill = Sawmill
source-cafe = Café
source-casino = Casino
source-office = Office
source-newspaper = Newspaper

gift-peso = a peso
gift-point = a point
gift-sugar = a sugar
gift-tobacco = a tobacco
gift-citrus = a citrus
gift-rum = a rum
gift-cigars = a box of cigars

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

reason-seventh-ship = the seventh ship has left
reason-stalled = the game was stalled

story-rolled = The dice show: sugar { $sugar }, tobacco { $tobacco }, citrus { $citrus }, rum { $rum }, cigars { $cigars }
story-left-out = { $seat } leaves out the { $good } die
story-drive = { $cost ->
    [0] { $seat } drives to { $stop }
   *[other] { $seat } drives to { $stop } for { $cost } { $cost ->
        [1] peso
       *[other] pesos
    }
}
story-face-down = { $cuban } is face down: nothing to be had here
story-good = { $seat } gets { $n } { $good } ({ $source })
story-pesos = { $seat } gets { $n } { $n ->
    [1] peso
   *[other] pesos
} ({ $source })
story-points = { $seat }: { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
} ({ $source })
story-converted = { $seat } gives up { $n } { $good }
story-given = { $seat } gives { $other } { $gift }
story-robbed = { $seat } gets { $gift } from { $other }
story-claimed = { $seat } now owns the { $building }
story-hired = { $seat } uses the { $building } through Alonso
story-broker = { $seat } sends the broker to the { $building }
story-rent = { $seat }: { $points ->
    [1] 1 point
   *[other] { $points } points
} rent, for { $other } stands on the { $building }
story-struck = { $seat } sets the { $good } die to 0
story-value-up = A good is now worth { $n } points, { $cause }
story-value-down = { $seat } lowers the value of a good to { $n } points
story-turned-down = { $seat } turns { $cuban } face down
story-delivered = { $seat } delivers { $n } { $good } { $good-word ->
    [wood] in place of { $for_good }
   *[other] to the ship
}: { $points ->
    [1] 1 point
   *[other] { $points } points
}
story-passed = { $seat } passes
story-nothing-to-deliver = { $seat } has nothing to deliver
story-sailed = Ship { $n } leaves
story-exchange = { $seat }: { $points } { $points ->
    [1] point
   *[other] points
} for { $n } goods left over
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
board-ship = Ship { $n } of 7

gallery-cubans = The nine Cubans
gallery-buildings = The twelve buildings

# Where points came from, for the page at the end.
source-delivered = Deliveries
source-rent = Rent
source-exchange = Goods left over
source-given = Given to El Zorro
source-robbed = El Zorro
