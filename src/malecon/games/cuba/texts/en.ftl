name = Cuba
tagline = Plant, trade, build, ship and legislate: six rounds before the revolution.

option-edition = Whose rulebook: Filosofia’s (26 buildings) or eggertspiele’s (25)
option-boards = Everybody the same plantation, or each chooses one of five
option-secret_delegate = The card for parliament is chosen, face down, before the actions
option-rounds = How many rounds: 6 by the rule, 7 or 8 for those who want more
option-edition-filosofia = Filosofia
option-edition-eggert = eggertspiele
option-boards-common = all the same
option-boards-individual = each their own

label-edition = Edition
label-boards = Plantations
label-board = plantation
label-secret_delegate = Secret delegate
label-rounds = Rounds
label-pesos = pesos
label-points = points
label-pawn = worker on
label-hand = hand
label-played = played
label-delegate = delegate
label-votes = votes
label-bid = votes bought
label-yard = yard
label-warehouse = warehouse

thing-wood = wood
thing-stone = stone
thing-water = water
thing-citrus = citrus
thing-sugar = sugar
thing-tobacco = tobacco
thing-rum = rum
thing-cigars = { $n ->
    [1] cigar
   *[other] cigars
}
other_thing-citrus = citrus
other_thing-sugar = sugar
other_thing-tobacco = tobacco
other_thing-rum = rum
other_thing-cigars = cigar

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-purple = purple

card-worker = Worker
card-trader = Trader
card-architect = Architect
card-foreman = Foreman
card-mayor = Mayor

building-cement-works = Cement works
building-sawmill = Sawmill
building-golf-course = Golf course
building-cloister = Cloister
building-rum-cafe = Rum café
building-cigar-cafe = Cigar café
building-small-harbour-office = Small harbour office
building-large-harbour-office = Large harbour office
building-hotel = Hotel
building-inn = Inn
building-general-store = General store
building-product-market = Product market
building-material-market = Material market
building-small-bank = Small bank
building-large-bank = Large bank
building-cigar-factory = Cigar factory
building-distillery = Distillery
building-black-market = Black market
building-church = Church
building-town-hall = Town hall
building-dam = Dam
building-lighthouse = Lighthouse
building-warehouse = Warehouse
building-canadian-embassy = Canadian embassy

kind-tax = I Tax
kind-duty = II Duty
kind-subsidy = III Subsidy
kind-other = IV Other law

law-tax-1 = Tax of { $law-tax-1 ->
    [1] 1 peso
   *[other] { $law-tax-1 } pesos
}
law-tax-2 = Tax of { $law-tax-2 ->
    [1] 1 peso
   *[other] { $law-tax-2 } pesos
}
law-tax-3 = Tax of { $law-tax-3 ->
    [1] 1 peso
   *[other] { $law-tax-3 } pesos
}
law-tax-4 = Tax of { $law-tax-4 ->
    [1] 1 peso
   *[other] { $law-tax-4 } pesos
}
law-tax-5 = Tax of { $law-tax-5 ->
    [1] 1 peso
   *[other] { $law-tax-5 } pesos
}
law-tax-buildings = Tax of { $law-tax-6 ->
    [1] 1 peso
   *[other] { $law-tax-6 } pesos
} per building
law-duty-citrus = Duty of 1 citrus
law-duty-sugar = Duty of 1 sugar
law-duty-tobacco = Duty of 1 tobacco
law-duty-water = Duty of 1 water
law-duty-materials = Duty of { $law-chosen ->
    [one] { $law-chosen } material
   *[other] { $law-chosen } materials
}
law-duty-products = Duty of { $law-chosen ->
    [one] { $law-chosen } product
   *[other] { $law-chosen } products
}
law-subsidy-buildings = Subsidy for buildings
law-subsidy-materials = Subsidy for material fields
law-subsidy-products = Subsidy for product fields
law-subsidy-water = Subsidy for water
law-subsidy-votes = Subsidy for votes
law-subsidy-pesos = Subsidy for pesos
law-market-loses = Market law (the market loses { $law-market } of each product)
law-market-gains = Market law (the market gains { $law-market } of each product)
law-drought = Drought law
law-construction = Construction law
law-harbour = Harbour law
law-corruption = Corruption law

about-worker = The pawn’s row and column: all materials, and { $worker-fields ->
    [1] 1 product
   *[other] { $worker-fields } products
}; 1 more for each water
about-trader = Buy and sell wares as often as you like; or take 1 material, or 1 of the cheapest products
about-architect = Build one building. Who builds nothing takes points instead: the first { $architect-points-1 ->
    [1] 1 point
   *[other] { $architect-points-1 } points
}, the second { $architect-points-2 }
about-foreman = Use the buildings in your pawn’s row and column, or one building anywhere
about-mayor = Load wares on one ship. Who loads nothing takes pesos instead: the first { $mayor-pesos-1 ->
    [1] 1 peso
   *[other] { $mayor-pesos-1 } pesos
}, the second { $mayor-pesos-2 }

