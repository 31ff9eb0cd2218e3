"""How hands choose in Capa d'Oro."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "seed": "field-{region}-{row}",
        "grow": "field-{region}-{row}",
        "bargain": "field-{region}-{row}",
        "customs": "region-{region}",
        "drought": "region-{region}",
        "fashion": "market-{region}",
        "glut": "market-{region}",
        "blight": "field-{region}-{row}",
        "harvest": "field-{region}-{row}",
        "sow": "field-{region}-{row}",
        "sow-neutral": "field-{region}-{row}",
        "buy": "market-{tobacco}",
        "sell": "market-{tobacco}",
        "roll": "cigar-{cigar}",
    },
    several=("buy", "sell"),
    out=("done",),
)
