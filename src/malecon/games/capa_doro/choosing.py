"""How hands choose in Capa d'Oro."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "seed": "field-{region}-{row}-seed",
        "grow": "field-{region}-{row}-growth",
        "bargain": "field-{region}-{row}-seed",
        "drought": "region-{region}",
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
    times=("buy", "sell"),
    quick=("harvest",),
    out=("done",),
    groups={
        "harvest": ("harvest",),
        "sow": ("sow", "sow-neutral"),
        "trade": ("buy", "sell"),
        "roll": ("roll",),
    },
)
