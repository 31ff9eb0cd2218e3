"""How hands choose in Capa d'Oro."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "seed": "field-{region}-{row}-seed",
        "grow": "field-{region}-{row}-growth",
        "bargain": "field-{region}-{row}-seed",
        "customs": "region-{region}",
        "drought": "region-{region}",
        "fashion": "market-{region}",
        "glut": "market-{region}",
        "blight": "field-{region}-{row}-{column}",
        "harvest": "field-{region}-{row}-harvest",
        "sow": "field-{region}-{row}-seed",
        "sow-neutral": "field-{region}-{row}-seed",
        "buy": "market-{tobacco}",
        "sell": "market-{tobacco}",
        "beetle-plantation": "field-{region}-{row}-{column}",
        "beetle-stock": "stock-{other}",
        "roll": "cigar-{cigar}",
    },
    several=("buy", "sell"),
    out=("done",),
)
