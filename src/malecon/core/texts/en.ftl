player = Player { $n }
name-of-seat = { $name } (seat { $n })
chance = Chance
mark-seat = Wins of seat { $n }

why-over = The game is over.
why-chance = Luck decides now, not a player.
why-not-yours = { $other } decides now.
why-not-seat = There is no seat { $n } at this table.
why-not-now = “{ $written }” is not possible now. You may: { $may }.
