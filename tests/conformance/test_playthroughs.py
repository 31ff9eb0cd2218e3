"""The interface says today what it said when the playthroughs were written, compiled or not."""

import pytest

from tests.conformance.configurations import Configuration
from tests.conformance.playthrough import chosen, lines, path


@pytest.mark.parametrize("configuration", chosen(), ids=str)
def test_playthrough(configuration: Configuration) -> None:
    file = path(configuration)
    assert file.exists(), "new: write it with `python -m tests.conformance.playthrough`"
    assert "\n".join(lines(configuration)) + "\n" == file.read_text("utf-8"), (
        "the interface has changed; if that is meant, `python -m tests.conformance.playthrough` writes it anew"
    )
