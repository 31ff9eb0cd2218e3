"""What leaves the house: mail by a server that its keeper names, and notes to browsers by services that carry them."""

from __future__ import annotations

import json
import smtplib
import ssl
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from malecon.core.errors import Unknown

# Seconds for each answer of who carries something on.
PATIENCE = 10.0
# For how many seconds a note waits for a browser that is closed.
KEPT = 24 * 3600
SECURITY = ("starttls", "tls", "none")
# A service that says so doesn't know a browser any more.
GONE = (404, 410)
# The quiet time, in minutes, ends before a quarter of the shortest time to think is left.
QUIET = (1, 720)


@dataclass(frozen=True, slots=True)
class Post:
    """The part [reminders] of a keeper's file."""

    # The house's address as people type it: links begin with it.
    address: str = ""
    # Minutes from when it became somebody's turn, or they left the page, to the first reminder.
    quiet_minutes: int = 10
    # E-mail: the server as host:port, how its line is kept secret, and who writes.
    smtp: str = ""
    smtp_security: str = "starttls"
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    mail_from: str = ""
    # Notes to browsers: the file of the house's key, whom services tell what is wrong, and which services.
    vapid_key: str = ""
    vapid_contact: str = ""
    push_hosts: str = "fcm.googleapis.com push.services.mozilla.com notify.windows.com push.apple.com"

    @property
    def mails(self) -> bool:
        return bool(self.smtp)

    @property
    def pushes(self) -> bool:
        return bool(self.vapid_key)


class Gone(Exception):
    """A browser doesn't take notes any more."""


def checked(post: Post) -> Post:
    """What a keeper set up, if it can be used."""
    for way, needed in (("smtp", ("address", "mail_from")), ("vapid_key", ("address", "vapid_contact"))):
        for name in needed:
            if getattr(post, way) and not getattr(post, name):
                raise Unknown.of("reminders-together", name=_named(way), also=_named(name))
    url = urlsplit(post.address)
    if post.address and not (url.scheme in ("http", "https") and url.netloc and url.path in ("", "/")):
        raise Unknown.of("reminders-address", name=_named("address"), asked=post.address)
    if not QUIET[0] <= post.quiet_minutes <= QUIET[1]:
        asked = str(post.quiet_minutes)
        raise Unknown.of("number-range", name=_named("quiet_minutes"), least=QUIET[0], most=QUIET[1], asked=asked)
    if post.smtp_security not in SECURITY:
        raise Unknown.of("reminders-one-of", name=_named("smtp_security"), known=", ".join(SECURITY))
    host, _, port = post.smtp.rpartition(":")
    if post.smtp and not (host and port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise Unknown.of("reminders-server", name=_named("smtp"), asked=post.smtp)
    if post.mail_from and "@" not in parseaddr(post.mail_from)[1]:
        raise Unknown.of("reminders-from", name=_named("mail_from"), asked=post.mail_from)
    if post.vapid_contact and not post.vapid_contact.startswith(("mailto:", "https://")):
        raise Unknown.of("reminders-contact", name=_named("vapid_contact"), asked=post.vapid_contact)
    if post.vapid_key:
        public_key(post)
    return post


def _named(name: str) -> str:
    return f"reminders.{name.replace('_', '-')}"


# E-mail


def mail(post: Post, to: str, subject: str, text: str, stop: str = "") -> None:
    """Sends one; `stop` is the address that ends them, which a mail program shows as a button."""
    # An address that is folded isn't found by every mail program.
    letter = EmailMessage(policy=SMTP.clone(max_line_length=900))
    name, sender = parseaddr(post.mail_from)
    letter["From"] = Address(name, addr_spec=sender)
    letter["To"] = Address(addr_spec=to)
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    if stop:
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text)
    host, _, port = post.smtp.rpartition(":")
    secret = ssl.create_default_context()
    line: smtplib.SMTP
    if post.smtp_security == "tls":
        line = smtplib.SMTP_SSL(host.strip("[]"), int(port), timeout=PATIENCE, context=secret)
    else:
        line = smtplib.SMTP(host.strip("[]"), int(port), timeout=PATIENCE)
    with line:
        if post.smtp_security == "starttls":
            line.starttls(context=secret)
        if post.smtp_user:
            line.login(post.smtp_user, post.smtp_password)
        line.send_message(letter)


# Notes to browsers


@cache
def _key(file: str) -> Any:
    # Only a house that pushes waits for it to load.
    from py_vapid import Vapid

    try:
        return Vapid.from_pem(Path(file).read_bytes())
    except (OSError, ValueError, TypeError) as error:
        raise Unknown.of("reminders-key", name=_named("vapid_key"), file=file) from error


def public_key(post: Post) -> str:
    """What a browser has to know of the house to take its notes, and nobody else's."""
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = _key(post.vapid_key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")


def carried_by(post: Post, endpoint: str) -> bool:
    """Whether notes go there: only to services that are known, as the house speaks to no address a guest makes up."""
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port
    except ValueError:
        return False
    hosts = post.push_hosts.split()
    if (f"{host}:{port}") in hosts:
        return url.scheme in ("http", "https")  # named with its port by the keeper: one of the house's own
    known = any(host == one or host.endswith(f".{one}") for one in hosts)
    return url.scheme == "https" and known and port in (None, 443) and not url.username


def push(post: Post, subscription: str, note: dict[str, str], topic: str, ttl: int = KEPT) -> None:
    """Sends a note that only the browser can read; `topic`: a newer one takes the place of one that waits."""
    import requests
    from pywebpush import WebPushException, webpush

    told = json.loads(subscription)
    if not carried_by(post, told["endpoint"]):
        raise Gone
    try:
        with requests.Session() as session:
            session.max_redirects = 0
            webpush(
                {"endpoint": told["endpoint"], "keys": {"p256dh": told["p256dh"], "auth": told["auth"]}},
                json.dumps(note),
                vapid_private_key=_key(post.vapid_key),
                vapid_claims={"sub": post.vapid_contact},
                headers={"Topic": topic, "Urgency": "normal"},
                ttl=max(0, min(KEPT, ttl)),
                timeout=PATIENCE,
                requests_session=session,
            )
    except WebPushException as error:
        if error.response is not None and error.response.status_code in GONE:
            raise Gone from None
        raise
