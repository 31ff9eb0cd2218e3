"""Who isn't at a table over days is reminded: once, once more before it is late, and only as they wish."""

from __future__ import annotations

import base64
import html
import io
import json
import logging
import re
import zipfile
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi import FastAPI
from fastapi.testclient import TestClient
from py_vapid import Vapid

from malecon.core.errors import Unknown
from malecon.table import leases, schema
from malecon.table.moving import move_house
from malecon.web import post, quotas
from malecon.web.app import create
from malecon.web.guest import PERSON
from malecon.web.post import Post
from malecon.web.reminding import Reminding
from tests.patience import until
from tests.table.conftest import Clock, house_in
from tests.web.conftest import InHouse, browser, message, new_table
from tests.web.sinks import Carrier, Letters, served

A_DAY = 24 * 3600
HOUSE = "https://games.example.org"


@pytest.fixture
def letters() -> Iterator[Letters]:
    yield from served(Letters())


@pytest.fixture
def carrier() -> Iterator[Carrier]:
    yield from served(Carrier())


@pytest.fixture(scope="module")
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house's key, as `vapid --gen` makes it."""
    file, made = tmp_path_factory.mktemp("keys") / "private_key.pem", Vapid()
    made.generate_keys()
    made.save_key(str(file))
    return file


@pytest.fixture
def settings(letters: Letters, carrier: Carrier, key: Path) -> Post:
    return post.checked(
        Post(
            address=HOUSE,
            smtp=f"127.0.0.1:{letters.server_address[1]}",
            smtp_security="none",
            mail_from="Malecón <games@example.org>",
            vapid_key=str(key),
            vapid_contact="mailto:keeper@example.org",
            push_hosts=carrier.host,
        )
    )


@pytest.fixture
def app(tmp_path: Path, clock: Clock, settings: Post) -> FastAPI:
    return create(tmp_path / "house", thinkers=InHouse(), clock=clock, reminders=settings)


def look(client: TestClient) -> None:
    """What the house does every some seconds."""
    assert client.portal is not None
    app: Any = client.app
    client.portal.call(app.state.reminding.look)


def link_in(letter: EmailMessage, what: str) -> str:
    found = re.search(rf"{HOUSE}(/r/{what}/\S+)", letter.get_content())
    assert found
    return found[1]


def reached(client: TestClient, letters: Letters, address: str = "ana@example.org") -> None:
    """Switches mail on as a person would."""
    client.post("/me/reminders/mail", data={"address": address})
    link = link_in(letters.take(), "confirm")
    assert address in html.unescape(client.get(link).text)
    assert client.post(link).status_code == 200


def seated(app: FastAPI, ana: TestClient, **how: str) -> tuple[str, TestClient]:
    """A table over days of Ana and Ben, at which it is Ana's turn."""
    id = new_table(ana, seat0="me", name0="Ana", seat1="link", **{"clock": "slow", **how})
    [invite] = app.state.rooms.room(id).invites.values()
    ben = browser(app)
    ben.portal = ana.portal
    ben.post(f"/j/{invite}", data={"name": "Ben"})
    return id, ben


def test_once_and_once_more_before_it_is_late(app: FastAPI, ana: TestClient, letters: Letters, clock: Clock) -> None:
    reached(ana, letters)
    id, _ = seated(app, ana, think="2")
    for minutes in (0, 5, 4):
        clock.now += 60 * minutes
        look(ana)
    assert not letters.received, "the quiet time isn't over"
    clock.now += 120
    look(ana)
    letter = letters.take()
    assert (letter["to"], letter["subject"]) == ("ana@example.org", "Your turn: Toy")
    assert letter["list-unsubscribe"] == f"<{HOUSE}{link_in(letter, 'stop')}>"
    text = letter.get_content()
    assert f"{HOUSE}/t/{id}" in text.splitlines()
    assert "1970-01-03 00:16:40 UTC" in text
    assert ana.cookies[PERSON] not in str(letter)
    for _ in range(30):
        clock.now += 3600
        look(ana)
    assert not letters.received, "one is enough"
    clock.now += 7 * 3600
    look(ana)
    assert letters.take()["subject"] == "A quarter of your time is left: Toy"
    for _ in range(6):
        clock.now += 1800
        look(ana)
    assert not letters.received, "and never more than two"


