"""What Lighthouse says of the shelf and of a table, as a person who plays sees them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.test_serve import house

pytestmark = [pytest.mark.heavy, pytest.mark.browser]
LIGHTHOUSE = "lighthouse@13.5.0"
LEAST = 0.95
CATEGORIES = ("accessibility", "best-practices")


@pytest.fixture(scope="module")
def lighthouse() -> list[str]:
    """The command; left out, and said so, where npm or its registry isn't there."""
    npx = shutil.which("npx")
    if npx is None:
        pytest.skip("no npm here, so no Lighthouse (Debian: apt install npm)")
    command = [npx, "--yes", LIGHTHOUSE]
    tried = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    if tried.returncode:
        pytest.skip(f"npm can't fetch {LIGHTHOUSE}: {tried.stderr.strip().splitlines()[-1:]}")
    return command


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[dict[str, str], str]]:
    """The addresses of the pages by their names, and the cookies of who plays there."""
    with house(tmp_path_factory.mktemp("house")) as (address, _):
        home = address.rstrip("/")
        with httpx.Client(base_url=home, headers={"origin": home}, follow_redirects=True) as ana:
            table = ana.post("/play/santiago")
            assert table.status_code == 200
            cookies = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
            yield {"shelf": home, "table": str(table.url)}, cookies


@pytest.mark.parametrize("page", ["shelf", "table"])
def test_pages_are_open_to_everybody_and_well_made(
    lighthouse: list[str], visit: tuple[dict[str, str], str], chromium: str, tmp_path: Path, page: str
) -> None:
    addresses, cookies = visit
    headers, report = tmp_path / "headers.json", tmp_path / "report.json"
    headers.write_text(json.dumps({"Cookie": cookies}), "utf-8")
    subprocess.run(
        [
            *lighthouse, addresses[page], "--quiet", "--output=json", f"--output-path={report}",
            f"--extra-headers={headers}", f"--only-categories={','.join(CATEGORIES)}",
            "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
        ],
        env={**os.environ, "CHROME_PATH": chromium}, check=True, timeout=240,
    )  # fmt: skip
    told = json.loads(report.read_text("utf-8"))
    scores = {name: told["categories"][name]["score"] for name in CATEGORIES}
    lacking = [audit["title"] for audit in told["audits"].values() if audit["score"] == 0]
    assert min(scores.values()) >= LEAST, (scores, lacking)
