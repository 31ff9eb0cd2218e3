# The pages of the house.
skip-to-content = Skip to the content
offline-title = The line is cut
offline-text = This device isn’t connected now, or the house is closed for a moment. Your tables are safe: every move you saw is kept there. The page comes back by itself as soon as the line does.
offline-again = Try again
offline = The house doesn’t answer. Your move is not lost: try again in a moment.
nav = The house
my-tables = My tables
help = Help
rules = Rules
theme = Light or dark
sound = Sound when it is your turn
notify = Tell me when it is my turn
language-en = English
language-fr = Français
sorry = That didn’t work
to-shelf = To the shelf
to-table = To the table
close = Close
and = and
yes = yes
no = no
luck = Luck
seat-name = Player { $n }
api = The API for programs

# Shelf
shelf-title = { $n ->
    [4] Four games by the sea
   *[other] Games by the sea
}
shelf-lead = Play against bots, on one sofa, or with friends far away. No account: a name is enough.
going-on = { $n ->
    [one] { $n } game is going on
   *[other] { $n } games are going on
}
players = { $span } players
play-now = Play now
new-table = New table
play-with = { $game }: play with friends, choose the table
install = Install the app
install-text = On a phone or a desk: an icon of its own, and no address bar.
app-about = Four Caribbean board games: against bots, on one sofa, or with friends far away.
new-table-of = New table: { $game }
replay-of = Replay: { $game }
bring-record = Open a saved game
bring-record-text = A game saved as a file, to look at again
open-record = Open it

# New table
who-plays = Who plays?
kind-me = Me
kind-sofa = On this screen
kind-link = A friend, by link
kind-bot = Bot: { $level }
kind-none = Nobody
strength-random = Plays anything that is allowed, at once.
strength-easy = For a first game: plays without a plan, at once.
strength-greedy = Plays its own turn by rule of thumb, at once; the yardstick for the others.
strength-medium = Looks a little ahead: stronger than easy and greedy.
strength-hard = Looks further ahead: stronger than medium.
strength-expert = Stronger than hard; thinks up to half a second a choice.
strength-master = The strongest; thinks up to three seconds a choice.
name = Name
name-of = Name of seat { $n }
colour-of = Colour of seat { $n }
colour-orange = Orange
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
options = How to play
terms = At the table
clock = Pace of the game
clock-live = In one sitting
clock-slow = Over days
clock-help = When somebody leaves, a bot may be asked to play on for them. It sits down after 3 minutes, or after 3 days in a game over days, unless they give a sign of life.
practice = Practice
practice-help = Every move may be taken back without asking, even after luck or a secret came to light. The saved game notes that it was for practice.
open-table = Open the table

# What the games’ options are called, where a game doesn’t say it itself
option-events = Events
option-open_hands = Open hands

# Sitting down
join = Sit down
join-text = { $host } keeps a seat for you.
join-text-plain = A seat is kept for you.
join-who = Who sits there
join-kind = The table
join-about = A game for { $span } players. No account: a name is enough.
kept-seat = your seat
changed-numbers = Changed numbers
your-name = Your name
sit-down = Sit down
only-watch = Only watch
link = Link
copy-link = Copy the link
link-copied = Copied
share-link = Share…
qr-code = QR code of the link
share-text = Sit down at my table: { $game }
link-text = Open this link on your other device and you go on there; this one then only looks on. It works once. Keep it to yourself: who opens it first has your seat.
move-text = Go on here as { $name }? The device you played on until now then only looks on.
move-here = Go on here
other-device = Go on with another device

# My tables
no-tables = You sit at no table yet.
no-tables-text = Every game you begin or join is listed here, also after weeks: whose turn it is, since when, and how it stands. Choose a game:
tables-yours = Your turn
tables-going = Going on
tables-over = Finished
put-away = put away
mark-practice = practice
mark-fork = fork
mark-same-deal = same deal
mark-slow = over days
mark-numbers = changed numbers
since = for { $time }
since-now = just now
since-over = { $time } ago
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
status-others = { $names } to move

