# compiled by mypyc
"""What may be pending in Comptoir des Antilles. A frame is a kind and one number: kind + KINDS · number."""

from typing import Final

KINDS: Final = 32
DRAWING_FIRST: Final = 0
FILLING: Final = 1  # ships come to the empty quays
DEALING_CARGO: Final = 2  # face up, at set-up
DEALING_HANDS: Final = 3  # one secret tile a player, at set-up
DRAWING: Final = 4  # the active player draws cargo for the new ships
REVEALING: Final = 5  # an event tile is turned up
TURN: Final = 6  # before the card: auction, event tile, or the card itself
AFTER: Final = 7  # after the card: auction, event tile, or done
BIDDING: Final = 8  # number: the seat that bids or passes
ANYWHERE: Final = 9  # porters on ships as you like; number: left + LEFT · (last quay + 1)
APART: Final = 10  # porters at different quays; number: left + LEFT · quays served, as bits
TOGETHER: Final = 11  # porters on one ship; number: left + LEFT · (its quay + 1)
EACH: Final = 12  # one porter a quay in order; number: the next quay
MOVING: Final = 13  # a porter of anybody to another ship
SENDING: Final = 14  # a porter of another player home
PAYING: Final = 15  # the slate's holder pays or names another; number: the quay of the ship that sails
STOCKING: Final = 16  # the active player gives the new ships their cargo
ENDING: Final = 17
# Moments at which there is nothing to decide but whether to play an event tile (since rules 2).
SAILED: Final = 18  # after a ship's bonuses, before a commission that is nobody's choice; number: its quay
BETWEEN: Final = 19  # the porters of the Harbour master's tour, which lies beneath
LAST_CALL: Final = 20  # the new ships have their cargo

LEFT: Final = 16  # a placing frame's number: porters left below this, what it remembers above

FRAMES: Final = (
    "draw-first", "fill", "deal-cargo", "deal-hands", "draw", "reveal", "turn", "after", "bid",
    "anywhere", "apart", "together", "each", "move", "send", "pay", "stock", "end",
    "sailed", "between", "last-call",
)  # fmt: skip