def test_each_turn_anew_and_who_played_is_named(app: FastAPI, ana: TestClient, letters: Letters, clock: Clock) -> None:
    id, ben = seated(app, ana)
    french = browser(app, "fr")
    french.cookies, french.portal = ben.cookies, ana.portal
    reached(french, letters, "ben@example.org")
    clock.now += 3600
    look(ana)
    assert not letters.received, "it isn't Ben's turn, and Ana didn't ask for any"
    house = app.state.rooms.house
    for move in ("step left", "step right"):
        table = house.table(id)
        if table.paused is None and 0 in table.actors:
            house.play(id, 0, move, table.n)
    if house.table(id).paused == 0:
        house.end_turn(id, 0, house.table(id).n)
    assert house.table(id).actors == [1]
    look(ana)
    clock.now += 601
    look(ana)
    letter = letters.take()
    assert letter["subject"].replace("\u202f", " ").replace("\xa0", " ").startswith("À vous : ")
    assert "Ana a joué." in letter.get_content()
    # Half a turn is no new one.
    house.play(id, 1, "step left", house.table(id).n)
    if 1 in [*house.table(id).actors, house.table(id).paused]:
        clock.now += 3600
        look(ana)
        assert not letters.received


def test_not_while_they_are_there_nor_right_after(
    app: FastAPI, ana: TestClient, letters: Letters, clock: Clock
) -> None:
    reached(ana, letters)
    id, _ = seated(app, ana)
    with ana.websocket_connect(f"/t/{id}/live") as page:
        page.receive_text()
        clock.now += 3600
        look(ana)
    clock.now += 61
    look(ana)
    assert not letters.received
    clock.now += 600
    look(ana)
    assert letters.take()


@pytest.mark.parametrize("left", ["bot", "table", "stopped", "live", "deleted"])
def test_none_for_who_left_or_does_not_want_them(
    app: FastAPI, ana: TestClient, letters: Letters, clock: Clock, left: str
) -> None:
    reached(ana, letters)
    id, _ = seated(app, ana, clock="live" if left == "live" else "slow")
    match left:
        case "bot":
            app.state.rooms.house.resign(id, 0)
        case "table":
            assert "Don’t remind me of this table" in html.unescape(ana.get("/me").text)
            ana.post("/me/reminders/table", data={"table": id, "on": "no"})
            assert "not of this one" in ana.get("/me").text
        case "stopped":
            [way] = app.state.rooms.house.ways(ana.cookies[PERSON])
            assert browser(app).post("/me/reminders/stop", data={"way": way.id}).status_code == 200
            assert app.state.rooms.house.ways(ana.cookies[PERSON]), "another person can't"
            ana.post("/me/reminders/stop", data={"way": way.id})
        case "deleted":
            ana.post("/me/delete", data={"sure": "yes"})
    clock.now += 3600
    look(ana)
    assert not letters.received


def test_nothing_goes_to_an_address_before_it_is_confirmed(
    app: FastAPI, ana: TestClient, letters: Letters, clock: Clock
) -> None:
    seated(app, ana)
    ana.post("/me/reminders/mail", data={"address": " ana@example.org "})
    asked = letters.take()
    link = link_in(asked, "confirm")
    assert "as soon as you open the link" in ana.get("/me").text
    ana.get(link)
    clock.now += 3600
    look(ana)
    assert not letters.received, "a program that opens every link confirms nothing"
    clock.now += A_DAY
    assert ana.post(link).status_code == 404, "and a day is enough"
    for wrong in ("ana", "a@b", "ana@example.org\nBcc: x@example.org", "a@example.org,b@example.org", "é@example.org"):
        answer = ana.post("/me/reminders/mail", data={"address": wrong})
        assert answer.status_code in (400, 409, 429), wrong
    assert not letters.received


def test_one_press_stops_them(app: FastAPI, ana: TestClient, letters: Letters, clock: Clock) -> None:
    reached(ana, letters)
    seated(app, ana)
    clock.now += 601
    look(ana)
    link = link_in(letters.take(), "stop")
    elsewhere = TestClient(app, base_url="http://testserver")
    assert "Stop them" in elsewhere.get(link).text
    assert app.state.rooms.house.ways(ana.cookies[PERSON])
    # As a mail program does it by itself: no page, no cookie.
    assert elsewhere.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert app.state.rooms.house.ways(ana.cookies[PERSON]) == []


