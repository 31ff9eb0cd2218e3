"""Cuba: plantations, a harbour, a parliament; six rounds before the revolution."""

from malecon.games.cuba.game import Cuba

GAME = Cuba()
