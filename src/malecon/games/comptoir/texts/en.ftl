name = Comptoir des Antilles
tagline = Load the ships with your porters, and let somebody else pay the commission.
option-events = With event tiles: auctions, storms, pirates (without them for families)
score = { $n ->
    [one] { $n } bonus
   *[other] { $n } bonuses
}
score-word = bonuses

cargo-madras = madras
cargo-rum = rum
cargo-spices = spices
cargo-vanilla = vanilla

event-top-quality = Top quality
event-poor-quality = Poor quality
event-damage = Damage
event-exclusive = Exclusive
event-storm = Storm
event-pirates = Pirates
event-mutiny = Mutiny
event-fire = Fire
event-claim = Claim

card-apprentice = Apprentice
card-market-woman = Market woman
card-foreman = Foreman
card-innkeeper = Innkeeper
card-customs-officer = Customs officer
card-shipowner = Shipowner
card-harbour-master = Harbour master
card-governor = Governor

# What a porter earns
earned = { $bonus ->
    [1] 1 bonus
   *[other] { $bonus } bonuses
} per porter
about-madras = { earned }
about-rum = { earned }
about-spices = { earned }
about-vanilla = { earned }

about-top-quality = This ship pays { $quality } more per porter
about-poor-quality = This ship pays { $quality } less per porter
about-damage = Ship and cargo leave the game; the porters go home with nothing
about-exclusive = From now on only you may put porters on this ship; those aboard stay
about-storm = When this ship sails nobody earns anything and its cargo is lost; the commission is due all the same
about-pirates = When this ship sails all its bonuses are yours, whether you are aboard or not
about-mutiny = At once every other player takes back 1 porter from this ship
about-fire = The ship is discarded, its cargo goes under the pile; the porters go home with nothing
about-claim = At once every other player loses as many bonuses as the ship’s value, and you gain as many

does-anywhere = { $porters ->
    [1] 1 porter on any ship
   *[other] up to { $porters } porters, on ships as you like
}
does-together = { $porters ->
    [1] 1 porter on any ship
   *[other] Up to { $porters } porters on one ship
}
does-apprentice = { $porters ->
    [1] 1 porter on any ship
   *[other] Up to { $porters } porters, on ships as you like
}
does-market-woman = Up to { $porters } porters, each at a different quay
does-foreman = { does-together }
does-innkeeper = Move one porter, anybody’s, to another ship; then { does-anywhere }
does-customs-officer = Send another player’s porter home; then { does-anywhere }
does-shipowner = { does-together }
does-harbour-master = 1 porter on each ship, from quay 1 to 4
does-governor = { does-apprentice }
about-apprentice = { does-apprentice }. Commission { $commission }
about-market-woman = { does-market-woman }. Commission { $commission }
about-foreman = { does-foreman }. Commission { $commission }
about-innkeeper = { does-innkeeper }. Commission { $commission }
about-customs-officer = { does-customs-officer }. Commission { $commission }
about-shipowner = { does-shipowner }. Commission { $commission }
about-harbour-master = { does-harbour-master }. Commission { $commission }
about-governor = { does-governor }. Commission { $commission }

thing-slate = slate
about-slate = Its holder begins the round, and may let a player who was aboard pay a commission and take the slate

prompt-turn = Play a card
prompt-after = Hold an auction, or finish
prompt-bid = What do you bid?
prompt-anywhere = { $n ->
    [one] Put a porter on a ship
   *[other] Put up to { $n } porters on ships
}
prompt-apart = { $n ->
    [one] Put a porter at another quay
   *[other] Up to { $n } porters, one at each quay
}
prompt-together = { $n ->
    [one] Put one more on the same ship
   *[other] Put up to { $n } porters on one ship
}
prompt-move = Move a porter to another ship
prompt-send = Send home a rival’s porter
prompt-pay = Who pays the commission?
prompt-stock = Choose the new ship’s cargo
prompt-sailed = Play an event tile, or go on
prompt-between = Play an event tile, or go on
prompt-last-call = Play an event tile, or finish

