# What Conchita says: a few words, one idea, and what came of it. Together the first two are at most 180 letters.
ship = The ship
ship-says = It buys what its dice ask for: so many of each good, for { $value-first } points apiece, later for more. Who has the most points after { $ships } ships wins.
car = One car for all
car-says = The next stop is free, each further one costs { $drive-price ->
    [1] 1 peso
   *[other] { $drive-price } pesos
}. Who lives there gives you something, and the flower leads your broker on.
car-brought = There the car stays: the next player drives on from this stop.
gift = The gift
gift-says = Here you choose a good yourself. Take what the ship wants many of: its highest die.
gift-brought = Each portrait has a gift of its own. Point at one and read it.
broker = Flower and broker
broker-says = The flower of this stop says where your broker may go: to one of three buildings. Where a broker stands, nobody else can go.
broker-brought = There your broker stays, and keeps the others out, until you send it on.
building = The building
building-says = Now use it: give what the ship doesn’t want, and get what it wants. What you don’t like you may leave.
building-brought = Twelve buildings, twelve trades: point at them and read.
flag = The flag
flag-says = Goods are worth more now. The flag moves when the car passes the harbour, or after a delivery. Beyond { $value-last } the ship sails and another comes.
owner = Your own house
owner-says = Mark a building that nobody owns: when others send their broker there, you get { $rent-points ->
    [1] 1 point
   *[other] { $rent-points } points
} each time. Take one they like.
owner-brought = It bears your flag now. You may own { $markers } at most.
harbour = To the harbour
harbour-says = You have what the ship wants. In the harbour nobody gives you anything, but all deliver, and who drove there begins.
harbour-brought = The market is open, and you are the first.
deliver = Delivering
deliver-says = Sell one good, as many as its die asks for. Then it is the others’ turn, then yours again. First what others have, too.
deliver-brought = So goods become points. Once all dice show 0 the ship sails, and the next one asks anew.

scene-parts = The road with its ten stops, twelve buildings under four flowers, and the fleet: one ship after the other.
scene-ready = Five dice are rolled; one is left out, the others say what the first ship wants.
scene-drive = The car stands in the harbour. Pablo’s stop is free, every further one costs pesos.
scene-broker = The car stopped at Pablo: his red flower leads the broker to one of these three buildings.
scene-delivery = The car is in the harbour: you deliver first, here the citrus that the ship asks for.
scene-ships = The first ship has sailed. Goods are worth little again, and the next one asks for other things.
scene-wins = The last ship has left: what is left in your hands is exchanged, and the points decide.
