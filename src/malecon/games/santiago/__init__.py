"""Santiago de Cuba: goods for the ship, favours from the locals."""

from malecon.games.santiago.game import Santiago

GAME = Santiago()