# Table
board = Board
turn = The turn
choices = What you may do
seats = The players
story = Story
chat = Chat
chat-label = A word to the table
send = Send
more = More
set = Set
thinking = ({ $name } is thinking)
watching = { $n ->
    [one] { $n } person looks on
   *[other] { $n } people look on
}
seat-open = Everything { $name } holds
last-turns = Their last turns
tag-you = you
tag-free = not here yet
tag-away = away
tag-turn = to move
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
title-yours = Your turn
title-over = Game over
prompt-yours = Your turn — { $what }
prompt-choose = Your turn: choose
prompt-others = { $names } to move
prompt-end-turn = All done? Finish, or take it back.
prompt-over = The game is over.
prompt-waiting = { $n ->
    [1] Waiting for one more player
   *[other] Waiting for { $n } more players
}
prompt-curtain = { $name } to move
lobby = The table is set
lobby-watch = The game begins when everybody has sat down. You can watch it here.
invite = Link for seat { $n }
invite-text = Send each friend a link, or let them point a camera at its square. The game begins when everybody has sat down.
open-link = Sit there yourself
fill-with-bot = Let a bot play
curtain = { $name }, it’s your turn
curtain-text = What the others may not see is behind the curtain.
curtain-open = I am { $name }
and-finish = { $what } and finish
times = { $what } × { $n }
give = Give
take = Take
asked-for = asked for
less = Less
least-of-it = Least: { $n }
most-of-it = Most: { $n }
more-of-it = More
several = As many as you like, { $n } at most
do-these = Do these
all-kinds = All
filter = Filter
list = List
finish = Finish
finish-first = Something has to be chosen first: { $what }
finish-any = Something has to be chosen first
finish-wait = It isn’t your turn
finish-end = end your turn
no-undo = at once, no undo
undo-asked = The others have been asked already: wait for their answer.
chain = This turn
zones = Parts of the board
cards = About what is on the board
board-then = The board as it was
back-to = Back to this step: { $what }
back-to-now = Back to now
turns-before = { $n ->
    [1] 1 turn before
   *[other] { $n } turns before
}
ahead = What is ahead
since-your-turn = Since your turn
you-alone = You
show-me = Show me
the-deal = The deal
menu = Menu
end-turn = End turn
undo = Undo
undo-ask = Ask to undo
restart-turn = Start the turn again
hint = Hint
advised = { $what } ({ $where })
chance = { $n }% chance to win
skip = Skip the wait
agree = Agree
withdraw = Withdraw
refuse = Refuse
ask-undo = { $name } would like to take a move back.
ask-bot = { $by } asks for a bot in place of { $name }.
ask-when = Without a sign of life it sits down:
propose-bot = Ask for a bot in { $time }
minutes = { $n ->
    [1] 1 minute
   *[other] { $n } minutes
}
days = { $n ->
    [1] 1 day
   *[other] { $n } days
}
practice-here = Practice: everything may be taken back.
known-luck = The same deal again: who played it before knows the luck that comes.
forked-here = This table goes on from a game that is over: what was hidden there may be known.
slow-here = A game over days: nobody has to hurry.
take-back-seat = Take my seat back
pace = Bots play
pace-none = at once
pace-fast = fast
pace-usual = at an easy pace
pace-slow = slowly
turns-end = My turns end by themselves
resign = Resign
resign-sure = Give the game up? A bot plays on for you.
download-record = Download the record
replay = Replay
report = Something wrong? Say it here.
report-send = Download a report file
log-secret = decides in secret
log-secret-luck = Something is drawn in secret
log-undo = takes a move back
log-sit = sits down
log-bot = is now played by a bot
log-resign = resigns
log-refuse = doesn’t agree
log-withdraw = withdraws the question
log-here = is still here
log-next = invites to a rematch
log-same = invites to play the same deal again
why-later = Not now. First: { $what }
why-nothing = That is possible: choose it.
foresee-luck = Then luck decides.
foresee-secret = Then what others hide comes to light.

# The end
end-won = { $you ->
    [yes] You win
   *[no] { $names } wins
}, { $score } to { $against }
end-won-tie = { $you ->
    [yes] You win
   *[no] { $names } wins
} the tie at { $score }
end-shared = { $names } share the win with { $score }
end-own = You come { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $score }
end-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-last = The last turn — { $name }: { $what }
end-over = The game is over: { $reason }
end-closed = The game was given up
scores = Scores
source = Points from
source-start = At the start
source-rest = Other
total = Total
counts-from = Where the { $what } came from
counts-by = { $what }, { $each }
chances = Your chance to win
review = Review this game
the-board = The board
see-result = See the result
rematch = Rematch
same-deal = Same deal again
sit-at-rematch = Sit down at the rematch
sit-at-same-deal = Sit down at the same deal
go-to-rematch = To the rematch
go-to-same-deal = To the same deal
replay-start = Before the first move
replay-at = Move { $at } of { $last }
replay-told = { $chapter }, { $name }: { $what }
replay-told-luck = { $chapter }: { $what }
replay-slider = Position in the game
replay-jump = Go to position { $first }–{ $last }
moment = This moment
step-back = Back: { $what }
step-on = On: { $what }
step-move = Move
step-turn = Turn
play = Play
pause = Pause
tempo = Tempo
tempo-slow = slow
tempo-usual = easy
tempo-fast = fast
go = Go
fork = Play from here
fork-as = You are { $names }; bots play the others.
fork-all = You are { $names }.
fork-sofa = Play all seats on this screen