move-ship = A ship of value { $n } comes in
move-cargo = The next cargo turned up: { $cargo }
move-draw = Draw { $cargo }
move-first = { $seat } gets the slate and begins
move-reveal = The tile turned up is { $event }
move-auction = Auction an event tile
move-bid = Bid { $n }
move-pass = Pass
move-event = Play { $event } at quay { $quay }
move-card = Play the { $card }
move-move = Move a porter of { $seat } from quay { $quay } to quay { $to }
move-send = Send home a porter of { $seat } from quay { $quay }
move-load = Put a porter at quay { $quay }
move-slate = { $seat } pays, by slate
move-pay = Pay it yourself
move-stock = Give quay { $quay } { $cargo }
move-done = Go on

told-ship = A ship of value { $n } comes in
told-cargo = A cargo tile is turned up: { $cargo }
told-draw = A cargo tile is drawn: { $cargo }
told-first = { $seat } gets the slate and begins
told-reveal = An event tile is turned up: { $event }
told-auction = { $seat } calls an auction
told-bid = { $seat } bids { $n }
told-pass = { $seat } passes
told-event = { $seat } plays { $event } at quay { $quay }
told-card = { $seat } plays the { $card }
told-move = { $own ->
    [yes] { $seat } moves a porter
   *[no] { $seat } moves a porter of { $other }
} from quay { $quay } to quay { $to }
told-send = { $seat } sends home a porter of { $other } from quay { $quay }
told-load = { $seat } puts a porter at quay { $quay }
told-slate = { $seat } leaves it on the slate, which goes to { $other }
told-pay = { $seat } pays the commission
told-stock = { $seat } gives quay { $quay } { $cargo }
told-done = { $seat } goes on

mark-seat = Wins, place { $n } in turn order
mark-rounds = Rounds
mark-place = Place of the { $card }

reason-last-ship = the last ship has come and the round is finished
reason-hundred = a player has enough bonuses to end it
reason-stalled = it has gone on for as many rounds as it may

story-arrived = A ship of value { $n } comes to quay { $quay }
story-last-ship = It was the last ship: the game ends with this round
story-dealt = Quay { $quay } gets { $cargo }
story-drew = A tile that nobody else sees: { $cargo }
story-drew-secretly = { $seat } draws a cargo tile
story-drew-known = { $seat } draws the { $cargo } that everybody saw go under the pile
story-stocked = { $seat } gives quay { $quay } { $cargo }
story-round = Round { $n }: { $seat } has the slate and begins
story-card = { $seat } plays the { $card }
story-cards-back = { $seat } takes all Relations cards back
story-boarded = { $seat } puts a porter at quay { $quay }
story-moved = { $own ->
    [yes] { $seat } moves a porter
   *[no] { $seat } moves a porter of { $other }
} from quay { $quay } to quay { $to }
story-sent-home = { $seat } sends home a porter of { $other } from quay { $quay }
story-sailed = The ship of value { $n } at quay { $quay } sails with { $cargo }
story-storm = The storm takes everything: nobody earns a thing
story-cargo-lost = The cargo is lost at sea and leaves the game: { $cargo }
story-pirated = { $points ->
    [0] Pirates! But there is nothing to take for { $seat }
    [1] Pirates! { $seat } takes the only bonus
   *[other] Pirates! { $seat } takes all { $points } bonuses
}
story-bonus = { $seat } earns { $points ->
    [0] nothing
    [1] 1 bonus
   *[other] { $points } bonuses
} for { $n } { $n ->
    [1] porter
   *[other] porters
}
story-commission = { $n ->
    [0] { $seat } has nothing to pay the commission with
   *[other] { $seat } pays a commission of { $n }
}
story-slate = { $seat } leaves it on the slate, which goes to { $other }
story-revealed = In auction: { $event }
story-bid = { $seat } bids { $n }
story-passed = { $seat } passes
story-won = { $seat } buys { $event } for { $n }
story-event = { $seat } plays { $event } at quay { $quay }
story-burnt = The ship burns, its cargo goes under the pile: { $cargo }
story-lost = The ship and its { $cargo } leave the game
story-mutinied = A porter of { $seat } leaves the ship at quay { $quay }
story-claimed-from = { $seat } loses { $n ->
    [0] nothing
    [1] 1 bonus
   *[other] { $n } bonuses
} to the claim
story-claimed = { $seat } gains { $n } { $n ->
    [1] bonus
   *[other] bonuses
} by the claim
story-over = The game is over: { $reason }

