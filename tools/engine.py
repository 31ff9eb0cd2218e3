"""Says whether the installed engine is compiled; with --expected, whether it should be: `compiled` or `plain`.

python tools/engine.py [--expected]
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from malecon.core.compiled import compiled


def compiler_here() -> bool:
    """Judged by name alone, so that the tests notice when setup.py's real trial fails where it should not."""
    cc = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(cc)) and Path(sysconfig.get_path("include"), "Python.h").exists()


def asked_for() -> bool:
    choice = os.environ.get("MALECON_COMPILE", "1")
    return choice in ("", "1") or "core" in choice.split(",")


def main(*args: str) -> None:
    if "--expected" in args:
        print("compiled" if asked_for() and compiler_here() else "plain")
    elif compiled:
        print("  the engine is compiled")
    elif not asked_for():
        print("  the engine is plain Python, as MALECON_COMPILE asks")
    else:
        print("  no C extension can be built here (Debian: apt install gcc python3-dev): the engine is plain Python")
        print("  all of it works, only slower; with a compiler, make setup again")


if __name__ == "__main__":
    main(*sys.argv[1:])
