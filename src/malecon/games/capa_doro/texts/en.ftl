name = Capa d’Oro
tagline = Grow tobacco in four regions of the world, roll the finest cigars.
option-events = A 1 on the die draws an event card
label-events = Events

region-asia = Asia
region-south-asia = South Asia
region-africa = Africa
region-central-america = Central America

tobacco-orange = orange
tobacco-grey = grey
tobacco-brown = brown
tobacco-gold = gold
sort-orange = orange
sort-grey = grey
sort-brown = brown
sort-gold = gold
cube-orange = an orange bale
cube-grey = a grey bale
cube-brown = a brown bale
cube-gold = a gold bale
cube-beetle = a beetle

column-seed = Seed
column-growth = Growth
column-harvest = Harvest

class-a = A
class-b = B
class-c = C

cigar-minuto = Minuto
cigar-perla = Perla
cigar-cadete = Cadete
cigar-entreacto = Entreacto
cigar-chico = Chico
cigar-panatela = Panatela
cigar-conserva = Conserva
cigar-crema = Crema
cigar-nacional = Nacional
cigar-veguero = Veguero
cigar-placera = Placera
cigar-belvedere = Belvedere
cigar-corona = Corona
cigar-robusto = Robusto
cigar-mareva = Mareva
cigar-cazador = Cazador
cigar-cervantes = Cervantes
cigar-dalia = Dalia
cigar-campana = Campana
cigar-hermoso = Hermoso
cigar-belicoso = Belicoso
cigar-edmundo = Edmundo
cigar-francisco = Francisco
cigar-britanica = Británica
cigar-churchill = Churchill
cigar-piramide = Pirámide
cigar-salomon = Salomón
cigar-diadema = Diadema
cigar-lancero = Lancero
cigar-julieta = Julieta
cigar-prominente = Prominente
cigar-sublime = Sublime
cigar-gigante = Gigante
cigar-rodolfo = Rodolfo
cigar-maravilla = Maravilla
cigar-capa-doro = Capa d’Oro

event-customs = Customs
event-bargain = Bargain
event-drought = Drought
event-rain = Rain
event-fashion = Fashion
event-glut = Glut
event-blight = Blight
event-credit = Credit

about-customs = Put the Customs tile on a region: nobody trades there until the next event.
about-bargain = Put the Bargain tile on an empty Seed place: a neutral plantation whose bales go to the market.
about-drought = Choose a region: bales wither on every plantation in its Growth column.
about-rain = More cubes are drawn, and placed as in Growth.
about-fashion = Choose a region: the cheapest bales leave its market, and prices rise.
about-glut = Choose a region: bales come to its market, and prices fall.
about-blight = Half the bales of a plantation of your choice are lost, rounded up.
about-credit = Everybody gets dollars; whoever has the fewest points gets more.

prompt-seed = Your first plantation, on Seed
prompt-grow = Your second plantation, on Growth
prompt-beetle = A beetle: onto a plantation or a stock
prompt-choose = { $event-word ->
    [customs] Customs: close a region’s market
    [bargain] Bargain: the tile onto an empty Seed place
    [drought] Drought: choose a region
    [fashion] Fashion: which market loses bales?
    [glut] Glut: to which market do bales come?
   *[blight] Blight: choose a plantation
}
prompt-act = Harvest, sow, trade, roll cigars

move-deal = { $cigar } is dealt
move-first = { $seat } goes first
move-die = The die shows { $n }
move-cube = Out of the bag comes { $cube }
move-event = Event: { $event }
move-seed = Start in { $region }, row { $row }, on Seed
move-grow = Start in { $region }, row { $row }, on Growth
move-beetle-plantation = Put the beetle on { $region }, row { $row }, { $column }
move-beetle-stock = Put the beetle on the stock of { $other }
move-customs = Close the market of { $region }
move-bargain = Sow the Bargain tile in { $region }, row { $row }
move-drought = Send the drought to { $region }
move-fashion = Make the tobacco of { $region } the fashion
move-glut = Flood the market of { $region }
move-blight = Send the blight to { $region }, row { $row }, { $column }
move-harvest = Harvest { $region }, row { $row }
move-sow = Sow in { $region }, row { $row }
move-sow-neutral = Sow a neutral plantation in { $region }, row { $row }
move-buy = Buy 1 { $tobacco } bale
move-sell = Sell 1 { $tobacco } bale
move-roll = Roll the { $cigar }
move-done = End the turn

