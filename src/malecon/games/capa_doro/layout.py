# compiled by mypyc
"""How the pieces of Capa d'Oro lie in rows of numbers."""

from typing import Final

SORTS: Final = 4  # of tobacco, and so of regions
CENTRAL_AMERICA: Final = 3

# A place is region · 12 + row · 3 + column; a region with fewer rows leaves its last ones unused.
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
BARGAIN_TILE: Final = 5  # the last of owners

# A tile is a cigar's number; three slots a seat, −1 where no tile lies.
TURNED: Final = 36  # added once it is rolled
SLOTS: Final = 3

ASKED: Final = 10  # more than a tile may ask for of a sort, as `limits` of data.toml has it