why-no-events = This table plays without event tiles.
why-auctioned = There was an auction in this turn already: one a turn.
why-no-tiles = No event tile is left to auction.
why-auction-poor = { $other } has less than { $n } { $n ->
    [1] bonus
   *[other] bonuses
}: an auction needs everybody to have that many.
why-no-such-tile = You own no { $event } tile: buy one at an auction first.
why-evented = You have played an event tile in this turn already: one a turn.
why-empty-quay = No ship lies at quay { $quay }: choose another.
why-ship-sails = The ship at quay { $quay } is sailing: it is too late for an event tile. Choose another.
why-event-auction = Not while an auction runs: an event tile is played in one’s own turn, before the auction or after it.
why-event-stock = First give the new ships their cargo: then you may play an event tile.
why-event-amid = By the rules this game began with, an event tile is played before the card or after it, not between its effects.
why-auction-amid = An auction comes before the card or after it, not between its effects.
why-auction-late = The new ships have come: an auction must be held before that.
why-ship-has-event = The ship at quay { $quay } has { $event } already: one event a ship, choose another.
why-card-first = You must play a Relations card first.
why-one-card = You have played your card in this turn: one a turn.
why-card-played = You have played the { $card } already: it comes back once all eight are played.
why-bid-too-high = You have { $n } { $n ->
    [1] bonus
   *[other] bonuses
}, so you can’t bid { $bid }.
why-bid-too-low = The bid stands at { $n }: bid more or pass.
why-opener = Who calls an auction must open it: bid 1 or more.
why-at-least-one = At least one porter must be put, as long as that is possible.
why-other-quay = You have served quay { $quay } already: choose another one, or go on.
why-same-ship = The porters of this card go on one ship: quay { $to }. Put them there, or go on.
why-exclusive = The ship at quay { $quay } is exclusive to { $other }: only their own porters, put by themselves, come aboard.
why-other-ship = The porter must go to another ship.
why-not-aboard = { $other } has no porter on the ship at quay { $quay }: choose somebody who has.
why-send-own = The Customs officer sends home porters of the others, not yours.
why-slate-self = You hold the slate: name another player who was aboard, or pay yourself.
why-no-such-cargo = You have no { $cargo } in hand: choose one of your tiles.
why-lowest-first = The ships get their cargo from the lowest quay: quay { $quay } is next.

board-slate = The slate
board-hand = Your cargo
board-tiles = Your event tiles
board-events = Event tiles in the pile
board-ships = Ships to come
board-cargo = Cargo tiles in the pile
board-no-bid = no bid yet
board-bid = { $name }: { $n }
label-bonus = bonuses
label-porter-any = porters at home
label-deck = cards in hand
label-event-top-quality = { event-top-quality }
label-event-poor-quality = { event-poor-quality }
label-event-damage = { event-damage }
label-event-exclusive = { event-exclusive }
label-event-storm = { event-storm }
label-event-pirates = { event-pirates }
label-event-mutiny = { event-mutiny }
label-event-fire = { event-fire }
label-event-claim = { event-claim }

gallery-cargo = Cargo
gallery-relations = The Relations
gallery-events = Event tiles

# Where points came from, for the page at the end.
source-bonus = Loaded ships
source-pirated = Pirates
source-commission = Commissions paid
source-won = Auctions
source-claimed = Claims
source-claimed-from = Claims paid

# A position as text, for a terminal.
terminal-round = Round { $n }
terminal-coming = { $n ->
    [one] { $n } ship to come
   *[other] { $n } ships to come
}
terminal-last = the last ship has come
terminal-tiles = { $n ->
    [one] { $n } event tile left
   *[other] { $n } event tiles left
}
terminal-quay = Quay { $n }
terminal-empty = empty
terminal-ship = ship { $n }
terminal-room = { $n } to go
terminal-lot = In auction
terminal-bid = bid of { $n } by ♟{ $by }
terminal-under = Under the cargo pile
terminal-seat = Seat { $n }
terminal-bonuses = { $n ->
    [one] { $n } bonus
   *[other] { $n } bonuses
}
terminal-porters = { $n ->
    [one] { $n } porter at home
   *[other] { $n } porters at home
}
terminal-hand = hand
terminal-slate = slate
terminal-cards = cards
terminal-owned = event tiles

