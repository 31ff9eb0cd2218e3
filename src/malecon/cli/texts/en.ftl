and = { $most } and { $last }

head-id = Id
head-name = Name
head-players = Players
head-options = Options
head-notation = Notation
head-move = Move
head-weight = Weight
head-bot = Player
head-seat = Seat
head-wins = Wins
head-rate = Share
head-interval = 95 %
head-score = Mean score

playing = Playing { $game }
series = { $game }: { $n ->
    [one] { $n } game
   *[other] { $n } games
}, seed { NUMBER($seed, useGrouping: 0) }
ended = { $n ->
    [one] { $n } game ended: { $reason }
   *[other] { $n } games ended: { $reason }
}
tempo = A game has { $decisions } decisions, { $choices } of them with a choice, and { $chance } moves of chance.
compiled = { $games } games a second, { $us } µs a decision, compiled.
plain = { $games } games a second, { $us } µs a decision, in plain Python.

after-moves = { $game } · after { $n } of { $all } moves
to-move = { $seat } is to move.
luck-to-move = Luck is to decide.
no-moves = Nothing can be played here.
won = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reason }.
shared = { $winners } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reason }.
