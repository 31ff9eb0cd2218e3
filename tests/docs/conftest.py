"""Packages as a reader of the book makes them."""

from __future__ import annotations

import pytest

from tests.docs.guide import Desk, blocks


@pytest.fixture(scope="session")
def pearls(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """The guide's game, made by its words alone."""
    desk = Desk(tmp_path_factory.mktemp("guide"))
    for block in blocks("write-a-game.md"):
        desk.follow(block)
    return desk