# How far the game has come
chapter-of = Round { $n }

# What things on the board are called.
cargo-unknown = a hidden tile
on-empty-quay = Quay { $quay }: no ship
on-no-cargo = Quay { $quay }: no cargo yet
on-cargo = Quay { $quay }: { $cargo }, { $bonus ->
    [1] 1 bonus
   *[other] { $bonus } bonuses
} per porter
on-ship = Ship at quay { $quay }: value { $value }, { $free ->
    [0] full
    [1] 1 free place
   *[other] { $free } free places
}
on-porters = { $n ->
    [1] 1 porter
   *[other] { $n } porters
} of { $seat } at quay { $quay }
on-event = { $event }: event at quay { $quay }
on-owned-event = { $event }: event of { $seat } at quay { $quay }
on-card = { $card }, commission { $commission }
on-held = { $cargo }: { $whose ->
    [yours] your cargo
   *[theirs] cargo of { $seat }
}{ $n ->
    [1] {""}
   *[other] , { $n } tiles
}
on-tile = { $event }: { $whose ->
    [yours] your event tile
   *[theirs] event tile of { $seat }
}{ $n ->
    [1] {""}
   *[other] , { $n } of them
}
on-played = { $card }: played this turn
on-lot = { $event }: in auction, no bid yet
on-bid-lot = { $event }: in auction, { $seat } bids { $bid }
on-slate = The slate: nobody has it
on-slate-of = The slate: { $seat } has it
on-pile-events = { board-events }: { $n }
on-pile-ships = { board-ships }: { $n }
on-pile-cargo = { board-cargo }: { $n }

# The parts of the board that a phone shows one at a time.
zone-all = All
zone-quays-1-2 = Quays 1–2
zone-quays-3-4 = Quays 3–4
zone-cards = Cards
zone-counter = Counter

# What cards on the table say beside that.
ship-without-cargo = It waits for its cargo.
ship-pays = Full, it sails: { $n ->
    [0] nothing
    [1] 1 bonus
   *[other] { $n } bonuses
} per porter.
ship-share = { $n } to { $seat }
ship-shares = For those aboard now: { $who }.
ship-storm = Storm: when it sails nobody earns anything and its cargo is lost. The commission is due.
ship-pirates = Pirates: when it sails all { $n } bonuses go to { $seat }.
ship-exclusive = Exclusive: only { $seat } may put porters on it. Those aboard stay.
ship-top-quality = This ship pays { $quality } more per porter.
ship-poor-quality = This ship pays { $quality } less per porter.
quay-pays = { $n ->
    [0] No bonus
    [1] 1 bonus
   *[other] { $n } bonuses
} for each porter when the ship here sails.
quay-waits = The new ship here waits for its cargo.
quay-empty = New ships come at the end of a turn.
porters-earn = { $n ->
    [0] Nothing to earn
    [1] 1 bonus
   *[other] { $n } bonuses
} when the ship sails: { $free ->
    [1] 1 place is free.
   *[other] { $free } places are free.
}
card-by-slate = You hold the slate: somebody else aboard may pay the commission ({ $n }).
slate-costs = The commission, for who pays it: { $each }. Who is named takes the slate.
slate-cost = { $seat } −{ $n }
card-commission = { $commission ->
    [0] No commission is due.
   *[other] The commission is due for each ship that sails by it.
}
card-sails = Now the ship at quay { $quay } could sail and bring you { some-bonuses } in all.
card-sails-for-nothing = Now the ship at quay { $quay } could sail, but bring you nothing in all.
card-sails-at-a-loss = Now the ship at quay { $quay } could sail, but cost you { some-bonuses } in all.
some-bonuses = { $n ->
    [1] 1 bonus
   *[other] { $n } bonuses
}
cargo-held = When a new ship comes you choose which of your tiles it gets; one you keep.
tile-when = Once a turn, on a ship that has no event.
lot-rival = { $seat } with { $n }
lot-rivals = Still in: { $who }.
pile-events-when = Once a turn one may be auctioned, if everybody has { $n } or more.
pile-ships-end = The round in which the last one comes is the last, or at { $n } bonuses the game ends at once.
pile-left = { $event } ×{ $n }
pile-rest = { $what ->
    [cargo] Not seen yet, in the pile or in hands: { $list }.
   *[other] Left: { $list }.
}

