"""The vocabulary all games are written in: game, state, move, chance, story, record."""
