"""What each thing on the map does, by the numbers that are played and as it stands now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, COLUMNS, REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.game import CapaDoro

Row = Sequence[Mapping[str, Any] | None]


def about(
    capa: CapaDoro,
    thing: str,
    view: Mapping[str, Any],
    lang: str,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """For the card of a thing; see `things.py` for their ids."""
    kind, _, word = thing.partition("-")
    say = Teller(capa, lang, names)
    if kind == "field":
        region, row, column = word.rsplit("-", 2)
        return _field(say, view, region, int(row), COLUMNS.index(column), viewer)
    if kind == "region":
        return say("region", tobacco=_tobacco(word), dollars=capa.numbers[f"price.{word}"], n=2)
    if kind == "market":
        return say("market")
    if kind == "cigar":
        return _cigar(say, view, word, viewer)
    if kind == "stock":
        return _stock(say, view, int(word))
    if kind == "bag":
        beetles = view["bag"]["beetle"]
        cubes = [say.counted(view["bag"]), say("beetles", n=beetles) if beetles else ""]
        return say("bag", cubes=", ".join(filter(None, cubes))) if any(cubes) else say("bag-empty")
    if kind == "events":
        left = {event: n for event, n in view["events"].items() if n}
        cards = ", ".join(f"{n} {capa.texts.say(lang, f'event-{event}')}" for event, n in left.items())
        return say("events", cards=cards) if left else say("no-events")
    if kind == "pile":
        return say("pile", kind=CLASSES[CLASSES.index(word) - 1].upper())
    return say("no-trade") if kind == "tile" else say("beetle")


class Teller:
    """Says the text `about-<word>`."""

    def __init__(self, capa: CapaDoro, lang: str, names: Sequence[str] | None) -> None:
        self.capa, self.lang, self.names = capa, lang, names

    def __call__(self, word: str, **details: int | str) -> str:
        return self.capa.texts.say(self.lang, f"about-{word}", details, self.names)

    def counted(self, bales: Mapping[str, int]) -> str:
        """«2 orange, 1 gold», noughts left out."""
        found = {tobacco: bales[tobacco] for tobacco in TOBACCOS if bales.get(tobacco, 0) > 0}
        say = self.capa.texts.say
        return ", ".join(say(self.lang, "on-bales", {"tobacco": tobacco, "n": n}) for tobacco, n in found.items())


def lacking(capa: CapaDoro, cigar: str, stock: Mapping[str, int]) -> dict[str, int]:
    """How many bales of each tobacco a stock has too few for the cigar."""
    return {tobacco: n - stock[tobacco] for tobacco, n in recipe(capa, cigar).items() if n > stock[tobacco]}


def recipe(capa: CapaDoro, cigar: str) -> dict[str, int]:
    at = len(TOBACCOS) * CIGARS.index(cigar)
    return dict(zip(TOBACCOS, capa.parts.recipe[at : at + len(TOBACCOS)], strict=True))


def _whose(seat: int, viewer: int | None) -> str:
    return "yours" if seat == viewer else "theirs"


def _tobacco(region: str) -> str:
    return TOBACCOS[REGIONS.index(region)]


# --- the rows ---------------------------------------------------------------------------------------------------------


def _field(say: Teller, view: Mapping[str, Any], region: str, row: int, column: int, viewer: int | None) -> str:
    places: Row = view["fields"][region][row - 1]
    if column == 0:
        told = _pushed(say, region, places, viewer) if places[0] else say("seed")
        return " ".join((told, *_sowing(say, view, viewer)))
    if column == 1:
        return _growing(say, view["fields"][region], region, row)
    standing = places[2]
    if not standing:
        return say("harvest", full=say.capa.parts.full)
    key = _whose(standing["owner"], viewer)
    return say(f"harvest-{key}" if standing["bales"] else f"harvest-bare-{key}", dollars=say.capa.parts.bare)


def _sowing(say: Teller, view: Mapping[str, Any], viewer: int | None) -> list[str]:
    """While the viewer acts: what a neutral plantation is, and which sowing this would be of how many."""
    most = say.capa.parts.sowings[view["players"]]
    if viewer is None or viewer != view["turn"] or not view["pending"] or view["pending"][-1][0] != "act":
        return []
    if view["sown"] >= most:
        return []
    return [*([say("neutral")] if view["neutral"] else []), say("sowing", n=view["sown"] + 1, most=most)]


def _pushed(say: Teller, region: str, places: Row, viewer: int | None) -> str:
    """Who would be harvested if somebody sowed there now."""
    told = [say("push")]
    for standing in (places[2], places[1]):
        if standing:
            owned = isinstance(standing["owner"], int)
            key = ("push-harvest" if standing["bales"] else "push-bare") if owned else "push-neutral"
            words = {"seat": standing["owner"], "whose": _whose(standing["owner"], viewer)} if owned else {}
            told.append(say(key, tobacco=_tobacco(region), n=standing["bales"], dollars=say.capa.parts.bare, **words))
    return " ".join(told)


def _growing(say: Teller, rows: Sequence[Row], region: str, row: int) -> str:
    """Whether the next bale comes here: where there are fewest, the highest of equals."""
    growing = [(standing["bales"], at) for at, places in enumerate(rows, 1) if (standing := places[1])]
    if all(at != row for _, at in growing):
        return say("growth")
    key = "growth-next" if min(growing)[1] == row else "growth-later"
    return say(key, tobacco=_tobacco(region), full=say.capa.parts.full, n=1)


# --- what seats hold --------------------------------------------------------------------------------------------------


def _cigar(say: Teller, view: Mapping[str, Any], cigar: str, viewer: int | None) -> str:
    seat = next(i for i, held in enumerate(view["seats"]) if any(t and t["cigar"] == cigar for t in held["cigars"]))
    held = view["seats"][seat]
    tile = next(tile for tile in held["cigars"] if tile and tile["cigar"] == cigar)
    told = [say("cigar", bales=say.counted(recipe(say.capa, cigar)))]
    missing = say.counted(lacking(say.capa, cigar, held["stock"]))
    # The reason why it can't be rolled names one tobacco only.
    if not tile["rolled"]:
        told.append(say("lacks" if missing else "has-all", whose=_whose(seat, viewer), seat=seat, bales=missing))
    kind = CIGARS.index(cigar) // CLASS + 1
    told.append(say("then", kind=CLASSES[kind].upper()) if kind < len(CLASSES) else say("then-none"))
    return " ".join(told)


def _stock(say: Teller, view: Mapping[str, Any], seat: int) -> str:
    held = view["seats"][seat]
    bales = sum(held["stock"].values())
    told = [say("stock", n=held["plantations"])]
    if bales:
        told.append(say("stock-beetle", n=(bales + 1) // 2))
    return " ".join(told)
