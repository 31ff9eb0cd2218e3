# Help pages. `command-X` is what a command does; `X-Y` is the option or argument Y of command X, `any-Y` that of every
# other command; `…-default` says in words what happens without it. All plain: a help page is there at once, and to load
# what fills in a text takes longer than all the rest.

usage = Usage:
arguments = Arguments:
options = Options:
commands = Commands:
default = default:
environment = env var:
required = required

# What stands for a value: the words in capitals.
word-address = ADDRESS
word-args = ARGS
word-bot = BOT
word-command = COMMAND
word-dir = DIR
word-file = FILE
word-step = STEP
word-from = FROM
word-game = GAME
word-name = NAME
word-number = NUMBER
word-options = OPTIONS
word-to = TO
word-url = URL
word-value = VALUE

house = Four Caribbean board games of trade, harbours and sugar.
command-backup = A copy of all tables in one file, also while the house is open.
command-balance = Whether a game’s own numbers are good: its marks, measured between equal bots.
command-calibrate = Whether a chance to win is one: of positions called 70 %, how many were won.
command-dataset = Decisions of bots for learning programs, as Parquet: what was seen, what was legal, what was played, how it ended.
command-doctor = What is wrong with a house, in sentences; nothing is changed.
command-fuzz = Random games under a magnifying glass; one that breaks a promise of the engine is written down.
command-games = The games on the shelf, their seats and options.
command-hint = The best moves where a recorded game stands, from what the seat knows.
command-ladder = Every bot against the one below it, until it is clear who is the better one.
command-learn = Learn what counts in a game from how games of its searches end; shows what matters, and how well that foretells other games.
command-move-house = Carry all tables from one place to another, compared row by row: from a folder to PostgreSQL, or back.
command-moves = What may be played where a recorded game stands.
command-new-game = Lay out the package of a game of your own, small but complete: it plays at once.
command-play = Play in the terminal, against bots or on one sofa.
command-puzzles = “Find the best turn”: positions of bots’ games where one move is clearly best, checked by a search ten times as deep.
command-record = A game between bots, written down move by move.
command-replay = Where a recorded game stands, at its end or on the way.
command-reports = What people told the house’s keeper about a table, with what was said there last.
command-review = A game looked at again: who was how near to winning, and which moves cost most.
command-rules = The rules of a game, in French or English.
command-see = What a seat, or a spectator, may know of a recorded game.
command-serve = The house in the browser: tables, bots, and the API for programs.
command-simulate = Many games between bots: who wins, and how sure that is.
command-step-back = Let an older Malecón go on with a house: its database, brought up to date, goes back to a step that one knows.
command-train = A game’s judgement climbs by itself: self-play, a fit, a match against the best so far, and again.
command-tune = Look for better weights of a game’s heuristic, by play; prints them as its data file wants them.

any-by-clock = The strongest bots think by the clock, as at a table: then the same seed may give other games.
any-config = The bounds of the house, as TOML: docs/growing.md tells of them.
any-config-default = the usual ones
any-dask = A Dask scheduler whose workers think: tcp://host:8786
any-dask-default = this machine
any-data = Where the tables lie.
any-data-default = your data folder
any-database = A PostgreSQL that keeps the tables: postgresql://user:password@host/name
any-database-default = a file in the data folder
any-file = A record; - reads it from standard input.
any-game = Its id, as `malecon games` lists it.
any-games = How many games.
any-help = Show this page.
any-jobs = Processes.
any-jobs-default = one a core
any-json = One JSON document on standard output.
any-lang = English or French.
any-lang-default = by your locale
any-option = A choice made at set-up.
any-players = Who plays: random, greedy, hard-<taste>, …
any-plot = A picture too: .png, .svg or .pdf.
any-seed = All luck comes from it.
any-set = Change a number of the game.
any-version = Show the version of the program.
any-to = Only the first N moves.

backup-file = Where the copy goes; replaced when complete.

