# compiled by mypyc
"""The numbers of Cuba as the rules read them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.numbers import Numbers
from malecon.games.cuba.words import ACRES, BUILDINGS, COLOURS, EMBASSY, MATERIALS, PRODUCTS, SHIPS, THINGS, WARES

WARE_LETTERS: Final = "cstrg"
FIELD_LETTERS: Final = "FMLcst"  # by the thing that the field gives: wood, stone, water, citrus, …
BOARDS: Final = ("common", *COLOURS)
NO_FIELD: Final = -1  # what the warehouse's field gives

SORTS: Final = {"materials": (0, MATERIALS), "products": (MATERIALS, PRODUCTS), "goods": (PRODUCTS, len(THINGS))}


class Parts:
    """The data file in native form, lists by thing, building, law, dock or ship as the words count them."""

    def __init__(self, numbers: Numbers) -> None:
        self.supply: list[int] = (
            [numbers["supply.materials"]] * 3 + [numbers["supply.products"]] * 3 + [numbers["supply.goods"]] * 2
        )
        self.start_pesos: int = numbers["start.pesos"]
        self.start_materials: int = numbers["start.materials"]
        self.start_products: int = numbers["start.products"]
        self.start_market: list[int] = [numbers["start.market.products"]] * 3 + [numbers["start.market.goods"]] * 2

        products = numbers.row("market.products")
        goods = numbers.row("market.goods")
        self.prices: list[list[int]] = [products, products, products, goods, goods]
        self.empty_price: int = numbers["market.empty"]
        self.full_price: list[list[int]] = [
            [numbers[f"market.full.{edition}.products"]] * 3 + [numbers[f"market.full.{edition}.goods"]] * 2
            for edition in ("filosofia", "eggert")
        ]

        self.dock_points: list[int] = [0, *numbers.row("docks")]
        self.worker_fields: int = numbers["worker.fields"]
        self.worker_drought: int = numbers["worker.drought"]
        self.architect: list[int] = numbers.row("architect.points")
        self.mayor: list[int] = numbers.row("mayor.pesos")
        self.construction: int = numbers["construction.pesos"]

        self.tax: list[int] = numbers.row("law.tax")
        self.tax_printed: int = numbers["law.tax-printed"]
        self.law_points: int = numbers["law.points"]
        self.law_both: int = numbers["law.both"]
        self.law_chosen: int = numbers["law.chosen"]
        # By law, the printed one first: the first and the end of the things that will do, and how many.
        self.duties: list[tuple[int, int, int]] = [
            (*_span(asked), self.law_chosen if asked in SORTS else 1) for asked in numbers.table["law"]["duty"]
        ]
        self.law_most: int = numbers["law.most"]
        self.law_pesos: int = numbers["law.pesos"]
        self.law_market: int = numbers["law.market"]
        self.law_passed: int = numbers["law.passed"]
        self.end_building: int = numbers["end.building"]

        self.cost: list[list[int]] = [
            [_of(numbers, building, thing, 0) for thing in THINGS[:MATERIALS]] for building in BUILDINGS
        ]
        # By edition and building.
        copies = [_of(numbers, building, "copies", 1) for building in BUILDINGS]
        self.copies: list[list[int]] = [copies, [0 if at == EMBASSY else n for at, n in enumerate(copies)]]
        # The first thing and the end of the things that it takes for points or pesos; 0, 0 if it takes none.
        self.takes: list[list[tuple[int, int]]] = [
            [_taken(numbers, building, edition) for building in BUILDINGS] for edition in ("filosofia", "eggert")
        ]
        self.most: list[int] = [_of(numbers, building, "most", 0) for building in BUILDINGS]
        self.points: list[int] = [_of(numbers, building, "points", 0) for building in BUILDINGS]
        self.pesos: list[int] = [_of(numbers, building, "pesos", 0) for building in BUILDINGS]
        self.hall_votes: int = numbers["building.town-hall.votes"]
        self.dam_water: int = numbers["building.dam.water-made"]
        self.embassy_cigars: int = numbers["building.canadian-embassy.cigars-made"]

        # By ship (0 to 14), how many spaces it has for each ware.
        cargoes = [str(numbers.values[f"ships.{ship + 1}"]) for ship in range(SHIPS)]
        self.spaces: list[list[int]] = [
            [cargo.count(WARE_LETTERS[ware]) for ware in range(len(WARES))] for cargo in cargoes
        ]
        # By board (0 the common one, 1 to 5 the individual ones), what each field gives.
        self.layouts: list[list[int]] = [_layout(str(numbers.values[f"layout.{name}"])) for name in BOARDS]
        # By field, the six fields of its row and column, its own included.
        self.cross: list[list[int]] = [
            [other for other in range(ACRES) if other // 4 == field // 4 or other % 4 == field % 4]
            for field in range(ACRES)
        ]
        self.crosses: list[int] = [sum(1 << field for field in cross) for cross in self.cross]  # as bits
        # For judgements, which ask for them again and again: the crosses, and the buildings' materials, three each.
        self.reaches: vec[i64] = vec[i64](self.crosses)
        self.materials: vec[i64] = vec[i64]([number for cost in self.cost for number in cost])


def _taken(numbers: Numbers, building: str, edition: str) -> tuple[int, int]:
    facts = numbers.table["building"][building]
    taken = facts.get(f"takes-{edition}", facts.get("takes"))
    return _span(taken) if taken else (0, 0)


def _span(name: str) -> tuple[int, int]:
    """The first thing and the end of the things of a sort; of a thing, it alone."""
    if name in SORTS:
        return SORTS[name]
    return THINGS.index(name), THINGS.index(name) + 1


def _of(numbers: Numbers, building: str, what: str, default: int) -> int:
    value = numbers.values.get(f"building.{building}.{what}", default)
    assert isinstance(value, int)
    return value


def _layout(text: str) -> list[int]:
    letters = text.replace(" ", "")
    assert len(letters) == ACRES, text
    assert letters.count("W") == 1, text
    fields = [NO_FIELD if letter == "W" else FIELD_LETTERS.index(letter) for letter in letters]
    assert max(fields) < PRODUCTS, text
    return fields
