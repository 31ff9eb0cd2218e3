and = { $most } and { $last }

head-id = Id
head-name = Name
head-players = Players
head-options = Options
head-notation = Notation
head-move = Move
head-weight = Weight
head-bot = Bot
head-seat = Seat
head-wins = Wins
head-rate = Share
head-rate-percent = Share %
head-interval = 95 %
head-score = Mean score
head-mark = Mark
head-mean = Mean
head-bounds = Should be

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

balance = { $game }: { $n ->
    [one] { $n } game
   *[other] { $n } games
} for each number of players, { $bots }, seed { NUMBER($seed, useGrouping: 0) }
balance-players = { $n } players
balance-holds = All marks hold.
balance-fails = Not all marks hold.
balance-legend = ✓ holds, ✗ doesn’t; ? where the interval crosses a bound, so that more games could change it.
balance-unseen = never seen

after-moves = { $game } · after { $n } of { $all } moves
to-move = { $seat } is to move.
luck-to-move = Luck is to decide.
no-moves = Nothing can be played here.
won = { $winners } wins with { $score }: { $reason }.
shared = { $winners } share the win with { $score }: { $reason }.

play-welcome = Type a move’s number or its notation; help lists the rest. Seed { NUMBER($seed, useGrouping: 0) }.
play-choose = choose
play-ask = 1–{ $n } or a word ›
play-ask-end = undo, save FILE or quit ›
play-more = … and { $n } more, by their notation.
play-secret = { $name } decides in secret
play-hint = A good player of the house would think of these, the best first:
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-no-number = Choose a number from 1 to { $n }.
play-not-understood = “{ $text }” is neither a move nor a command: type a number from the list, or help. { $meant }
play-over-help = The game is over: undo, save FILE or quit.
play-save-where = Where to? save FILE
play-saved = Saved in { $file }. To go on: { $command }
play-kept = Your game is kept. To go on with it: { $command }
play-not-now = “{ $move }” is not possible now: choose from the list, 1 to { $n }.
play-not-saved = { $file } can’t be written: { $why }.
play-hand-over = { $name }, it’s your turn: press Enter when you are alone at the screen.
play-bye = Goodbye, and thanks for the game.
play-help =
    | type | what it does |
    |---|---|
    | `1` or `{ $move }` | plays a move, by its number or its notation |
    | `why { $move }`, `? { $word }` | why a move isn’t possible, what it would do, or what a word means |
    | `hint` | the moves a good player would think of |
    | `undo` | takes your last choice back; luck stays the same |
    | `board` | shows the board and your moves again |
    | `rules` | the rules of the game |
    | `save FILE` | writes the game down; `malecon play { $game } --from FILE` goes on with it |
    | `quit` | leaves (so does Ctrl-D) |