about-cement-works = Up to { $building-cement-works-most } stone, { $building-cement-works-points ->
    [1] 1 point
   *[other] { $building-cement-works-points } points
} each
about-sawmill = Up to { $building-sawmill-most } wood, { $building-sawmill-points ->
    [1] 1 point
   *[other] { $building-sawmill-points } points
} each
about-golf-course = Up to { $building-golf-course-most } water, { $building-golf-course-points ->
    [1] 1 point
   *[other] { $building-golf-course-points } points
} each
about-cloister = Up to { $building-cloister-most ->
    [1] 1 product
   *[other] { $building-cloister-most } products
}, { $building-cloister-points ->
    [1] 1 point
   *[other] { $building-cloister-points } points
} each
about-rum-cafe = Up to { $building-rum-cafe-most } rum, { $building-rum-cafe-points ->
    [1] 1 point
   *[other] { $building-rum-cafe-points } points
} each
about-cigar-cafe = Up to { $building-cigar-cafe-most ->
    [1] 1 cigar
   *[other] { $building-cigar-cafe-most } cigars
}, { $building-cigar-cafe-points ->
    [1] 1 point
   *[other] { $building-cigar-cafe-points } points
} each
about-small-harbour-office = Load 1 ware on a ship for its points
about-large-harbour-office = Load up to { $building-large-harbour-office-most } wares of one type on a ship for its points
about-hotel = { $building-hotel-points ->
    [1] 1 point
   *[other] { $building-hotel-points } points
}
about-inn = { $building-inn-points ->
    [1] 1 point
   *[other] { $building-inn-points } points
}
about-general-store = Sell { $building-general-store-most ->
    [1] 1 good
   *[other] { $building-general-store-most } goods
} for { $building-general-store-pesos ->
    [1] 1 peso
   *[other] { $building-general-store-pesos } pesos
}
about-product-market = Sell { $building-product-market-most ->
    [1] 1 product
   *[other] { $building-product-market-most } products
} for { $building-product-market-pesos ->
    [1] 1 peso
   *[other] { $building-product-market-pesos } pesos
}
about-material-market = Sell up to { $building-material-market-most ->
    [1] 1 material
   *[other] { $building-material-market-most } materials
} for { $building-material-market-pesos ->
    [1] 1 peso
   *[other] { $building-material-market-pesos } pesos
} each
about-small-bank = { $building-small-bank-pesos ->
    [1] 1 peso
   *[other] { $building-small-bank-pesos } pesos
}
about-large-bank = { $building-large-bank-pesos ->
    [1] 1 peso
   *[other] { $building-large-bank-pesos } pesos
}
about-cigar-factory = Any number of tobacco becomes cigars
about-distillery = Any number of sugar becomes rum
about-black-market = 1 product becomes 1 good, or 1 good becomes 1 product
about-church = Veto: one bill leaves the game; not of the type vetoed the round before
about-town-hall = { $building-town-hall-votes } more votes this round
about-dam = { $building-dam-water-made } water
about-lighthouse = Swap the ship at sea for one of your choice from the stack, then shuffle the stack
about-warehouse = Store all products from the yard, so that they don’t spoil
about-canadian-embassy = { $building-canadian-embassy-cigars-made ->
    [1] 1 cigar
   *[other] { $building-canadian-embassy-cigars-made } cigars
}

about-tax-1 = Pay { $law-tax-1 ->
    [1] 1 peso
   *[other] { $law-tax-1 } pesos
} for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-tax-2 = Pay { $law-tax-2 ->
    [1] 1 peso
   *[other] { $law-tax-2 } pesos
} for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-tax-3 = Pay { $law-tax-3 ->
    [1] 1 peso
   *[other] { $law-tax-3 } pesos
} for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-tax-4 = Pay { $law-tax-4 ->
    [1] 1 peso
   *[other] { $law-tax-4 } pesos
} for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-tax-5 = Pay { $law-tax-5 ->
    [1] 1 peso
   *[other] { $law-tax-5 } pesos
} for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-tax-buildings = Pay { $law-tax-6 ->
    [1] 1 peso
   *[other] { $law-tax-6 } pesos
} for each of your buildings, warehouse included, for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-duty-citrus = Pay 1 citrus for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-duty-sugar = Pay 1 sugar for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-duty-tobacco = Pay 1 tobacco for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-duty-water = Pay 1 water for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-duty-materials = Pay { $law-chosen ->
    [1] 1 material
   *[other] { $law-chosen } materials
} of your choice for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-duty-products = Pay { $law-chosen ->
    [1] 1 product
   *[other] { $law-chosen } products
} of your choice for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}
about-subsidy-buildings = 1 point for each of your buildings, warehouse included
about-subsidy-materials = 1 point for each of your material fields without a building
about-subsidy-products = 1 point for each of your product fields without a building
about-subsidy-water = 1 point for each of your water cubes, { $law-most } at most
about-subsidy-votes = 1 point for each vote of your card in parliament
about-subsidy-pesos = 1 point for every { $law-pesos } of your pesos, { $law-most } at most
about-market-loses = At the end of every round the market loses { $law-market } of each product
about-market-gains = At the end of every round the market gains { $law-market } of each product
about-drought = The Worker harvests { $worker-drought ->
    [1] 1 product field
   *[other] { $worker-drought } product fields
} instead of { $worker-fields }; more for water
about-construction = Building costs { $construction-pesos ->
    [1] 1 peso
   *[other] { $construction-pesos } pesos
} more
about-harbour = A ship filled by the Mayor or a harbour office leaves at once
about-corruption = No votes can be bought