told-deal = The { $cigar } is dealt
told-first = { $seat } goes first
told-die = The die shows { $n }
told-cube = Out of the bag comes { $cube }
told-event = The event card { $event } is drawn
told-seed = { $seat } starts in { $region }, row { $row }, on Seed
told-grow = { $seat } starts in { $region }, row { $row }, on Growth
told-beetle-plantation = { $seat } puts a beetle on { $region }, row { $row }, { $column }
told-beetle-stock = { $own ->
    [yes] { $seat } puts a beetle on their own stock
   *[no] { $seat } puts a beetle on the stock of { $other }
}
told-customs = { $seat } puts the Customs tile on { $region }
told-bargain = { $seat } puts the Bargain tile on { $region }, row { $row }
told-drought = { $seat } sends a drought over { $region }
told-fashion = { $seat } makes the tobacco of { $region } the fashion
told-glut = { $seat } floods the market of { $region }
told-blight = { $seat } lets the blight loose on { $region }, row { $row }, { $column }
told-harvest = { $seat } harvests in { $region }, row { $row }
told-sow = { $seat } sows in { $region }, row { $row }
told-sow-neutral = { $seat } sows a neutral plantation in { $region }, row { $row }
told-buy = { $seat } buys 1 { $tobacco } bale
told-sell = { $seat } sells 1 { $tobacco } bale
told-roll = { $seat } rolls the { $cigar }
told-done = { $seat } ends the turn

stranger-neutral = A neutral plantation
stranger-bargain = The Bargain tile

reason-goal = a player has the points needed to win
reason-empty-bag = the bag is empty

story-dealt = { $seat } gets the { $cigar }
story-opened-seed = { $seat } starts in { $region }, row { $row }, on Seed, for ${ $dollars }
story-opened-growth = { $seat } starts in { $region }, row { $row }, on Growth, for ${ $dollars }
story-die = { $seat } throws a { $n }
which-bale = { $bales ->
    [1] A first
    [2] A second
    [3] A third
   *[other] A { $bales }th
}
story-grew = { which-bale } { $tobacco } bale grows on { $seat }’s plantation in { $region }, row { $row }
story-grew-neutral = { which-bale } { $tobacco } bale grows on a neutral plantation in { $region }, row { $row }
story-wasted = 1 { $tobacco } bale finds no plantation on Growth in { $region } and goes to the discards
story-ripe = { $seat }’s plantation in { $region }, row { $row }, is full and moves to Harvest
story-ripe-neutral = The neutral plantation in { $region }, row { $row }, is full
story-beetle-drawn = A beetle comes out of the bag
story-bag-empty = The bag is empty: this is the last round, and the die rests
story-gnawed = { $n ->
    [0] There is nothing to eat on { $seat }’s plantation in { $region }, row { $row }
    [1] 1 { $tobacco } bale is eaten on { $seat }’s plantation in { $region }, row { $row }
   *[other] { $n } { $tobacco } bales are eaten on { $seat }’s plantation in { $region }, row { $row }
}
story-gnawed-neutral = { $n ->
    [0] There is nothing to eat on the neutral plantation in { $region }, row { $row }
    [1] 1 { $tobacco } bale is eaten on the neutral plantation in { $region }, row { $row }
   *[other] { $n } { $tobacco } bales are eaten on the neutral plantation in { $region }, row { $row }
}
story-gnawed-stock = { $n ->
    [0] There is nothing to eat in { $seat }’s stock
    [1] 1 bale is eaten in { $seat }’s stock
   *[other] { $n } bales are eaten in { $seat }’s stock
}
story-event = { $seat } draws the event card { $event }
story-nothing = { $event }: there is nothing for it to do
story-customs = { $seat } puts the Customs tile on { $region }: nobody trades there until the next event
story-customs-lifted = The Customs tile leaves { $region }
story-bargain-neutral = { $seat } sows the Bargain tile in { $region }, row { $row }
story-drought = { $seat } sends a drought over { $region }: { $n ->
    [0] no bale is lost
    [1] 1 bale is lost
   *[other] { $n } bales are lost
}
story-fashion = { $n ->
    [0] { $seat } makes { $tobacco } the fashion, but its market was empty
    [1] { $seat } makes { $tobacco } the fashion: 1 bale leaves its market
   *[other] { $seat } makes { $tobacco } the fashion: { $n } bales leave its market
}
story-glut = { $n ->
    [0] { $seat } wants more { $tobacco } on the market, but none comes
    [1] { $seat } floods the market with { $tobacco }: 1 bale comes to it
   *[other] { $seat } floods the market with { $tobacco }: { $n } bales come to it
}
story-credit = { $seat } gets ${ $dollars } of credit
story-harvest = { $n ->
    [1] { $seat } harvests 1 { $tobacco } bale in { $region }
   *[other] { $seat } harvests { $n } { $tobacco } bales in { $region }
}
story-bare-harvest = { $seat } clears a bare plantation in { $region } and gets ${ $dollars }
story-neutral-harvest = { $stranger } in { $region } is harvested: { $n ->
    [0] it was bare
    [1] 1 { $tobacco } bale goes to the market
   *[other] { $n } { $tobacco } bales go to the market
}{ $over ->
    [0] {""}
    [1] , which is full: 1 goes on to the discards
   *[other] , which is full: { $over } go on to the discards
}
story-sown = { $seat } sows in { $region }, row { $row }, for ${ $dollars }
story-sown-neutral = { $seat } sows a neutral plantation in { $region }, row { $row }
story-bought = { $seat } buys 1 { $tobacco } bale for ${ $dollars }
story-sold = { $seat } sells 1 { $tobacco } bale for ${ $dollars }
story-rolled = { $seat } rolls the { $cigar }: { $points ->
    [1] 1 point
   *[other] { $points } points
}{ $dollars ->
    [0] {""}
   *[other] {" "}and ${ $dollars }
}
story-over = The game is over: { $reason }

