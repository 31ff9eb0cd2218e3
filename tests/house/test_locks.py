"""The lock files hold hashes for everything and the address of nothing, so that any registry can serve them."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["requirements.lock", "bench/requirements.lock", "docs/requirements.lock", "tools/npm.lock"]


@pytest.mark.parametrize("name", [*LOCKS, "package-lock.json", ".npmrc"])
def test_no_lock_names_a_host(name: str) -> None:
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_is_pinned_with_a_hash(name: str) -> None:
    for package in re.split(r"\n(?=\S)", (ROOT / name).read_text(encoding="utf-8")):
        assert re.match(r"\S+==\S+.*\n +--hash=sha256:", package), package


def test_every_asset_is_pinned_with_a_hash() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)