# Said in several places.
the-building = the { $building }
the-card = the { $card }
some-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
some-pesos = { $pesos ->
    [1] 1 peso
   *[other] { $pesos } pesos
}
some-votes = { $n ->
    [0] no votes
    [1] 1 vote
   *[other] { $n } votes
}

prompt-boards = Choose your plantation
prompt-start = Take { $materials ->
    [0] { "" }
    [1] 1 material
   *[other] { $materials } materials
}{ $both ->
    [yes] { " and " }
   *[no] { "" }
}{ $products ->
    [0] { "" }
    [1] 1 product
   *[other] { $products } products
}
prompt-delegates = Who goes to parliament?
prompt-act = Play a character
prompt-work = Where does your worker go?
prompt-harvest = { $free ->
    [0] Harvest more, 1 water each?
   *[other] Which product fields?
}
prompt-trade = { $instead ->
    [both] Buy and sell, or help yourself
    [material] Buy and sell, or take 1 material
    [product] Buy and sell, or take 1 product
   *[none] Buy and sell
}
prompt-build = Which building?
prompt-site = On which field?
prompt-oversee = Which buildings to use?
prompt-use = { $building-word ->
    [black-market] { $building }: what for what?
    [church] { $building }: which bill?
    [lighthouse] { $building }: which ship?
   *[other] { $building }: how many?
}
prompt-load = { $loader ->
    [mayor] Which ship to load?
    [more] Load more at dock { $dock }?
   *[other] Which ware to load?
}
prompt-vote = { $n ->
    [2] A tie: buy more votes?
   *[other] How many votes to buy?
}
prompt-enact = { $more ->
    [yes] { $n ->
        [1] Enact one more bill
       *[other] Enact { $n } more bills
    }
   *[no] { $n ->
        [1] A majority: enact one bill
       *[other] A majority: enact { $n } bills
    }
}
prompt-tax = Pay { some-pesos } of tax for { some-points }?
prompt-duty = { $left ->
    [0] Pay the duty for { some-points }?
   *[other] Pay the rest: { $left } to go
}

move-first = { $seat } goes first
move-ship = Ship { $ship } comes: { $cargo }
move-bill = A bill: { $law }
move-board = Choose the { $colour } plantation ({ $layout })
move-take = Take 1 { $thing }
move-take-points = Take the points instead of building
move-take-pesos = Take the pesos instead of loading
move-delegate = Send { the-card } to parliament
move-play = Play { the-card }
move-work = Send the worker to { $field }
move-harvest = Harvest { $field }
move-sell = Sell 1 { $thing }
move-buy = Buy 1 { $thing }
move-build = Build { the-building } ({ $cost })
move-on = Build on { $field }
move-use = Use { the-building }
move-spend = Hand in { $n } { $thing }
move-roll = Roll { $n } tobacco into { $n ->
    [1] 1 cigar
   *[other] { $n } cigars
}
move-distil = Distil { $n } sugar into { $n } rum
move-swap = Swap 1 { $thing } for 1 { $other_thing }
move-veto = Veto: { $law }
move-beckon = Call ship { $ship } from the stack: { $cargo }
move-load = Load 1 { $thing } at dock { $dock }
move-votes = Buy { some-votes }
move-enact = Enact: { $law }
move-pay = Pay 1 { $thing }
move-pay-pesos = Pay the tax
move-refuse = Don’t pay
move-done = Done

told-first = { $seat } goes first
told-ship = Ship { $ship } comes: { $cargo }
told-bill = A bill is turned up: { $law }
told-board = { $seat } chooses the { $colour } plantation
told-take = { $seat } takes 1 { $thing }
told-take-points = { $seat } takes the points instead of building
told-take-pesos = { $seat } takes the pesos instead of loading
told-delegate = { $seat } sends { the-card } to parliament
told-play = { $seat } plays { the-card }
told-work = { $seat } works on { $field }
told-harvest = { $seat } harvests { $field }
told-sell = { $seat } sells 1 { $thing }
told-buy = { $seat } buys 1 { $thing }
told-build = { $seat } pays for { the-building } ({ $cost })
told-on = { $seat } builds on { $field }
told-use = { $seat } uses { the-building }
told-spend = { $seat } hands in { $n } { $thing }
told-roll = { $seat } rolls { $n } tobacco into { $n ->
    [1] 1 cigar
   *[other] { $n } cigars
}
told-distil = { $seat } distils { $n } sugar into { $n } rum
told-swap = { $seat } swaps 1 { $thing } for 1 { $other_thing }
told-veto = { $seat } vetoes: { $law }
told-beckon = { $seat } calls ship { $ship } from the stack: { $cargo }
told-load = { $seat } loads 1 { $thing } at dock { $dock }
told-votes = { $seat } buys { some-votes }
told-enact = { $seat } enacts: { $law }
told-pay = { $seat } pays 1 { $thing }
told-pay-pesos = { $seat } pays the tax
told-refuse = { $seat } doesn’t pay
told-done = { $seat } is done

