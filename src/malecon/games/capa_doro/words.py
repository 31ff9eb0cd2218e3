# compiled by mypyc
"""The words of Capa d'Oro: its regions, tobaccos, cigars and events, and its moves by family."""

from typing import Final

from malecon.core.lexicon import Lexicon
from malecon.games.capa_doro.layout import MOST_ROWS

# A region grows one tobacco: the first region the first tobacco, and so on.
REGIONS: Final = ("asia", "south-asia", "africa", "central-america")
TOBACCOS: Final = ("orange", "grey", "brown", "gold")
CUBES: Final = (*TOBACCOS, "beetle")
BEETLE_CUBE: Final = 4
COLUMNS: Final = ("seed", "growth", "harvest")
EVENTS: Final = ("customs", "bargain", "drought", "rain", "fashion", "glut", "blight", "credit")
FACES: Final = 6

CLASSES: Final = ("a", "b", "c")
CLASS: Final = 12  # cigars of a class
CIGARS: Final = (
    "minuto", "perla", "cadete", "entreacto", "chico", "panatela",
    "conserva", "crema", "nacional", "veguero", "placera", "belvedere",
    "corona", "robusto", "mareva", "cazador", "cervantes", "dalia",
    "campana", "hermoso", "belicoso", "edmundo", "francisco", "britanica",
    "churchill", "piramide", "salomon", "diadema", "lancero", "julieta",
    "prominente", "sublime", "gigante", "rodolfo", "maravilla", "capa-doro",
)  # fmt: skip

LEXICON: Final = Lexicon()
_row: Final = range(1, MOST_ROWS + 1)

# Chance.
DEAL: Final = LEXICON.family("deal {cigar}", cigar=CIGARS)
FIRST: Final = LEXICON.family("first {seat}", seat=range(4))
DIE: Final = LEXICON.family("die {n}", n=range(1, FACES + 1))
CUBE: Final = LEXICON.family("cube {cube}", cube=CUBES)
EVENT: Final = LEXICON.family("event {event}", event=EVENTS)

LEXICON.luck_ends()

# Seats: the opening.
OPEN_SEED: Final = LEXICON.family("seed {region} {row}", region=REGIONS, row=_row)
OPEN_GROWTH: Final = LEXICON.family("grow {region} {row}", region=REGIONS, row=_row)
# Seats: growth.
BEETLE: Final = LEXICON.family(
    "beetle {region} {row} {column}", key="beetle-plantation", region=REGIONS, row=_row, column=COLUMNS
)
BEETLE_STOCK: Final = LEXICON.family("beetle stock {other}", other=range(4))
# Seats: what an event strikes, as the events are listed; rain and credit leave no choice.
CHOICES: Final[list[int]] = [
    LEXICON.family("customs {region}", region=REGIONS),
    LEXICON.family("bargain {region} {row}", region=REGIONS, row=_row),
    LEXICON.family("drought {region}", region=REGIONS),
    -1,
    LEXICON.family("fashion {region}", region=REGIONS),
    LEXICON.family("glut {region}", region=REGIONS),
    LEXICON.family("blight {region} {row} {column}", region=REGIONS, row=_row, column=COLUMNS),
    -1,
]
# Seats: actions.
REAP: Final = LEXICON.family("harvest {region} {row}", region=REGIONS, row=_row)
SOW: Final = LEXICON.family("sow {region} {row}", region=REGIONS, row=_row)
SOW_NEUTRAL: Final = LEXICON.family("sow neutral {region} {row}", region=REGIONS, row=_row)
BUY: Final = LEXICON.family("buy {tobacco}", tobacco=TOBACCOS)
SELL: Final = LEXICON.family("sell {tobacco}", tobacco=TOBACCOS)
ROLL: Final = LEXICON.family("roll {cigar}", cigar=CIGARS)
DONE: Final = LEXICON.family("done")
