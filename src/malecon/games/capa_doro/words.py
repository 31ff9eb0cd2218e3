# compiled by mypyc
"""The words of Capa d'Oro: its regions, tobaccos, cigars and events, and its moves by family."""

from typing import Final

from malecon.core.lexicon import Lexicon

# A region grows one tobacco: the first region the first tobacco, and so on.
REGIONS: Final = ("asia", "south-asia", "africa", "central-america")
TOBACCOS: Final = ("orange", "grey", "brown", "gold")
SORTS: Final = 4  # of tobacco, and so of regions
CENTRAL_AMERICA: Final = 3
CUBES: Final = (*TOBACCOS, "beetle")
BEETLE_CUBE: Final = 4

# A place is region · 12 + row · 3 + column; a region with fewer rows leaves its last ones unused.
COLUMNS: Final = ("seed", "growth", "harvest")
SEED: Final = 0
GROWTH: Final = 1
HARVEST: Final = 2
MOST_ROWS: Final = 4
ROWS: Final = 16  # of all regions, numbered with the gaps
WIDE: Final = 3  # places of a row
REGION: Final = 12  # places of a region
PLACES: Final = 48

# What stands on a place: 0 is nothing, else bales + PLANTATION · (owner + 1).
PLANTATION: Final = 8
NEUTRAL: Final = 4
BARGAIN_TILE: Final = 5

# Twelve cigars a class, A, B, C; a tile lies in one of three slots of a seat.
CLASSES: Final = ("a", "b", "c")
CIGARS: Final = (
    "minuto", "perla", "cadete", "entreacto", "chico", "panatela",
    "conserva", "crema", "nacional", "veguero", "placera", "belvedere",
    "corona", "robusto", "mareva", "cazador", "cervantes", "dalia",
    "campana", "hermoso", "belicoso", "edmundo", "francisco", "britanica",
    "churchill", "piramide", "salomon", "diadema", "lancero", "julieta",
    "prominente", "sublime", "gigante", "rodolfo", "maravilla", "capa-doro",
)  # fmt: skip
CLASS: Final = 12  # cigars of a class
TURNED: Final = 36  # added to a tile in a slot once it is rolled
SLOTS: Final = 3

EVENTS: Final = ("customs", "bargain", "drought", "rain", "fashion", "glut", "blight", "credit")
CUSTOMS_EVENT: Final = 0
BARGAIN_EVENT: Final = 1
DROUGHT_EVENT: Final = 2
RAIN_EVENT: Final = 3
FASHION_EVENT: Final = 4
GLUT_EVENT: Final = 5
BLIGHT_EVENT: Final = 6
CREDIT_EVENT: Final = 7

FACES: Final = 6

LEXICON: Final = Lexicon()
_row: Final = range(1, MOST_ROWS + 1)

# Chance.
DEAL: Final = LEXICON.family("deal {cigar}", cigar=CIGARS)
FIRST: Final = LEXICON.family("first {seat}", seat=range(4))
DIE: Final = LEXICON.family("die {n}", n=range(1, FACES + 1))
CUBE: Final = LEXICON.family("cube {cube}", cube=CUBES)
EVENT: Final = LEXICON.family("event {event}", event=EVENTS)

# Seats: the opening.
OPEN_SEED: Final = LEXICON.family("seed {region} {row}", region=REGIONS, row=_row)
OPEN_GROWTH: Final = LEXICON.family("grow {region} {row}", region=REGIONS, row=_row)
# Seats: growth.
BEETLE: Final = LEXICON.family(
    "beetle {region} {row} {column}", key="beetle-plantation", region=REGIONS, row=_row, column=COLUMNS
)
BEETLE_STOCK: Final = LEXICON.family("beetle stock {other}", other=range(4))
CUSTOMS: Final = LEXICON.family("customs {region}", region=REGIONS)
BARGAIN: Final = LEXICON.family("bargain {region} {row}", region=REGIONS, row=_row)
DROUGHT: Final = LEXICON.family("drought {region}", region=REGIONS)
FASHION: Final = LEXICON.family("fashion {region}", region=REGIONS)
GLUT: Final = LEXICON.family("glut {region}", region=REGIONS)
BLIGHT: Final = LEXICON.family("blight {region} {row} {column}", region=REGIONS, row=_row, column=COLUMNS)
# The first of the moves among which each event lets choose; rain and credit leave no choice.
CHOICES: Final = [CUSTOMS, BARGAIN, DROUGHT, -1, FASHION, GLUT, BLIGHT, -1]
# Seats: actions.
REAP: Final = LEXICON.family("harvest {region} {row}", region=REGIONS, row=_row)
SOW: Final = LEXICON.family("sow {region} {row}", region=REGIONS, row=_row)
SOW_NEUTRAL: Final = LEXICON.family("sow neutral {region} {row}", region=REGIONS, row=_row)
BUY: Final = LEXICON.family("buy {tobacco}", tobacco=TOBACCOS)
SELL: Final = LEXICON.family("sell {tobacco}", tobacco=TOBACCOS)
ROLL: Final = LEXICON.family("roll {cigar}", cigar=CIGARS)
DONE: Final = LEXICON.family("done")
