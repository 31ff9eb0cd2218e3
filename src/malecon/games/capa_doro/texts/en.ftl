name = Capa d’Oro
tagline = Grow tobacco on three continents, roll the finest cigars.
option-events = A 1 on the die draws an event card

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
about-drought = Choose a region: every plantation in its Growth column loses 1 bale.
about-rain = 3 cubes are drawn and placed as in Growth.
about-fashion = Choose a region: the 2 cheapest bales leave its market, and prices rise.
about-glut = Choose a region: 2 bales come to its market, and prices fall.
about-blight = Half the bales of a plantation of your choice are lost, rounded up.
about-credit = The players with the fewest points get $4, everybody else $2.

prompt-seed = Put your first plantation on an empty Seed place
prompt-grow = Put your second plantation on an empty Growth place
prompt-beetle = A beetle: put it on a plantation or a stock
prompt-choose = { $event-word ->
    [customs] Customs: close a region’s market
    [bargain] Bargain: put the tile on an empty Seed place
    [drought] Drought: choose a region
    [fashion] Fashion: choose the market that loses 2 bales
    [glut] Glut: choose the market that gets 2 bales
   *[blight] Blight: choose a plantation
}
prompt-act = Harvest, sow, trade and roll as you like

move-deal = { $cigar } is dealt
move-first = { $seat } goes first
move-die = The die shows { $n }
move-cube = Out of the bag comes { $cube }
move-event = Event: { $event }
move-seed = Start in { $region }, row { $row }, Seed
move-grow = Start in { $region }, row { $row }, Growth
move-beetle-plantation = Beetle on { $region }, row { $row }, { $column }
move-beetle-stock = Beetle on the stock of { $seat }
move-customs = Close the market of { $region }
move-bargain = Sow the Bargain tile in { $region }, row { $row }
move-drought = Drought in { $region }
move-fashion = Fashion for the tobacco of { $region }
move-glut = Glut on the market of { $region }
move-blight = Blight on { $region }, row { $row }, { $column }
move-harvest = Harvest { $region }, row { $row }
move-sow = Sow in { $region }, row { $row }
move-sow-neutral = Sow a neutral plantation in { $region }, row { $row }
move-buy = Buy 1 { $tobacco }
move-sell = Sell 1 { $tobacco }
move-roll = Roll the { $cigar }
move-done = End the turn

stranger-neutral = A neutral plantation
stranger-bargain = The Bargain tile

reason-goal = a player has the points it takes
reason-empty-bag = the bag is empty

story-dealt = { $seat } gets the { $cigar }
story-opened-seed = { $seat } starts in { $region }, row { $row }, Seed, for ${ $dollars }
story-opened-growth = { $seat } starts in { $region }, row { $row }, Growth, for ${ $dollars }
story-die = { $seat } rolls a { $n }
story-grew = { $seat } grows 1 { $tobacco } bale in { $region }, row { $row }: { $n }
story-grew-neutral = 1 { $tobacco } bale grows on nobody’s plantation in { $region }, row { $row }: { $n }
story-wasted = 1 { $tobacco } bale finds no plantation in { $region } and goes to the discards
story-ripe = { $seat }’s plantation in { $region }, row { $row }, is full and moves to Harvest
story-ripe-neutral = Nobody’s plantation in { $region }, row { $row }, is full
story-beetle-drawn = A beetle comes out of the bag
story-bag-empty = The bag is empty: this is the last round, and the die rests
story-gnawed = { $n ->
    [0] The beetle finds nothing to eat on { $seat }’s plantation in { $region }, row { $row }
    [1] 1 { $tobacco } bale of { $seat } in { $region }, row { $row }, is eaten
   *[other] { $n } { $tobacco } bales of { $seat } in { $region }, row { $row }, are eaten
}
story-gnawed-neutral = { $n ->
    [0] The beetle finds nothing to eat on nobody’s plantation in { $region }, row { $row }
    [1] 1 { $tobacco } bale on nobody’s plantation in { $region }, row { $row }, is eaten
   *[other] { $n } { $tobacco } bales on nobody’s plantation in { $region }, row { $row }, are eaten
}
story-gnawed-stock = { $n ->
    [0] The beetle finds nothing to eat in { $seat }’s stock
    [1] 1 bale in { $seat }’s stock is eaten
   *[other] { $n } bales in { $seat }’s stock are eaten
}
story-event = Event: { $event }
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
story-harvest = { $seat } harvests { $n } { $tobacco } in { $region }
story-bare-harvest = { $seat } clears a bare plantation in { $region } for ${ $dollars }
story-neutral-harvest = { $stranger } in { $region } is harvested: { $n ->
    [0] it was bare
    [1] 1 { $tobacco } bale goes to the market
   *[other] { $n } { $tobacco } bales go to the market
}
story-sown = { $seat } sows in { $region }, row { $row }, for ${ $dollars }
story-sown-neutral = { $seat } sows a neutral plantation in { $region }, row { $row }
story-bought = { $seat } buys 1 { $tobacco } for ${ $dollars }
story-sold = { $seat } sells 1 { $tobacco } for ${ $dollars }
story-rolled = { $seat } rolls the { $cigar }: { $points } points and ${ $dollars }
story-over = The game is over: { $reason }

mark-goal = Games that end by 60 points
mark-class = Winners who rolled a cigar of class { $class }
mark-sort = Winners who rolled { $sort } tobacco

why-price = A plantation in { $region } costs ${ $price }, you have ${ $dollars }: sell something first or choose a cheaper region.
why-no-plantation = You have no plantation in hand: harvest one first.
why-sown = You have sown { $n } plantations in this turn: that is the most.
why-no-neutral = { $players ->
    [2] No neutral plantation is left.
   *[other] Neutral plantations are only for two players.
}
why-no-row = { $region } has only { $n } rows.
why-occupied = A plantation stands there already: choose an empty place.
why-not-central = Nobody starts in Central America: choose another region.
why-not-there = No plantation of yours stands on Harvest in { $region }, row { $row }.
why-nothing-there = Nothing stands in { $region }, row { $row }, { $column }: choose a plantation or a stock.
why-customs = The Customs tile lies on { $region }: nobody trades there until the next event.
why-sold = You have sold { $tobacco } in this turn: buy it in another one.
why-bought = You have bought { $tobacco } in this turn: sell it in another one.
why-none-to-buy = There is no { $tobacco } bale on the market nor in the discards.
why-cost = 1 { $tobacco } costs ${ $price }, you have ${ $dollars }.
why-none-to-sell = You have no { $tobacco } in your stock.
why-not-your-cigar = The { $cigar } doesn’t lie before you.
why-rolled = You have rolled the { $cigar } already.
why-missing = The { $cigar } takes { $n } { $tobacco }, you have { $have }: harvest or buy the rest first.

board-price = Sowing here costs { $n } dollars
board-market = Market
board-discards = Discards
board-stock = Your stock
board-bag = Cubes in the bag
board-events = Event cards left
board-pile = { $kind } cigars left
board-neutral = nobody
board-bargain = the bargain
board-plantation = Plantation of { $name }, { $n ->
    [0] no bale
    [1] 1 bale
   *[other] { $n } bales
}
board-cigar = { $cigar }: { $points } points and { $dollars } dollars
label-bale-orange = orange bales
label-bale-grey = grey bales
label-bale-brown = brown bales
label-bale-gold = gold bales

gallery-events = The event cards

# Where points came from, for the page at the end.
source-rolled = Cigars
