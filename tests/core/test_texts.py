"""Sentences: only what is said is parsed, and it comes out as if all of it were."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from malecon import Unknown
from malecon.core.texts import LANGUAGES, NAME, Texts
from malecon.core.typography import unbroken

SOURCE = Path(__file__).resolve().parents[2] / "src/malecon"
FOLDERS = sorted(file.parent for file in SOURCE.rglob("texts/en.ftl"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_a_text_alone_says_what_it_says_in_its_file(folder: Path, lang: str) -> None:
    texts = Texts(folder)
    whole = FluentBundle([lang], use_isolating=False)
    for one in texts.folders:
        source = (one / f"{lang}.ftl").read_text("utf-8")
        whole.add_resource(FluentResource(unbroken(source) if lang == "fr" else source), allow_overrides=True)
    language = texts.language(lang)
    for key, source in language.sources.items():
        details = dict.fromkeys(re.findall(r"\$([\w-]+)", source), 2)
        pattern = whole.get_message(key).value
        assert pattern is not None, key
        said, errors = whole.format_pattern(pattern, details)
        if not errors:
            assert language.format(key, details) == said


def test_texts_may_refer_to_each_other(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text(
            "-brand = Malecón\n# why\nplace = { -brand },\n    by the sea\nwelcome = To { place }, { $name }!\n",
            "utf-8",
        )
    assert Texts(tmp_path).say("en", "welcome", {"name": "Ana"}) == "To Malecón,\nby the sea, Ana!"


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    texts = Texts(FOLDERS[0])
    with pytest.raises(Unknown, match="no text «nosuch» in «fr»"):
        texts.say("fr", "nosuch")
    with pytest.raises(Unknown, match="no language “de” here: choose en or fr"):
        texts.say("de", "player")
    with pytest.raises(ValueError, match="text «player»"):
        texts.say("en", "player")


def test_plain_words_need_no_parser(tmp_path: Path) -> None:
    """Nor does a comment after them make them less plain."""
    (tmp_path / "en.ftl").write_text("quay = Quay\n\n# why\nship = Ship\n", "utf-8")
    start = "import malecon, sys; from pathlib import Path; from malecon.core.texts import Texts"
    for said in ("malecon.game('santiago').names", f"Texts(Path('{tmp_path}')).say('en', 'quay')"):
        code = f"{start}; {said}; print('fluent' in sys.modules)"
        assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.ftl")), ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_file_has_a_name_twice(file: Path) -> None:
    names = NAME.findall(file.read_text("utf-8"))
    assert len(names) == len(set(names))
