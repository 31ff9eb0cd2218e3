"""Copies what the pages need out of node_modules into the static folder: one script, two type faces, their licences.

python tools/vendor.py
"""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FROM = ROOT / "node_modules"
TO = ROOT / "src/malecon/web/static/vendor"
FACES = ("josefin-sans", "source-sans-3")
SHEETS = ("wght.css", "wght-italic.css")
SCRIPTS = ("latin", "latin-ext")  # French, English, and the accents of everybody's name
FACE_RULE = re.compile(r"/\* \S+ \*/\s*@font-face \{.*?url\(\./files/(?P<file>[^)]+)\).*?\}\n?", re.DOTALL)


def face_rules(face: str) -> str:
    """The @font-face rules of our scripts, with their files copied beside the style sheet."""
    package = FROM / "@fontsource-variable" / face
    rules = []
    for sheet in SHEETS:
        for rule in FACE_RULE.finditer((package / sheet).read_text(encoding="utf-8")):
            file = rule["file"]
            if any(file.startswith(f"{face}-{script}-wght-") for script in SCRIPTS):
                shutil.copyfile(package / "files" / file, TO / file)
                rules.append(rule[0].replace("./files/", "").strip())
    shutil.copyfile(package / "LICENSE", TO / f"LICENSE-{face}.txt")
    return "\n\n".join(rules)


def main() -> None:
    shutil.rmtree(TO, ignore_errors=True)
    TO.mkdir(parents=True)
    shutil.copyfile(FROM / "idiomorph/dist/idiomorph.min.js", TO / "idiomorph.min.js")
    shutil.copyfile(FROM / "idiomorph/LICENSE", TO / "LICENSE-idiomorph.txt")
    (TO / "fonts.css").write_text("\n\n".join(map(face_rules, FACES)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
