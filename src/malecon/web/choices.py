"""What a seat may do now, put together as hands choose it: cards on the board, steppers, ticks, a list, a way out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from malecon.core.luck import Luck
from malecon.core.preview import beyond
from malecon.core.prompt import asked, prompt, word
from malecon.core.state import CHANCE
from malecon.core.texts import SEATS
from malecon.table.table import Table
from malecon.web import board, panels
from malecon.web.offers import brought, gained, holdings, leaves, said
from malecon.web.story import names_of
from malecon.web.views import Card, Control, Finish, Gain, Offer, Row, Step
from malecon.web.words import Say

# A sequence that is longer than this is made in two.
LONGEST = 20


class Choices:
    """The offers of one seat, in every form in which they are chosen."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        offers: Sequence[Offer],
        view: Mapping[str, Any],
        lang: str,
        t: Say,
        things: Mapping[str, str] | None = None,
    ):
        """`things`: what lies on the board, where its drawing has named it already."""
        self.table, self.lang, self.t = table, lang, t
        self.viewer, self.seat = seat, -1 if seat is None else seat
        self.game, self.choosing = table.game, table.game.choosing
        self.view, self.names = view, names_of(table, t)
        self.offers = offers
        self.things = things or board.things_of(self.game, view, lang, seat, self.names)
        # An amount that is also a way out, as none, stays among the amounts.
        self.within = [offer for offer in offers if offer.key not in self.choosing.out]
        # What is ticked among others stands alone on the card of its thing, where that has other choices, too.
        self._alone: list[Control] = []
        self.controls = tuple(self._controls())

    # --- controls -----------------------------------------------------------------------------------------------------

    def _controls(self) -> Iterable[Control]:
        for key in dict.fromkeys(offer.key for offer in self.within):
            family = [offer for offer in self.within if offer.key == key]
            if key in self.choosing.amounts:
                yield from self._amounts(family)
            elif key in self.choosing.pairs:
                yield self._pair(family)
            elif key in self.choosing.picks:
                yield from self._picks(family)
            elif key in self.choosing.several:
                yield from self._several(family)
            elif key in self.choosing.times:
                yield from (self._times(offer, len(self._run([offer]))) for offer in family)
            else:
                yield from map(self._one, family)

    def _one(self, offer: Offer) -> Control:
        tap = "whole" if offer.key in self.choosing.whole else "quick" if offer.key in self.choosing.quick else ""
        steps = (self._step(offer),)
        target = self.choosing.target(self.game.lexicon, self.game.read(offer.move))
        return Control(
            _id(offer.move), "one", offer.thing, offer.text, steps,
            best=offer.best, final=offer.final or tap == "whole", tap=tap, target=target,
        )  # fmt: skip

    def _step(self, offer: Offer) -> Step:
        text = self._say("do", offer) or offer.text
        value = str(self._args(offer).get("n", ""))
        effect = "" if offer.gains else offer.effect
        ends = () if offer.last or offer.key not in self.choosing.several else self._ends([offer.move])
        text = self.t("and-finish", what=text) if offer.last and offer.key not in self.choosing.calls else text
        final = self._final(offer.moves, ends)
        return Step(text, offer.moves, value, effect, offer.gains, thing=offer.thing, ends=ends, final=final)

    def _final(self, *sent: Sequence[str]) -> str:
        """What a button that ends the turn has to say of it; at a practice table everything is taken back."""
        ends = any("end" in moves for moves in sent)
        return self.t("no-undo") if ends and not self.table.practice else ""

    def _say(self, kind: str, offer: Offer, n: int | str = 1) -> str:
        """What the game itself calls it on a button, a tick, a card: its text `do-<family>`, with a capital."""
        key = f"{kind}-{offer.key}"
        if not self.game.texts.has(self.lang, key):
            return ""
        told = self.game.texts.say(self.lang, key, {"n": n, **self.game.details(self.game.read(offer.move), self.lang)})
        return told[:1].upper() + told[1:]

    def _ends(self, moves: Sequence[str]) -> tuple[str, ...]:
        """The same moves and a way out after them, where the rules have one."""
        world = self.table.state.guess(self.seat, Luck("preview"))
        if not all(beyond(world, self.game.read(move), self.seat)[1] for move in moves):
            return ()
        if world.over or world.actor == CHANCE or self.seat not in world.waiting():
            return ()
        # The way out of another question is no part of this choice: it is answered when it is asked.
        if word(world.see(self.seat)) != word(self.view):
            return ()
        outs = self._outs(self.game.write(move) for move in world.moves(self.seat))
        if not outs or self.game.lexicon.family_of(self.game.read(outs[0])).key in self.choosing.answers:
            return ()
        beyond(world, self.game.read(outs[0]), self.seat)
        return (*moves, outs[0], "end") if leaves(self.table, world, self.seat)[0] or world.actor == CHANCE else ()

    def _amounts(self, family: Sequence[Offer]) -> Iterable[Control]:
        """What differs in its number only is one stepper."""
        for pattern, group in _grouped(family, lambda offer: self._without_number(offer.move)):
            if len(group) < 2:
                yield self._one(group[0])
                continue
            best = next((i for i, offer in enumerate(group) if offer.best == 1), None)
            steps = tuple(self._step(offer) for offer in group)
            told = self._quick(group[0].key, steps)
            usual = 0 if group[0].gains and group[0].gains[0].n < 0 else len(group) - 1
            usual = len(group) - 1 if group[0].key in self.choosing.preset else next(iter(told), usual)
            at = best if best is not None else usual
            title = self._say("title", group[0]) or group[0].text
            yield Control(_id(pattern), "amount", group[0].thing, title, steps, at, best=best is not None, told=told)

    def _quick(self, key: str, steps: Sequence[Step]) -> dict[int, str]:
        """The amounts of which the game says that they mean something, by their places in the stepper."""
        at = {step.value: i for i, step in enumerate(steps)}
        told = board.quick_of(self.game, self.view, self.seat, key, self.lang, self.names)
        return {at[str(n)]: text for n, text in told.items() if str(n) in at}

    def _without_number(self, move: str) -> str:
        number = self.game.read(move)
        args = self.game.lexicon.family_of(number).args(number)
        return self.game.lexicon.family_of(number).pattern.format(**{**args, "n": "{}"})

    def _pair(self, family: Sequence[Offer]) -> Control:
        """One thing for another: given at first is what is least wanted, taken what is most."""
        steps = tuple(self._step(offer) for offer in family)
        pairs = [(str(give), str(take)) for give, take, *_ in (self._args(offer).values() for offer in family)]
        order = {word: i for i, word in enumerate(board.spare_of(self.game, self.view, self.seat))}
        held = holdings(self.table, self.view, self.seat)
        stock = board.stock_of(self.game, self.view, self.seat)
        give, take = min(pairs, key=lambda pair: (order.get(pair[0], 0), -order.get(pair[1], 0)))
        best = next((i for i, offer in enumerate(family) if offer.best == 1), None)
        give, take = (give, take) if best is None else pairs[best]
        gives = [self._token(word, word == give, held.get(word)) for word in dict.fromkeys(first for first, _ in pairs)]
        other = dict.fromkeys(second for _, second in pairs)
        row = [word for word in stock if word in other] or list(other)
        takes = [self._token(word, word == take, *stock.get(word, ())) for word in row]
        at = pairs.index((give, take))
        thing, title = family[0].thing, family[0].text
        return Control(
            family[0].key, "pair", thing, title, steps, at,
            gives=tuple(gives), takes=tuple(takes), best=best is not None,
        )  # fmt: skip

    def _picks(self, family: Sequence[Offer]) -> Iterable[Control]:
        """One of several things, whatever the family; chosen at first is what is least wanted."""
        alike = [offer for offer in self.within if offer.key in self.choosing.picks and offer.thing == family[0].thing]
        if len(alike) == 1:
            yield self._one(alike[0])
        if len(alike) == 1 or alike[0].key != family[0].key:
            return
        order = board.spare_of(self.game, self.view, self.seat)
        held = holdings(self.table, self.view, self.seat)
        words = [offer.move.split(" ", 1)[1] for offer in alike]
        best = [word for word, offer in zip(words, alike, strict=True) if offer.best == 1]
        first = best[0] if best else min(words, key=lambda word: order.index(word) if word in order else 0)
        gives = tuple(self._token(word, word == first, held.get(word)) for word in words)
        steps = tuple(self._step(offer) for offer in alike)
        thing, title = family[0].thing, family[0].text
        at = words.index(first)
        yield Control(family[0].key, "pair", thing, title, steps, at, gives=gives, best=len(best))

    def _token(self, word: str, chosen: bool, n: int | None = None, asked: bool = False) -> Step:
        value = "" if n is None else str(n)
        return Step(panels.word(self.game, word, self.lang), (word,), value, ticked=chosen, symbol=word, asked=asked)

    def _args(self, offer: Offer) -> dict[str, str | int]:
        move = self.game.read(offer.move)
        return self.game.lexicon.family_of(move).args(move)

    def _several(self, family: Sequence[Offer]) -> Iterable[Control]:
        """As many of a family as the rules allow, thing by thing; or of all things together where each has one only."""
        together = family[0].key in self.choosing.together
        groups = {thing: self._run(group) for thing, group in _grouped(family, lambda offer: offer.thing)}
        if together or all(len(run) == 1 for run in groups.values()):
            run = self._run(family)
            if len(run) == 1:
                yield from map(self._one, family)
            else:
                self._alone += map(self._one, family)
                yield self._ticks(family[0].key, "", family, run)
            return
        for thing, run in groups.items():
            group = [offer for offer in family if offer.thing == thing]
            if len(group) == 1:
                yield self._times(group[0], len(run))
            else:
                yield self._ticks(_id(thing), thing, group, run)

    def _run(self, group: Sequence[Offer]) -> list[str]:
        """The longest row of these that can be played one after another, each as early as it may be."""
        world, may = self.table.state.guess(self.seat, Luck("preview")), {offer.move for offer in group}
        run: list[str] = []
        while len(run) < LONGEST and world.actor != CHANCE and self.seat in world.waiting():
            left = [move for move in world.moves(self.seat) if self.game.write(move) in may]
            fresh = [move for move in left if self.game.write(move) not in run] or left
            if not fresh:
                break
            run.append(self.game.write(fresh[0]))
            if not beyond(world, fresh[0], self.seat)[1]:
                break
        return run

    def _times(self, offer: Offer, most: int) -> Control:
        """The same move once, twice, …"""
        if most == 1:
            return self._one(offer)
        steps = tuple(self._sequence(offer, n) for n in range(1, most + 1))
        told = self._quick(offer.move, steps)
        at = most - 1 if offer.key in (*self.choosing.preset, *self.choosing.most) else next(iter(told), 0)
        at = 0 if offer.best == 1 else at  # a hint is about one: the next tells whether another is as good
        title = self._say("title", offer) or offer.text
        return Control(_id(offer.move), "amount", offer.thing, title, steps, at, best=offer.best, told=told)

    def _sequence(self, offer: Offer, n: int) -> Step:
        """The same move so many times, with what it would bring in all."""
        moves = [offer.move] * n
        world, told = self.table.state.guess(self.seat, Luck("preview")), []
        held = holdings(self.table, self.view, self.seat)
        for move in moves:
            told += beyond(world, self.game.read(move), self.seat)[0]
        own = board.own_of(self.game, offer.key, told)
        after = brought(held, own[1]) if own else holdings(self.table, world.see(self.seat), self.seat)
        gains = gained(self.table, held, after, self.lang)
        last, out = leaves(self.table, world, self.seat)
        ends = (*([out] if out else []), *(["end"] if last else []))
        label = self._say("do", offer, n) or self.t("times", what=offer.text, n=n)
        label = self.t("and-finish", what=label) if last else label
        effect = said(self.game, told, self.seat, self.lang, self.names) if not gains else ""
        more = self._ends(moves) if offer.key in self.choosing.several and not last else ()
        return Step(label, (*moves, *ends), str(n), effect, gains, ends=more, final=self._final(ends, more))

    def _ticks(self, id: str, thing: str, group: Sequence[Offer], run: list[str]) -> Control:
        """What can be taken together; ticked at first is what costs no more than it would alone."""
        left: list[str] = list(run)
        steps: list[Step] = []
        best = [offer.move for offer in group if offer.best == 1]
        dearer = {} if group[0].key in self.choosing.together else self._dearer(group, run)
        for offer in group:
            again = len(self._run([offer])) if offer.key in self.choosing.together else run.count(offer.move)
            times = max(1, again)
            for _ in range(times):
                gains = dearer.get(offer.move, offer.gains)
                ticked = offer.move in left and offer.key in self.choosing.preset and offer.move not in dearer
                if offer.move in left:
                    left.remove(offer.move)
                label = self._say("tick", offer) or offer.text
                effect = "" if gains else self.game.about(offer.thing, self.view, self.lang, self.viewer, self.names)
                steps.append(Step(label, (offer.move,), "", effect, gains, ticked, thing=offer.thing))
        # A hint ticks what it means, and takes nothing away that was ticked already.
        usual = [i for i, step in enumerate(steps) if step.ticked]
        meant = [i for i, step in enumerate(steps) if step.moves[0] in best]
        if meant and not set(meant) & set(usual):
            on = {meant[0], *usual} if len(usual) < len(run) else {meant[0]}
            steps = [replace(step, ticked=i in on) for i, step in enumerate(steps)]
        title = self._say("title", group[0]) or group[0].text
        do = self._say("do", group[0], "{n}") or self.t("do-these")
        finish, lost = self.t("and-finish", what=do), self._final(["end"])
        return Control(
            id, "several", thing, title, tuple(steps),
            most=len(run), outs=self._every_out(), best=len(best), do=do, finish=finish, lost=lost,
        )  # fmt: skip

    def _dearer(self, group: Sequence[Offer], run: Sequence[str]) -> dict[str, tuple[Gain, ...]]:
        """What costs more after the others than alone, with what it costs then: further fields ask for water."""
        alone, found = {offer.move: offer.gains for offer in group}, {}
        world = self.table.state.guess(self.seat, Luck("preview"))
        taken: list[str] = []
        for move in [*run, *(offer.move for offer in group if offer.move not in run)]:
            if self.seat not in world.waiting() or self.game.read(move) not in world.moves(self.seat):
                continue
            trial, held = world.copy(), holdings(self.table, world.see(self.seat), self.seat)
            beyond(trial, self.game.read(move), self.seat)
            gains = gained(self.table, held, holdings(self.table, trial.see(self.seat), self.seat), self.lang)
            if {gain.symbol for gain in gains if gain.n < 0} <= {gain.symbol for gain in alone[move] if gain.n < 0}:
                world = trial
                taken.append(move)
            else:
                found[move] = gains
        return {move: gains for move, gains in found.items() if move not in taken}

    def _every_out(self) -> tuple[str, ...]:
        """The ways out that a turn may have, whether or not they are open now."""
        ways = [way for way in self.choosing.out if way not in self.choosing.answers]
        found = [family for family in self.game.lexicon.families if family.key in ways and family.size == 1]
        return tuple(family.pattern for family in found)

    def _outs(self, moves: Iterable[str]) -> list[str]:
        ways = [(self.choosing.way_out(self.game.lexicon, self.game.read(move)), move) for move in moves]
        return [move for way, move in sorted(ways) if way >= 0]

    # --- cards --------------------------------------------------------------------------------------------------------

    def cards(self) -> tuple[Card, ...]:
        """A card for everything on the board of which there is more to say than its name, and for what is chosen
        nowhere on it."""
        made = [self._card(thing, name) for thing, name in self.things.items()]
        loose = [control for control in self.controls if control.thing not in self.things and control.kind != "one"]
        made += [Card(control.id, control.title, "", "", (control,), "") for control in loose]
        # What is the only thing at which there is anything to choose is open at once.
        alone = len({control.thing or control.id for control in self.controls}) == 1
        return tuple(replace(card, auto=True) if alone and card.controls else card for card in made if card.says_more)

    def _card(self, thing: str, name: str) -> Card:
        # What a hint speaks of comes first.
        here = [control for control in self.controls if control.thing == thing]
        controls = tuple(sorted(here, key=lambda control: control.best != 1))
        controls += tuple(control for control in self._alone if control.thing == thing) if controls else ()
        title, rest = titled(name)
        why = "" if not self._asked or any(offer.thing == thing for offer in self.offers) else self._why(thing)
        told = self.game.about(thing, self.view, self.lang, self.viewer, self.names)
        return Card(thing, title, rest, told, controls, why)

    def _why(self, thing: str) -> str:
        """Why none of the moves that belong here can be made: those that it is the time for, then what the rules say of
        the others, else what it takes, or what has to come first."""
        now = {offer.key for offer in self.within}
        for _, move in sorted(self._belonging.get(thing, ()), key=lambda one: one[0] not in now):
            # That a move isn't among those that may be played is no reason.
            if why := self.table.state.objection(move, self.seat):
                return self.game.texts.say(self.lang, f"why-{why.kind}", why.details, self.names)
        told = self.game.later(thing, self.view, self.lang, self.seat)
        return told or (self._first if thing in self._belonging else "")

    @cached_property
    def _asked(self) -> bool:
        return self.seat in self.table.actors

    @cached_property
    def _first(self) -> str:
        """What is asked now, before anything else can be chosen."""
        told = prompt(self.game, self.view, self.lang, self.names)
        return self.t("why-later", what=told[:1].lower() + told[1:]) if told else ""

    @cached_property
    def _belonging(self) -> dict[str, list[tuple[str, int]]]:
        """By thing, the first move of each family that belongs to it."""
        found: dict[str, dict[str, int]] = {}
        for family in self.game.lexicon.families:
            for move in range(family.base, family.base + family.size):
                found.setdefault(self.game.thing(move, self.view), {}).setdefault(family.key, move)
        return {thing: list(moves.items()) for thing, moves in found.items()}

    # --- the list and the way out -------------------------------------------------------------------------------------

    def rows(self) -> tuple[Row, ...]:
        """Every move: those that differ in a number only, or in what is taken for the same, are one row."""
        rows = []
        for (key, _), group in _grouped(self.offers, self._row):
            kind = next((name for name, keys in self.choosing.groups.items() if key in keys), "")
            if len(group) < (3 if key in self.choosing.pairs else 2) or key in self.choosing.out:
                rows += [Row(offer.text, (("", offer),), group=kind) for offer in group]
            else:
                title = self._say("row", group[0]) or self._say("title", group[0]) or self._common(group)
                gains = group[0].gains if all(offer.gains == group[0].gains for offer in group) else ()
                rows.append(Row(title, tuple((self._small(offer), offer) for offer in group), gains, kind))
        return tuple(rows)

    def groups(self) -> tuple[tuple[str, str, int], ...]:
        """The kinds of moves that the list can be narrowed to, with what they are called and how many there are."""
        counted = [
            (name, self.game.texts.say(self.lang, f"group-{name}"), sum(offer.key in keys for offer in self.offers))
            for name, keys in self.choosing.groups.items()
        ]
        found = [kind for kind in counted if kind[2]]
        return tuple(found) if len(found) > 1 else ()

    def _row(self, offer: Offer) -> tuple[str, str]:
        start, _, end = offer.move.rpartition(" ")
        return offer.key, start if end.isdigit() or offer.key in self.choosing.pairs else offer.move

    def _small(self, offer: Offer) -> str:
        """A small button's number, and what it leads to where its sentence doesn't say that."""
        where, _ = titled(self.things.get(offer.thing, ""))
        return f"{self._last(offer)} {where}" if offer.key in self.choosing.named else self._last(offer)

    def _last(self, offer: Offer) -> str:
        """What a small button says: the last word of the notation, of a seat the player's name."""
        place, word = list(self._args(offer).items())[-1]
        if place in SEATS and isinstance(word, int):
            return self.names[word]
        return str(word) if isinstance(word, int) else panels.word(self.game, word, self.lang)

    def _common(self, group: Sequence[Offer]) -> str:
        """What the sentences of a row share, from their beginning."""
        words = [offer.text.split() for offer in group]
        shared = []
        for place in zip(*words, strict=False):
            if len(set(place)) > 1:
                break
            shared.append(place[0])
        return " ".join(shared).rstrip(" ,:") or group[0].text

    @cached_property
    def _best(self) -> Offer | None:
        return next((offer for offer in self.offers if offer.best == 1), None)

    def points(self) -> str:
        """The card at which the hint's first choice is made, or nothing."""
        card = next((control.thing or control.id for control in self.controls if control.best == 1), "")
        return card or (self._best.thing if self._best else "")

    def advice(self) -> str:
        """The hint's first choice in words: those of the button that makes it; with where on the board it is done if
        its sentence doesn't say so."""
        best = self._best
        if best is None:
            return ""
        finish = self.finish()
        if finish is not None and finish.best:
            return self.t("advised", what=self.t("go-on" if finish.goes_on else "finish"), where=finish.text)
        where, _ = titled(self.things.get(best.thing, ""))
        leaves = self.choosing.way_out(self.game.lexicon, self.game.read(best.move)) >= 0
        return self.t("advised", what=best.text, where=where) if not leaves and news_in(where, best.text) else best.text

    def finish(self) -> Finish | None:
        """The way out of the choice, if the rules have one."""
        outs = self._outs(offer.move for offer in self.offers)
        if not outs:
            return None
        offer = next(offer for offer in self.offers if offer.move == outs[0])
        told = self._way_out(offer) or offer.text
        # What comes with any end of the round is not what this way out brings.
        gains = offer.gains if offer.thing else ()
        only, ended = len(outs) == len(self.offers), self._ended(offer)
        return Finish((offer.move, *ended), told, only, gains, offer.best == 1, not ended)

    def _ended(self, offer: Offer) -> tuple[str, ...]:
        """The turn ends with a way out unless there is more to choose then; luck that comes next is let speak."""
        world = self.table.state.guess(self.seat, Luck("preview"))
        beyond(world, self.game.read(offer.move), self.seat)
        last, out = leaves(self.table, world, self.seat)
        return (*([out] if out else []), *(["end"] if last or world.actor == CHANCE else []))

    def _way_out(self, offer: Offer) -> str:
        """What the game says is left out by it, `finish-<family>`: one move may leave out this here and that there."""
        key = f"finish-{offer.key}"
        if not self.game.texts.has(self.lang, key):
            return ""
        word, details = asked(self.game, self.view, self.lang)
        return self.game.texts.say(self.lang, key, {**details, "asked": word})

    def instead(self) -> tuple[Offer, ...]:
        """Other ways out, beside the one that «Finish» takes."""
        outs = self._outs(offer.move for offer in self.offers)
        return tuple(offer for offer in self.offers if offer.move in outs[1:3])


def titled(name: str) -> tuple[str, str]:
    """A thing's name in two: what it is, and how it stands.

    >>> titled("Sawmill: costs 2 wood, 1 stone"), titled("Parliament")
    (('Sawmill', 'costs 2 wood, 1 stone'), ('Parliament', ''))
    """
    for mark in ("\N{NO-BREAK SPACE}: ", ": ", ", "):
        title, _, rest = name.partition(mark)
        if rest:
            return title, rest
    return name, ""


def news_in(where: str, what: str) -> bool:
    """Whether a place says more than what is done there: at least half of its words are new.

    >>> news_in("Martinez", "Drive 1 stop"), news_in("Ship at quay 1", "Put a porter at quay 1")
    (True, False)
    """
    words, known = ({word.casefold() for word in re.findall(r"\w+", text)} for text in (where, what))
    return bool(words) and len(words - known) * 2 >= len(words)


def _id(words: str) -> str:
    return words.replace(" ", "-").replace("{}", "n")


def _grouped(offers: Iterable[Offer], key: Any) -> list[tuple[Any, list[Offer]]]:
    found: dict[Any, list[Offer]] = {}
    for offer in offers:
        found.setdefault(key(offer), []).append(offer)
    return list(found.items())
