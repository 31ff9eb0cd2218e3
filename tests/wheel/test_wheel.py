"""What is built from a clone works where nothing but Python is: no compiler, no npm, an empty environment."""

from __future__ import annotations

import json
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
# Where no compiler is found, whatever the machine has: of all programs there are only those of our own environment.
BARE = {name: value for name, value in os.environ.items() if name not in ("CC", "CXX", "CPP", "LDSHARED", "PYTHONPATH")}
BARE |= {"PATH": str(Path(sys.executable).parent), "MALECON_COMPILE": "1"}
# What `make setup` calls beside them.
TOOLS = ("cmp", "env", "find", "mkdir", "printf", "sort", "touch")
BELONGS = ("src", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE", "Makefile", "requirements.lock")
ASSETS = ("package.json", "package-lock.json", ".npmrc")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that belong to the project, as a clone would have them."""
    folder = tmp_path_factory.mktemp("clone")
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file() and name.split("/")[0] in (*BELONGS, *ASSETS):
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
    assert "no C extension can be built here" in done.stdout + done.stderr
    return clone / "dist"


def test_no_compiler_is_there() -> None:
    assert [name for name in ("cc", "gcc", "clang", "c++", "tcc") if shutil.which(name, path=BARE["PATH"])] == []


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


def install(python: Path, what: str, *how: str) -> None:
    """With the versions of the lock, so that a new release elsewhere breaks nothing here."""
    pins = re.findall(
        r"^([\w.\[\]-]+==[^ \\]+)(?= ;| \\)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE
    )
    chosen = python.parent / "pins.txt"
    names = [pin.partition("==")[0] for pin in pins]
    chosen.write_text("\n".join(pin for pin in pins if names.count(pin.partition("==")[0]) == 1), "utf-8")
    pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-compile"]
    subprocess.run([*pip, *how, "-c", str(chosen), what], env=BARE, check=True)


def test_the_engine_alone_is_light_and_says_what_is_missing(python: Path) -> None:
    malecon = str(python.parent / "malecon")
    said = subprocess.run([malecon, "--version"], env=BARE, capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(r"malecon \d+\.\d+\.\d+\n", said)
    play = [malecon, "simulate", "santiago", "--players", "random,random", "--games", "2", "--seed", "1", "--json"]
    found = json.loads(subprocess.run(play, env=BARE, capture_output=True, text=True, check=True).stdout)
    assert (found["games"], found["compiled"]) == (2, False), "it plays, only slower"
    for command, extra in ((["serve"], "web"), (["ladder", "santiago", "--games", "2"], "lab")):
        refused = subprocess.run([malecon, *command], env=BARE, capture_output=True, text=True, check=False, timeout=60)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert f'pip install "malecon[{extra}]"' in refused.stderr
        assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("choice", "says"),
    [
        ("1", "no C extension can be built here (Debian: apt install gcc python3-dev): the engine is plain Python"),
        ("0", "the engine is plain Python, as MALECON_COMPILE asks"),
    ],
)
def test_make_setup_says_that_it_does_without_a_compiler(
    built: Path, python: Path, tmp_path: Path, choice: str, says: str
) -> None:
    """The last step of it, in an environment that has all the rest."""
    clone, make = built.parent, shutil.which("make")
    install(python, "setuptools>=77")
    for name in TOOLS:
        program = shutil.which(name)
        assert program
        (tmp_path / name).symlink_to(program)
    made = python.parents[1] / "made"
    made.mkdir(exist_ok=True)
    for name in ("venv", "packages", "assets"):
        (made / name).touch()
    assert make
    done = subprocess.run(
        [make, "setup", f"VENV={python.parents[1]}"],
        cwd=clone,
        env={**BARE, "PATH": str(tmp_path), "MALECON_COMPILE": choice},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert says in done.stdout
    malecon = str(python.parent / "malecon")
    play = [malecon, "simulate", "santiago", "--players", "random,random", "--games", "1", "--json"]
    assert '"compiled": false' in subprocess.run(play, env=BARE, capture_output=True, text=True, check=True).stdout
    # The other tests of this environment are about the wheel.
    install(python, str(next(built.glob("*.whl"))), "--force-reinstall", "--no-deps")


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
        page.wait_for_selector("#list .offer", state="attached", timeout=30000)
        n = str(page.get_attribute("#table", "data-n"))
        page.keyboard.press("l")
        page.locator("#list .offer").first.click()
        expect(page.locator("#table")).not_to_have_attribute("data-n", n)
