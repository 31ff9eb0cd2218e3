player = Player { $n }
name-of-seat = { $name } (seat { $n })
chance = Chance
# What a game counts, and the parts it is told in: a game may have words of its own for both.
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
score-word = points
chapter = Round { $n }
chapter-word = Round
chapter-each = round by round

mark-seat = Wins of seat { $n }

why-over = The game is over.
why-chance = Luck decides now, not a player.
why-not-yours = { $other } decides now.
why-not-seat = There is no seat { $n } at this table.
why-not-now = “{ $written }” is not possible now. You may: { $may }.

# What counts in a game, by what was learnt.
feature-points = a point
feature-judgement = a point by the hand-made heuristic
feature-sight = { $n }