# On buttons of a card, which says the rest.
do-card = Play it
do-load = Put { $n }
do-bid = Bid { $n }
do-send = Send home
do-move = 1 to quay { $to }
do-event = Use at quay { $quay }
do-stock = Give quay { $quay }
title-load = Porters
row-load = Put a porter at quay
row-slate = By slate, paid by
tick-load = Quay { $quay }
finish-pass = pass, bid no more
finish-done = { $asked ->
    [after] no auction
    [anywhere] no more porters
    [together] no more porters
    [apart] no more porters
   *[other] no event
}
finish-pay = pay it yourself

# Steps of a turn in a word or two.
crumb-auction = Auction
crumb-bid = Bid { $n }
crumb-pass = Pass
crumb-load = Quay { $quay }
crumb-move = To quay { $to }
crumb-send = Sent home
crumb-slate = Slate
crumb-pay = Commission
crumb-done = Go on

# Bids that mean something.
bid-beats = { $n } · { $other } out
bid-wins = { $n } · wins
bid-all = { $n } · all

# A turn in a few words.
brief-card = { $card }: { $what }
brief-card-only = { $card }
brief-load = quay { $quay }{ $n ->
    [1] {""}
   *[other] {"\u00A0"}×{ $n }
}
brief-sails = { brief-load } (sailed)
brief-each = 1 on each ship
brief-move = quay { $quay } → { $to }
brief-send = sent 1 home
brief-slate = slate
brief-event = { $event } at quay { $quay }
brief-auction = auction
brief-bid = bids { $n }
brief-pass = passes

# What will befall a seat.
ahead-last-ships = { $n ->
    [1] One more ship is to come
   *[other] { $n } more ships are to come
}: when the last one arrives, the game ends with that round.
ahead-last-round = The last ship has come: the game ends with this round.
ahead-goal = A rival is { $n } short of ending the game.
ahead-storm = Storm at quay { $quay }: your { $n ->
    [1] porter earns
   *[other] { $n } porters earn
} nothing there.
ahead-pirates = Pirates take what you would earn at quay { $quay }.
ahead-slate = If the slate’s holder makes the ship at quay { $quay } sail, you may have to pay the commission.
ahead-no-porters = You have no porter at home until a ship sails.
ahead-last-card = The { $card } is your last card; then all come back.

# When a thing can be chosen that isn't to be chosen now.
later-ship = Porters come aboard by a card: one card a turn.
later-porter = Porters aboard are moved by the { card-innkeeper } and sent home by the { card-customs-officer }.
later-card = You play one card a turn, not during an auction nor while ships get their cargo.
later-slate = It counts when a ship sails: its holder says who pays.
later-cargo = You choose a tile when a new ship comes.

# For who was not looking, shorter than in the story.
since-sailed = The ship at quay { $quay } sails with { $cargo }

# The same for the seat itself: what came to it, what another did to it, what came to it from another.
since-you-round = Round { $n }: you hold the slate and begin
since-you-bonus = You earn { $points ->
    [0] nothing
    [1] 1 bonus
   *[other] { $points } bonuses
} for { $n } { $n ->
    [1] porter
   *[other] porters
}
since-you-commission = { $n ->
    [0] You have nothing to pay the commission with
   *[other] You pay a commission of { $n }
}
since-to-slate = { $seat } leaves the commission to you, with the slate
since-you-slate = You leave it on the slate, which goes to { $other }
since-to-moved = { $seat } moves your porter from quay { $quay } to quay { $to }
since-to-sent-home = { $seat } sends home your porter from quay { $quay }
since-you-mutinied = Your porter leaves the ship at quay { $quay }
since-by-mutinied = { $other }’s mutiny: your porter leaves quay { $quay }
since-you-claimed-from = You lose { $n ->
    [0] nothing
    [1] 1 bonus
   *[other] { $n } bonuses
} to a claim
since-by-claimed-from = You lose { $n ->
    [0] nothing
    [1] 1 bonus
   *[other] { $n } bonuses
} to { $other }’s claim
since-you-claimed = You gain { $n } { $n ->
    [1] bonus
   *[other] bonuses
} by the claim
since-you-won = You buy { $event } for { $n }
since-you-drew-known = You draw the { $cargo } that everybody saw
since-you-cards-back = You take all Relations cards back
since-you-card = You play the { $card }
since-you-boarded = { $times ->
    [1] You put a porter at quay { $quay }
   *[other] You put { $times } porters on ships
}
since-you-stocked = You give quay { $quay } { $cargo }
since-you-event = You play { $event } at quay { $quay }
since-you-passed = You pass
since-you-bid = You bid { $n }
since-you-pirated = { $points ->
    [0] Pirates! But there is nothing to take for you
    [1] Pirates! You take the only bonus
   *[other] Pirates! You take all { $points } bonuses
}

