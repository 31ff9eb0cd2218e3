"""What comes after a game: the rematch, and another game from one of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from malecon.table import keys, log
from malecon.table.kept import Handover, deed
from malecon.table.refused import Refused
from malecon.table.seating import Seating, Wish
from malecon.table.store import Key, Opening
from malecon.table.table import Table


class Afterwards(Seating):
    """Tables that follow from others."""

    @deed
    def again(
        self,
        id: str,
        held: Sequence[int],
        key: str,
        *,
        same_luck: bool = False,
        use: str = keys.PERSON,
        confirm: bool = True,
    ) -> str:
        """Sits a player down in their seats at the rematch of a game; the first who asks opens it.

        Nobody else is seated: they are invited, and their seats are free until they ask as well. `same_luck` is
        another table, at which all is dealt as it was. `key` opens the seats at the new table.
        """
        with self._changing(id, hand := Handover()) as table:
            if not table.over or table.setup.kind == "record":
                raise Refused("not-over")
            if same_luck and table.companion:
                raise Refused("real-deal")
            new = table.same if same_luck else table.next
            if not new:
                opening = self._rematch(table, held, key, same_luck, confirm)
                lent = [replace(mine, use=use) if mine.use == keys.PERSON else mine for mine in opening.keys]
                hand.also = replace(opening, keys=lent)
                new = opening.setup.id
                table.add(log.SAME if same_luck else log.NEXT, held[0], new, self.store.clock())
        if hand.also is None:
            self._follow(table, new, held, key, use, confirm)
        return new

    def _rematch(self, table: Table, held: Sequence[int], key: str, same_luck: bool, confirm: bool) -> Opening:
        old = table.setup
        wishes = [
            Wish("sofa" if i in held else "link" if table.stays[i] else "bot", seat.name, seat.bot, seat.colour)
            for i, seat in enumerate(table.seats)
        ]
        kept = ("pace", "clock", "practice", "companion", "think")
        settings: dict[str, Any] = {name: value for name, value in old.settings.items() if name in kept}
        if same_luck:
            settings["known_luck"] = True
            # The luck that was prepared, not what the bots did.
            settings["prepared"] = [line for line in table.prepared if line.startswith("- ")]
        _, opening = self.prepare(
            old.game,
            wishes,
            key,
            old.options,
            secret=old.secret if same_luck else None,
            settings=settings,
            numbers=old.numbers,
            # A rematch is played by the newest rules; by other rules it might not be the same deal.
            rules=old.rules if same_luck else None,
            confirm=confirm,
        )
        return opening

    def _follow(self, old: Table, id: str, held: Sequence[int], key: str, use: str, confirm: bool) -> None:
        """Takes the seats at the rematch that are still free for who held them before."""
        with self._changing(id, hand := Handover()) as table:
            free = [seat for seat in held if seat in table.waiting]
            if not free and not self.store.seats_of(key, id, use):
                raise Refused("seat-taken")
            for seat in free:
                table.add(log.SIT, seat, log.sitting(old.seats[seat].name, confirm), self.store.clock())
                hand.withdraw.append((seat, keys.INVITE))
                hand.lend.append(Key.of(key, seat, use))
            if free:
                self._settle(table)

    def fork(self, id: str, moves: int, person: str, bot: str = "") -> str:
        """A new sofa game from a position of a finished one, under its rules; with `bot`, only the seats the person
        held there are theirs, or the one to move for who held none."""
        table = self.table(id)
        if not table.knows_all():
            raise Refused("not-over")
        if not 0 <= moves <= len(table.line):
            raise Refused("no-such-moment")
        state, old = table.at(moves), table.setup
        mine = set(self.seats_of(id, person)) or set(state.actors) or {0}
        wishes = [
            Wish("sofa" if not bot or seat in mine else "bot", sitting.name, bot, sitting.colour)
            for seat, sitting in enumerate(table.seats)
        ]
        before = [(played.seat, played.text) for played in table.line[:moves]]
        opened = self.open(
            old.game,
            wishes,
            person,
            old.options,
            before=before,
            settings={"forked": True, **({"practice": True} if table.practice else {})},
            numbers=old.numbers,
            rules=old.rules,
        )
        return opened.table.setup.id
