"""malecon new-game"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Annotated

import typer

from malecon.cli.common.arguments import Lang, language
from malecon.cli.common.screen import say, screen
from malecon.core.errors import Unknown

# Every file here ends in .txt, so that no tool takes it for code of ours; `package` becomes the Python package.
SEEDLING = Path(__file__).parent / "seedling"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30
NEXT = (
    "pip install -e {folder}",
    "malecon play {id} --players me,greedy",
    "malecon serve --open",
    "pytest {folder}",
)


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    into: Annotated[Path, typer.Option(metavar="DIR")] = Path(),
    lang: Lang = None,
) -> None:
    import malecon

    lang = language(lang)
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise Unknown.of("game-name", asked=name, most=LONGEST)
    if name in malecon.games():
        raise Unknown.of("game-there", asked=name)
    folder = into / name
    if folder.exists():
        raise Unknown.of("folder-there", folder=str(folder))
    lay_out(name, folder)
    screen().print(say(lang, "laid-out", folder=str(folder)), markup=False, soft_wrap=True)
    for command in NEXT:
        screen().print(f"  {command.format(id=name, folder=shlex.quote(str(folder)))}", markup=False, soft_wrap=True)


def lay_out(name: str, folder: Path) -> None:
    """Writes the package of a small complete game that is called so."""
    words = name.split("-")
    module = "malecon_" + "_".join(words)
    meant = {
        "<<id>>": name,
        "<<module>>": module,
        "<<class>>": "".join(word.capitalize() for word in words),
        "<<title>>": " ".join(words).capitalize(),
    }
    for source in SEEDLING.rglob("*.txt"):
        text = source.read_text("utf-8")
        for token, word in meant.items():
            text = text.replace(token, word)
        first, *rest = source.relative_to(SEEDLING).with_suffix("").parts
        path = folder.joinpath(module if first == "package" else first, *rest)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
