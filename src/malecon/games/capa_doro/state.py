# compiled by mypyc
"""Where the pieces of Capa d'Oro stand, and the course of a turn: growth, actions, development."""

from __future__ import annotations

from typing import Any, cast

from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State
from malecon.core.story import Event
from malecon.games.capa_doro import cigars, events, fields, growth, leaning, market, opening, position, refusal
from malecon.games.capa_doro.frames import (
    ACTING,
    BEETLING,
    CHOOSING,
    DEALING,
    DEVELOPING,
    DRAWING,
    DRAWING_FIRST,
    GROWING,
    KINDS,
    ROLLING,
    SEEDING,
    TURNING_EVENT,
)
from malecon.games.capa_doro.parts import Parts
from malecon.games.capa_doro.words import (
    BUY,
    CLASS,
    CUBE,
    DEAL,
    DIE,
    DONE,
    EVENT,
    EVENTS,
    FACES,
    FIRST,
    GROWTH,
    KINDS_OF_TOBACCO,
    NO_TILE,
    OPEN_GROWTH,
    OPEN_SEED,
    PLACES,
    REAP,
    ROLL,
    SEED,
    SELL,
    SLOTS,
    SOW,
    SOW_NEUTRAL,
    TURNED,
)


class CapaDoro(State):
    """A seat's stock is four numbers in one row of all seats, its tiles are three. What a place, a tile and a frame
    say is in `words` and `frames`. `bought` and `sold` have a bit for each tobacco last bought, or last sold, in this
    turn, `switched` one for each whose direction of trade has changed in it, `piles` one for each tile never dealt.
    """

    parts: Parts
    eventful: bool
    fields: list[int]
    market: list[int]
    discards: list[int]
    bag: list[int]
    events: list[int]
    customs: int  # the region under the Customs tile, −1 if it lies beside the board
    neutral: int  # neutral plantations at hand, for two players
    dollars: list[int]
    points: list[int]
    hands: list[int]  # plantations in hand, by seat
    stocks: list[int]
    tiles: list[int]
    piles: int
    first: int
    turn: int
    sown: int
    bought: int
    sold: int
    switched: int
    beetles: int  # drawn and not yet placed
    pending: list[int]

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.eventful = bool(self.options["events"])
        self.fields = [0] * PLACES
        self.market = parts.market.copy()
        self.discards = [0] * KINDS_OF_TOBACCO
        self.bag = [parts.bales[t] - parts.market[t] for t in range(KINDS_OF_TOBACCO)] + [parts.beetles]
        self.events = [parts.each_event if self.eventful else 0] * len(EVENTS)
        self.customs = -1
        self.neutral = parts.neutral if n == 2 else 0
        self.dollars = [parts.start_dollars] * n
        self.points = [0] * n
        self.hands = [parts.plantations[n]] * n
        self.stocks = [0] * (KINDS_OF_TOBACCO * n)
        self.tiles = [NO_TILE] * (SLOTS * n)
        self.piles = (1 << TURNED) - 1
        self.first = -1
        self.turn = -1
        self.sown = self.bought = self.sold = self.switched = self.beetles = 0
        self.pending = [DRAWING_FIRST, DEALING]
        self.actor = CHANCE

    def copy(self) -> CapaDoro:
        twin = CapaDoro(self.game, self.players, self.options, self.rules)
        twin.parts = self.parts
        twin.eventful = self.eventful
        twin.actor = self.actor
        twin.ending = self.ending
        twin.fields = self.fields.copy()
        twin.market = self.market.copy()
        twin.discards = self.discards.copy()
        twin.bag = self.bag.copy()
        twin.events = self.events.copy()
        twin.customs = self.customs
        twin.neutral = self.neutral
        twin.dollars = self.dollars.copy()
        twin.points = self.points.copy()
        twin.hands = self.hands.copy()
        twin.stocks = self.stocks.copy()
        twin.tiles = self.tiles.copy()
        twin.piles = self.piles
        twin.first = self.first
        twin.turn = self.turn
        twin.sown = self.sown
        twin.bought = self.bought
        twin.sold = self.sold
        twin.switched = self.switched
        twin.beetles = self.beetles
        twin.pending = self.pending.copy()
        return twin

    # --- the course of a turn -----------------------------------------------------------------------------------

    def push(self, kind: int, number: int = 0) -> None:
        self.pending.append(kind + KINDS * number)

    def resume(self) -> None:
        """Go on until a seat or chance has to decide, or the game is over."""
        while self.pending:
            frame = self.pending[-1]
            kind = frame % KINDS
            if kind == ACTING:
                if self.can_act():
                    self.actor = self.turn
                    return
                self.end_actions()
            elif kind == DRAWING:
                # A die that asks for more cubes than are left draws what is left (ruling).
                if frame >= KINDS and not self.bag_empty():
                    self.actor = CHANCE
                    return
                self.pending.pop()
            elif kind == BEETLING:
                if self.beetles > 0:
                    self.actor = self.turn
                    return
                self.pending.pop()
            elif kind == DEVELOPING:
                if cigars.turned_slot(self) >= 0:
                    self.actor = CHANCE
                    return
                self.pending.pop()
                self.next_turn()
            elif kind == CHOOSING:
                self.actor = self.turn
                return
            elif kind <= TURNING_EVENT:
                self.actor = CHANCE
                return
            else:
                seat = frame // KINDS
                if opening.places(self, seat, SEED if kind == SEEDING else GROWTH):
                    self.actor = seat
                    return
                self.pending.pop()
        self.actor = NOBODY

    def bag_empty(self) -> bool:
        for number in self.bag:
            if number > 0:
                return False
        return True

    def start_turn(self) -> None:
        """Once the bag is empty the die rests."""
        self.push(ACTING)
        if not self.bag_empty():
            self.push(ROLLING)

    def can_act(self) -> bool:
        """Whether there is anything to do but to end the turn."""
        seat = self.turn
        return (
            fields.may_sow(self, seat)
            or market.trades(self, seat)
            or cigars.rolls(self, seat)
            or len(fields.ripe(self, seat)) > 0
        )

    def end_actions(self) -> None:
        """The phase of development follows."""
        self.pending[-1] = DEVELOPING
        self.sown = self.bought = self.sold = self.switched = 0

    def next_turn(self) -> None:
        """With an empty bag the round is finished, so that all have had as many turns (ruling)."""
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.first and self.bag_empty():
            self.finish("empty-bag")
        else:
            self.start_turn()

    def finish(self, reason: str) -> None:
        """Over at once: nothing that was pending happens."""
        self.pending.clear()
        self.ending = reason
        self.actor = NOBODY
        if self.story is not None:
            self.note("over", self.turn, {"reason": reason})

    # --- moves --------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        frame = self.pending[-1]
        kind = frame % KINDS
        if kind == ACTING:
            moves = fields.ripe(self, seat)
            fields.sowable(self, seat, moves)
            market.offers(self, seat, moves)
            cigars.rollable(self, seat, moves)
            moves.append(DONE)
            return moves
        if kind == DRAWING:
            return growth.cubes(self)
        if kind == ROLLING:
            return [DIE + shown for shown in range(FACES)]
        if kind == BEETLING:
            return growth.beetle_moves(self)
        if kind == CHOOSING:
            return events.choices(self, frame // KINDS)
        if kind == TURNING_EVENT:
            return events.cards(self)
        if kind == DEVELOPING:
            return cigars.pile(self, cigars.next_class(self))
        if kind == DEALING:
            return cigars.pile(self, 0)
        if kind == SEEDING:
            return opening.places(self, seat, SEED)
        if kind == GROWING:
            return opening.places(self, seat, GROWTH)
        return [FIRST + other for other in range(self.players)]

    def odds(self) -> list[int]:
        kind = self.pending[-1] % KINDS
        if kind == DRAWING:
            return [number for number in self.bag if number > 0]
        if kind == TURNING_EVENT:
            return [number for number in self.events if number > 0]
        return [1] * len(self.legal(CHANCE))

    def draw(self, luck: Luck) -> int:
        kind = self.pending[-1] % KINDS
        if kind == DRAWING:
            return CUBE + _pick(self.bag, luck)
        if kind == ROLLING:
            return DIE + luck.below(FACES)
        if kind == TURNING_EVENT:
            return EVENT + _pick(self.events, luck)
        return luck.choose(self.legal(CHANCE))

    def step(self, move: int, seat: int) -> None:
        frame = self.pending[-1]
        kind = frame % KINDS
        if kind == ACTING:
            self.act(move)
        elif kind == DRAWING:
            growth.draw(self, move - CUBE)
        elif kind == ROLLING:
            self.pending.pop()
            growth.throw(self, move)
        elif kind == BEETLING:
            growth.set_beetle(self, move)
        elif kind == CHOOSING:
            self.pending.pop()
            events.choose(self, frame // KINDS, move)
        elif kind == TURNING_EVENT:
            self.pending.pop()
            events.turn_up(self, move - EVENT)
        elif kind == DEVELOPING:
            cigars.deal(self, self.turn, cigars.turned_slot(self), move - DEAL)
        elif kind == SEEDING:
            self.pending.pop()
            opening.open_seed(self, move - OPEN_SEED, seat)
        elif kind == GROWING:
            self.pending.pop()
            opening.open_growth(self, move - OPEN_GROWTH, seat)
        elif kind == DEALING:
            self.deal_first_tiles(move - DEAL)
        else:
            self.pending.pop()
            opening.begin(self, move - FIRST)
        self.resume()

    def act(self, move: int) -> None:
        """The actions, any number in any order."""
        if move == DONE:
            self.end_actions()
        elif move >= ROLL:
            cigars.roll(self, move - ROLL)
        elif move >= SELL:
            market.sell(self, move - SELL)
        elif move >= BUY:
            market.buy(self, move - BUY)
        elif move >= SOW_NEUTRAL:
            fields.sow_neutral(self, move - SOW_NEUTRAL)
        elif move >= SOW:
            fields.sow(self, move - SOW)
        else:
            fields.harvest(self, move - REAP)

    def deal_first_tiles(self, tile: int) -> None:
        """Seat after seat; the A tiles left over are not used."""
        slot = self.tiles.index(NO_TILE)
        cigars.deal(self, slot // SLOTS, slot, tile)
        if slot == len(self.tiles) - 1:
            self.pending.pop()
            self.piles &= ~((1 << CLASS) - 1)

    # --- the score ----------------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        return self.points.copy()

    def standing(self) -> list[int]:
        """Ties: dollars, then shared."""
        return [self.points[seat] * 10000 + min(self.dollars[seat], 9999) for seat in range(self.players)]

    # --- as data ------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        return position.write(self)

    def restore(self, data: dict[str, Any]) -> None:
        position.read(self, data)

    def objection(self, move: int, seat: int) -> Event | None:
        return refusal.objection(self, move, seat)

    def lean(self, seat: int | None = None) -> list[int]:
        return leaning.lean(self, self.moves(seat))


def _pick(numbers: list[int], luck: Luck) -> int:
    """A place of the row, as likely as its number says."""
    total = 0
    for number in numbers:
        total += number
    left = luck.below(total)
    place = 0
    while left >= numbers[place]:
        left -= numbers[place]
        place += 1
    return place
