"""What is built from a clone works where nothing but Python is: no compiler, no npm, an empty environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).parents[2]
SCRIPT = "malecon/web/static/vendor/idiomorph.min.js"
# So that no C extension can be built, whatever the machine has.
BARE = {**os.environ, "CC": "false", "PYTHONPATH": ""}


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that belong to the project, as a clone would have them."""
    folder = tmp_path_factory.mktemp("clone")
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file() and name.split("/")[0] in (
            "src",
            "setup.py",
            "pyproject.toml",
            "README.md",
            "LICENSE",
        ):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def build(clone: Path, *what: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", "--no-isolation", *what, "."]
    return subprocess.run(command, cwd=clone, env=BARE, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(clone: Path) -> Path:
    """The folder with the wheel and the source archive."""
    refused = build(clone, "--wheel")
    assert refused.returncode != 0
    assert "`make assets` fetches it" in refused.stdout + refused.stderr
    shutil.copytree(ROOT / "src/malecon/web/static/vendor", clone / "src/malecon/web/static/vendor")
    done = build(clone)  # the wheel from the source archive, so that this one has all that is needed
    assert done.returncode == 0, done.stdout + done.stderr
    return clone / "dist"


def test_both_hold_the_pages_script_and_no_compiled_code(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    files = zipfile.ZipFile(wheel).namelist()
    assert SCRIPT in files
    assert "malecon/web/static/vendor/fonts.css" in files
    assert "malecon/games/cuba/board.jinja" in files
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        assert any(name.endswith(f"src/{SCRIPT}") for name in packed.getnames())


@pytest.fixture(scope="module")
def python(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what the engine alone needs."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    install(python, str(next(built.glob("*.whl"))))
    return python


def install(python: Path, what: str) -> None:
    """With the versions of the lock, so that a new release elsewhere breaks nothing here."""
    pins = re.findall(
        r"^([\w.\[\]-]+==[^ \\]+)(?= ;| \\)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE
    )
    chosen = python.parent / "pins.txt"
    names = [pin.partition("==")[0] for pin in pins]
    chosen.write_text("\n".join(pin for pin in pins if names.count(pin.partition("==")[0]) == 1), "utf-8")
    pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-compile"]
    subprocess.run([*pip, "-c", str(chosen), what], env=BARE, check=True)


def test_the_engine_alone_is_light_and_says_what_is_missing(python: Path) -> None:
    malecon = str(python.parent / "malecon")
    said = subprocess.run([malecon, "--version"], env=BARE, capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(r"malecon \d+\.\d+\.\d+\n", said)
    play = [malecon, "simulate", "santiago", "--players", "random,random", "--games", "2", "--seed", "1", "--json"]
    assert '"games": 2' in subprocess.run(play, env=BARE, capture_output=True, text=True, check=True).stdout
    for command, extra in ((["serve"], "web"), (["ladder", "santiago", "--games", "2"], "lab")):
        refused = subprocess.run([malecon, *command], env=BARE, capture_output=True, text=True, check=False)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert f'pip install "malecon[{extra}]"' in refused.stderr
        assert refused.stderr.count("\n") == 1


@pytest.fixture
def address(python: Path, built: Path, tmp_path: Path) -> Iterator[str]:
    install(python, f"{next(built.glob('*.whl'))}[web]")
    command = [str(python.parent / "malecon"), "serve", "--port", "0", "--data", str(tmp_path)]
    serving = subprocess.Popen(command, env=BARE, stdout=subprocess.PIPE, text=True)
    assert serving.stdout is not None
    yield serving.stdout.readline().removeprefix("malecon: ").strip()
    serving.terminate()
    serving.wait(10)


@pytest.mark.browser
def test_a_move_is_played_in_the_browser(address: str, browser: Browser) -> None:
    with browser.new_context(locale="en") as context:
        page = context.new_page()
        page.goto(address)
        page.locator("form[action='/play/santiago'] button").first.click()
        page.wait_for_selector(".offer, #act-end", timeout=30000)
        n = str(page.get_attribute("#table", "data-n"))
        page.locator("#act-end, .offer").first.click()
        expect(page.locator("#table")).not_to_have_attribute("data-n", n)