source-start = set-up
source-worker = Worker
source-trader = Trader
source-architect = Architect, nothing built
source-mayor = Mayor, nothing loaded
source-cement-works = Cement works
source-sawmill = Sawmill
source-golf-course = Golf course
source-cloister = Cloister
source-rum-cafe = Rum café
source-cigar-cafe = Cigar café
source-hotel = Hotel
source-inn = Inn
source-general-store = General store
source-product-market = Product market
source-material-market = Material market
source-small-bank = Small bank
source-large-bank = Large bank
source-cigar-factory = Cigar factory
source-distillery = Distillery
source-black-market = Black market
source-dam = Dam
source-canadian-embassy = Canadian embassy
source-tax = tax
source-duty = duty
source-both = tax and duty both paid
source-subsidy-buildings = subsidy for buildings
source-subsidy-materials = subsidy for material fields
source-subsidy-products = subsidy for product fields
source-subsidy-water = subsidy for water
source-subsidy-votes = subsidy for votes
source-subsidy-pesos = subsidy for pesos
source-end = buildings at the end

reason-last-round = the last round is over

story-board = { $seat } chooses the { $colour } plantation
story-played = { $seat } plays { the-card }
story-worker = { $seat } works on { $field }
story-watered = { $seat } pays 1 water to harvest { $field }
story-thing = { $source-word ->
    [start] { $seat } takes { $n } { $thing }
   *[other] { $seat } gets { $n } { $thing } ({ $source })
}
story-sold = { $seat } sells { $n } { $thing } for { some-pesos }
story-bought = { $seat } buys { $n } { $thing } for { some-pesos }
story-construction = { $seat } pays { some-pesos } more by the construction law
story-built = { $seat } builds { the-building } on { $field }
story-used = { $seat } uses { the-building }
story-spent = { $seat } hands in { $n } { $thing } ({ $building })
story-stored = { $seat } stores { $n } { $thing }
story-vetoed = { $seat } vetoes: { $law }
story-beckoned = { $seat } calls ship { $ship } to the sea before Cuba
story-loaded = { $seat } loads { $n } { $thing } at dock { $dock } for { some-points }
story-pesos = { $seat } gets { $n ->
    [1] 1 peso
   *[other] { $n } pesos
} ({ $source })
story-points = { $seat } scores { some-points } ({ $source })
story-first = { $seat } is the new first player
story-stays-first = { $seat } stays first player
story-delegate = { $seat } sends { the-card } to parliament: { some-votes }
story-votes = { $seat } buys { some-votes } and has { $votes }
story-tied = A tie at { some-votes }: those tied buy again
story-majority = { $seat } has the majority with { some-votes }
story-bill = A bill is turned up: { $law }
story-enacted = { $seat } enacts: { $law }
story-paid-tax = { $seat } pays { some-pesos } of tax
story-paid-duty = { $seat } pays { $n } { $thing } of duty
story-market-loses = The market loses { $n } { $thing }
story-market-gains = The market gains { $n } { $thing }
story-spoiled = { $seat } loses { $n } { $thing } from the yard
story-sailed = Ship { $ship } leaves dock { $dock }
story-arrived = { $dock ->
    [0] Ship { $ship } shows at sea
   *[other] Ship { $ship } comes to dock { $dock }
}
story-round = Round { $n } begins
story-over = The game is over: { $reason }

board-sea = At sea
board-dock = Dock { $n }
board-parliament = Parliament
board-supply = Supply
board-round = Round
board-character = { $card }{ $state ->
    [last] , played last
    [played] , played
   *[hand] { "" }
}
board-yard = Your yard (in a ring: warehouse)
board-plantation = Plantation of { $seat }
board-choose = Plantations still to choose
board-colour = The { $colour } plantation

# The position in a terminal.
picture-round = Round
picture-market = Market
picture-sea = sea
picture-dock = dock
picture-bill = bill
picture-yard = yard
picture-warehouse = warehouse
picture-hand = hand
picture-played = played
picture-delegate = delegate
picture-nothing = nothing
picture-empty = empty
picture-tax = Tax of { some-pesos }
picture-duty = Duty of 1 citrus
picture-board = { $colour } plantation
picture-free = plantations still to choose

gallery-things = Materials, products, goods
gallery-characters = The characters
gallery-buildings = The buildings