mark-goal = Games won by points, before the bag is empty
mark-class = Winners who rolled a cigar of class { $class }
mark-sort = Winners who rolled { $sort } tobacco
mark-central-america = Sowings that are in Central America
mark-bought = The rarest price of { $sort } tobacco: bought at it, times a game
mark-sold = The rarest price of { $sort } tobacco: sold at it, times a game
mark-dominated = Cigars that give no more than one that asks for less

why-price = A plantation in { $region } costs ${ $price }, you have ${ $dollars }: sell something first or choose a cheaper region.
why-no-plantation = You have no plantation in hand: harvest one first.
why-sown = { $n ->
    [1] You have sown 1 plantation in this turn: that is the most.
   *[other] You have sown { $n } plantations in this turn: that is the most.
}
why-no-neutral = { $players ->
    [2] No neutral plantation is left.
   *[other] Neutral plantations are only for two players.
}
why-no-row = { $n ->
    [1] { $region } has only 1 row.
   *[other] { $region } has only { $n } rows: choose one of these.
}
why-occupied = A plantation stands there already: choose an empty place.
why-not-central = Nobody starts in Central America: choose another region.
why-not-there = No plantation of yours stands on Harvest in { $region }, row { $row }.
why-nothing-there = Nothing stands in { $region }, row { $row }, { $column }: choose a plantation or a stock.
why-customs = The Customs tile lies on { $region }: nobody trades there until the next event.
why-sold = You have sold { $tobacco } in this turn: buy it in another one.
why-bought = You have bought { $tobacco } in this turn: sell it in another one.
why-bought-and-sold = You have bought { $tobacco } and then sold it in this turn: you may go on selling it, and buy it again in another turn.
why-sold-and-bought = You have sold { $tobacco } and then bought it in this turn: you may go on buying it, and sell it again in another turn.
why-none-to-buy = There is no { $tobacco } bale on the market nor in the discards.
why-cost = 1 { $tobacco } bale costs ${ $price }, you have ${ $dollars }: sell something first.
why-none-to-sell = You have no { $tobacco } in your stock.
why-not-your-cigar = The { $cigar } doesn’t lie before you.
why-rolled = You have rolled the { $cigar } already.
why-missing = The { $cigar } takes { $n ->
    [1] 1 { $tobacco } bale
   *[other] { $n } { $tobacco } bales
}, you have { $have ->
    [0] none
   *[other] { $have }
}: harvest or buy the rest first.

