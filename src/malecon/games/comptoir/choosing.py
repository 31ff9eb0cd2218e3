"""How hands choose in Comptoir des Antilles."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "auction": "pile-events",
        "bid": "lot",
        "event": "ship-{quay}",
        "card": "card-{card}",
        "send": "porter-{quay}-{seat}",
        "move": "porter-{quay}-{seat}",
        "load": "ship-{quay}",
        "slate": "slate",
        "pay": "slate",
        "stock": "ship-{quay}",
    },
    amounts=("bid",),
    several=("load",),
    quick=("card",),
    out=("pass", "done", "pay"),
)
