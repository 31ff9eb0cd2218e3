"""A position as people see it: as text, printed, or as pixels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from malecon.core.game import Game

MODES = ("human", "ansi", "rgb_array")
Frame = NDArray[np.uint8]

HEIGHT = 18  # of a letter, in pixels
WIDTH = 10
MARGIN = 12
COLUMNS, LINES = 100, 46  # every picture is of one size, as films want it
PAPER, INK = (250, 246, 236), (38, 50, 56)


def render(game: Game, view: Mapping[str, Any], viewer: int | None, mode: str | None) -> str | Frame | None:
    """What a seat (None: a spectator) sees, in the way an environment was asked for when it was made."""
    if mode is None:
        import gymnasium

        gymnasium.logger.warn("nothing is rendered without a render_mode: 'human', 'ansi' or 'rgb_array'")
        return None
    if mode == "rgb_array" and (game.folder / "board.jinja").is_file():
        # Only when asked: nothing else here needs the pages' templates.
        from malecon.envs.painting import paint

        return paint(game, view, viewer)
    text = game.picture(view, "en")
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        return pixels(text)
    print(text, flush=True)
    return None


def pixels(text: str) -> Frame:
    """The picture for a terminal, letter by letter: of games without a drawing."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (COLUMNS * WIDTH + 2 * MARGIN, LINES * HEIGHT + 2 * MARGIN), PAPER)
    draw = ImageDraw.Draw(image)
    for line, row in enumerate(text.splitlines()[:LINES]):
        for column, letter in enumerate(row[:COLUMNS]):
            if letter != " ":
                draw.text((MARGIN + column * WIDTH, MARGIN + line * HEIGHT), letter, INK, _font())
    return np.asarray(image, np.uint8)


@cache
def _font() -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(HEIGHT - 4)