head-among = Among
head-games = Games
head-verdict = Verdict
head-rating = Rating
head-time = ms a choice
head-longest = Longest, ms
head-chance = Chance to win
head-then = Then
head-number = Move
head-cost = Cost
head-played = Played
head-better = Better
verdict-holds = holds
verdict-fails = fails
verdict-open = open
climbing = The ladder of { $game }
ladder = The ladder of { $game }, seed { NUMBER($seed, useGrouping: 0) }
ladder-legend = In per cent. Mark: what the bot should win at least. It holds where the whole interval reaches it, fails where none of it does, and is open in between.
ladder-cut = * stopped by --hours.
rating-legend = Rating: strength by openskill’s Plackett–Luce, ± its uncertainty; who is new has 25 ± 8.3.
share-won = Share of games won
table-of = { $players } players
advice = Advice for { $seat }
reviewing = Looking again at { $game }
review = { $game } looked at again: { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
in-points = { $points_said } points
mean-cost = { $seat }: a choice cost { in-points } in the mean.
as-good = { $n } of { $of } choices where something was at stake were as good as the best ({ $low }–{ $high }).
shares = Luck { $luck } (± { $doubt }), own choices { $own }, the others’ { $others }, not explained { $rest }.
tuning = Tuning { $game }
tuned = { $game } tuned: { $bot } with the new weights wins { $rate } % of { $n ->
    [one] { $n } game
   *[other] { $n } games
} against the old ones ({ $low }–{ $high } %).
tuned-better = So they are better: in the game’s data file they take the place of the old ones.
tuned-open = So they aren’t surely better: the old ones may stay. More --generations, --games and --proof tell more.
learning = Learning { $game }
learnt = { $game }, { $players } players: what counts, learnt from { $n } games
foretold = In { $n ->
    [one] { $n } game
   *[other] { $n } games
} not learnt from ({ $positions } positions) the log-loss is { $after }, by the hand-made heuristic { $before }:
foretold-less = less by { $low } to { $high } (95 %).
foretold-more = more by { $low } to { $high } (95 %).
foretold-open = from { $low } less to { $high } more (95 %), so neither is sure to be better.
foretold-few = nothing is sure by fewer than { $least } such games; --games { $games } has as many.
foretold-worse = These weights foretell worse than the hand-made heuristic; whether they play worse, too, a match decides: malecon train.
learnt-kept = The weights are in { $file }. As { $place } the game’s bots judge by them.
learnt-legend = What one more of it is worth, in points. Apart: typical difference between seats × that worth, in points.
head-matters = What matters
head-apart = Apart
head-points = Points
head-loss = Log-loss
head-round = Round
head-playouts = Playouts, new / old
head-games-so-far = Games so far
training = Training { $game }
trained = Training of { $game }, { $players } players, seed { NUMBER($seed, useGrouping: 0) }
training-none = Nothing beat what was there: { $kind ->
    [learnt] the weights of the game’s { $file }
   *[hand] the hand-made heuristic
}. Rounds of more --games learn more.
training-later = Up to round { $rounds } only is shown: round { $later }, played before, won, and its weights are in { $file }. Copied to { $place }, the game’s bots judge by them.
training-round = Round { $n }: { $rate } % won ({ $low }–{ $high }), { $verdict }.
cut = What was done is kept in { $where }: the same command goes on with it.
training-legend = Games so far: of all rounds, learnt from. Log-loss: how far the foretold chances are from how games ended that weren’t learnt from, hand-made judgement → fit; less is better. Playouts: a choice’s, of the new weights / of the best so far, which take the same time. Share: what the new ones won of the match (its games). Better: ✓ where even the low end of the interval is above { $share }{ $players ->
    [2] {"."}
   *[other] {" "}and an old one doesn’t win more than that among new ones.
}
plot-better = better: kept
plot-not-better = not surely better
plot-even = even: { $share }
plot-by-hand = hand-made judgement
plot-fitted = fit
training-best = The best weights are in { $file }. Copied to { $place }, the game’s bots judge by them.
dataset-before = { $n ->
    [one] { $n } game was there already.
   *[other] { $n } games were there already.
}
dataset-made = { $file }: { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
} of { $n ->
    [one] { $n } game
   *[other] { $n } games
}; their records are in { $records }.

doctor-empty = There is no house in { $folder } yet: malecon serve makes one.
doctor-open = A house is open on { $folder }.
doctor-closed = No house is open on { $folder }.
doctor-config = { $n ->
    [0] { $file } can be used and changes no bound.
    [one] { $file } can be used and changes { $n } bound.
   *[other] { $file } can be used and changes { $n } bounds.
}
doctor-config-wrong = { $why }
doctor-disk = The disk has { $free } MB left.
doctor-disk-full = The disk has only { $free } MB left: make room, or no move can be stored.
doctor-database = { $why }
doctor-database-well = { $file } answers and is up to date (step { $revision }).
doctor-older = { $file } stands at step { $revision }; the next start brings it to { $newest }. Make a copy before.
doctor-lines = The database lets { $most } lines be open: enough for { $workers } workers.
doctor-lines-few = The database lets only { $most } lines be open, too few for two workers: raise max_connections.
doctor-left = { $n ->
    [one] { $n } table waits for its bots, and no worker plays for them
   *[other] { $n } tables wait for their bots, and no worker plays for them
}: start one with malecon serve --database.
doctor-table = { $why }
doctor-tables = { $n ->
    [one] { $n } game can be played on
   *[other] { $n } games can be played on
}; { $all ->
    [one] { $all } table is stored
   *[other] { $all } tables are stored
}.
doctor-well = All is well.
doctor-wrong = { $n ->
    [one] { $n } thing is wrong; the line begins with “!”.
   *[other] { $n } things are wrong; their lines begin with “!”.
}
stepped-back = The database is at step { $step }: start the older Malecón now.
moved = Moved and compared: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}.
backed-up = { $file }: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
laid-out = { $folder } is laid out: a small game that already runs. What to try next:
fuzz-broken = ✗ game { $n }:
fuzz-look = malecon replay { $file } (or bring it to the shelf’s page)
fuzz-whole = { $n ->
    [one] { $n } random game of { $game }
   *[other] { $n } random games of { $game }
}, every player count and option in turn: nothing broke.

head-percentile = 99th percentile, ms
by-clock = The strongest bots thought by the clock: the same seed may give other games, and another machine other figures.
stopping = After the least games a pair stops when a 99 % interval lies on one side of its mark, looked at every { $n } games, or at the most games or hours asked for. Stopping so favours clear figures a little: of 100 such 95 % intervals about 91 hold.
calibrated = Chances to win in { $game }: { $n ->
    [one] { $n } game
   *[other] { $n } games
 } between { $bot }, seed { NUMBER($seed, useGrouping: 0) }
head-called = Called
head-said = Said, in the mean
head-won = Won
calibrated-legend = Called: the chance of a seat, as a search saw it in some positions. Games: those with a position called so; one weighs as much as many, so games are what the interval counts.
sureness-few = Fewer than { $least } games say little: what stands in the data file may stay.
sureness = Sureness now { $now }; these games speak for { $fitted } ({ $low }–{ $high }). In the game’s data file, under search:
sureness-loss = Log-loss: as the search sees it { $plain }, as it is said now { $now }, by a fit to the other half of the games { $fitted }.
puzzle-made = { $n }. { $best }: by { in-points } the best.
puzzle-agrees = { $n }. { $best }: the best by { in-points }.
puzzle-differs = { $n }. { $best }: the deep search doubts it ({ in-points }).
puzzles-agree = { $n } of { $of } puzzles hold.
puzzles-made = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
} in { $file }
no-reports = Nobody has reported anything.
report-done = Report { $n } is noted as looked at.
report-line = { $n }. { $at } UTC, { $game }, /t/{ $table }, from seat { $place }:
report-line-watching = { $n }. { $at } UTC, { $game }, /t/{ $table }, from somebody who watched:
report-said = seat { $place }: { $text }
