"""How hands choose in Cuba."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "board": "board-{colour}",
        "take": "supply-{thing}",
        "take-points": "card-architect",
        "take-pesos": "card-mayor",
        "delegate": "card-{card}",
        "play": "card-{card}",
        "work": "field-{field}",
        "harvest": "field-{field}",
        "sell": "market-{thing}",
        "buy": "market-{thing}",
        "build": "building-{building}",
        "on": "field-{field}",
        "use": "own-{building}",
        "spend": "yard-{thing}",
        "veto": "bill-{law}",
        "beckon": "stack",
        "load": "dock-{dock}",
        "votes": "parliament",
        "enact": "bill-{law}",
        "pay": "yard-{thing}",
        "pay-pesos": "purse",
    },
    amounts=("spend", "roll", "distil", "votes"),
    pairs=("swap",),
    several=("harvest", "load", "sell", "buy"),
    preset=("harvest", "load"),
    quick=("play",),
    out=("done", "take-points", "take-pesos", "refuse"),
)
