# compiled by mypyc
"""The moves of Cuba, by family."""

from typing import Final

from malecon.core.lexicon import Lexicon
from malecon.games.cuba.words import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DOCKS,
    FIELDS,
    LAWS,
    MOST_MADE,
    MOST_SEATS,
    MOST_SPENT,
    MOST_VOTES,
    PRODUCTS,
    SHIPS,
    THINGS,
    WARES,
)

LEXICON: Final = Lexicon()
_raw: Final = THINGS[:PRODUCTS]
_ships: Final = range(1, SHIPS + 1)

# Chance.
FIRST: Final = LEXICON.family("first {seat}", seat=range(MOST_SEATS))
SHIP: Final = LEXICON.family("ship {ship}", ship=_ships)
BILL: Final = LEXICON.family("bill {law}", law=LAWS)

# Seats.
BOARD: Final = LEXICON.family("board {colour}", colour=COLOURS)
TAKE: Final = LEXICON.family("take {thing}", thing=_raw)
TAKE_POINTS: Final = LEXICON.family("take points")
TAKE_PESOS: Final = LEXICON.family("take pesos")
DELEGATE: Final = LEXICON.family("delegate {card}", card=CARDS)
PLAY: Final = LEXICON.family("play {card}", card=CARDS)
WORK: Final = LEXICON.family("work {field}", field=FIELDS)
HARVEST: Final = LEXICON.family("harvest {field}", field=FIELDS)
SELL: Final = LEXICON.family("sell {thing}", thing=WARES)
BUY: Final = LEXICON.family("buy {thing}", thing=WARES)
BUILD: Final = LEXICON.family("build {building}", building=BUILDINGS)
SITE: Final = LEXICON.family("on {field}", field=FIELDS)
USE: Final = LEXICON.family("use {building}", building=BUILDINGS)
SPEND: Final = LEXICON.family("spend {thing} {n}", thing=THINGS, n=range(1, MOST_SPENT + 1))
ROLL: Final = LEXICON.family("roll {n}", n=range(1, MOST_MADE + 1))
DISTIL: Final = LEXICON.family("distil {n}", n=range(1, MOST_MADE + 1))
SWAP: Final = LEXICON.family("swap {thing} {other_thing}", thing=WARES, other_thing=WARES)
VETO: Final = LEXICON.family("veto {law}", law=LAWS)
BECKON: Final = LEXICON.family("beckon {ship}", ship=_ships)
LOAD: Final = LEXICON.family("load {thing} dock {dock}", key="load", thing=WARES, dock=range(1, DOCKS + 1))
VOTES: Final = LEXICON.family("votes {n}", n=range(MOST_VOTES + 1))
ENACT: Final = LEXICON.family("enact {law}", law=LAWS)
PAY: Final = LEXICON.family("pay {thing}", thing=_raw)
PAY_TAX: Final = LEXICON.family("pay pesos")
REFUSE: Final = LEXICON.family("refuse")
DONE: Final = LEXICON.family("done")