balance-bots = Who plays; several take the seats in turn.
balance-games = Games for each number of players.
balance-players = Player counts.
balance-players-default = all with marks

calibrate-bot = Who plays, at every seat.
calibrate-games = Games for each number of players.
calibrate-players = Player counts.
calibrate-players-default = all of the game’s
calibrate-playouts = How many playouts the search makes at a position.

dataset-bot = Who plays, at every seat.
dataset-out = The file, .parquet; the records go beside it. Cut, the same command goes on.
dataset-players = How many players.
dataset-players-default = the fewest

fuzz-out = Where records of games that went wrong go.

hint-playouts = How many playouts to think, for ten seconds at most.
hint-seat = For which seat, from 0.
hint-seat-default = who moves

ladder-bots = Only pairs of these: each level against the one below it, easy and greedy against random, medium and expert against greedy, too. Bots of your own or with a taste meet every level that is named.
ladder-bots-default = all
ladder-games = At most so many games a pair.
ladder-least = At least so many of these, even where fewer are clear, unless the hours are spent.
ladder-least-default = 100, or --games if that is less
ladder-hours = Stop a pair, too, when its games have taken so many hours of computing, added up over all processes.
ladder-hours-default = no bound
ladder-players = Player counts.
ladder-players-default = all of the game’s

learn-out = Where to write the weights; learnt-N.toml in the game’s folder is what its bots judge by.
learn-out-default = nowhere
learn-players = How many players.
learn-playouts = Playouts a choice, in the mean.

move-house-source = Where it is: a data folder, or postgresql://…
move-house-target = Where it goes: an empty place of either kind.

moves-seat = The moves of this seat, from 0.

new-game-into = Where its folder goes.
new-game-into-default = here
new-game-name = What it is called: small letters, digits and hyphens, such as sea-salt.

play-from = Go on with a saved game.
play-players = me, me:Ana or a bot for each seat: random, easy, greedy, medium, hard, expert or master. Easy is for a first game, greedy plays its own turn by rule of thumb, from medium on each is stronger than the one before; expert thinks up to half a second a choice, master up to three.
play-players-default = me and bots

puzzles-check = Make none: judge those that are there again, ten times as deep.
puzzles-count = How many more to make.
puzzles-out = The file they are added to.
puzzles-out-default = puzzles.json in the game’s folder
puzzles-playouts = How long to think about each choice; ten times as long about one that seems to be a puzzle.

record-out = Where to write it; - is standard output.

replay-story = Tell what happened, move by move.

review-playouts = How long to think about each choice.

see-seat = A seat, from 0; none is a spectator.

serve-drain = Seconds between SIGTERM and the end, for a balancer to notice.
serve-host = The address to listen on; 0.0.0.0 for the whole network.
serve-log = plain, or json with a line a request.
serve-open = Open it in the browser.
serve-origin = The address people use, behind a proxy.
serve-port = The port; 0 takes a free one.
serve-workers = Processes that serve; several need --database.
step-back-step = The step, as the older one names it when it refuses the house: r0001

simulate-csv = A line a player a game.
simulate-fixed-seats = Players keep their seats.

train-contest = In the match the best weights so far look through so many continuations (playouts) a choice; the new ones get as many as take the same time.
train-from = First try what tables of these other numbers of players have learnt: the mean of their weights, as round 0.
train-from-default = none
train-games = Games a round plays and learns from.
train-players = How many players.
train-playouts = Playouts a choice in these games, in the mean.
train-proof = Games of a round’s match: the new weights against the best so far.
train-rounds = How many rounds; more may be asked for later.
train-seed = All luck comes from it; but the match’s equal time is taken by the clock, so the same seed may give other results.
train-to = Where all is kept; what was cut there goes on.

tune-bot = Who plays with the weights.
tune-games = Games of each candidate.
tune-generations = How long to look.
tune-proof = Games that prove the result.
tune-players = How many players.

reports-all = Those that were looked at already, too.
reports-done = Note that this one was looked at.
