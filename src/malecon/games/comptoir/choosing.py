"""How hands choose in Comptoir des Antilles."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "auction": "pile-events",
        "bid": "lot",
        "event": "tile-{event}",
        "card": "card-{card}",
        "send": "porter-{quay}-{seat}",
        "move": "porter-{quay}-{seat}",
        "load": "ship-{quay}",
        "slate": "slate",
        "pay": "slate",
        "stock": "cargo-{cargo}",
    },
    amounts=("bid",),
    calls=("bid",),
    several=("load",),
    most=("load",),
    targets={"event": "ship-{quay}", "move": "ship-{to}"},
    quick=("card", "stock"),
    out=("pass", "done", "pay"),
    answers=("pass", "pay"),
    unseen=("cargo", "draw"),
)

# Where the moves of the others show.
TRACES = {
    "auction": "lot",
    "bid": "lot",
    "event": "ship-{quay}",
    "send": "ship-{quay}",
    "move": "ship-{to}",
    "load": "ship-{quay}",
    "slate": "slate",
    "stock": "quay-{quay}",
}
