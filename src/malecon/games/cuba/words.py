# compiled by mypyc
"""The words of Cuba: its things, cards, buildings, laws and fields."""

from typing import Final

# Materials, then products, then goods: what a field gives or a duty asks comes first, the wares stand together.
THINGS: Final = ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars")
WATER: Final = 2
SUGAR: Final = 4
TOBACCO: Final = 5
RUM: Final = 6
CIGARS: Final = 7
MATERIALS: Final = 3  # things before this one are materials
PRODUCTS: Final = 6  # from MATERIALS up to this one: products; from here on: goods
WARES: Final = THINGS[MATERIALS:]  # what ships carry and the market trades

CARDS: Final = ("worker", "trader", "architect", "foreman", "mayor")  # worth 1 to 5 votes
WORKER: Final = 0
TRADER: Final = 1
ARCHITECT: Final = 2
FOREMAN: Final = 3
MAYOR: Final = 4

BUILDINGS: Final = (
    "cement-works", "sawmill", "golf-course", "cloister", "rum-cafe", "cigar-cafe", "small-harbour-office",
    "large-harbour-office", "hotel", "inn", "general-store", "product-market", "material-market", "small-bank",
    "large-bank", "cigar-factory", "distillery", "black-market", "church", "town-hall", "dam", "lighthouse",
    "warehouse", "canadian-embassy",
)  # fmt: skip
GOLF_COURSE: Final = 2
RUM_CAFE: Final = 4
CIGAR_CAFE: Final = 5
SMALL_OFFICE: Final = 6
LARGE_OFFICE: Final = 7
HOTEL: Final = 8
INN: Final = 9
SMALL_BANK: Final = 13
LARGE_BANK: Final = 14
CIGAR_FACTORY: Final = 15
DISTILLERY: Final = 16
BLACK_MARKET: Final = 17
CHURCH: Final = 18
TOWN_HALL: Final = 19
DAM: Final = 20
LIGHTHOUSE: Final = 21
WAREHOUSE: Final = 22
EMBASSY: Final = 23

# Six laws of each of the four types; a law is 6 · type + its number.
TYPES: Final = ("tax", "duty", "subsidy", "other")
TAX: Final = 0
DUTY: Final = 1
SUBSIDY: Final = 2
OTHER: Final = 3
LAWS: Final = (
    "tax-1", "tax-2", "tax-3", "tax-4", "tax-5", "tax-buildings",
    "duty-citrus", "duty-sugar", "duty-tobacco", "duty-water", "duty-materials", "duty-products",
    "subsidy-buildings", "subsidy-materials", "subsidy-products", "subsidy-water", "subsidy-votes", "subsidy-pesos",
    "market-loses", "market-gains", "drought", "construction", "harbour", "corruption",
)  # fmt: skip
EACH: Final = 6  # laws of a type
TAX_BUILDINGS: Final = 5
FOR_BUILDINGS: Final = 0
FOR_MATERIALS: Final = 1
FOR_PRODUCTS: Final = 2
FOR_WATER: Final = 3
FOR_VOTES: Final = 4
MARKET_LOSES: Final = 0
MARKET_GAINS: Final = 1
DROUGHT: Final = 2
CONSTRUCTION: Final = 3
HARBOUR: Final = 4
CORRUPTION: Final = 5

# Three rows of four fields: row a is the upper one, column 1 the left one.
FIELDS: Final = ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4")
ACRES: Final = 12
SHIPS: Final = 15
SPACES: Final = 5  # of a ship
DOCKS: Final = 3
MOST_SEATS: Final = 5
COLOURS: Final = ("blue", "red", "yellow", "green", "purple")  # of the individual boards
MOST_SPENT: Final = 4  # by one use of a building that takes things
MOST_MADE: Final = 15  # goods of a kind in the game
MOST_VOTES: Final = 99  # that may be bought at once