why-delegate = The { $card } is your delegate and goes to parliament: play another card.
why-card-played = You have played the { $card } this round: play a card that is still in your hand.
why-not-active = Harvest a field in your pawn’s row or column (it stands on { $pawn }): { $field } is in neither.
why-harvested = No field gives twice: { $field } has given already.
why-field-bears-building = A field that bears a building gives nothing ({ $building }): choose another than { $field }.
why-field-material = Harvest a product field: { $field } gives { $thing }, a material, and that comes by itself.
why-supply-empty = The supply has no { $thing } left.
why-only-instead = That is for those who do it instead: you have begun already.
why-have-none = You have no { $thing }.
why-board-taken = { $other } has the { $colour } plantation: choose one that is still there.
why-take-points = Who builds nothing takes the points that are still there: build, or take the { $points ->
    [1] point
   *[other] { $points } points
}.
why-take-pesos = Who loads nothing takes the pesos that are still there: load, or take the { $pesos ->
    [1] peso
   *[other] { $pesos } pesos
}.
why-bought-again = You sold { $thing } and then bought it this turn: the direction changes only once, so buy more or leave it.
why-sold-again = You bought { $thing } and then sold it this turn: the direction changes only once, so sell more or leave it.
why-bought-before = You bought { $thing } this turn: it isn’t sold again in it.
why-sold-before = You sold { $thing } this turn: it isn’t bought back in it.
why-too-dear = 1 { $thing } costs { $price } pesos, you have { $pesos }.
why-marker = Somebody has taken that this round: the space is covered.
why-markers = Two have taken that this round: both spaces are covered.
why-not-cheapest = The cheapest product in the market now isn’t { $thing }: take one that is.
why-none-left = { $building }: none is left to build.
why-materials = { $building } costs { $n } { $thing }, you have { $have ->
    [0] none
   *[other] { $have }
}: build what you can pay.
why-construction = The construction law asks for { $pesos } pesos more, you have { $have }.
why-no-field = All your fields bear buildings.
why-field-built = Choose an empty field: { $field } bears a building already.
why-no-building = You have no such building ({ $building }).
why-useless = { $building }: it would do nothing now.
why-used = { $building }: it has been used.
why-out-of-reach = { $building } isn’t in your pawn’s row or column (it stands on { $pawn }); one building anywhere is used alone.
why-banned = A bill of this type was vetoed last round ({ $kind }): veto another one or none.
why-no-bill = { $law }: that isn’t among the bills.
why-not-taken = { $building } doesn’t take { $thing }.
why-spend = You have { $have } { $thing }: hand in { $most } at most.
why-no-ship = No ship lies at dock { $dock }.
why-one-ship = You are loading at dock { $chosen }: only one ship is loaded.
why-no-room = The ship at dock { $dock } has no room for { $thing }.
why-one-type = The Large harbour office loads one type of ware at a time.
why-votes = You have { $most ->
    [1] 1 peso: buy 1 vote
   *[other] { $most } pesos: buy { $most } votes
} at most.
why-part-payment = You have begun to pay: pay the rest.
why-duty-asks = The duty doesn’t ask for { $thing }.

# Where points came from, for the page at the end.
source-loaded = Ships

# How far the game has come
chapter = Round { $n }
chapter-word = Round
chapter-each = round by round
chapter-of = Round { $n } of { $rounds }

# What things on the board are called.
field-a1 = the warehouse’s field
field-a2 = the upper citrus field
field-a3 = the upper wood field
field-a4 = the upper stone field
field-b1 = the middle tobacco field
field-b2 = the middle wood field
field-b3 = the middle water field
field-b4 = the middle sugar field
field-c1 = the lower stone field
field-c2 = the lower tobacco field
field-c3 = the lower citrus field
field-c4 = the lower sugar field
pawn-a1 = { field-a1 }
pawn-a2 = { field-a2 }
pawn-a3 = { field-a3 }
pawn-a4 = { field-a4 }
pawn-b1 = { field-b1 }
pawn-b2 = { field-b2 }
pawn-b3 = { field-b3 }
pawn-b4 = { field-b4 }
pawn-c1 = { field-c1 }
pawn-c2 = { field-c2 }
pawn-c3 = { field-c3 }
pawn-c4 = { field-c4 }
row-upper = upper
row-middle = middle
row-lower = lower

on-dock = Dock { $dock }: { some-points } for each ware
on-ship = Ship { $ship } at dock { $dock }: room for { $cargo }
on-ship-full = Ship { $ship } at dock { $dock }: full
on-ship-at-sea = Ship { $ship } at sea: room for { $cargo }
on-parliament = Parliament
on-law = { $law }: law in force, { $kind }
on-printed-tax = Tax of { some-pesos }: in force, { $kind }
on-printed-duty = Duty of 1 citrus: in force, { $kind }
on-no-law = No law in force, { $kind }
on-bill = { $law }: bill, { $kind }
on-no-bill = No bill, { $kind }
plain-thing = { $thing-word ->
    [cigars] cigars
   *[other] { $thing }
}
on-market = Market, { plain-thing }: costs { some-buy }, brings { $sell }
some-buy = { $buy ->
    [1] 1 peso
   *[other] { $buy } pesos
}
on-round = Round { $round } of { $of }
on-supply = Supply, { plain-thing }: { $n } left
on-field = { $field }{ $boards ->
    [individual] : { $thing }
   *[other] {""}
}{ stands-here }
on-built = { $building } on { $field }{ stands-here }
on-warehouse = { $building }{ stands-here }
stands-here = { $works ->
    [yes] , the worker stands here
   *[no] {""}
}
on-of = { $seat }: { $told }
on-plantation = { board-plantation }
on-colour = { board-colour }
on-site = { $building }: costs { $cost }, { $left ->
    [0] none left
   *[other] { $left } left
}
on-card = { $card }, { some-votes }{ $state ->
    [played] , played
    [delegate] , goes to parliament
   *[hand] {""}
}
on-yard = { plain-thing }: { $n } in { $whose ->
    [yours] your yard
   *[theirs] { $seat }’s yard
}{ $kept ->
    [0] {""}
   *[other] , { $kept } in the warehouse
}
on-purse = { $whose ->
    [yours] Your purse
   *[theirs] Purse of { $seat }
}: { some-pesos }

