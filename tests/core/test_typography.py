"""French never leaves a sign alone at the start of a line, and nothing but its spaces changes."""

import re
from pathlib import Path

import pytest

import malecon
from malecon.core.texts import Texts
from malecon.core.typography import unbroken

SOURCE = Path(malecon.__file__).parent
FOLDERS = sorted(file.parent for file in SOURCE.rglob("fr.ftl"))
BREAKABLE = re.compile(r"« |[^\s{,|] [:;?!»$%]")


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("Où ça ? Là : « ici » !", "Où ça~? Là~: «~ici~»~!"),
        ("2 $, 95 % ; fin", "2~$, 95~%~; fin"),
        ("{ $n } $ à { $seat } : { NUMBER($x, digits: 0) }", "{ $n }~$ à { $seat }~: { NUMBER($x, digits: 0) }"),
        ("tapez `a : b` : « `c ; d` »", "tapez `a : b`~: «~`c ; d`~»"),
        ("```\na : b ?\n```\nc ?", "```\na : b ?\n```\nc~?"),
        ("| a : b | c |\n| :--- | ---: |\n| d | : |", "| a~: b | c |\n| :--- | ---: |\n| d | : |"),
        ("- fin\n  : suite", "- fin\n  : suite"),
        ("12:30, http://a.b", "12:30, http://a.b"),
    ],
)
def test_signs(written: str, set_: str) -> None:
    assert unbroken(written) == set_.replace("~", "\xa0")
    assert unbroken(unbroken(written)) == unbroken(written)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_every_text_is_set(folder: Path) -> None:
    for key, source in Texts(folder).language("fr").sources.items():
        assert not BREAKABLE.search(re.sub("`.*?`", "", source)), key


@pytest.mark.parametrize("name", malecon.games())
def test_the_rules_are_set_and_their_code_is_not(name: str) -> None:
    page = malecon.game(name).rulebook("fr")
    code = re.findall(r"```.*?```|`[^`\n]*`", page, re.DOTALL)
    assert not BREAKABLE.search(re.sub(r"```.*?```|`[^`\n]*`", "", page, flags=re.DOTALL))
    assert "\xa0" in page
    assert "\xa0" not in "".join(code)
    assert "\xa0" not in malecon.game(name).rulebook("en")


def test_what_people_typed_stays_as_it_is() -> None:
    said = malecon.Unknown.of("no-game", asked="a : b ?", known="c ; d").said("fr")
    assert said == "aucun jeu ne s’appelle «\xa0a : b ?\xa0»\xa0: il y a c ; d."
