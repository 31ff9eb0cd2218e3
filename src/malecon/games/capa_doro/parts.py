# compiled by mypyc
"""The numbers of Capa d'Oro as the rules read them."""

from malecon.core.numbers import Numbers
from malecon.games.capa_doro.layout import CENTRAL_AMERICA, REGION, WIDE
from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, REGIONS, SOW, SOW_NEUTRAL, TOBACCOS


class Parts:
    """The data file in native form; rows go by region, tobacco or cigar, `plantations` and `sowings` by players."""

    def __init__(self, numbers: Numbers) -> None:
        self.rows: list[int] = [numbers[f"rows.{region}"] for region in REGIONS]
        # The Seed places by region: where its rows begin.
        self.seeds: list[list[int]] = [
            [region * REGION + row * WIDE for row in range(rows)] for region, rows in enumerate(self.rows)
        ]
        # Those where one may begin.
        self.openings: list[int] = [place for places in self.seeds[:CENTRAL_AMERICA] for place in places]
        self.price: list[int] = [numbers[f"price.{region}"] for region in REGIONS]
        self.cheapest: int = min(self.price)
        # The moves of sowing by dollars, as many as the dearest region costs, and those of neutral plantations.
        self.dearest: int = max(self.price)
        self.sowing: list[list[int]] = [
            [SOW + place // WIDE for place in self.in_reach(purse)] for purse in range(self.dearest + 1)
        ]
        self.neutral_sowing: list[int] = [SOW_NEUTRAL + place // WIDE for places in self.seeds for place in places]
        self.bales: list[int] = [numbers[f"bales.{tobacco}"] for tobacco in TOBACCOS]
        self.beetles: int = numbers["beetles"]
        self.tracks: list[list[int]] = [numbers.row(f"track.{tobacco}") for tobacco in TOBACCOS]
        self.market: list[int] = [numbers[f"market.{tobacco}"] for tobacco in TOBACCOS]
        self.plantations: list[int] = [0, 0] + [numbers[f"plantations.for-{n}"] for n in (2, 3, 4)]
        self.neutral: int = numbers["plantations.neutral"]
        self.sowings: list[int] = [0, 0, numbers["sow.for-2"], numbers["sow.most"], numbers["sow.most"]]
        self.start_dollars: int = numbers["start.dollars"]
        self.full: int = numbers["plantation.full"]
        self.bare: int = numbers["harvest.bare"]
        self.goal: int = numbers["goal"]

        self.each_event: int = numbers["events.each"]
        self.drought: int = numbers["drought.bales"]
        self.rain: int = numbers["rain.cubes"]
        self.fashion: int = numbers["fashion.bales"]
        self.glut: int = numbers["glut.bales"]
        self.credit_fewest: int = numbers["credit.fewest"]
        self.credit_others: int = numbers["credit.others"]

        # What a cigar asks for, four numbers each, and what it gives.
        self.recipe: list[int] = []
        self.points: list[int] = []
        self.dollars: list[int] = []
        for number, cigar in enumerate(CIGARS):
            key = f"cigar.{CLASSES[number // CLASS]}.{cigar}"
            self.recipe += numbers.row(f"{key}.bales")
            self.points.append(numbers[f"{key}.points"])
            self.dollars.append(numbers[f"{key}.dollars"])

    def in_reach(self, purse: int) -> list[int]:
        """The Seed places of the regions that so many dollars pay for."""
        return [place for region, places in enumerate(self.seeds) if self.price[region] <= purse for place in places]
