"""What each thing on Cuba's board does, by the numbers that are played and as it stands now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.games.cuba.ahead import voted
from malecon.games.cuba.things import owner
from malecon.games.cuba.words import CARDS, FIELDS, MATERIALS, PRODUCTS, THINGS

if TYPE_CHECKING:
    from malecon.games.cuba.game import Cuba


def about(
    cuba: Cuba,
    thing: str,
    view: Mapping[str, Any],
    lang: str,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """For the card of a thing, in whole sentences; see `things.py` for their ids."""
    return f"{_told(cuba, thing, view, lang, viewer, names).rstrip('.')}."


def _told(
    cuba: Cuba, thing: str, view: Mapping[str, Any], lang: str, viewer: int | None, names: Sequence[str] | None
) -> str:
    kind, _, word = thing.partition("-")
    if kind.startswith("seat"):
        seat = int(kind.removeprefix("seat"))
        kind, _, word = word.partition("-")
    else:
        seat = owner(view, viewer)
    say = Teller(cuba, lang, names)
    if kind == "field":
        site = bool(view["pending"]) and view["pending"][-1][0] == "site" and seat == viewer
        return _field(say, view["seats"][seat], word, site)
    if kind == "plantation":
        return cuba.layout(word, lang) if word else _holdings(say, view, seat)
    if kind in ("law", "bill"):
        return _law(say, view, kind, word)
    if kind == "ship":
        return _ship(say, cuba, view, int(word))
    if kind == "parliament":
        return _parliament(say, view)
    if kind in ("building", "card"):
        return f"{say.used(word)}. {say('at-the-end')}" if kind == "building" else say.about(word)
    if kind == "yard":
        at = THINGS.index(word)
        sort = "material" if at < MATERIALS else "product" if at < PRODUCTS else "good"
        return " ".join((f"{say(f'yard-{sort}')}.", *_paid_after(cuba, view, lang, names, "duty")))
    if kind == "purse":
        return " ".join((f"{say(kind)}.", *_paid_after(cuba, view, lang, names, "tax")))
    return say(kind)


def _paid_after(cuba: Cuba, view: Mapping[str, Any], lang: str, names: Sequence[str] | None, due: str) -> list[str]:
    """Where a tax or a duty is paid: the vote before it. Its card opens by itself and covers what else tells that."""
    if not view["pending"] or view["pending"][-1][0] != due:
        return []
    return voted(view, lambda key, **details: cuba.texts.say(lang, f"ahead-{key}", details, names))


class Teller:
    """Says the text `note-<word>`, or what a word of the game is about."""

    def __init__(self, cuba: Cuba, lang: str, names: Sequence[str] | None) -> None:
        self.texts, self.lang, self.names = cuba.texts, lang, names

    def __call__(self, word: str, **details: int | str) -> str:
        return self.texts.say(self.lang, f"note-{word}", details, self.names)

    def about(self, word: str) -> str:
        return self.texts.say(self.lang, f"about-{word}")

    def used(self, building: str) -> str:
        what = self.about(building)
        return self("foreman-uses", what=what[:1].lower() + what[1:])


def _field(say: Teller, held: Mapping[str, Any], field: str, site: bool) -> str:
    """Where one is about to build, what the field gives is lost."""
    gives = held["fields"][FIELDS.index(field)]
    building = held["buildings"].get(field, "warehouse" if gives is None else None)
    if building:
        return say.used(building)
    sort = "material" if THINGS.index(gives) < MATERIALS else "product"
    return say(f"{sort}-site" if site else f"{sort}-field", thing=gives, n=1)


def _holdings(say: Teller, view: Mapping[str, Any], seat: int) -> str:
    """What another one has played, and how many votes the last card will have at least and at most."""
    left = [votes for votes, card in enumerate(CARDS, 1) if card not in view["seats"][seat]["played"]]
    return say("plantation", least=min(left), most=max(left))


def _law(say: Teller, view: Mapping[str, Any], kind: str, sort: str) -> str:
    law = view[f"{kind}s"][sort]
    if law:
        return say.about(law)
    if kind == "law" and sort in ("tax", "duty"):
        return say(f"printed-{sort}")
    return say("no-law" if kind == "law" else "no-bill")


def _ship(say: Teller, cuba: Cuba, view: Mapping[str, Any], ship: int) -> str:
    for dock, held in enumerate(view["docks"], 1):
        if held and held["ship"] == ship:
            return say("ship", dock=dock, points=cuba.parts.dock_points[dock])
    return say("ship-at-sea")


def _parliament(say: Teller, view: Mapping[str, Any]) -> str:
    """While votes are bought: what each has, and how many pesos for more."""
    if not any(seat["votes"] for seat in view["seats"]):
        return say("parliament")
    rows = [say("votes", seat=i, n=seat["votes"], pesos=seat["pesos"]) for i, seat in enumerate(view["seats"])]
    return f"{' · '.join(rows)}. {say('tie', seat=view['first'])}"