# What counts, by what was learnt.
feature-sight = { $n } ships to come
feature-aboard = a bonus aboard, places free: { $room }
feature-closed = more for it on an Exclusive ship
feature-pirated = a bonus of a ship with one’s Pirates, by its free places
feature-porters = a porter aboard
feature-home = a porter at home, the first three
feature-idle = a porter at home beyond three
feature-hand = a card in hand
feature-card = { $card } in hand
feature-tile = { $event }, owned
feature-leading = the highest bid
feature-bid = a bonus of that bid
feature-calling = a tile about to be turned up
feature-kept = a bonus of the cargo in hand
feature-slate = the slate
feature-on-turn = a turn about to begin
feature-soon = waiting for one’s turn
feature-still = a last turn to come
feature-loading = a porter that the card may still place
feature-sending = a porter still to be sent home
feature-moving = a porter still to be moved
feature-chance = a ship within reach to be filled
feature-prize = a bonus of that ship

# A step of a turn that is being made or still to come, in a word.
step-turn = Card
step-after = Auction
step-bid = Bid
step-anywhere = Porters
step-apart = Porters
step-together = Porters
step-move = Porter
step-send = Porter
step-pay = Commission
step-stock = Cargo
step-sailed = Event
step-between = Event
step-last-call = Event
# What the people are asked at a real table.
luck-ship = Which ship comes in?
luck-cargo = Which cargo is turned up?
luck-draw = Which cargo tile did you draw?
luck-first = Who gets the slate and begins?
luck-reveal = Which event tile is turned up?

# At the real table: what hands do there.
todo-arrived = Put a ship of value { $n } at quay { $quay }
todo-dealt = Lay { $cargo } at quay { $quay }
todo-drew-secretly = { $seat } takes a cargo tile without showing it: the one that the program names to { $seat } alone
todo-drew = Look for { $cargo } among the cargo tiles, unseen by the others, and keep it hidden
todo-stocked = Lay the { $cargo } of { $seat } at quay { $quay }
todo-card = Lay the { $card } before { $seat }
todo-cards-back = Give { $seat } all Relations cards back
todo-boarded = Put a porter of { $seat } at quay { $quay }
todo-moved = Move a porter of { $own ->
    [yes] { $seat }
   *[no] { $other }
} from quay { $quay } to quay { $to }
todo-sent-home = Give { $other } back a porter from quay { $quay }
todo-sailed = Discard the ship of value { $n } from quay { $quay }, all porters home, its cargo under the pile: { $cargo }
todo-cargo-lost = Not under the pile, but out of the game: { $cargo }
todo-bonus = { $seat } goes { $points } on, for { $n } { $n ->
    [1] porter
   *[other] porters
}
todo-commission = { $n ->
    [0] { $seat } has nothing to pay the commission with
   *[other] { $seat } goes { $n } back, for the commission
}
todo-slate = Give { $other } the slate
todo-revealed = Turn up an event tile: { $event }
todo-won = Give { $seat } the tile { $event }; { $seat } goes { $n } back
todo-event = Lay { $event } at quay { $quay }
todo-burnt = Discard the ship, all porters home, its cargo under the pile: { $cargo }
todo-lost = The ship and its { $cargo } out of the game, all porters home
todo-mutinied = Give { $seat } back a porter from quay { $quay }
todo-claimed-from = { $n ->
    [0] { $seat } has nothing for the claim
   *[other] { $seat } goes { $n } back, by the claim
}
todo-claimed = { $seat } goes { $n } on, by the claim