# The parts of the board that a phone shows one at a time.
zone-all = All
zone-harbour = Harbour
zone-laws = Laws
zone-market = Market
zone-farm = Farm
zone-site = Site
zone-hand = Hand
zone-yard = Yard
zone-others = Others

# What cards say beyond that.
note-at-the-end = At the end: { $end-building ->
    [1] 1 point
   *[other] { $end-building } points
}
note-foreman-uses = Used by the Foreman: { $what }
note-material-field = Gives 1 { $thing } by itself when the Worker is in its row or column
note-product-field = The Worker in its row or column may harvest 1 { $thing }: { $worker-fields ->
    [1] 1 product field
   *[other] { $worker-fields } product fields
} for nothing, 1 water for each more
note-product-site = Built over, it gives no more { $thing }
note-material-site = Built over, it gives no more { $thing }
note-plantation = Their last card will have { $least ->
    [1] 1
   *[other] { $least }
} to { $most } votes. A click shows the plantation large.
note-printed-tax = Pay { $law-tax-printed ->
    [1] 1 peso
   *[other] { $law-tax-printed } pesos
} for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}, until a tax is passed
note-printed-duty = Pay 1 citrus for { $law-points ->
    [1] 1 point
   *[other] { $law-points } points
}, until a duty is passed
note-no-law = A bill of this type that is passed stays in force until another one is
note-no-bill = The bill of this type has been passed or vetoed; the next round brings another
note-ship = Each ware loaded here brings { $points ->
    [1] 1 point
   *[other] { $points } points
}. It sails when it is full, and from dock 3 in any case, when the round ends
note-ship-at-sea = It comes to a dock when one is free; nothing is loaded at sea
note-dock = Each ware loaded here brings these points. When the round ends ships move on towards dock 3
note-parliament = Votes of the card you keep, and those bought in secret, 1 peso each: who has most enacts { $law-passed ->
    [1] 1 bill
   *[other] { $law-passed } bills
}
note-votes = { $seat }: { some-votes }, { $pesos } more at most
note-tie = Those tied for most buy once more; if still tied, the one nearest the first player clockwise wins, { $seat } first of all
note-market = Each one bought makes the next dearer, each one sold makes it cheaper
note-supply = What is left for everybody
note-round = Each round: four characters each, parliament, the laws in force
note-yard-material = For building, and for some duties; it stays from round to round
note-yard-product = To load, to sell or to work up. In the yard it spoils when the round ends, in the warehouse it doesn’t
note-yard-good = To load or to sell; it doesn’t spoil
note-purse = For the market, for votes and for taxes

# What buttons, ticks and titles say.
do-board = Choose this one
do-play = Play
do-take = Take it
do-delegate = Send in secret
do-work = Work here
do-harvest = Harvest
do-sell = Sell { $n }
do-buy = Buy { $n }
do-build = Choose its field
do-on = Build here
do-use = Use it
do-spend = Hand in { $n }
do-roll = Roll { $n }
do-distil = Distil { $n }
do-swap = Swap
do-veto = Veto this bill
do-load = Load { $n }
do-votes = { $n ->
    [0] Buy none
   *[other] Buy { $n }
}
do-enact = Enact
do-pay = Pay
tick-harvest = { $field }
tick-load = 1 { $thing }
tick-enact = { $law }
tick-pay = 1 { $thing }
title-sell = Sell
title-buy = Buy
title-harvest = Harvest
title-enact = Bills
title-pay = Duty
title-votes = How many votes
finish-done = { $asked ->
    [harvest] harvest no more
    [trade] trade no more
    [oversee] use no more
    [load] load no more
    [use] nothing more here
   *[other] nothing more
}
finish-take-points = no building
finish-take-pesos = no loading
finish-refuse = without paying
finish-votes = without buying

