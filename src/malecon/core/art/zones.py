"""Parts of a board that a small screen shows one at a time: the same drawing, another `viewBox`."""

from __future__ import annotations

from dataclasses import dataclass

PHONE = (390, 392)  # the most that a zone gets of an upright phone, in pixels
TOUCH = 44  # what a finger needs, in pixels


@dataclass(frozen=True, slots=True)
class Zone:
    """A rectangle of the board, in its units. Its name is the game's text `zone-<name>`, its sign a symbol."""

    name: str
    sign: str
    x: int
    y: int
    w: int
    h: int

    @property
    def view_box(self) -> str:
        return f"{self.x} {self.y} {self.w} {self.h}"

    def scale(self, width: float = PHONE[0], height: float = PHONE[1]) -> float:
        """How many pixels a unit gets when the zone is fitted into so many.

        >>> Zone("market", "peso", 0, 0, 195, 100).scale()
        2.0
        """
        return min(width / self.w, height / self.h)

    def holds(self, x: float, y: float, w: float, h: float) -> bool:
        """Whether a rectangle lies in it, whole.

        >>> zone = Zone("market", "peso", 0, 0, 195, 100)
        >>> zone.holds(150, 10, 45, 90), zone.holds(160, 10, 45, 90)
        (True, False)
        """
        return self.x <= x and self.y <= y and x + w <= self.x + self.w and y + h <= self.y + self.h


def whole(sign: str = "zone-all") -> Zone:
    """The board as a whole, which every game has first: an overview."""
    return Zone("all", sign, 0, 0, 1200, 820)