# What can’t be done
stale = The table has gone on meanwhile; what came first counts. Here is how it stands now.
no-seat = You have no seat at this table: you can watch.
no-token = This needs the token of a seat: “Authorization: Bearer …”.
foreign-page = That came from a page of another site, so nothing was done.
not-there = There is nothing here: the address is wrong, or the link was used already.
too-large = That is too large.
away = The house can’t read or save its tables at the moment. What you have seen is safe: try again in a few seconds.
bound-tables = You have opened many tables in a short time.
bound-unfinished = Many of your tables of today aren’t over yet: play one to its end, or resign.
bound-alone = Many tables of bots alone were opened in a short time.
bound-alone-at-once = Enough tables of bots alone are going on already: sit down at one yourself, or wait until one is over.
bound-chat = That was a lot to say in a minute.
bound-settings = That was changed many times in a minute.
bound-hints = You have asked for many hints in a minute.
bound-hints-at-once = Your last hint is still being thought about.
bound-records = You have brought many records in a short time.
bound-records-at-once = The records brought before are still being read.
bound-lines = Many pages are open from here already: close one that you don’t need.
bound-wait = { $minutes ->
    [1] { $seconds ->
        [1] Try again in 1 second.
       *[other] Try again in { $seconds } seconds.
    }
   *[other] Try again in { $minutes } minutes.
}
broken = Something broke on our side. Nothing is lost: go back and try again.
unreadable = That could not be read.
unreadable-field = That could not be read: look at { $field }.
refused-seat-taken = That seat is taken.
refused-seat-kind = A seat is for me, on this screen, by link or a bot, not “{ $kind }”.
refused-waiting = Not everybody has sat down yet.
refused-over = The game is over.
refused-not-over = That is possible when the game is over.
refused-nothing-left = Nothing is left to choose: finish your turn, or take the last choice back.
refused-not-your-turn = It isn’t your turn.
refused-no-moves = No move was sent: at least one is needed.
refused-move-or-moves = Send one move as “move” or several as “moves”: one or the other.
refused-many-moves = At most { $most } moves are sent at once, not { $n }.
refused-after-end = “end” is the last word: no move comes after it.
refused-step-luck = Step { $n } can’t be sent along: luck decides before it. Send what comes before, then look.
refused-step-secret = Step { $n } can’t be sent along: what others hide comes to light before it. Send what comes before, then look.
refused-step-turn = Step { $n } can’t be sent along: your turn is over before it.
refused-turn-goes-on = Your turn isn’t over yet: there is still something to choose.
refused-nothing-to-undo = There is nothing to take back.
refused-revealed = Luck, a secret or another’s choice has been seen since: that isn’t taken back. At a practice table it would be.
refused-witness-gone = { $name } saw what came and is no longer here to agree: that isn’t taken back.
refused-bot-plays = A bot plays for this seat: take it back first.
refused-not-asked = You weren’t asked, so there is nothing for you to answer.
refused-undo-asked = { undo-asked }
refused-clock = A game is “live” or “slow”, not “{ $clock }”.
refused-nothing-said = There was nothing to say.
refused-chat-full = This table has said enough.
refused-no-bot-here = A bot can’t take that seat.
refused-still-here = That person is still here.
refused-no-such-moment = The game has no such moment.
refused-puzzle-hint = This is a puzzle: the best turn is told once you have played yours.
refused-no-hint = No hint could be found in time.
refused-long-record = That record has { $n } lines; the longest that is read here has { $most }.
refused-no-record = That isn’t a saved game of ours: it must be a text file that Malecón saved.
refused-unreadable = That could not be read.
refused-number-wanted = “{ $field }” must be a whole number.
refused-players = This game is for { $least } to { $most } players, not { $n }.
refused-nobody-here = Somebody must sit here: choose “Me” for one seat.
refused-too-many = Too many look on already.
refused-language = We speak English and French.

# Symbols of the house
symbol-sugar = sugar
symbol-tobacco = tobacco
symbol-citrus = citrus
symbol-rum = rum
symbol-cigars = cigars
symbol-wood = wood
symbol-stone = stone
symbol-water = water
symbol-peso = pesos
symbol-dollars = dollars
symbol-point = points
symbol-vote = votes
symbol-madras = madras
symbol-spices = spices
symbol-vanilla = vanilla
symbol-crate = goods
symbol-deck = cards