board-market = Market
board-stock = Your stock
board-bag = Cubes in the bag
board-events = Event cards left
board-pile = { $kind } cigars left
bales = { $n ->
    [0] no bale
    [1] 1 bale
   *[other] { $n } bales
}
board-plantation = Plantation of { $seat }, { bales }
board-plantation-neutral = Neutral plantation, { bales }
board-plantation-bargain = The Bargain tile, { bales }
board-cigar = { $cigar }: { $points ->
    [1] 1 point
   *[other] { $points } points
} and ${ $dollars }
label-bale-orange = orange bales
label-bale-grey = grey bales
label-bale-brown = brown bales
label-bale-gold = gold bales

gallery-events = The event cards

# Where points came from, for the page at the end.
source-class-a = Class A cigars
source-class-b = Class B cigars
source-class-c = Class C cigars

# A position as text, for a terminal.
terminal-market = market
terminal-buy = buy
terminal-sell = sell
terminal-discards = discards
terminal-bag = Bag
terminal-customs = Customs
terminal-stock = stock
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-plantations = { $n ->
    [one] { $n } plantation in hand
   *[other] { $n } plantations in hand
}
terminal-beetles = { $n ->
    [one] { $n } beetle
   *[other] { $n } beetles
}
terminal-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
terminal-neutrals = { $n ->
    [one] { $n } neutral plantation
   *[other] { $n } neutral plantations
}

# The rules page.
rules-cigars = | class | cigar | bales | points | dollars |

# What things on the board are called.
on-region = { $region }: { $tobacco } tobacco, sowing costs ${ $dollars }
on-place = { $region }, row { $row }, { $column }
on-field = { $where }: { $told }
on-nothing = an empty place
on-plantation = { board-plantation }
on-plantation-neutral = { board-plantation-neutral }
on-plantation-bargain = { board-plantation-bargain }
on-market = { $tobacco } market: { $buy ->
    [0] none to be bought
   *[other] a bale costs ${ $buy }
}, brings ${ $sell }; { $n } in the discards
on-customs = Customs: nobody trades in { $region }
on-bales = { $n } { $tobacco }
on-stock = { $whose ->
    [yours] Your stock
   *[theirs] Stock of { $seat }
}: { $bales }
on-cigar = { $cigar }{ $whose ->
    [yours] {""}
   *[theirs] {" "}({ $seat })
}: { $points ->
    [1] 1 point
   *[other] { $points } points
} and ${ $dollars }{ $rolled ->
    [yes] , rolled
   *[no] {""}
}
on-bag = { board-bag }: { $n }
on-events = { board-events }: { $n }
on-pile = { board-pile }: { $n }
on-beetle = A beetle, to be put on a plantation or a stock

# The parts of the board that a phone shows one at a time.
zone-all = All
zone-asia = Asia
zone-south-asia = S. Asia
zone-africa = Africa
zone-central-america = C. America
zone-mine = Mine
zone-others = Others

# How far the game has come.
chapter-of = Round { $n } · { $cubes ->
    [0] the last one
    [1] 1 cube left
   *[other] { $cubes } cubes left
} · to { $goal } points
chapter-set-up = Set-up · to { $goal } points
chapter-was = { $n ->
    [0] Set-up
   *[other] Round { $n }
}

# What the buttons of cards say, the way out, the steps of a turn.
do-seed = Start here
do-grow = Start here
do-beetle-plantation = Put the beetle here
do-beetle-stock = Put the beetle here
do-customs = Close this market
do-bargain = Put the tile here
do-drought = Send the drought here
do-fashion = Make it the fashion
do-glut = Flood this market
do-blight = Send the blight here
do-harvest = Harvest
do-sow = Sow here
do-sow-neutral = Sow a neutral one, free
do-buy = Buy { $n }
do-sell = Sell { $n }
do-roll = Roll it
title-sow = Sow: { $region }
title-sow-neutral = Neutral: { $region }
title-harvest = Harvest: { $region }
title-seed = Seed: { $region }
title-grow = Growth: { $region }
title-bargain = Bargain: { $region }
title-buy = Buy { $tobacco } bales
title-sell = Sell { $tobacco } bales
row-beetle-stock = Put the beetle on the stock of
finish-done = end your turn
crumb-seed = Seed
crumb-grow = Growth
crumb-beetle-plantation = Beetle
crumb-beetle-stock = Beetle
crumb-customs = Customs
crumb-bargain = Bargain
crumb-drought = Drought
crumb-fashion = Fashion
crumb-glut = Glut
crumb-blight = Blight
crumb-harvest = Harvest
crumb-sow = Sow { $region-word ->
    [asia] { zone-asia }
    [south-asia] { zone-south-asia }
    [africa] { zone-africa }
   *[central-america] { zone-central-america }
}
crumb-sow-neutral = Neutral
crumb-buy = Buy { $tobacco }
crumb-sell = Sell { $tobacco }
crumb-roll = { $cigar }
group-harvest = Harvest
group-sow = Sow
group-trade = Trade
group-roll = Roll

