"""Errors are said in the language of who hears them."""

import pickle
import re
from pathlib import Path

import pytest

import malecon
from malecon import Illegal, Unknown
from malecon.core import errors
from malecon.core.errors import Complaint, system
from malecon.core.typography import unbroken

FOLDER = Path(errors.__file__).parent / "complaints"


def test_both_languages_have_the_same_complaints_with_the_same_details() -> None:
    found = []
    for lang in ("en", "fr"):
        texts = re.findall(r"^([a-z][\w-]*) = (.*)", (FOLDER / f"{lang}.ftl").read_text("utf-8"), re.M)
        found.append({key: set(re.findall(r"\$(\w+)", text)) for key, text in texts})
    assert found[0] == found[1]


def test_a_complaint_that_is_raised_somewhere_stands_in_the_texts() -> None:
    known = set(re.findall(r"^([a-z][\w-]*) =", (FOLDER / "en.ftl").read_text("utf-8"), re.M))
    source = Path(malecon.__file__).parent
    raised = set()
    for path in source.rglob("*.py"):
        raised |= set(
            re.findall(r'\b(?:Complaint|Illegal|Unknown|BadRecord)\.of\(\s*"([a-z-]+)"', path.read_text("utf-8"))
        )
    assert raised <= known


def test_an_illegal_move_is_refused_in_both_languages() -> None:
    state = malecon.game("santiago").start(2, 1)
    with pytest.raises(Illegal) as refused:
        state.play("pass")
    assert str(refused.value).startswith("“pass” is not possible now. You may: ")
    assert refused.value.said("fr").startswith(unbroken("« pass » n’est pas possible maintenant. Vous pouvez : "))


def test_a_complaint_comes_back_whole_from_another_process() -> None:
    error = Unknown.of("no-game", asked="chess", known="cuba")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.said("fr")) == (Unknown, str(error), error.said("fr"))


def test_a_sentence_of_its_own_is_the_same_in_any_language() -> None:
    assert Illegal("so it is").said("fr") == "so it is"


def test_the_system_has_its_say() -> None:
    assert (
        system(FileNotFoundError(2, "No such file or directory")).said("fr") == "ce fichier ou ce dossier n’existe pas"
    )
    assert system(OSError(5, "Input/output error")).said("fr") == "Input/output error"
    assert system(RuntimeError("no home.")).said("en") == "no home"


def test_what_is_too_long_is_cut() -> None:
    assert len(str(Complaint.of("no-game", asked="x" * 5000, known="cuba"))) < 1000
