"""Style sheets, scripts, type faces and icons: each under an address that changes with what is in it."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
KINDS = frozenset({".css", ".js", ".svg", ".png", ".woff2"})


def asset(name: str) -> str:
    """The address of a file in static/: whoever keeps a copy by it never has an old one.

    >>> asset("icon.svg").partition("?v=")[0]
    '/static/icon.svg'
    """
    try:
        return f"/static/{name}?v={_print(STATIC / name)[:10]}"
    except OSError:  # there is no such file
        return f"/static/{name}"


class Assets(StaticFiles):
    """What is asked for by the address that holds its fingerprint never has to be asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        if scope["query_string"] and f"/static/{path}?{scope['query_string'].decode('latin-1')}" == asset(path):
            answer.headers["cache-control"] = "public, max-age=31536000, immutable"
        return answer


def looks() -> list[str]:
    """What a page without a line needs to look and behave like one of the house."""
    files = [path for kind in ("css", "js") for path in sorted(STATIC.rglob(f"*.{kind}"))]
    sheets = [asset(path.relative_to(STATIC).as_posix()) for path in files]
    faces = [f"/static/vendor/{path.name}" for path in sorted(STATIC.glob("vendor/*-latin-wght-normal.woff2"))]
    return [*sheets, *faces, asset("icon.svg")]


def release() -> str:
    """A word that changes when any of them does."""
    files = sorted(path for path in STATIC.rglob("*") if path.suffix in KINDS)
    return sha256("".join(map(_print, files)).encode()).hexdigest()[:10]


def _print(path: Path) -> str:
    # Looked at again, so that who edits a style sheet sees it without starting the house anew.
    seen = path.stat()
    return _fingerprint(path, seen.st_mtime_ns, seen.st_size)


@lru_cache(maxsize=200)
def _fingerprint(path: Path, changed: int, size: int) -> str:
    return sha256(path.read_bytes()).hexdigest()
