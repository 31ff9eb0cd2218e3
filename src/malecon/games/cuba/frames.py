# compiled by mypyc
"""What may be pending in Cuba. A frame is a kind and one number: kind + KINDS · number."""

from typing import Final

KINDS: Final = 32
DRAWING_FIRST: Final = 0
DEALING_SHIPS: Final = 1
BILLING: Final = 2  # number: the type of the next bill
ARRIVING: Final = 3  # ships come until no place is empty
STARTING: Final = 4  # number: the seat + 8 · materials + 32 · products still to choose
DELEGATING: Final = 5  # number: the seats that have not chosen, as bits
ACTING: Final = 6  # number: cards played in this round
PLACING: Final = 7  # the worker's pawn
HARVESTING: Final = 8  # number: the fields harvested, as bits + 4096 · fields still free of water
TRADING: Final = 9  # number: wares being sold, as bits + 32 · those being bought + 1024 · those that changed direction
BUILDING: Final = 10
SITING: Final = 11  # number: the building just paid for
OVERSEEING: Final = 12  # number: the fields used, as bits
USING: Final = 13  # number: the building + 32 · things it may still take
LOADING: Final = 14  # number: the loader + 4 · dock + 16 · (ware + 1) + 128 · wares it may still load
VOTING: Final = 15  # number: the seats that have not bought, as bits + 32 at the second buying
ENACTING: Final = 16  # number: bills still to pass
TAXING: Final = 17  # number: seats asked
TOLLING: Final = 18  # the duty; number: seats asked + 8 · things the present one still has to pay
CHOOSING: Final = 19  # number: the seat that chooses its board
FRAMES: Final = (
    "draw-first", "deal-ships", "bills", "ships", "start", "delegates", "act", "work", "harvest", "trade",
    "build", "site", "oversee", "use", "load", "vote", "enact", "tax", "duty", "boards",
)  # fmt: skip

# Who loads a ship.
BY_MAYOR: Final = 0
BY_SMALL_OFFICE: Final = 1
BY_LARGE_OFFICE: Final = 2
LOADERS: Final = ("mayor", "small-harbour-office", "large-harbour-office")

# The black markers on the «instead» spaces, as bits.
MATERIAL_TAKEN: Final = 1
PRODUCT_TAKEN: Final = 2
ARCHITECT_FIRST: Final = 4
ARCHITECT_SECOND: Final = 8
MAYOR_FIRST: Final = 16
MAYOR_SECOND: Final = 32
MARKERS: Final = ("material", "product", "architect-1", "architect-2", "mayor-1", "mayor-2")
