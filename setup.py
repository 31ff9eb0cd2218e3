"""Compiles the engine with mypyc where a C extension can really be built; everything else is in pyproject.toml.

A module asks for it with the line `# compiled by mypyc` among its first ones, so a new game needs no change here.
MALECON_COMPILE=0 compiles nothing; a list such as `core,santiago` only these rooms or games (for a quick look).
"""

import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

MARK = "# compiled by mypyc"
HEAD = 5  # lines
SOURCE = Path("src")
SCRIPT = Path("malecon/web/static/vendor/idiomorph.min.js")
# Nobody else calls into the engine's C functions, so the compiler may inline them, across files too: a tenth.
CLOSED = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-flto=auto", "-O3"]
TRIAL = """
#include <Python.h>
static struct PyModuleDef trial = {PyModuleDef_HEAD_INIT, "trial", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_trial(void) { return PyModule_Create(&trial); }
"""


def marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARK for _, line in zip(range(HEAD), lines))


def wanted(choice: str) -> list[Path]:
    """The marked modules that MALECON_COMPILE asks for."""
    if choice == "0":
        return []
    rooms = None if choice in ("", "1") else {room.strip().replace("-", "_") for room in choice.split(",")}
    return [
        path
        for path in sorted(SOURCE.rglob("*.py"))
        if marked(path) and (rooms is None or rooms & set(path.relative_to(SOURCE).with_suffix("").parts))
    ]


def problem_with(flags: list[str]) -> str:
    """Builds and imports a tiny extension; an empty answer means it worked, else it says what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(TRIAL)
        trial = Distribution(
            {
                "name": "trial",
                "ext_modules": [Extension("trial", [str(source)], extra_compile_args=flags, extra_link_args=flags)],
            }
        )
        build: Any = trial.get_command_obj("build_ext")
        build.build_lib = build.build_temp = folder
        try:
            build.ensure_finalized()
            build.run()
            spec = spec_from_file_location("trial", build.get_ext_fullpath("trial"))
            assert spec
            module_from_spec(spec)
        except (Exception, SystemExit) as problem:  # whatever a broken compiler throws, plain Python still works
            return str(problem) or type(problem).__name__
    return ""


class FreshBuild(build_py):
    """A build folder left from before must not bring back modules that left the source or are no longer compiled.

    Without the pages' script a wheel would serve tables at which nothing happens: better none.
    """

    def run(self) -> None:
        if not (SOURCE / SCRIPT).is_file():
            sys.exit(f"malecon: {SCRIPT} isn't there yet: `make assets` fetches it, then build again.")
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class SharedBuild(build_ext):
    """Every core takes part: by default one C file is compiled after the other."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_in_turn = compiler.compile

        def compile_at_once(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **how), sources)
                return [path for paths in objects for path in paths]

        compiler.compile = compile_at_once
        super().build_extensions()


def compiled_modules() -> list[Any]:
    if {"egg_info", "dist_info"} & set(sys.argv):  # pip first asks for the metadata alone: nothing to compile for that
        return []
    paths = wanted(os.environ.get("MALECON_COMPILE", "1"))
    if not paths:
        return []
    flags = CLOSED if not problem_with(CLOSED) else []
    if not flags and (problem := problem_with(flags)):
        print(f"malecon: no C extension can be built here ({problem}); installing plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules: list[Any] = mypycify(
        [str(path) for path in paths],
        opt_level="3",
        debug_level="0",
        strip_asserts=False,
        group_name="malecon",
        multi_file=True,  # as fast as one big C file, and every core can take a part
    )
    for module in modules:
        module.extra_compile_args += flags
        module.extra_link_args += flags
    return modules


setup(ext_modules=compiled_modules(), cmdclass={"build_py": FreshBuild, "build_ext": SharedBuild})
