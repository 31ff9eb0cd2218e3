# compiled by mypyc
"""What may be pending in Capa d'Oro. A frame is a kind and one number: kind + KINDS · number."""

from typing import Final

KINDS: Final = 16
DEALING: Final = 0
DRAWING_FIRST: Final = 1
ROLLING: Final = 2
DRAWING: Final = 3  # number: the cubes still to come out of the bag
TURNING_EVENT: Final = 4
DEVELOPING: Final = 5
SEEDING: Final = 6  # number: the seat that opens on a Seed place
GROWING: Final = 7  # number: the seat that opens on a Growth place
BEETLING: Final = 8
CHOOSING: Final = 9  # number: the event whose effect is chosen
ACTING: Final = 10
FRAMES: Final = (
    "deal", "draw-first", "roll", "draw", "event", "develop", "seed", "grow", "beetle", "choose", "act",
)  # fmt: skip
