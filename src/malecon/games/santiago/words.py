# compiled by mypyc
"""The words of Santiago de Cuba: its goods, Cubans and buildings, and its moves by family."""

from typing import Final

from malecon.core.lexicon import Lexicon

GOODS: Final = ("sugar", "tobacco", "citrus", "rum", "cigars", "wood")
SUGAR: Final = 0
TOBACCO: Final = 1
CITRUS: Final = 2
RUM: Final = 3
CIGARS: Final = 4
WOOD: Final = 5
ASKED: Final = 5  # the goods before this one have a die; wood has none

CUBANS: Final = ("pedro", "jose", "conchita", "miguel", "pablo", "maria", "martinez", "el-zorro", "alonso")
PEDRO: Final = 0
JOSE: Final = 1
CONCHITA: Final = 2
MIGUEL: Final = 3
PABLO: Final = 4
MARIA: Final = 5
MARTINEZ: Final = 6
EL_ZORRO: Final = 7
ALONSO: Final = 8

BUILDINGS: Final = (
    "bank", "church", "distillery", "cigar-factory", "black-market", "sawmill",
    "cafe", "customs-office", "casino", "harbour-master", "office", "newspaper",
)  # fmt: skip
BANK: Final = 0
CHURCH: Final = 1
DISTILLERY: Final = 2
CIGAR_FACTORY: Final = 3
BLACK_MARKET: Final = 4
SAWMILL: Final = 5
CAFE: Final = 6
CUSTOMS_OFFICE: Final = 7
CASINO: Final = 8
HARBOUR_MASTER: Final = 9
OFFICE: Final = 10
NEWSPAPER: Final = 11

FLOWERS: Final = ("yellow", "blue", "red", "white")  # three places each, in this order

STOPS: Final = 10  # the harbour is stop 0
MOST_ASKED: Final = 4  # the highest face of any die
MOST_TRADED: Final = 99  # what one use of the Casino may give

LEXICON: Final = Lexicon()
_good: Final = GOODS[:ASKED]
_asked: Final = range(1, MOST_ASKED + 1)

# Chance.
DEAL_CUBAN: Final = LEXICON.family("deal {cuban}", key="deal-cuban", cuban=CUBANS)
DEAL_BUILDING: Final = LEXICON.family("deal {building}", key="deal-building", building=BUILDINGS)
FIRST: Final = LEXICON.family("first {seat}", seat=range(4))
DIE: Final = LEXICON.family("die {good} {n}", good=_good, n=range(MOST_ASKED + 1))

LEXICON.luck_ends()

# Seats.
LEAVE: Final = LEXICON.family("leave {good}", good=_good)
DRIVE: Final = LEXICON.family("drive {n}", n=range(1, STOPS + 1))
TAKE: Final = LEXICON.family("take {good}", good=_good)
GIVE_PESO: Final = LEXICON.family("give peso")
GIVE_POINT: Final = LEXICON.family("give point")
GIVE: Final = LEXICON.family("give {good}", good=_good)
CLAIM: Final = LEXICON.family("claim {building}", building=BUILDINGS)
USE: Final = LEXICON.family("use {building}", building=BUILDINGS)
BROKER: Final = LEXICON.family("broker {building}", building=BUILDINGS)
DISTIL: Final = LEXICON.family("distil {n}", n=range(1, 9))
ROLL: Final = LEXICON.family("roll {n}", n=range(1, 9))
SWAP: Final = LEXICON.family("swap {good} {other_good}", good=_good, other_good=_good)
SAW: Final = LEXICON.family("saw")
CAFE_RUM: Final = LEXICON.family("cafe rum")
CAFE_CIGARS: Final = LEXICON.family("cafe cigars")
CAFE_BOTH: Final = LEXICON.family("cafe both")
CUSTOMS: Final = LEXICON.family("customs {good}", good=_good)
CASINO_POINT: Final = LEXICON.family("casino point {n}", n=range(1, MOST_TRADED + 1))
CASINO_PESO: Final = LEXICON.family("casino peso {n}", n=range(1, MOST_TRADED + 1))
VALUE_UP: Final = LEXICON.family("value up")
VALUE_DOWN: Final = LEXICON.family("value down")
OFFICE_DELIVER: Final = LEXICON.family("office {good}", good=_good)
TURN_DOWN: Final = LEXICON.family("newspaper {cuban}", cuban=CUBANS)
DELIVER: Final = LEXICON.family("deliver {good} {n}", good=_good, n=_asked)
DELIVER_WOOD: Final = LEXICON.family("deliver wood {n} for {good}", n=_asked, good=_good)
PASS: Final = LEXICON.family("pass")
