# compiled by mypyc
"""The numbers of Santiago de Cuba as the rules read them."""

from malecon.core.errors import Unknown
from malecon.core.numbers import Numbers
from malecon.core.texts import texts
from malecon.games.santiago.words import (
    ASKED,
    CASINO_PESO,
    CUBANS,
    DRIVE,
    FLOWERS,
    GOODS,
    MOST_ASKED,
    MOST_TRADED,
    RUM,
    STOPS,
)


class Parts:
    """The data file in native form. `flower` is the garden a Cuban opens, −1 for El Zorro."""

    def __init__(self, numbers: Numbers) -> None:
        self.each: int = numbers["goods.each"]
        self.ships: int = numbers["ships"]
        self.first_value: int = numbers["value.first"]
        self.last_value: int = numbers["value.last"]
        self.markers: int = numbers["markers"]
        self.turns: int = numbers["turns"]

        self.start_pesos: int = numbers["start.pesos"]
        self.start_points: int = numbers["start.points"]
        self.start_goods: list[int] = [numbers[f"start.{good}"] for good in GOODS[:RUM]] + [0, 0, 0]

        self.free_stops: int = numbers["drive.free"]
        self.stop_price: int = numbers["drive.price"]
        self.drives: list[int] = [DRIVE + stops for stops in range(STOPS)]

        self.pedro: int = numbers["pedro.tobacco"]
        self.jose: int = numbers["jose.sugar"]
        self.conchita: int = numbers["conchita.citrus"]
        self.miguel: int = numbers["miguel.wood"]
        self.maria: int = numbers["maria.points"]
        self.martinez: int = numbers["martinez.pesos"]
        self.flower: list[int] = [_flower(numbers.values.get(f"flower.{cuban}")) for cuban in CUBANS]

        self.bank: int = numbers["bank.pesos"]
        self.church: int = numbers["church.points"]
        self.sawmill_points: int = numbers["sawmill.points"]
        self.sawmill_pesos: int = numbers["sawmill.pesos"]
        self.cafe: int = numbers["cafe.points"]
        self.casino: int = numbers["casino.pesos"]
        # The moves of the Casino that win pesos, the fewest first.
        self.won_pesos: list[int] = [
            CASINO_PESO + self.casino * n - 1 for n in range(1, MOST_TRADED // self.casino + 1)
        ]
        self.office: int = numbers["office.points"]
        self.newspaper: int = numbers["newspaper.pesos"]
        self.rent: int = numbers["rent.points"]
        self.wood: int = numbers["wood.points"]
        self.exchange: int = numbers["scoring.goods"]

        # How many faces of a good's die show 0, 1, 2, …
        self.faces: list[list[int]] = [numbers.row(f"dice.{good}") for good in GOODS[:ASKED]]
        if max(max(row) for row in self.faces) == 0:
            raise Unknown.of("refused", why=texts(numbers.path.parent / "texts").both("why-no-demand"))
        self.face_counts: list[list[int]] = [
            [row.count(shown) for shown in range(MOST_ASKED + 1)] for row in self.faces
        ]
        # The last die that can show more than 0: the cigars' one, unless the faces were changed.
        self.last_die: int = max(good for good in range(ASKED) if max(self.faces[good]) > 0)


def _flower(name: object) -> int:
    return FLOWERS.index(name) if isinstance(name, str) else -1
