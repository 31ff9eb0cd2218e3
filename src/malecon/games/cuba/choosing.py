"""How hands choose in Cuba."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "board": "plantation-{colour}",
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
        "spend": "yard-{thing}",
        "roll": "yard-tobacco",
        "distil": "yard-sugar",
        "votes": "parliament",
        "pay": "yard-{thing}",
        "pay-pesos": "purse",
    },
    amounts=("spend", "roll", "distil", "votes"),
    pairs=("swap",),
    several=("harvest", "load", "sell", "buy", "enact", "pay"),
    together=("pay",),
    preset=("harvest", "load", "sell", "spend", "roll", "distil", "pay"),
    stakes={"votes": {"peso": -1, "vote": 1}},
    quick=("play", "work", "use"),
    out=("done", "take-points", "take-pesos", "refuse", "votes 0"),
    answers=("refuse",),
)
