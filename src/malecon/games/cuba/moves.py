# compiled by mypyc
"""The moves of Cuba, by family."""

from typing import Final

from malecon.core.lexicon import Lexicon
from malecon.games.cuba import words

LEXICON: Final = Lexicon()
_raw: Final = words.THINGS[: words.PRODUCTS]
_ships: Final = range(1, words.SHIPS + 1)

# Chance.
FIRST: Final = LEXICON.family("first {seat}", seat=range(words.MOST_SEATS))
SHIP: Final = LEXICON.family("ship {ship}", ship=_ships)
BILL: Final = LEXICON.family("bill {law}", law=words.LAWS)

LEXICON.luck_ends()

# Seats.
BOARD: Final = LEXICON.family("board {colour}", colour=words.COLOURS)
TAKE: Final = LEXICON.family("take {thing}", thing=_raw)
TAKE_POINTS: Final = LEXICON.family("take points")
TAKE_PESOS: Final = LEXICON.family("take pesos")
DELEGATE: Final = LEXICON.family("delegate {card}", card=words.CARDS)
PLAY: Final = LEXICON.family("play {card}", card=words.CARDS)
WORK: Final = LEXICON.family("work {field}", field=words.FIELDS)
HARVEST: Final = LEXICON.family("harvest {field}", field=words.FIELDS)
SELL: Final = LEXICON.family("sell {thing}", thing=words.WARES)
BUY: Final = LEXICON.family("buy {thing}", thing=words.WARES)
BUILD: Final = LEXICON.family("build {building}", building=words.BUILDINGS)
SITE: Final = LEXICON.family("on {field}", field=words.FIELDS)
USE: Final = LEXICON.family("use {building}", building=words.BUILDINGS)
SPEND: Final = LEXICON.family("spend {thing} {n}", thing=words.THINGS, n=range(1, words.MOST_SPENT + 1))
ROLL: Final = LEXICON.family("roll {n}", n=range(1, words.MOST_MADE + 1))
DISTIL: Final = LEXICON.family("distil {n}", n=range(1, words.MOST_MADE + 1))
SWAP: Final = LEXICON.family("swap {thing} {other_thing}", thing=words.WARES, other_thing=words.WARES)
VETO: Final = LEXICON.family("veto {law}", law=words.LAWS)
BECKON: Final = LEXICON.family("beckon {ship}", ship=_ships)
LOAD: Final = LEXICON.family("load {thing} dock {dock}", key="load", thing=words.WARES, dock=range(1, words.DOCKS + 1))
VOTES: Final = LEXICON.family("votes {n}", n=range(words.MOST_VOTES + 1))
ENACT: Final = LEXICON.family("enact {law}", law=words.LAWS)
PAY: Final = LEXICON.family("pay {thing}", thing=_raw)
PAY_TAX: Final = LEXICON.family("pay pesos")
REFUSE: Final = LEXICON.family("refuse")
DONE: Final = LEXICON.family("done")