def test_what_fails_is_noted_without_an_address(
    app: FastAPI, ana: TestClient, letters: Letters, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    reached(ana, letters)
    seated(app, ana)
    letters.refuses = True
    clock.now += 601
    with caplog.at_level(logging.INFO):
        look(ana)
        assert "could not be sent" in html.unescape(
            message(ana.post("/me/reminders/mail", data={"address": "other@example.org"}))
        )
    assert "a reminder by mail was not sent: SMTPRecipientsRefused" in caplog.text
    assert "example.org" not in caplog.text
    assert [way.address for way in app.state.rooms.house.ways(ana.cookies[PERSON])] == ["ana@example.org"]


# Browsers


class Phone:
    """What a browser keeps to itself, and what it gives the house."""

    def __init__(self, carrier: Carrier) -> None:
        self.secret, self.auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        point = self.secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.given = {
            "endpoint": f"http://{carrier.host}/send/ana",
            "p256dh": written(point),
            "auth": written(self.auth),
        }

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.secret, auth_secret=self.auth, version="aes128gcm"))


def written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_browser_gets_a_note_that_it_alone_reads(
    app: FastAPI, ana: TestClient, carrier: Carrier, clock: Clock
) -> None:
    phone = Phone(carrier)
    found = re.search(r'id="push" hidden data-key="([^"]+)"', ana.get("/me").text)
    assert found
    assert ana.post("/me/reminders/push", json=phone.given).json() == {"on": True}
    id, _ = seated(app, ana, think="1")
    clock.now += 601
    look(ana)
    [(path, heads, body)] = carrier.received
    assert (path, heads["content-encoding"], heads["topic"]) == ("/send/ana", "aes128gcm", id)
    assert 0 < int(heads["ttl"]) <= A_DAY - 601
    note = phone.read(body)
    assert (note["title"], note["url"]) == ("Your turn: Toy", f"/t/{id}")
    # Signed by the key that the page gave the browser.
    token, shown = re.fullmatch(r"vapid t=(\S+?),\s*k=(\S+)", heads["authorization"]).groups()  # type: ignore[union-attr]
    assert shown == found[1]
    head, claims, signed = token.split(".")
    assert json.loads(plain(claims))["aud"] == f"http://{carrier.host}"
    assert json.loads(plain(claims))["sub"] == "mailto:keeper@example.org"
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(shown))
    halves = [int.from_bytes(half) for half in (plain(signed)[:32], plain(signed)[32:])]
    public.verify(utils.encode_dss_signature(*halves), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (500, 1), (302, 1)])
def test_a_browser_that_is_gone_is_forgotten(
    app: FastAPI, ana: TestClient, carrier: Carrier, clock: Clock, status: int, left: int
) -> None:
    ana.post("/me/reminders/push", json=Phone(carrier).given)
    seated(app, ana)
    carrier.status = status
    clock.now += 601
    look(ana)
    assert len(carrier.received) == 1
    assert len(app.state.rooms.house.ways(ana.cookies[PERSON])) == left


def test_the_house_speaks_to_no_address_that_a_guest_makes_up(app: FastAPI, ana: TestClient, carrier: Carrier) -> None:
    given = Phone(carrier).given
    for endpoint in ("http://127.0.0.1:1/x", "https://example.org/", "http://[::1/", "file:///etc/passwd", ""):
        answer = ana.post("/me/reminders/push", json={**given, "endpoint": endpoint})
        assert answer.status_code in (400, 409), endpoint
    assert ana.post("/me/reminders/push", json={**given, "auth": "x"}).status_code in (400, 409)
    usual = Post()
    assert post.carried_by(usual, "https://fcm.googleapis.com/fcm/send/x")
    assert post.carried_by(usual, "https://updates.push.services.mozilla.com/wpush/v2/x")
    for wrong in (
        "http://fcm.googleapis.com/",
        "https://evilfcm.googleapis.com.example/",
        "https://a@fcm.googleapis.com/",
    ):
        assert not post.carried_by(usual, wrong)


# The person's