# Help
help-play = Playing
help-play-text = What you may do now is lit on the board. Point at anything, lit or not, and its card says what it does, what it costs and what it would bring you; a click or the card’s button does it. On a phone a long press always reads and never plays. A tap opens the card, and its button or a second tap does it; only what leads to a next choice and can be taken back, such as a character, is played by the first tap. “Finish” is always the way out and says what it leaves out. “List” has every move in words.
help-friends = Friends
help-friends-text = Open a new table and choose “by link” for a seat. Copy the link or share it, or let your friend point a camera at the square beside it. Who opens it reads what is played and with whom, gives a name and sits down. The address of the table itself lets anybody watch.
help-install = As an app
help-install-text = Your browser can put Malecón on the home screen: “Install” or “Add to home screen” in its menu (on an iPhone: Share, then “Add to Home Screen”). It opens without an address bar, and says so when the line is cut.
help-sofa = On one sofa
help-sofa-text = Choose “on this screen” for everybody who plays at your device. Where a game has secrets a curtain falls between turns.
help-undo = Taking back
help-undo-text = “Undo” goes back freely until luck, a secret or another’s choice has been revealed. Beyond that every person at the table has to agree, and the luck stays the same; against bots alone, or when somebody who saw it has left, it stands. At a table opened for practice everything may be taken back, and its record says so.
help-away = Somebody has left
help-away-text = Ask for a bot in their place: all see the question, and the bot sits down after 3 minutes, or after 3 days in a game over days. Any sign of life ends it: an open page, a move, a program’s request. Who comes back takes the seat from the bot.
help-again = Once more
help-again-text = A rematch invites: who asks for it sits down, everybody else has a button for it at the old table. The same deal again is open to who knows its luck, and says so.
help-replay = Looking again
help-replay-text = “Replay” shows any position of a game: drag the slider, step by move, turn or round, or let it play. “Play from here” opens a new table at that moment: you keep your seat, bots play the others. ← and → go by move, with Shift by turn, Page up and Page down by round, Home and End to the ends; the space bar plays and stops.
help-review = The review
help-review-text = After a game, and for any record, “Review this game” shows everybody’s chance to win along it. The curve is the slider: drag it, use ← and →, N and P for the next and the last moment. At each choice stands what was played, what was better, what would likely follow, and how sure that is; what is within the doubt is not called a mistake. Luck is told apart from choices. It is made once, in the background, a little slower while bots are thinking, and its address may be shared.
help-puzzles = Puzzles
help-puzzles-text = One a day for each game, the same for everybody: find the best turn. You play it on the board, knowing what your seat knows, and are told how good it was and why. Which you solved, and for how many days in a row, is kept in this browser alone.
help-keys = Keyboard
help-keys-text = Tab walks through the board, Enter opens and chooses, Esc closes. L is the list (arrows, 1 to 9, or type), H a hint, U takes back, D shows what the others did, S is the story, C the chat; Enter finishes when nothing else is left, Ctrl+Enter always.
help-days = Over days
help-days-text = Close the page whenever you like: “My tables” brings you back, also after weeks. On another device, use the link in the menu. A table over days may give each turn a time: who takes longer is replaced by a bot until they come back.
help-privacy = What is kept
help-privacy-text = A name and a cookie that is your seat; no account, no mail address unless you ask for reminders, nothing from other sites. Games stay on this server.
help-programs = Programs
help-programs-text = Bots in any language can sit down through the JSON API; the same rules and the same secrets hold for them.

# The review of a game that is over
per-cent = { $n }%
review-title = Review
review-of = { $game } looked at again
review-chance = Chance to win
review-drag = Drag on the curve, or ← →
review-under-way = Looking at every choice…
review-waits = Goes on slowly: bots are thinking
review-at = { $chapter } · move { $at } of { $last }
review-choice = { $name }, choice { $n } of { $of }
review-costliest = { $name }: the costliest choice of the game
review-better = What was better here?
review-best = The best choice
review-as-good = As good as any
review-you-played = You played
review-played = { $name } played
review-better-was = Better
review-also = Just as good
review-then = Likely next:
review-forced = Nothing to choose
review-not-yet = Not looked at yet
review-ends = Here the record ends
review-luck-gave = What luck gave, beside what else it might have brought:
review-moments = Moments
review-more = Moments and players
review-players = Players
review-all = All
review-mine = Mine
review-no-moments = No swing of 5% and no choice that clearly cost: a quiet game.
review-soon = They come as the game is looked at.
review-first = To the start
review-last = To the end
review-next = Next moment
review-honest = Each choice is judged four times, by searches that look to different depths and know only what the player knew. A difference within ± of them is not called a mistake. Not even all of them together are sure: what they call “not explained” is how far they changed their mind.
moment-n = Moment { $n }
moment-by = { $name }:
moment-better = better: { $what }
mark-played = played: { $n }
mark-better = better: { $n }
mark-also = as good: { $n }
# Differences of chances are in points of a hundred: from 50% to 35% are 15.
a-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }
a-gap = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
 }
sure-mistake = It cost { a-cost } (± { $doubt }), in four searches to different depths.
sure-none = The difference, { a-cost }, is within what four searches can tell (± { $doubt }): no mistake.
sure-found = Nothing else would have done: the next best costs { a-gap } (± { $doubt }).
sure-second = That was: { $what }.
sure-chance = Four searches agree to ± { $doubt ->
    [one] { $doubt } point
   *[other] { $doubt } points
 }.
player-good = { $n } of the { $of } choices that mattered { $n ->
    [1] was
   *[other] were
} as good as the best
player-interval = ({ $low }–{ $high }% with 95% certainty)
share-luck = Luck
share-own = Own choices
share-others = The others’ choices
share-rest = Not explained
praise-found = Found the one good move: “{ $what }” ({ $chapter }). The next best was { a-gap } worse.
praise-steady = { $n } choices in a row without one that clearly cost.
praise-chose = { $n ->
    [1] One choice was as good as any.
   *[other] { $n } choices were as good as any.
}
chances-of = { $name }’s chance to win
chances-span = from { $start } to { $end }

