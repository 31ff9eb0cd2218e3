# What can go wrong, for the person who caused it: what was asked, why not, what would do.

no-game = no game is called “{ $asked }”: there are { $known }.
no-bot = no bot is called “{ $asked }”: there are { $known }.
no-pair = no pair of the ladder is only of these bots: its pairs are { $known }.
no-player = no player is called “{ $asked }”: there are { $known }.
no-command = no command is called “{ $asked }”: there are { $known }.
no-language = no language “{ $asked }” here: choose { $known }.
no-option = { $game } has no option “{ $asked }”: it has { $known }.
no-options = { $game } has no option “{ $asked }”: it has none.
option-values = option { $name } is one of { $known }, not “{ $asked }”.
no-number = no number is called “{ $asked }”: try { $known }.
number-range = { $name } must be a whole number from { $least } to { $most }, not { $asked }.
number-whole = { $name } must be a whole number, not “{ $asked }”.
player-count = { $game } is for { $least } to { $most } players, not { $asked }.
newer-rules = { $game } is known here up to rules { $known }, not { $asked }: a newer Malecón is needed.

option-form = an option is given as { $example }, not “{ $asked }”.
number-form = a number is given as { $example }, not “{ $asked }”.
counts-form = numbers of players are given as 2,3, not “{ $asked }”.
seat-range = a seat of this game is a number from 0 to { $most }, not “{ $asked }”.
seats-taken = this game has { $known } players, not { $asked }.
nobody-plays = nobody plays: one of the players must be { $me }, as in --players { $example }.
other-game = { $file } is a game of { $game }: malecon play { $game } --from { $file }
nothing-to-decide = No seat has anything to decide there: go back some moves with --to.
seat-waits = seat { $seat } has nothing to decide now.
one-output = --csv - and --json would both write on standard output: give the sheet a file.
few-games = at least { $least } games are needed to learn from, not { $asked }.
no-marks = { $game } declares no marks to measure: its numbers are all printed.

no-move = “{ $asked }” is no move of this game. { $hint }
did-you-mean = Did you mean: { $known }?
moves-begin = Moves begin with { $known }.
refused = { $why }
no-move-number = { $asked } is no move of this game: moves are 0 to { $most }.

in-file = { $file }: { $why }
on-line = line { $n }: { $why }
in-field = { $word }: { $why }
not-text = { $file } is no record: it isn't text in UTF-8.
input-not-text = standard input is no record: it isn't text in UTF-8.
not-read = { $file } can't be read: { $why }.
not-written = { $file } can't be written: { $why }.
not-used = { $file } can't be used: { $why }.
output-not-used = the output can't be used: { $why }.
no-folder = there is no folder { $folder }
tables-missing = there are no tables in { $folder }: name the folder of the house with --data.
tables-folder = { $folder } can't hold the tables ({ $why }): choose another folder.
picture-form = { $file } can't be drawn: a picture's name ends in { $known }.
record-head = a record begins with “{ $head }”, not with “{ $asked }”.
record-after = nothing may follow the result.
record-cut-move = the line is cut: a move must follow “{ $word }”.
record-cut-pair = the line is cut: “{ $word }” needs two words.
record-no-seat = a move begins with a seat or “-”, not with “{ $word }”.
record-word = “{ $word }” is not known: { $known }.
record-lacks = the record doesn't say its { $word }.
record-empty = the record is empty.
record-whole = “{ $asked }” is not a whole number from 0.
record-to = the record has { $n } moves: choose a number from 0 to { $n }.
record-result = the record says “= { $said }”, its moves lead to “{ $found }”.
record-no-end = no end
record-seat = there is no seat { $seat }: they are 0 to { $most }.
record-turn = { $decides } decides now, not { $asked }.
record-chance = chance
record-seat-name = seat { $seat }
either = { $one } or { $other }

option-unknown = No such option: { $name }
parameter-missing = Missing { $kind } '{ $name }'
value-wrong = Invalid value for '{ $name }': { $why }
value-whole = “{ $asked }” is not a whole number
value-number = “{ $asked }” is not a number
value-least = { $asked } is less than { $least }
value-most = { $asked } is more than { $most }
option-bare = Option '{ $name }' requires an argument
option-flag = Option '{ $name }' takes no value
words-over = Got unexpected extra argument: { $asked }
kind-argument = argument
kind-option = option
see-help = { $why }: see { $command }.

system-enoent = No such file or directory
system-eacces = Permission denied
system-eperm = Operation not permitted
system-eisdir = Is a directory
system-enotdir = Not a directory
system-erofs = Read-only file system
system-enospc = No space left on device
system-enametoolong = File name too long

extra-missing = «malecon { $command }» needs the package { $module }, which isn't installed: pip install "malecon[{ $extra }]"