# A turn of another player, in a few words.
brief-idle = did nothing
brief-seed = starts in { $region }
brief-grow = starts in { $region }
brief-roll = { $n ->
    [1] rolled { $cigar }
   *[other] rolled { $n } cigars
}
brief-harvest = harvested { $n }
brief-sow = sowed { $n }
brief-sow-neutral = sowed { $n } neutral
brief-sell = sold { $n }
brief-buy = bought { $n }
brief-beetle = { $n ->
    [1] placed 1 beetle
   *[other] placed { $n } beetles
}
brief-customs = closed { $region }’s market
brief-bargain = placed Bargain
brief-drought = drought in { $region }
brief-fashion = set a fashion
brief-glut = flooded a market
brief-blight = sent a blight

# What things do, on their cards.
about-region = { $tobacco } bales come to the plantation on Growth that has the fewest, the highest of equals. Sowing costs ${ $dollars }.
about-seed = Who sows here waits until the place on Growth is left, or until somebody sows behind.
about-neutral = A neutral plantation is free and nobody’s: it pushes the row on like any other, and its bales go to the market.
about-sowing = Sowing { $n } of { $most } in this turn.
about-push = Sowing here moves the whole row one place on.
about-push-harvest = { $whose ->
    [yours] You then harvest
   *[theirs] { $seat } then harvests
} { $n } { $tobacco } at once.
about-push-bare = { $whose ->
    [yours] You then take
   *[theirs] { $seat } then takes
} a bare plantation home for ${ $dollars }.
about-push-neutral = Then { $n ->
    [0] a bare neutral plantation leaves.
    [1] 1 { $tobacco } bale goes to the market.
   *[other] { $n } { $tobacco } bales go to the market.
}
about-growth = Only plantations in this column get bales. The one on Seed comes here when this place is left, or by sowing behind it.
about-growth-next = The next { $tobacco } bale grows here. With { $full } bales it moves to Harvest.
about-growth-later = Bales come first where there are fewer. With { $full } bales it moves to Harvest.
about-harvest = A plantation with { $full } bales comes here and waits for its owner.
about-harvest-yours = Take it in your turn: its bales to your stock, the plantation to your hand.
about-harvest-theirs = Its owner takes the bales, at the latest when another plantation comes here.
about-harvest-bare-yours = It has no bales: taking it brings ${ $dollars }, and the plantation to your hand.
about-harvest-bare-theirs = It has no bales: its owner gets ${ $dollars } for it.
about-market = Buying takes the cheapest bale first, selling fills the dearest free space first.
about-no-trade = Nobody buys or sells here until the next event is drawn.
about-cigar = Takes { $bales }.
about-lacks = { $whose ->
    [yours] You lack { $bales }.
   *[theirs] { $seat } lacks { $bales }.
}
about-has-all = { $whose ->
    [yours] You have all its bales.
   *[theirs] { $seat } has all its bales.
}
about-then = A class { $kind } tile follows it.
about-then-none = No tile follows it.
about-stock = { $n ->
    [0] No plantation in hand.
    [1] 1 plantation in hand to sow.
   *[other] { $n } plantations in hand to sow.
}
about-stock-beetle = A beetle here would eat { $n ->
    [1] 1 bale
   *[other] { $n } bales
}, the cheapest first.
about-bag = Still in it: { $cubes }. When it is empty the round is finished and the game is over.
about-bag-empty = It is empty: the round is finished, then the game is over.
about-beetles = { $n ->
    [1] 1 beetle
   *[other] { $n } beetles
}
about-events = A 1 on the die turns one up. Still in it: { $cards }.
about-no-events = Without events a 1 on the die brings nothing.
about-pile = Who rolls a class { $kind } cigar gets one of these at the end of the turn.
about-beetle = Half of the bales where it is put are lost, rounded up; then it leaves the game.