# Puzzles
puzzles = Puzzles
puzzles-door = Puzzle of the day: find the best turn
puzzles-title = Find the best turn
puzzles-lead = One puzzle a day for each game, the same for everybody: one move is clearly best. Play your turn on the board and see how good it was.
puzzles-none = There are no puzzles yet.
puzzles-past = { $n ->
    [1] One puzzle of the days before
   *[other] { $n } puzzles of the days before
}
puzzle-today = Today’s puzzle
puzzle-today-of = Today’s puzzle: { $game }
puzzle-solved = solved
puzzle-n = Puzzle { $n }
puzzle-here = A puzzle: find the best turn. One move is clearly the best now; yours is judged as soon as your turn is over.
puzzle-verdict = How good was it?
puzzle-best = The best turn!
puzzle-good = As good as the best!
puzzle-missed = Not the best: it costs { a-cost } of your chance to win
puzzle-why = Why?
puzzle-turn = Your turn:
puzzle-wrong = Later in the turn, instead of “{ $what }”: { $better }.
puzzle-line = After the best move, likely:
puzzle-tempting = “{ $what }” is tempting, but not as good.
puzzle-sure = The next best, “{ $second }”, costs { a-gap } (± { $doubt }); { $n } playouts agree.
puzzle-again = Try again
puzzle-on = Play on from here
puzzle-more = More puzzles
# Beside the review and the puzzles
player-figures = Luck, and how sure this is
review-how = How choices are judged
puzzle-asks = Puzzle: find the best turn! Now { $what }
puzzle-tried = not yet
puzzle-any = choose
streak = Solved on one day so far
streak-many = Solved { "{n}" } days in a row
dated = { $n } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
# The coach
learn = Learn by playing
learn-game = Learn { $game } by playing
learn-lead = A real game of about a quarter of an hour against easy bots. I tell you what you need when you need it; you choose. Afterwards the game goes on without lessons.
learn-begin = Begin the first game
coach-chapters = The lessons one by one
coach-lesson = Lesson { $n } of { $of }
coach-show = Do it for me
coach-ok = Got it
coach-no = Stop lessons
coach-off = Stop Conchita’s lessons
coach-again = Bring Conchita’s lessons back
coach-otherwise = You went another way. That is fine: I go on from there.
coach-hint = My advice
coach-welcome = Good to see you
coach-welcome-says = What shines on the board is what you may do: point at it, or press it long, to read; click or tap to choose. Shall I teach you this game while you play?
coach-after = Well played
coach-after-says = Shall we look at your game again? The review shows where it turned, and what would have been better.
coach-review = Review this game
coach-you = You
# The coach where no lesson is due, and at the end of her lessons
coach-would = Here I would choose: { $what }.
coach-goodbye = That is all
coach-goodbye-says = You know what you need to play on by yourself. Each lesson can be repeated: here, or from the menu.
coach-goodbye-left = You know what you need to play on by yourself. There was no occasion for: { $left }. Each lesson waits for you here, or in the menu.
contents = Contents
rules-search = Search the rules
search = Search
rules-found = { $n ->
    [0] Nothing found for “{ $words }”.
    [1] “{ $words }”: found once.
   *[other] “{ $words }”: found { $n } times.
}
rules-all = All the rules
rules-show = Show me
scene-before = The board before this one
scene-after = The next board
scene-rules = Back to the rules
scene-play = Play on from here
undo-held = Hold it: the whole turn
reply = Reply
go-on = Go on
help-learn = Learn a game
help-learn-text = “Learn by playing” on the shelf opens a real game against easy bots. Conchita tells one thing at a time, rings it on the board and says what your choice brought; “Do it for me” plays it, “Got it” goes on, “Stop lessons” sends her away. In the menu she comes back, and every lesson can be opened by itself. Where she has no lesson she says what she would choose. The rules page has contents, a search, and boards to look at and to play on from.
mark-coached = with lessons
# At the real table
companion = At the real table
companion-of = { $game } at the real table
companion-no = No: all is played on the screen
companion-yes = Yes: we roll, draw and deal
companion-drawn = Yes; the program draws the hidden tiles
companion-typed = Yes; each types their own hidden tiles
companion-help = The box lies on the table: you type what the dice, draws and deals show, the program keeps the score, knows the rules and says what to move. Bots take the empty chairs.
companion-hidden-help = What the box hides is drawn by the program from a pile of its own, or, without bots, typed behind a curtain by who may see it.
companion-here = At the real table: you type what luck shows. Everything may be taken back.
mark-companion = real table
luck-what = What did luck decide?
luck-press = Press the answer. Undo takes a slip back.
luck-each = Press one answer in each row: the last one sends them. Undo takes a slip back.
luck-more = Press what comes, one after the other: { $n ->
    [1] 1 more follows
   *[other] { $n } more follow
}. Undo takes a slip back.
luck-unseen = Only you may see this: press what you drew.
luck-done = That is what they show
luck-draw = Let the program draw
luck-typed = At the real table
foresee-typed = Then you type what the real dice or tiles show.
luck-told-by-others = The others type what luck shows.
todo = On the real board
todo-bot = Move for { $name }
todo-take = takes in all
todo-give = gives in all
outbox-kept = The line is cut. What you typed is kept here, and is sent in this order as soon as the line is back:
outbox-refused = The line is back, but this couldn’t be played as it was typed:
outbox-moved = The table has moved on since: look whether it is still so.
outbox-again = Send it now
outbox-forget = Forget it
refused-no-luck-now = Luck has nothing to decide now.
refused-luck-first = First type what the dice or tiles show.
refused-luck-unseen = Only who may see it types it.
refused-luck-over = Number { $n } can’t be typed with the others: luck has nothing more to decide before somebody plays. Nothing was typed.
refused-real-deal = You dealt the real cards yourselves: the program can’t deal them again.
refused-companion = A table is “drawn”, “typed” or on the screen, not “{ $way }”.
refused-companion-bots = Bots can’t look at hidden tiles that you draw: let the program draw those.
help-companion = At the real table
help-companion-text = With the box on the table and a phone beside it, open a table “At the real table”. The program asks what the dice, draws and deals show and offers every outcome as a button; Undo takes any slip back. It keeps the score, says what is legal and why not, and lists what to move on the real board, also for the bots in the empty chairs. What a box hides it draws itself, or who may see it types it behind the curtain. While the line is cut, what you type is kept in the browser, and sent and judged when it is back.
# A club: tables open to all
open-tables = { $n ->
    [one] { $n } open table
   *[other] { $n } open tables
}
open-tables-title = Tables where anybody may sit down
open-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
open-option = { $what }: { $how }
open-to-all = Anybody may sit down
open-to-all-help = The table stands on the shelf with its free seats until they are taken. Seats for “a friend, by link” are free to all then; their links work as well.
open-here = This table stands on the shelf: anybody may sit down.
open-not-here = Only those who have a link may sit down.
open-close = Take it off the shelf
open-up = Let anybody sit down
bound-sitting = You have sat down at many tables in a short time.
refused-open-no-seat = A table that is open to all needs a free seat: choose “a friend, by link” for one.
refused-open-name = People who don’t know each other need names: write yours, then the table can be open to all.
refused-not-open = This table isn’t open to all: you can watch, or ask for a link.
refused-not-opener = Only who opened the table may change that.

