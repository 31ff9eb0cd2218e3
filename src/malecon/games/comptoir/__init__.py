"""Comptoir des Antilles: porters for the ships, bonuses for the cargo, and somebody else to pay for it."""

from malecon.games.comptoir.game import Comptoir

GAME = Comptoir()
