"""Capa d'Oro: grow tobacco on four continents, roll the finest cigars."""

from malecon.games.capa_doro.game import CapaDoro

GAME = CapaDoro()