# What will befall a seat, and amounts that mean something.
ahead-rival = A rival has all bales for the { $cigar }: { $points } points end the game.
ahead-bag = The bag has only { $n ->
    [1] 1 cube
   *[other] { $n } cubes
} left: the round in which it is emptied is the last.
ahead-last-round = The bag is empty: the game ends with this round.
ahead-exposed = Whoever sows in { $region }, row { $row }, sends your plantation home with only { $n ->
    [1] 1 bale
   *[other] { $n } bales
}.
ahead-beetle = A beetle on your stock would eat { $n } bales: roll or sell in time.
quick-cigar = { $n }: { $cigar }
quick-spare = { $n }: spare
quick-all = All { $n }

# When a thing can be chosen that isn't to be chosen now.
later-stock = A beetle goes onto a stock when one comes out of the bag.
later-field = You sow on Seed and take from Harvest; on Growth a plantation waits for its bales.
later-market = You buy and sell in your actions, once this is settled.
later-cigar = You roll it in your actions, once this is settled.
later-region = You choose a region only when an event asks for it.

# For who was not looking, shorter than in the story.
since-die = { $seat } throws a { $n }
since-grew = { $seat }: +1 { $tobacco } bale, { $region } row { $row }
since-ripe = { $seat }: { $region } row { $row } is full
since-event = { $seat } draws { $event }

# The same for the seat itself: what came to it, and what another did to it.
since-you-dealt = You get the { $cigar }
since-you-die = You throw a { $n }
since-you-event = You draw { $event }
since-you-grew = { $n ->
    [1] +1 { $tobacco } bale on your plantations
   *[other] +{ $n } { $tobacco } bales on your plantations
}
since-you-ripe = { $times ->
    [1] 1 of your plantations is full
   *[other] { $times } of your plantations are full
}
since-you-credit = You get ${ $dollars } of credit
since-you-harvest = { $n ->
    [1] You harvest 1 { $tobacco } bale
   *[other] You harvest { $n } { $tobacco } bales
}
since-by-harvest = { $other } pushed out { $times } of your plantations: +{ $n ->
    [1] 1 { $tobacco } bale
   *[other] { $n } { $tobacco } bales
}
since-you-bare-harvest = { $times } of your plantations left without a bale: +${ $dollars }
since-by-bare-harvest = { $other } pushed out { $times } of your plantations, without a bale: +${ $dollars }
since-you-gnawed = { $n ->
    [0] Nothing to eat on your plantations
    [1] 1 { $tobacco } bale is eaten on your plantations
   *[other] { $n } { $tobacco } bales are eaten on your plantations
}
since-by-gnawed = { $n ->
    [0] { $other } struck a bare plantation of yours: nothing eaten
    [1] { $other } had 1 { $tobacco } bale eaten on your plantations
   *[other] { $other } had { $n } { $tobacco } bales eaten on your plantations
}
since-you-gnawed-stock = { $n ->
    [0] Nothing to eat in your stock
    [1] 1 bale is eaten in your stock
   *[other] { $n } bales are eaten in your stock
}
since-by-gnawed-stock = { $n ->
    [0] { $other } put a beetle on your stock: nothing eaten
    [1] 1 bale eaten in your stock by { $other }’s beetle
   *[other] { $n } bales eaten in your stock by { $other }’s beetle
}

# What counts, by what was learnt.
feature-sight = { $n } cubes in the bag
feature-tile = a cigar { $class } to be rolled
feature-lacking = a bale that a cigar { $class } lacks
feature-missing = four dollars that the bales of a cigar { $class } would cost
feature-ready = a cigar { $class } that can be paid
feature-rolled = a cigar { $class } just rolled
feature-stock = a bale in stock: { $tobacco }
feature-ripe = a bale on Harvest: { $tobacco }
feature-growing = a plantation in Growth: { $region }
feature-grown = a bale in Growth: { $region }
feature-seed = a plantation in Seed: { $region }
feature-exposed = a plantation with another behind it
feature-purse = a dollar, the first ten
feature-savings = a dollar beyond ten
feature-hands = a plantation in hand
feature-on-turn = actions to come in this turn
feature-soon = each player before one’s turn

