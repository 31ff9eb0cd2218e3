"""The house as an app on a phone or a desk: its manifest, its worker, and what it shows without a line."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from malecon.core.texts import LANGUAGES
from malecon.web import page
from malecon.web.assets import asset, looks, release
from malecon.web.guest import Guest
from malecon.web.words import speaker

router = APIRouter(include_in_schema=False)

# Behind the first page while it comes, and above it.
PAPER, CARD = "#F6EBD9", "#FFF7E8"


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """Asked for without cookies, so its address names the language."""
    lang = Guest.of(request).lang
    t = speaker(lang)
    told = {
        "id": "/",
        "name": "Malecón",
        "short_name": "Malecón",
        "description": t("app-about"),
        "lang": lang,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": CARD,
        "categories": ["games"],
        "icons": [
            {"src": asset("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
            *(_icon(size, purpose) for size in (192, 512) for purpose in ("any", "maskable")),
        ],
        "shortcuts": [{"name": t("my-tables"), "url": "/tables"}],
    }
    return JSONResponse(told, media_type="application/manifest+json", headers={"cache-control": "no-cache"})


def _icon(size: int, purpose: str) -> dict[str, str]:
    name = f"icon-{size}.png" if purpose == "any" else f"icon-{purpose}-{size}.png"
    return {"src": asset(name), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


@router.get("/worker.js")
async def worker() -> Response:
    """At the root, so that it may answer for every page; it changes with the release, which renews its cache."""
    pages = [f"/offline?lang={lang}" for lang in LANGUAGES]
    text = page.render("worker.js", LANGUAGES[0], release=release(), pages=pages, looks=looks())
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/offline")
async def offline(request: Request) -> Response:
    """What the worker keeps to show when the line is cut."""
    return page.answer("offline.html", Guest.of(request))
