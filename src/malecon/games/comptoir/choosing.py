"""How hands choose in Comptoir des Antilles."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "event": "quay-{quay}",
        "card": "card-{card}",
        "send": "quay-{quay}",
        "move": "quay-{quay}",
        "load": "quay-{quay}",
        "stock": "quay-{quay}",
    },
    amounts=("bid",),
    several=("load",),
    quick=("card",),
    out=("pass", "done", "pay"),
)
