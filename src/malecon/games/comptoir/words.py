# compiled by mypyc
"""The words of Comptoir des Antilles: cargo, event tiles, Relations cards, and its moves by family."""

from typing import Final

from malecon.core.lexicon import Lexicon

CARGO: Final = ("madras", "rum", "spices", "vanilla")
GOODS: Final = 4  # kinds of cargo

QUAYS: Final = 4
SEATS: Final = 4  # the most players; rows by quay and seat have this width
SMALLEST: Final = 3  # the value of the smallest ship
LARGEST: Final = 8

EVENTS: Final = (
    "top-quality", "poor-quality", "damage", "exclusive", "storm", "pirates", "mutiny", "fire", "claim",
)  # fmt: skip
TOP_QUALITY: Final = 0
POOR_QUALITY: Final = 1
DAMAGE: Final = 2
EXCLUSIVE: Final = 3
STORM: Final = 4
PIRATES: Final = 5
MUTINY: Final = 6
FIRE: Final = 7
CLAIM: Final = 8
TILES: Final = 9  # kinds of event tile
AT_ONCE: Final = (DAMAGE, MUTINY, FIRE, CLAIM)  # the others stay with their ship

CARDS: Final = (
    "apprentice", "market-woman", "foreman", "innkeeper",
    "customs-officer", "shipowner", "harbour-master", "governor",
)  # fmt: skip
ALL_CARDS: Final = 255  # a hand of cards is a row of bits

MOST_BID: Final = 99  # a game is over before anybody has more

LEXICON: Final = Lexicon()
_quay: Final = range(1, QUAYS + 1)

# Chance.
SHIP: Final = LEXICON.family("ship {n}", n=range(SMALLEST, LARGEST + 1))
DEAL: Final = LEXICON.family("cargo {cargo}", cargo=CARGO)
DRAW: Final = LEXICON.family("draw {cargo}", cargo=CARGO)
FIRST: Final = LEXICON.family("first {seat}", seat=range(SEATS))
REVEAL: Final = LEXICON.family("reveal {event}", event=EVENTS)

LEXICON.luck_ends()

# Seats.
AUCTION: Final = LEXICON.family("auction")
BID: Final = LEXICON.family("bid {n}", n=range(1, MOST_BID + 1))
PASS: Final = LEXICON.family("pass")
EVENT: Final = LEXICON.family("event {event} {quay}", event=EVENTS, quay=_quay)
CARD: Final = LEXICON.family("card {card}", card=CARDS)
MOVE: Final = LEXICON.family("move {seat} {quay} {to}", seat=range(SEATS), quay=_quay, to=_quay)
SEND: Final = LEXICON.family("send {seat} {quay}", seat=range(SEATS), quay=_quay)
LOAD: Final = LEXICON.family("load {quay}", quay=_quay)
SLATE: Final = LEXICON.family("slate {seat}", seat=range(SEATS))
PAY: Final = LEXICON.family("pay")
STOCK: Final = LEXICON.family("stock {cargo} {quay}", cargo=CARGO, quay=_quay)
DONE: Final = LEXICON.family("done")