# Me
me = Me
me-lead = { $n ->
    [0] No account, no password: this browser holds a key, and the key is you. You sit at no table yet.
    [one] No account, no password: this browser holds a key, and the key is you. It holds your seat at { $n } table.
   *[other] No account, no password: this browser holds a key, and the key is you. It holds your seats at { $n } tables.
}
me-name-text = It is used at new tables; where you sit already, nothing changes.
me-carry = On another device
me-carry-text = Your phone or another computer can be you as well, with all your tables. This device stays you, too.
me-carry-do = Show a code for the other device
me-words = Words from your other device
me-words-do = Go on here
carry-text = Open this link on your other device, or let its camera read the square. It works once, within ten minutes.
carry-words = Or type these words there, under “Me”
carry-warning = Keep them to yourself: whoever uses them first is you, at all your tables.
carried-text = Shall this device be “{ $name }” from now on?
carried-warning = Only if the code comes from your own device. Whoever made it sits in your seats with you.
carried-along = { $n ->
    [1] Take the table of this device along, too; without that it is out of reach.
   *[other] Take the { $n } tables of this device along, too; without that they are out of reach.
}
carried-do = Go on here
carried-not = No
me-export = Take it along
me-export-text = Everything that is kept under your key, in one file: your tables, their records, what you said there. Your key isn’t in it.
me-export-do = Download what is mine
me-delete = Delete it
me-delete-text = { $n ->
    [0] Your name, your key and what you said leave this house for good. Finished games stay, without a name.
    [1] Your name, your key and what you said leave this house for good. Finished games stay, without a name; in the one that goes on a bot plays for you.
   *[other] Your name, your key and what you said leave this house for good. Finished games stay, without a name; in the { $n } that go on a bot plays for you.
}
me-delete-sure = I know that nobody can bring it back.
me-delete-do = Delete what is mine
bound-carrying = Codes for another device were made or tried many times in a short time.
refused-no-words = These aren’t the words of a code: there are { $n }, as your other device shows them.
refused-not-sure = Nothing was deleted: tick the box first.
help-me = Your key
help-me-text = There is no account: a key in this browser is you. “Me” takes it to another device by a square, a link or six words, gives you all that is kept of you in one file, or deletes it: games that go on are played by a bot, finished ones stay without a name.

