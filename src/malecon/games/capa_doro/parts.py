# compiled by mypyc
"""The numbers of Capa d'Oro as the rules read them."""

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.numbers import Numbers
from malecon.games.capa_doro.bales import gathered
from malecon.games.capa_doro.layout import ASKED, CENTRAL_AMERICA, REGION, SORTS, WIDE
from malecon.games.capa_doro.words import BUY, CIGARS, CLASS, CLASSES, DONE, REGIONS, SOW, SOW_NEUTRAL, TOBACCOS


class Parts:
    """The data file in native form; rows go by region, tobacco or cigar, `plantations` and `sowings` by players."""

    def __init__(self, numbers: Numbers) -> None:
        self.rows: vec[i64] = vec[i64]([numbers[f"rows.{region}"] for region in REGIONS])
        # The Seed places by region: where its rows begin.
        self.seeds: list[list[int]] = [
            [region * REGION + row * WIDE for row in range(self.rows[region])] for region in range(len(REGIONS))
        ]
        # Those where one may begin.
        self.openings: list[int] = [place for places in self.seeds[:CENTRAL_AMERICA] for place in places]
        prices = [numbers[f"price.{region}"] for region in REGIONS]
        self.price: vec[i64] = vec[i64](prices)
        self.cheapest: i64 = min(prices)
        self.dearest: i64 = max(prices)
        # What one may sow, buy and sell, and the end of a turn: rows of moves that are made when first asked for, as
        # `acts` numbers them.
        self.listed: list[list[int]] = [[]] * (2 * (max(prices) + 2) << 2 * SORTS)
        self.bales: list[int] = [numbers[f"bales.{tobacco}"] for tobacco in TOBACCOS]
        self.beetles: int = numbers["beetles"]
        self.tracks: list[list[int]] = [numbers.row(f"track.{tobacco}") for tobacco in TOBACCOS]
        self.spaces: vec[i64] = vec[i64]([len(track) for track in self.tracks])
        # What a bale costs and brings by how many lie on a track, so many numbers each; of an empty track one of the
        # discards costs the highest price, on a full one a bale brings the lowest.
        room = max(len(track) for track in self.tracks) + 1
        self.room: i64 = room
        costs: list[int] = []
        proceeds: list[int] = []
        for track in self.tracks:
            spare = room - 1 - len(track)
            costs += [track[0], *track] + [0] * spare
            proceeds += [*track, track[-1]] + [0] * spare
        self.costs: vec[i64] = vec[i64](costs)
        self.proceeds: vec[i64] = vec[i64](proceeds)
        # What so many bales of a track cost together, bought one after the other, `ASKED` numbers for each of `costs`.
        bills = [
            sum(costs[room * sort + max(0, filled - bought)] for bought in range(bales))
            for sort in range(SORTS)
            for filled in range(room)
            for bales in range(ASKED)
        ]
        self.bills: vec[i64] = vec[i64](bills)
        self.market: list[int] = [numbers[f"market.{tobacco}"] for tobacco in TOBACCOS]
        self.plantations: vec[i64] = vec[i64]([0, 0] + [numbers[f"plantations.for-{n}"] for n in (2, 3, 4)])
        self.neutral: int = numbers["plantations.neutral"]
        self.sowings: vec[i64] = vec[i64]([0, 0, numbers["sow.for-2"], numbers["sow.most"], numbers["sow.most"]])
        self.start_dollars: int = numbers["start.dollars"]
        self.full: i64 = numbers["plantation.full"]
        self.bare: i64 = numbers["harvest.bare"]
        self.goal: i64 = numbers["goal"]

        self.each_event: int = numbers["events.each"]
        self.drought: int = numbers["drought.bales"]
        self.rain: int = numbers["rain.cubes"]
        self.fashion: int = numbers["fashion.bales"]
        self.glut: int = numbers["glut.bales"]
        self.credit_fewest: int = numbers["credit.fewest"]
        self.credit_others: int = numbers["credit.others"]

        # What a cigar asks for, four numbers each (and in one: `needs`), and what it gives.
        self.recipe: list[int] = []
        self.points: list[int] = []
        self.dollars: list[int] = []
        for number, cigar in enumerate(CIGARS):
            key = f"cigar.{CLASSES[number // CLASS]}.{cigar}"
            self.recipe += numbers.row(f"{key}.bales")
            self.points.append(numbers[f"{key}.points"])
            self.dollars.append(numbers[f"{key}.dollars"])

        needs = [gathered(self.recipe[SORTS * tile : SORTS * tile + SORTS]) for tile in range(len(CIGARS))]
        self.needs: vec[i64] = vec[i64](needs)

    def acts(self, sowing: i64, trades: i64) -> list[int]:
        """The moves of who may trade so, by bits, and sow for so many dollars less 1; 0 is not at all, and from
        `dearest` + 2 on neutral plantations come beside that."""
        at = (sowing << (2 * SORTS)) + trades
        found = self.listed[at]
        if len(found) == 0:
            neutral, dollars = divmod(int(sowing), int(self.dearest) + 2)
            found = [SOW + place // WIDE for place in self.in_reach(dollars - 1)]
            if neutral > 0:
                found += [SOW_NEUTRAL + place // WIDE for places in self.seeds for place in places]
            found += [BUY + trade for trade in range(2 * SORTS) if trades & 1 << trade]
            found.append(DONE)
            self.listed[at] = found
        return found.copy()

    def in_reach(self, purse: int) -> list[int]:
        """The Seed places of the regions that so many dollars pay for."""
        return [place for region, places in enumerate(self.seeds) if self.price[region] <= purse for place in places]
