# compiled by mypyc
"""What may be pending in Santiago de Cuba. A frame is a kind and one number: kind + number << BITS."""

from typing import Final

BITS: Final = 4
KIND: Final = 15
DEALING_CUBANS: Final = 0
DEALING_BUILDINGS: Final = 1
DRAWING_FIRST: Final = 2
ROLLING: Final = 3
LEAVING: Final = 4  # number: the seat that chooses the die left out
DRIVING: Final = 5
TAKING: Final = 6  # Pablo
GIVING: Final = 7  # El Zorro; number: the seat that gives
HIRING: Final = 8  # Alonso
MOVING_BROKER: Final = 9  # number: the flower
USING: Final = 10  # number: the building
DELIVERING: Final = 11  # number: the seat + 4 · the seats that are out, as bits
ENDING: Final = 12
NEXT: Final = 13
STAYING: Final = 14  # El Zorro: the building where the broker stands, once all have given
FRAMES: Final = (
    "deal-cubans", "deal-buildings", "draw-first", "roll", "leave", "drive", "take", "give",
    "hire", "broker", "use", "deliver", "end", "next", "stay",
)  # fmt: skip
