"""All tables of a server: opened, joined, played and saved. Every change is stored before it is seen."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.core.state import CHANCE
from malecon.table import chain, coaching, companion, consent, log
from malecon.table.afterwards import Afterwards
from malecon.table.climbing import Climbing
from malecon.table.club import Club
from malecon.table.driver import drawn
from malecon.table.kept import PATIENCE, deed
from malecon.table.leaving import deadlines, due
from malecon.table.log import Ask
from malecon.table.manners import Manners
from malecon.table.people import People
from malecon.table.refused import Refused
from malecon.table.reminding import Reminding
from malecon.table.seating import Opened, Wish, clean_name
from malecon.table.store import Stale
from malecon.table.table import Table
from malecon.table.tournament import Tournaments

__all__ = ["PATIENCE", "House", "Opened", "Wish", "clean_name", "deadlines", "due", "questions"]

CHAT_LENGTH = 240
CHAT_LINES = 500
PACES = (0, 4000)


class House(Afterwards, Club, People, Manners, Climbing, Tournaments, Reminding):
    """What is decided at a table; `Seating`, `Leaving` and `Afterwards` have what comes before, between and after."""

    # Playing

    @deed
    def play(self, id: str, seat: int, moves: str | Sequence[str], n: int, *, bot: bool = False) -> Table:
        """Plays what was chosen on the position of row `n`; `Stale` if that isn't the present one any more.

        A move, or several of a seat with perhaps `end` as the last word: all or nothing, and taken back as one.
        """
        words = [moves] if isinstance(moves, str) else moves
        with self._changing(id) as table:
            if not bot:
                self._person(table, seat)
                self._alive(table, [seat])
            elif table.seats[seat].kind != log.ROBOT:
                raise Stale(id)
            if seat not in table.actors and not (table.paused == seat and list(words) == [chain.END]):
                if table.n != n:
                    raise Stale(id)
                self._why_not_now(table)
            if not table.since[seat] <= n <= table.number:
                raise Stale(id)
            if not bot:
                coaching.follow(table, seat, words, self.store.clock())
            chain.walk(table, seat, words, self.store.clock())
            self._settle(table)
        return self._known(id)

    @staticmethod
    def _why_not_now(table: Table) -> None:
        if table.over:
            raise Refused("over")
        if table.waiting:
            raise Refused("waiting")
        raise Refused("luck-first" if companion.asks(table) else "not-your-turn")

    @deed
    def tell_luck(self, id: str, seat: int, words: Sequence[str], n: int) -> Table:
        """What the real dice, draws and deals showed after row `n`, one after the other: all of it or nothing, and
        taken back as one. What was told already, in words whose answer was lost, isn't told twice."""
        companion.few(words)
        with self._changing(id) as table:
            self._person(table, seat)
            if table.n != n:
                if table.companion and companion.since(table, n, seat)[: len(words)] == list(words):
                    return table
                raise Stale(id)
            companion.whose(table, seat)
            first = table.number + 1
            came: list[str] = []
            for step, text in enumerate(words, 1):
                # What could come out one way only was played by itself, and may have been typed all the same.
                if came and came.pop(0) == text:
                    continue
                if not companion.asks(table):
                    raise Refused("luck-over", n=step)
                companion.take(table, text, self.store.clock())
                known = len(table.line)
                self._settle(table)
                came = [played.text for played in table.line[known:] if played.seat == CHANCE]
            if len(words) > 1:
                table.add(log.CHAIN, CHANCE, str(first), self.store.clock())
        return self._known(id)

    @deed
    def draw_luck(self, id: str, seat: int, n: int) -> Table:
        """The program draws what the people would rather not, once."""
        with self._changing(id) as table:
            self._person(table, seat)
            if table.n != n:
                raise Stale(id)
            companion.whose(table, seat)
            table.add(log.MOVE, CHANCE, table.game.write(drawn(table).move), self.store.clock())
            table.add(log.DRAWN, CHANCE, "", self.store.clock())
            self._settle(table)
        return self._known(id)

    @deed
    def end_turn(self, id: str, seat: int, n: int) -> Table:
        """Lets the table go on after a seat's last decision."""
        with self._changing(id) as table:
            if table.paused != seat or table.n != n:
                raise Stale(id)
            table.add(log.END, seat, "", self.store.clock())
            self._settle(table)
        return self._known(id)

    @deed
    def undo(self, id: str, seat: int, n: int, held: Sequence[int], to: int | None = None) -> Table:
        """Takes the seat's last choice back, or asks everybody who saw what was revealed since.

        `to`: takes all back until so many moves are left, where nothing was revealed meanwhile.
        """
        with self._changing(id) as table:
            if table.n != n:
                raise Stale(id)
            if table.closed or table.setup.kind == "record" or (table.over and not table.practice):
                raise Refused("over")
            self._person(table, seat)
            if to is not None and to not in table.free_choices(seat):
                raise Refused("nothing-to-undo")
            free = table.free_undo(seat) if to is None else to
            if free is not None:
                table.add(log.UNDO, seat, str(free), self.store.clock())
                self._settle(table)
            else:
                far = table.far_undo(seat)
                if far is None:
                    raise Refused("nothing-to-undo")
                if table.ask is not None:
                    raise Refused("undo-asked")
                ask = Ask(0, seat, log.UNDO_ASKED, far, consent.needed(table, far, held))
                table.add(log.ASK, seat, ask.write(), self.store.clock())
                self._granted(table)
        return self._known(id)

    # What the others have to agree to

    def _granted(self, table: Table) -> None:
        ask = table.ask
        if ask is None or ask.needs:
            return
        table.add(log.UNDO, ask.seat, str(ask.target), self.store.clock())
        self._settle(table)

    @deed
    def answer(self, id: str, held: Sequence[int], row: int, agree: bool) -> Table:
        """A person's answer, for all the seats it holds, to the question of row `row`; who asked may withdraw it."""
        with self._changing(id) as table:
            asked = next((ask for ask in questions(table) if ask.row == row), None)
            if asked is None:
                raise Stale(id)
            mine = sorted(asked.needs & set(held))
            if mine:
                for seat in mine:
                    table.add(log.AGREE if agree else log.REFUSE, seat, str(row), self.store.clock())
            elif asked.seat in held and not agree:
                table.add(log.WITHDRAW, asked.seat, str(row), self.store.clock())
            else:
                raise Refused("not-asked")
            self._granted(table)
        return self._known(id)

    # Beside the game

    @deed
    def say(self, id: str, seat: int, text: str) -> Table:
        """A short word to the table."""
        text = " ".join("".join(c for c in text if c.isprintable()).split())[:CHAT_LENGTH]
        with self._changing(id) as table:
            if not text:
                raise Refused("nothing-said")
            if len(table.chat) >= CHAT_LINES:
                raise Refused("chat-full")
            table.add(log.CHAT, seat, text, self.store.clock())
        return self._known(id)

    @deed
    def learnt(self, id: str, seat: int, lessons: Sequence[str]) -> Table:
        """The seat knows these lessons of the coach."""
        with self._changing(id) as table:
            known = {taught.name for taught in table.taught if taught.seat == seat}
            for name in lessons:
                if table.coach is not None and table.coach.lesson(name) and name not in known:
                    table.add(log.LESSON, seat, f"{log.READ} {name}", self.store.clock())
        return self._known(id)

    @deed
    def set_pace(self, id: str, seat: int, pace: int) -> Table:
        """How long a bot's move is shown, in milliseconds."""
        with self._changing(id) as table:
            table.add(log.PACE, seat, str(max(PACES[0], min(PACES[1], pace))), self.store.clock())
        return self._known(id)

    @deed
    def set_confirm(self, id: str, seat: int, on: bool) -> Table:
        """Whether a seat ends its turns itself."""
        with self._changing(id) as table:
            table.add(log.CONFIRM, seat, "on" if on else "off", self.store.clock())
            self._settle(table)
        return self._known(id)


def questions(table: Table) -> list[Ask]:
    """What is asked at the table now, oldest first."""
    asked = [*([] if table.ask is None else [table.ask]), *table.away.values()]
    return [] if table.over else sorted(asked, key=lambda ask: ask.row)