# A step of a turn that is being made or still to come, in a word.
step-seed = Seed
step-grow = Growth
step-beetle = Beetle
step-choose = Event
step-act = Actions
# What the people are asked at a real table.
luck-deal = Which cigar card does { $seat } get?
luck-first = Who goes first?
luck-die = What does the die show?
luck-cube = What comes out of the bag?
luck-event = Which event is turned up?

# At the real table: what hands do there.
todo-dealt = Lay the { $cigar } before { $seat }
todo-opened-seed = Put a plantation of { $seat } in { $region }, row { $row }, on Seed, ${ $dollars } to the bank
todo-opened-growth = Put a plantation of { $seat } in { $region }, row { $row }, on Growth, ${ $dollars } to the bank
todo-grew = Put 1 { $tobacco } bale on { $seat }’s plantation in { $region }, row { $row }
todo-grew-neutral = Put 1 { $tobacco } bale on the neutral plantation in { $region }, row { $row }
todo-wasted = Put 1 { $tobacco } bale with the discards: nothing grows in { $region }
todo-ripe = It is full: move { $seat }’s plantation in { $region }, row { $row }, to Harvest, and the one on Seed behind it to Growth
todo-ripe-neutral = It is full: take the neutral plantation in { $region }, row { $row }, off the board, and move the one on Seed behind it to Growth
todo-gnawed = { $n ->
    [0] There is nothing to eat on { $seat }’s plantation in { $region }, row { $row }
    [1] Take 1 { $tobacco } bale off { $seat }’s plantation in { $region }, row { $row }
   *[other] Take { $n } { $tobacco } bales off { $seat }’s plantation in { $region }, row { $row }
}
todo-gnawed-neutral = { $n ->
    [0] There is nothing to eat on the neutral plantation in { $region }, row { $row }
    [1] Take 1 { $tobacco } bale off the neutral plantation in { $region }, row { $row }
   *[other] Take { $n } { $tobacco } bales off the neutral plantation in { $region }, row { $row }
}
todo-gnawed-stock = { $n ->
    [0] There is nothing to eat in { $seat }’s stock
    [1] Take 1 bale out of { $seat }’s stock
   *[other] Take { $n } bales out of { $seat }’s stock
}
todo-customs = Lay the Customs tile on the market of { $region }
todo-customs-lifted = Take the Customs tile off { $region }
todo-bargain-neutral = Put the Bargain tile in { $region }, row { $row }, on Seed
todo-fashion = { $n ->
    [0] The market of { $tobacco } is empty: nothing to move
    [1] Take 1 { $tobacco } bale off its market
   *[other] Take { $n } { $tobacco } bales off their market
}
todo-glut = { $n ->
    [0] No { $tobacco } bale comes: nothing to move
    [1] Put 1 { $tobacco } bale on its market
   *[other] Put { $n } { $tobacco } bales on their market
}
todo-credit = ${ $dollars } from the bank to { $seat }
todo-harvest = Take { $seat }’s plantation off { $region }, its { $n ->
    [1] { $tobacco } bale
   *[other] { $n } { $tobacco } bales
} to { $seat }’s stock
todo-bare-harvest = Take { $seat }’s bare plantation off { $region }, ${ $dollars } from the bank to { $seat }
todo-sown = Put a plantation of { $seat } in { $region }, row { $row }, on Seed (if one stands there, the row moves one place on), ${ $dollars } to the bank
todo-sown-neutral = Put a neutral plantation in { $region }, row { $row }, on Seed (if one stands there, the row moves one place on)
todo-bought = 1 { $tobacco } bale from the market to { $seat }, ${ $dollars } to the bank
todo-sold = 1 { $tobacco } bale of { $seat } to the market, ${ $dollars } to { $seat }
todo-rolled = Turn over the { $cigar } of { $seat }, its bales to the discards; { $seat } goes { $points ->
    [1] 1 point
   *[other] { $points } points
} on{ $dollars ->
    [0] {""}
   *[other] {" "}and gets ${ $dollars }
}
