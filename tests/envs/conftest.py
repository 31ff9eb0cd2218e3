"""Without the frameworks' packages these tests are left out, aloud."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium", reason="no gymnasium here: pip install malecon[gym]")
pytest.importorskip("pettingzoo", reason="no pettingzoo here: pip install malecon[gym]")
