"""Writes the lock files: our packages, the benchmark's peers, the book, npm for machines without it, the pages' assets.

    python tools/lock.py UV NPM        (`make lock` does it; --upgrade for newer releases)

None of them names a host, so that every machine may ask the registry it knows.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "package-lock.json"
LOCKS = {
    "requirements.lock": ["pyproject.toml", "--all-extras", "--group", "dev"],
    "bench/requirements.lock": ["--group", "peers"],
    "docs/requirements.lock": ["--group", "docs"],
    "tools/npm.lock": ["--group", "npm"],
}
HOW = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--quiet"]


def without_addresses(lock: dict[str, dict[str, dict[str, object]]]) -> dict[str, dict[str, dict[str, object]]]:
    """npm also notes where a package asks for donations: not ours to pin."""
    for package in lock["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    return lock


def main(uv: str, npm: str, *more: str) -> None:
    for name, what in LOCKS.items():
        print(f"· {name}", flush=True)
        subprocess.run([uv, "pip", "compile", *what, *HOW, *more, "--output-file", name], cwd=ROOT, check=True)
    print(f"· {ASSETS.name}", flush=True)
    subprocess.run([npm, "install", "--package-lock-only", "--ignore-scripts", "--silent"], cwd=ROOT, check=True)
    lock = without_addresses(json.loads(ASSETS.read_text(encoding="utf-8")))
    ASSETS.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