# Who doesn’t get along
mute = Hide what { $name } says
unmute = Show what { $name } says
tell-keeper = Tell the house’s keeper
told-keeper = The house’s keeper is told
told-keeper-text = What you wrote and which table it is about are kept for who looks after this house. Nobody at the table sees it.
me-muted = Muted
me-muted-text = { $n ->
    [one] You don’t read what { $n } person says, at any table. They don’t know.
   *[other] You don’t read what { $n } people say, at any table. They don’t know.
}
me-muted-do = Read everybody again
bound-reports = You have told the house’s keeper much in a short time.
refused-nobody-to-mute = Nobody else sits there whose words could be hidden.
help-manners = When somebody is unpleasant
help-manners-text = In the table’s menu you can hide what somebody says, here and at every other table; they don’t know. “Tell the house’s keeper” sends your words and the table’s name to who looks after this house.

# The ladder of people
ladder = Ladder
ladder-of = Ladder: { $game }
ladder-each = Ladder of the people who want to stand on it:
ladder-text = Who wants to stands here, under a name of their choice. Games of two or more of them count; practice, forks and the same deal again don’t. Who left a game to a bot comes last in it. Ranked by what somebody is at least, most likely: the fewer games, the wider the ±.
ladder-rank = Rank
ladder-strength = Strength
ladder-games = Games
ladder-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ladder-empty = Nobody stands here yet: it takes a game of two who want to.
ladder-join = Stand on the ladder
ladder-yours = Your ladders
ladder-me-text = If you wish, games with others who wish so count, and your name and strength stand on a page that everybody can read. Whoever doesn’t is not counted and not shown.
ladder-name = Your name on the ladders
ladder-on = Stand on the ladders
ladder-off = Leave the ladders; what is kept for them is deleted
refused-ladder-name = A ladder needs a name.
help-ladder = Ladder
help-ladder-text = Under “Me” you may choose to stand on the ladders, one for each game. Only games with at least two people who chose so count, and everybody can read the names there. Leaving deletes what was kept.

# Time to think
think = Time for a turn
think-long = as long as one likes
think-help = Choosing one makes it a game over days: who takes longer is replaced by a bot, which plays on until they take their seat back.
think-here = A turn may take { $time }; then a bot plays on, until its person takes the seat back.
think-until = { $name } has time until { $when }.
refused-think = A turn may take 1, 2, 3 or 7 days, or as long as one likes (0), not “{ $days }”.

