"""The house as an app: its manifest and icons, the worker and what it may keep."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.web import assets
from malecon.web.words import TEXTS
from tests.web.conftest import browser, new_table


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of assets that a test may change."""
    (tmp_path / "static/vendor").mkdir(parents=True)
    monkeypatch.setattr(assets, "STATIC", tmp_path / "static")
    return tmp_path / "static"


def kept(worker: str, name: str) -> list[str]:
    """A list of addresses in the worker."""
    found = re.search(rf"^const {name} = (\[.*\]);$", worker, re.MULTILINE)
    assert found
    addresses: list[str] = json.loads(found[1])
    return addresses


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_manifest_speaks_the_language_of_the_page(app: FastAPI, lang: str) -> None:
    with browser(app, lang) as guest:
        page = guest.get("/").text
    address = re.search(r'<link rel="manifest" href="([^"]+)"', page)
    assert address
    with browser(app, "fr" if lang == "en" else "en") as nobody:  # browsers ask for it without cookies
        answer = nobody.get(address[1])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = answer.json()
    assert told["lang"] == lang
    assert told["description"] == TEXTS.say(lang, "app-about")
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert re.fullmatch(r"#[0-9A-F]{6}", told["theme_color"])
    assert re.fullmatch(r"#[0-9A-F]{6}", told["background_color"])


def test_every_icon_is_there_and_as_large_as_it_says(ana: TestClient) -> None:
    icons = ana.get("/manifest.webmanifest").json()["icons"]
    wanted = {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")}
    assert wanted <= {(icon["sizes"], icon.get("purpose", "any")) for icon in icons}
    touch = re.search(r'<link rel="apple-touch-icon" href="([^"]+)"', ana.get("/").text)
    assert touch
    drawn = [(icon["src"], icon["sizes"]) for icon in icons if icon["type"] == "image/png"]
    for address, size in [*drawn, (touch[1], "180x180")]:
        answer = ana.get(address)
        assert answer.headers["content-type"] == "image/png"
        assert "x".join(map(str, struct.unpack(">II", answer.content[16:24]))) == size


def test_the_policy_names_worker_and_manifest(ana: TestClient) -> None:
    policy = ana.get("/").headers["content-security-policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'", "default-src 'none'"} <= set(policy)


def test_the_worker_keeps_only_looks_and_the_page_for_a_cut_line(ana: TestClient) -> None:
    answer = ana.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    pages, looks = kept(answer.text, "PAGES"), kept(answer.text, "LOOKS")
    assert pages == ["/offline?lang=en", "/offline?lang=fr"]
    assert all(address.startswith("/static/") for address in looks)
    for address in [*pages, *looks]:
        assert ana.get(address).status_code == 200, address
    page = ana.get(pages[0]).text
    used = {*re.findall(r'<link rel="stylesheet" href="([^"]+)"', page), *re.findall(r'<script src="([^"]+)"', page)}
    assert used <= set(looks)
    scripts = {address.partition("?")[0] for address in looks}
    for script in scripts:
        if script.endswith(".js"):
            named = re.findall(r'^import .*"\./([^"]+)";$', ana.get(script).text, re.MULTILINE)
            assert {f"/static/{name}" for name in named} <= scripts, script


def test_what_is_kept_holds_nothing_of_a_person(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="sofa")
    text = ana.get("/offline?lang=fr").text
    assert "La ligne est coupée" in text
    assert "Ana" not in text
    assert id not in text


def test_every_asset_of_a_page_has_an_address_of_its_own(ana: TestClient) -> None:
    page = ana.get("/").text
    addresses = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    assert len(addresses) > 8
    assert [address for address in addresses if not re.search(r"\?v=[0-9a-f]{10}$", address)] == []


def test_an_address_and_the_release_change_with_the_file_alone(static: Path) -> None:
    sheet, other = static / "house.css", static / "icon.svg"
    sheet.write_text("a {}")
    other.write_text("<svg/>")
    before, icon, release = assets.asset("house.css"), assets.asset("icon.svg"), assets.release()
    assert (before, release) == (assets.asset("house.css"), assets.release())
    sheet.write_text("a { color: red; }")
    assert assets.asset("house.css") != before
    assert assets.asset("icon.svg") == icon
    assert assets.release() != release
    assert assets.asset("missing.css") == "/static/missing.css"