# The steps of a turn.
place-a1 = Warehouse
place-a2 = Upper citrus
place-a3 = Upper wood
place-a4 = Upper stone
place-b1 = Middle tobacco
place-b2 = Middle wood
place-b3 = Middle water
place-b4 = Middle sugar
place-c1 = Lower stone
place-c2 = Lower tobacco
place-c3 = Lower citrus
place-c4 = Lower sugar
crumb-work = { $place }
crumb-harvest = Harvest
crumb-on = { $place }
crumb-veto = Veto
crumb-sell = Sell { plain-thing }
crumb-buy = Buy { plain-thing }
crumb-votes = { some-votes }
crumb-enact = { $law-word ->
    [market-loses] Market −{ $law-market }
    [market-gains] Market +{ $law-market }
   *[other] { $kind-word ->
        [tax] Tax
        [duty] Duty
        [subsidy] Subsidy
       *[other] { $law }
    }
}
crumb-take-points = Points
crumb-take-pesos = Pesos
crumb-refuse = No payment
crumb-pay-pesos = Tax

# A turn in a few words.
brief-pieces = took first pieces
brief-board = took the { $colour } plantation
brief-delegate = chose in secret
brief-worker-worked = { $card }: { $field }
brief-worker-idle = { $card }
brief-trader-took = { $card }: took 1, no trade
brief-trader-traded = { $card }: sold { $sold }, bought { $bought }
brief-trader-sold = { $card }: sold { $sold }
brief-trader-bought = { $card }: bought { $bought }
brief-trader-idle = { $card }: no trade
brief-architect-built = { $card }: { $building }
brief-architect-idle = { $card }: built nothing
brief-foreman-used = { $card }: { $building }
brief-foreman-oversaw = { $card }: { $n } buildings
brief-foreman-idle = { $card }: used nothing
brief-mayor-loaded = { $card }: loaded { $n } at dock { $dock }
brief-mayor-idle = { $card }: loaded nothing
brief-votes = bought { some-votes }
brief-enact = enacted { $n ->
    [1] 1 law
   *[other] { $n } laws
}
brief-pay-pesos = paid the tax
brief-pay = paid the duty
brief-both = paid tax and duty
brief-refuse = paid nothing

# What will befall a seat.
ahead-vote = The vote: { $each }. { $seat } chose the new laws.
ahead-votes = { $seat } ({ $n })
ahead-spoils = Products in your yard spoil when the round ends: { $what }.
ahead-sails = The ship at dock { $dock } sails when the round ends, full or not.
ahead-last-round = The last round: what you hold at its end brings no points.
ahead-tax = The tax asks for { $tax ->
    [1] 1 peso
   *[other] { $tax } pesos
}, you have { $pesos ->
    [0] none
   *[other] { $pesos }
}.
ahead-duty = The duty asks for 1 { $thing }, you have none.
ahead-duty-materials = The duty asks for { $asked ->
    [1] 1 material
   *[other] { $asked } materials
}, you have { $have ->
    [0] none
   *[other] { $have }
}.
ahead-duty-products = The duty asks for { $asked ->
    [1] 1 product
   *[other] { $asked } products
}, you have { $have ->
    [0] none
   *[other] { $have }
}.

# Amounts that mean something.
quick-none = None
quick-passes = { $n }: passes { $other } so far
quick-all = All { $n }
why-no-more-materials = You have your materials: take products.
why-no-more-products = You have your products: take materials.

# When a thing can be chosen that isn't to be chosen now.
later-ship = The { card-mayor } loads it at a dock; so do the harbour offices.
later-parliament = Votes are bought when all have played four characters.
later-bill = Who has most votes enacts bills when all have played four characters.
later-market = The { card-trader } buys and sells here.
later-supply = The { card-worker }, the { card-trader } and some buildings bring it.
later-field = The { card-worker } harvests here, the { card-architect } builds, the { card-foreman } uses a building.
later-building = The { card-architect } builds it.
later-card = One character a turn: finish first what this one does.

# For who was not looking, shorter than in the story.
since-enacted = { $law }
since-votes = { $seat }: { $votes ->
    [1] 1 vote
   *[other] { $votes } votes
}{ $n ->
    [0] , none bought
   *[other] , { $n } of them bought
}

# The same for the seat itself: what came to it.
since-you-delegate = Your { $card } goes to parliament: { some-votes }
since-you-votes = You have { $votes ->
    [1] 1 vote
   *[other] { $votes } votes
}{ $n ->
    [0] , none bought
   *[other] , { $n } of them bought
}
since-you-majority = You have the majority with { some-votes }
since-you-first = You are the new first player
since-you-stays-first = You stay first player
since-you-spoiled = You lose { $n } { $thing } from the yard
since-you-points = You score { some-points } ({ $source })
since-you-pesos = You get { $n ->
    [1] 1 peso
   *[other] { $n } pesos
} ({ $source })
since-you-paid-tax = You pay { some-pesos } of tax
since-you-paid-duty = You pay { $n } { $thing } of duty
since-you-played = You play { the-card }
since-you-worker = You work on { $field }
since-you-watered = You pay 1 water to harvest { $field }
since-you-thing = You get { $n } { $thing }{ $source-word ->
    [start] {""}
   *[other] {" "}({ $source })
}
since-you-sold = You sell { $n } { $thing } for { some-pesos }
since-you-bought = You buy { $n } { $thing } for { some-pesos }
since-you-construction = You pay { some-pesos } more by the construction law
since-you-built = You build { the-building } on { $field }
since-you-used = You use { the-building }
since-you-spent = You hand in { $n } { $thing } ({ $building })
since-you-stored = You store { $n } { $thing }
since-you-loaded = You load { $n } { $thing } at dock { $dock } for { some-points }
since-you-board = You get the { $colour } plantation
since-you-beckoned = You call ship { $ship } to the sea before Cuba
since-you-vetoed = You veto: { $law }