def test_they_are_packed_carried_and_deleted(
    app: FastAPI, ana: TestClient, letters: Letters, carrier: Carrier, tmp_path: Path
) -> None:
    house = app.state.rooms.house
    reached(ana, letters)
    ana.post("/me/reminders/push", json=Phone(carrier).given)
    id, _ = seated(app, ana)
    ana.post("/me/reminders/table", data={"table": id, "on": "no"})
    with zipfile.ZipFile(io.BytesIO(ana.post("/me/export").content)) as pack:
        told = json.loads(pack.read("me.json"))
    assert sorted(way["kind"] for way in told["reminders"]) == ["mail", "push"]
    assert "ana@example.org" in [way["address"] for way in told["reminders"]]
    assert told["not reminded of"] == [id]
    house.become(ana.cookies[PERSON], "another key of the same person")
    assert len(house.ways("another key of the same person")) == 2
    assert house.not_reminded_of("another key of the same person") == {id}
    assert house.ways(ana.cookies[PERSON]) == []
    house.forget("another key of the same person")
    with house.store.reading() as sql:
        for table in (schema.reminders, schema.unreminded):
            assert sql.execute(table.select()).all() == []


def test_they_move_with_the_house(tmp_path: Path) -> None:
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    old = house_in(tmp_path / "old")
    _, code = old.ask_for_mail("ana", "ana@example.org", "en")
    old.confirm(code)
    old.store.close()
    assert move_house(str(tmp_path / "old"), str(tmp_path / "new"))["reminders"] == 1
    new = house_in(tmp_path / "new")
    assert [way.address for way in new.ways("ana")] == ["ana@example.org"]
    new.store.close()


def test_of_two_who_look_one_reminds(app: FastAPI, ana: TestClient, letters: Letters, clock: Clock) -> None:
    """What a lease spares them the database makes sure of."""
    reached(ana, letters)
    seated(app, ana)
    clock.now += 601
    other = Reminding(app.state.rooms, app.state.reminding.settings)
    look(ana)
    assert ana.portal is not None
    ana.portal.call(other.look)
    other.close()
    assert letters.take()


@pytest.mark.postgres
def test_of_two_workers_one_reminds_and_knows_whom_the_other_sees(
    database: str, settings: Post, letters: Letters, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE", 120.0)  # however long a busy machine holds it up
    one, two = (create(database=database, thinkers=InHouse(), clock=clock, reminders=settings) for _ in range(2))
    with browser(one) as ana, browser(two) as other:
        until(lambda: bool(one.state.rooms.others.up and two.state.rooms.others.up))
        reached(ana, letters)
        id, _ = seated(one, ana)
        look(ana)
        there = browser(two)
        there.cookies, there.portal = ana.cookies, other.portal
        with there.websocket_connect(f"/t/{id}/live") as page:
            page.receive_text()
            clock.now += 3600
            until(lambda: 0 in one.state.rooms.here(id))
            look(ana)
            look(other)
        assert not letters.received
        clock.now += 700
        until(lambda: 0 not in one.state.rooms.here(id) | two.state.rooms.here(id))
        look(other)
        assert not letters.received, "the other has the lease"
        look(ana)
        look(other)
        assert letters.take()


# Its keeper


def test_it_is_off_until_it_is_set_up(tmp_path: Path) -> None:
    app = create(tmp_path, thinkers=InHouse())
    with browser(app) as ana:
        assert "reminders" not in ana.get("/me").text
        assert ana.post("/me/reminders/mail", data={"address": "ana@example.org"}).status_code == 404
        assert ana.post("/me/reminders/push", json={}).status_code == 404
        assert not app.state.reminding.on


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ('smtp = "mail:25"', "reminders.smtp needs reminders.address"),
        ('address = "https://x.org"\nsmtp = "mail:25"', "reminders.smtp needs reminders.mail-from"),
        ('address = "games.example.org"', "reminders.address is an address"),
        ("quiet-minutes = 0", "reminders.quiet-minutes"),
        ("quiet-minutes = 10000", "reminders.quiet-minutes"),
        ("smtp = 25", "reminders.smtp is a text"),
        ('smtp-security = "ssl"', "starttls, tls, none"),
        ('address = "https://x.org"\nmail-from = "a@x.org"\nsmtp = "mail"', "server and its port"),
        ('mail-from = "keeper"', "an e-mail address"),
        ('vapid-contact = "keeper"', "mailto:"),
        ('address = "https://x.org"\nvapid-contact = "mailto:a@x.org"\nvapid-key = "/nowhere.pem"', "vapid --gen"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, lines: str, says: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f"[reminders]\n{lines}\n")
    with pytest.raises(Unknown, match=re.escape(says)):
        quotas.read(file)
