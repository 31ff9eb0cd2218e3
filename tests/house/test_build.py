"""The installed package is what src/ says, and src/ stays plain."""

from pathlib import Path

import malecon
from malecon.core.compiled import compiled

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/malecon"
INSTALLED = Path(malecon.__path__[0])


def test_no_compiled_file_lies_beside_its_source() -> None:
    assert list((ROOT / "src").rglob("*.so")) + list((ROOT / "src").rglob("*.pyd")) == []


def test_the_installed_package_has_every_file_of_the_source_and_no_other() -> None:
    def files(folder: Path) -> set[Path]:
        kept = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        return {path.relative_to(folder) for path in kept if path.suffix not in (".so", ".pyd")}

    assert files(INSTALLED) == files(SOURCE)


def test_every_module_that_asks_for_it_is_compiled() -> None:
    asks = [path for path in SOURCE.rglob("*.py") if "# compiled by mypyc" in path.read_text().splitlines()[:5]]
    for path in asks:
        module = INSTALLED / path.relative_to(SOURCE)
        assert bool(list(module.parent.glob(f"{module.stem}.*.so"))) == compiled, path