# What counts, by what was learnt.
feature-sight = Round { $n }
feature-material = { $thing }, the first two
feature-many-material = { $thing } beyond two
feature-yard = { $thing } in the yard, the first two
feature-many-yard = { $thing } in the yard beyond two
feature-stored = { $thing } in the warehouse
feature-good = { $thing }, the first three
feature-many-good = { $thing } beyond three
feature-purse = a peso, the first four
feature-savings = a peso of the next eight
feature-riches = a peso beyond twelve
feature-field = a field of { $thing } without a building
feature-built = a building, whichever it is
feature-building = { $building }
feature-use = what the { $building } would bring now
feature-pair = { $building } beside what serves it
feature-row = a building in the best row and column
feature-cross = a building in the pawn’s row and column
feature-card = { $card } still to be played
feature-doing = { $card } being played
feature-coming = a point that it is about to bring
feature-coming-pesos = a peso that it is about to bring
feature-coming-things = a thing that it is about to bring
feature-crop = a product in the best row and column
feature-cubes = a material in the best row and column
feature-crop-now = a product that the { card-worker } may still bring
feature-cubes-now = a material that the { card-worker } may still bring
feature-foreman-points = a point that the { card-foreman } may still bring
feature-foreman-pesos = a peso that the { card-foreman } may still bring
feature-foreman-things = a ware that the { card-foreman } may still make
feature-load = a point that the { card-mayor } may still load
feature-load-later = a point that a { card-mayor } of the next round could load
feature-sale = a peso that the { card-trader } may still get
feature-buildable = something to build
feature-choice = four buildings to choose from
feature-instead = a point for not building
feature-tax = a point by the tax in force
feature-duty = a point by the duty in force
feature-subsidy = a point by the subsidy in force
feature-paid = the tax paid, the duty at hand
feature-bill = a point that the bill would bring: { $kind }
feature-votes = a vote
feature-majority = the majority
feature-stake = a point that a majority would gain
feature-hall = { building-town-hall } used
feature-first = first player

# A step of a turn that is being made or still to come, in a word.
step-boards = Plantation
step-start = Goods
step-delegates = Delegate
step-act = Card
step-work = Field
step-harvest = Harvest
step-trade = Trade
step-build = Building
step-site = Field
step-oversee = Buildings
step-use = Use
step-load = Ship
step-vote = Votes
step-enact = Bills
step-tax = Tax
step-duty = Duty
# What the people are asked at a real table.
luck-first = Who goes first?
luck-ship = Which ship comes?
luck-bill = Which bill is turned up?
outcome-ship = { $cargo }

# At the real table: what hands do there.
todo-played = Lay { the-card } before { $seat }
todo-worker = Stand the pawn of { $seat } on { $field }
todo-watered = 1 water of { $seat } back to the reserve, for { $field }
todo-thing = { $n } { $thing } to the yard of { $seat }{ $source-word ->
    [start] {""}
   *[other] {" "}({ $source })
}
todo-sold = { $n } { $thing } of { $seat } to the market, { some-pesos } to { $seat }
todo-bought = { $n } { $thing } from the market to { $seat }, { some-pesos } to the bank
todo-construction = { some-pesos } of { $seat } to the bank, by the construction law
todo-built = Lay { the-building } on { $field } of { $seat }, what it cost to the reserve
todo-spent = { $n } { $thing } of { $seat } to the reserve ({ $building })
todo-stored = { $n } { $thing } of { $seat } from the yard into the warehouse
todo-vetoed = Take the bill out of the game: { $law }
todo-beckoned = Lay ship { $ship } on the sea before Cuba
todo-loaded = { $n } { $thing } of { $seat } onto the ship at dock { $dock }; { $seat } goes { some-points } on
todo-pesos = { $n ->
    [1] 1 peso
   *[other] { $n } pesos
} from the bank to { $seat } ({ $source })
todo-points = { $seat } goes { some-points } on ({ $source })
todo-first = Give { $seat } the First player card
todo-enacted = Lay it among the laws in force: { $law }
todo-paid-tax = { some-pesos } of tax from { $seat } to the bank
todo-paid-duty = { $n } { $thing } of duty from { $seat } to the reserve
todo-market-loses = { $n } { $thing } from the market to the reserve
todo-market-gains = { $n } { $thing } from the reserve to the market
todo-spoiled = { $n } { $thing } from the yard of { $seat } to the reserve
todo-sailed = Take ship { $ship } off dock { $dock } and put it under the stack, its cargo to the reserve
todo-arrived = { $dock ->
    [0] Lay ship { $ship } on the sea
   *[other] Move ship { $ship } to dock { $dock }
}

# What bots may like

taste-shipper = shipper
taste-politician = politician