# Tournaments
tournament = Tournament
to-tournament = To the tournament
tournament-here = A table of a tournament.
tournament-new = A new tournament
tournament-of = Tournament: { $game }
tournament-text = A few rounds, in each of which those play together who did about as well so far. You get a link; who has it joins under a name, and when you start it the tables open by themselves, round after round.
tournament-seats = Players at a table
tournament-seats-help = Bots fill the chairs that stay empty. At tables for two, who is left over wins a round without playing.
tournament-rounds = Rounds
tournament-clock-help = In one sitting a turn may take ten minutes, over days three days; then a bot plays on, until its person takes the seat back.
tournament-open = Open the tournament
tournament-terms = { $rounds ->
    [one] { $rounds } round, { $seats } at a table.
   *[other] { $rounds } rounds, { $seats } at a table.
}
tournament-who = { $n ->
    [0] Nobody has joined yet
    [one] { $n } plays
   *[other] { $n } play
}
tournament-join = Join
tournament-leave = I won’t play after all
tournament-leave-later = I play no further round
tournament-start = Start the first round
tournament-start-help = It takes at least { $n }. Nobody can join any more once it has begun.
tournament-wait = It begins when the person who opened it says so. Your table then waits for you here and among your tables.
tournament-link = Who has this link may join and look on
tournament-follow = Who has this link may look on
tournament-standings = Standings
tournament-round = Round { $n }
tournament-round-of = Round { $n } of { $rounds }
tournament-goes-on = The next one opens by itself when all tables are over.
tournament-won = Won by { $names }
tournament-over = The tournament is over.
tournament-your-table = To your table
tournament-points = Points
tournament-against = Met
tournament-against-text = The points of the people met, all together (Buchholz)
tournament-mean = Mean rank
tournament-mean-text = The rank at the tables, on average
tournament-counts = A win is a point; who shares it shares the point. Then counts how many points the people met have, then the mean rank at the tables. Who leaves a game to a bot is last there.
tournament-table = Table { $n }
tournament-playing = being played
tournament-bye = Wins without playing
tournament-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
tournament-left = has left
tournament-nobody = Somebody
bound-tournaments = You have opened many tournaments in a short time.
bound-joining = You have joined many tournaments in a short time.
refused-no-tournaments = This house has no tournaments: its keeper can allow them.
refused-rounds = A tournament has { $least } to { $most } rounds, not { $n }.
refused-tournament-name = A tournament needs your name.
refused-tournament-same-name = Somebody is called “{ $name }” here already: choose another name.
refused-tournament-begun = The tournament has begun: nobody can join any more.
refused-tournament-full = The tournament is full: { $n } play in it.
refused-tournament-few = A tournament takes at least { $n } people.
refused-tournament-opener = Only who opened the tournament may start it.
help-tournament = Tournaments
help-tournament-text = Where the house allows it, a game’s page “New table” leads to a tournament: choose how many sit at a table and how many rounds there are, and give the link away. When you start it everybody finds their table there and under “My tables”; the next round opens by itself after the last table of the one before, for those who did about as well. Everybody who has the link sees the standings.
# Reminders
reminders = Reminders
reminders-text = At a table over days you are told when it is your turn and you aren’t there: once, and once more when a quarter of your time is left.
reminders-mail-to = By e-mail to { $address }
reminders-mail-asked = By e-mail to { $address }, as soon as you open the link that was sent there and confirm it.
reminders-browser = In a browser, by { $by }
reminders-off = Stop
reminders-address = Your e-mail address
reminders-mail-do = Send me a link to confirm it
reminders-mail-help = The address is kept under your key for this alone, and deleted as soon as you stop. Nobody at the table sees it.
reminders-push-do = Remind me in this browser
reminders-denied = This browser takes no reminders: it was told not to, or it can’t.
reminders-tables = Of which tables
reminders-table-off = not of this one
reminders-table-no = Don’t remind me of this table of { $game }
reminders-table-yes = Remind me of this table of { $game }
remind-first = Your turn: { $game }
remind-last = A quarter of your time is left: { $game }
remind-played = { $name } has played.
remind-begins = Everybody has sat down.
remind-turn = It is your turn at your table of { $game }.
remind-until = You have time until { $when }; then a bot plays on for you.
remind-mail-why = You get this because you asked for reminders at { $house }.
remind-mail-stop = No more of them:
remind-confirm = Reminders from Malecón
remind-confirm-mail = Somebody, most likely you, wants to be reminded at this address of tables at { $house }. Open this link within a day and confirm it:
remind-confirm-ignore = If it wasn’t you, do nothing: no other mail will come.
remind-confirm-text = Shall reminders of your tables go to { $address }?
remind-confirm-do = Yes, remind me there
remind-confirmed = Reminders of your tables over days come by e-mail from now on. Every one of them has a link that stops them.
remind-stop-text = Shall no more reminders come this way?
remind-stop-do = Stop them
remind-stopped = No more reminders come this way, and the address is deleted.
bound-mails = Many mails to confirm an address were asked for in a short time.
refused-no-address = That isn’t an e-mail address: one looks like name@example.org.
refused-address-asked = This address has been asked several times today. Confirm one of those mails, or wait a day.
refused-mail-not-sent = The mail could not be sent, and nothing was kept. Look at the address, or try again later.
refused-no-push = This browser’s reminders go through a service that this house doesn’t know.
help-reminders = Reminders
help-reminders-text = If the house offers it, “Me” lets you choose to be told when it is your turn at a table over days and its page isn’t open: by e-mail, once you have confirmed the address, or by this browser. One reminder comes after a quiet time, one more when a quarter of your time is left. Stop them there, for a single table or altogether, or by the link in every mail.

# The card of what a mouse points at, where one click is a whole turn
one-click = { $lost ->
    [yes] One click: { $what }. No undo.
   *[no] One click: { $what }.
}
## At the real table

luck-nth = { $n } of { $of }
todo-before = { $n ->
    [1] 1 turn before
   *[other] { $n } turns before
}
outbox-forget-one = Forget this one
outbox-forget-all = Forget them all
outbox-held = This was typed after what you have forgotten: send it only if it is still meant.
# Pages that answer, and what they say
go-back = Back
save = Save
saved = Saved.
words-used = These words don’t fit, or were used already. Ask your other device for a new code.
refused-blank-name = A name needs a letter or a number: this one is empty.
report-text = The file has the game and what your browser is: send it along when you write about a fault of the program. “Tell the house’s keeper” sends your words, and the table they are about, to who runs this house.
story-and-chat = Story and chat
resigned = You gave up: a bot plays on for you.
think-left = { $time } left
names-and = { $names } and { $last }
prompt-theirs = { $name }’s turn — { $what }

# What bots like

taste = The bots’ taste
taste-none = none: what is best
taste-any = each its own, drawn by luck
taste-help = With a taste a bot thinks as far as ever, but likes some things more than they are worth.
help-levels = How strong the bots are
help-levels-text = From weakest to strongest: random plays anything that is allowed. Easy is for a first game; greedy plays its own turn by rule of thumb and is the yardstick for the others: which of the two is stronger differs from game to game. Medium looks a little ahead, hard further. Expert thinks up to half a second a choice, master up to three seconds.
help-taste = The bots’ taste
help-taste-text = A level says how far a bot thinks. Where a new table asks for it, bots may have a taste, too: one would rather ship, another vote. Such a bot likes some things more than they are worth, so that it plays another game. “Each its own” lets luck choose for every bot; what it became stands beside its name.
