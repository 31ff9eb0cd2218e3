"""A game in retrospect, in words and figures for one reader: the chances along it, its moments, its choices."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from malecon.core.game import Game
from malecon.core.state import CHANCE, State
from malecon.core.telling import without
from malecon.lab.judging import SURE, Judged
from malecon.lab.review import Moment, Review
from malecon.table.table import Table
from malecon.web import board, chart, story
from malecon.web.offers import gained, holdings
from malecon.web.review_views import (
    Badge,
    ChanceLine,
    ChancesView,
    ChoiceView,
    EventView,
    Mark,
    MomentView,
    MoveView,
    PlayerView,
)
from malecon.web.timeline import Timeline, timeline
from malecon.web.views import Gain
from malecon.web.words import Say, speaker

SIDE = chart.SIDE
LARGEST = 3  # moments on the last page
FINE, COARSE = 3.0, 13.0  # moments nearer than that, in per cent of the plot, share a badge; and on a phone
MARKED = 3  # steps of a line that are marked on the board, beside its first


@dataclass(frozen=True)
class Reader:
    """Who looks at which game."""

    table: Table
    review: Review | None
    viewer: int | None
    lang: str
    t: Say
    names: Sequence[str]
    course: Timeline

    @classmethod
    def of(cls, table: Table, review: Review | None, viewer: int | None, lang: str) -> Reader:
        t = speaker(lang)
        return cls(table, review, viewer, lang, t, story.names_of(table, t), timeline(table))

    @property
    def game(self) -> Game:
        return self.table.game

    def x(self, at: int) -> float:
        """Where a position stands, in per cent of the plot."""
        wide = max(1, self.course.last - self.course.first)
        return round(100 * max(0, at - self.course.first) / wide, 2)

    def colour(self, seat: int) -> str:
        return "" if seat == CHANCE else self.table.seats[seat].colour

    # Figures

    def percent(self, share: float, places: int = 0) -> str:
        """A share of 1 as per cent, as the language writes it."""
        told = f"{100 * share:.{places}f}"
        return self.t("per-cent", n=told.replace(".", ",") if self.lang == "fr" else told)

    def signed(self, share: float, places: int = 0) -> str:
        told = self.percent(abs(share), places)
        return told if round(100 * share, places) == 0 else f"{'+' if share > 0 else '−'}{told}"

    def points(self, share: float) -> int:
        """A difference of two chances, in points of a hundred: «50 %» and «35 %» are 15 apart."""
        return round(100 * share)

    def within(self, doubt: float) -> int:
        """How far off a figure may be, in points, and never said to be not at all."""
        return max(1, self.points(SURE * doubt))

    # Sentences

    def did(self, seat: int, move: int) -> str:
        """A move without the name of who made it: «drives 3 stops»."""
        told = self.game.told(move, seat, self.lang, self.names)
        return told.rstrip(".") if seat == CHANCE else without(self.names[seat], told).rstrip(".")

    def named(self, move: int) -> str:
        """A move as who may play it reads it."""
        return self.game.say(move, self.lang, self.names)

    # The curve

    def curves(self) -> tuple[ChanceLine, ...]:
        """Each seat's chance, from where the story begins to what is known; the viewer's own lies over the others."""
        first = self.course.first
        known = self.review.chances[first:] if self.review else []
        made = [
            ChanceLine(
                seat, self.names[seat], sitting.colour, self._line([c[seat] for c in known]), seat == self.viewer
            )
            for seat, sitting in enumerate(self.table.seats)
        ]
        return tuple(sorted(made, key=lambda curve: curve.you))

    def _line(self, heights: Sequence[float]) -> str:
        """The points of a line; those between two alike are left out."""
        points: list[tuple[float, int]] = []
        for i, height in enumerate(heights):
            y = SIDE - round(SIDE * height)
            if 0 < i < len(heights) - 1 and points and points[-1][1] == y == SIDE - round(SIDE * heights[i + 1]):
                continue
            points.append((round(10 * self.x(self.course.first + i), 1), y))
        return " ".join(f"{x:g},{y}" for x, y in points)

    def moments(self, at: int = -1) -> tuple[MomentView, ...]:
        found = self.review.moments() if self.review else []
        return tuple(self._moment(n, one, at) for n, one in enumerate(found, 1))

    def _moment(self, n: int, one: Moment, at: int) -> MomentView:
        assert self.review is not None
        played, you = self.table.line[one.number - 1], self.viewer
        mine = you is not None and one.touches(you)
        whose = you if mine and you is not None else one.seat
        if whose == CHANCE or (one.kind == "turn" and whose != you):
            whose = max(range(len(one.change)), key=lambda seat: abs(one.change[seat]))
        change = one.change[whose]
        judged = self.judged(one.number)
        if judged and one.kind == "cost" and whose == one.seat:
            change = -judged.told
        # A player reads their own changes without a name; a spectator those of whoever moved.
        own = one.seat if you is None else you
        place = max(self.course.first, one.number - 1)  # what luck dealt is seen where the game begins
        return MomentView(
            n=n,
            at=place,
            x=self.x(place),
            y=100 - round(100 * self.review.chances[place][whose], 1),
            kind=one.kind,
            name="" if one.seat == CHANCE else self.names[one.seat],
            colour=self.colour(whose),
            text=self.did(one.seat, played.move),
            better=self.named(judged.best) if judged and one.kind == "cost" else "",
            change=self.signed(change),
            whose="" if whose == own else self.names[whose],
            good="neither" if you is not None and not mine else "yes" if change > 0 else "no",
            mine=mine,
            now=place == at,
        )

    def judged(self, number: int) -> Judged | None:
        return next((one for one in self.review.choices if one.number == number), None) if self.review else None

    # One position

    def choice(self, one: Judged, state: State) -> ChoiceView:
        you, view = one.seat == self.viewer, state.data()
        # Counted in the game, as more and more of it is looked at.
        mine = [n for n, played in enumerate(self.table.line, 1) if played.seat == one.seat and played.choices > 1]
        place = 1 + mine.index(one.number)
        same = one.move == one.best
        title = "review-better" if one.mistake else "review-best" if same else "review-as-good"
        worst = self.review.costliest(1) if self.review else []
        kicker = "review-costliest" if one.mistake and worst == [one] else "review-choice"
        better = (
            None
            if same
            else MoveView(self.placed(one.best, view), self.percent(one.best_chance), self.gains(state, one, one.best))
        )
        return ChoiceView(
            title=self.t(title),
            kicker=self.t(kicker, n=place, of=len(mine), name=self.names[one.seat]),
            colour=self.colour(one.seat),
            who=self.t("review-you-played") if you else self.t("review-played", name=self.names[one.seat]),
            played=MoveView(self.placed(one.move, view), self.percent(one.chance), self.gains(state, one, one.move)),
            better=better,
            better_is=self.t("review-better-was" if one.mistake else "review-also"),
            line=tuple(self.game.told(move, seat, self.lang, self.names).rstrip(".") for seat, move in one.line),
            sure=self.sure(one),
            fork=one.number - 1,
        )

    def sure(self, one: Judged) -> str:
        """How sure a judgement is."""
        if one.move != one.best:
            key = "sure-mistake" if one.mistake else "sure-none"
            return self.t(key, cost=self.points(one.told), doubt=self.within(one.doubt))
        if one.found:
            text = self.t("sure-found", gap=self.points(one.gap), doubt=self.within(one.gap_doubt))
            return f"{text} {self.t('sure-second', what=self.named(one.second))}"
        return self.t("sure-chance", doubt=self.within(one.noise))

    def placed(self, move: int, view: Mapping[str, Any]) -> str:
        """A move as who may play it reads it, with the name of where it leads if it doesn't say that itself."""
        text, thing = self.named(move), self.game.thing(move, view)
        label = board.things_of(self.game, view, self.lang, self.viewer, self.names).get(thing, "")
        name = re.split(r"\s*[:,]", label)[0]
        # What a name ends in says where it is: «quay 4». One cigar, too, speaks of «Cigars».
        where = " ".join(name.casefold().rstrip("sx").split()[-2:])
        return text if where in text.casefold() else f"{text} ({name})"

    def gains(self, state: State, one: Judged, *moves: int) -> tuple[Gain, ...]:
        """What moves bring their seat, one after the other and as far as they can be made; what is forced comes too."""
        twin = state.copy()
        for move in moves:
            while twin.actor == one.seat and len(open_to := twin.moves(one.seat)) == 1 and move not in open_to:
                twin.step(open_to[0], one.seat)
            if twin.actor != one.seat or move not in twin.moves(one.seat):
                break
            twin.step(move, one.seat)
        held = [holdings(self.table, view, one.seat) for view in (state.data(), twin.data())]
        return gained(self.table, held[0], held[1], self.lang)

    def event(self, at: int) -> EventView:
        """What comes where nobody chooses."""
        if at >= len(self.table.line):
            return EventView(self.t("prompt-over") if self.table.state.over else self.t("review-ends"), "", ())
        played = self.table.line[at]
        told = self.did(played.seat, played.move)
        if played.seat == CHANCE:
            given = next((one.luck for one in (self.review.choices if self.review else ()) if one.number > at), ())
            last = all(line.seat != CHANCE for line in self.table.line[at + 1 : self._next_choice(at) - 1])
            shown = given if last else ()
            return EventView(self.t("luck"), told, self._given(shown))
        title = self.t("review-not-yet") if played.choices > 1 else self.t("review-forced")
        return EventView(title, f"{self.names[played.seat]} {told}", ())

    def _next_choice(self, at: int) -> int:
        """The number of the next choice after a position."""
        numbers = (one.number for one in (self.review.choices if self.review else ()) if one.number > at)
        return next(numbers, len(self.table.line))

    def _given(self, luck: Sequence[float]) -> tuple[tuple[str, str, str], ...]:
        return tuple((self.names[seat], self.colour(seat), self.signed(gave)) for seat, gave in enumerate(luck))

    def marks(self, one: Judged, view: Mapping[str, Any]) -> tuple[Mark, ...]:
        """What the played and the better move touch on the board, and where the better one goes on."""
        colour = self.colour(one.seat)
        played, best = self.game.thing(one.move, view), self.game.thing(one.best, view)
        made = [Mark(played, "played", self.t("mark-played", n=self.percent(one.chance)), colour)]
        if best != played and one.best != one.move:
            key = "mark-better" if one.mistake else "mark-also"
            made.append(Mark(best, "better", self.t(key, n=self.percent(one.best_chance)), ""))
        then: list[Mark] = []
        for seat, move in one.line:
            thing = self.game.thing(move, view)
            if seat != one.seat or len(then) == MARKED:
                break
            if thing not in {mark.thing for mark in (*made, *then)}:
                then.append(Mark(thing, "then", "", ""))
        return tuple(mark for mark in (*made, *then) if mark.thing)

    # The players

    def players(self) -> tuple[PlayerView, ...]:
        return tuple(map(self._player, range(self.table.setup.players))) if self.review else ()

    def _player(self, seat: int) -> PlayerView:
        assert self.review is not None
        good, count, (low, high) = self.review.accuracy(seat)
        share = self.review.share(seat)
        return PlayerView(
            seat=seat,
            name=self.names[seat],
            colour=self.colour(seat),
            you=seat == self.viewer,
            good=self.t("player-good", n=good, of=count),
            accuracy=self.percent(good / count) if count else "",
            interval=self.t("player-interval", low=f"{100 * low:.0f}", high=f"{100 * high:.0f}"),
            luck=self.signed(share.luck),
            doubt=self.percent(2 * share.doubt),
            own=self.signed(share.own),
            others=self.signed(share.others),
            rest=self.signed(share.rest),
            praise=self.praise(seat),
        )

    def praise(self, seat: int) -> str:
        """What the seat did well, in a sentence."""
        praise = self.review.praise(seat) if self.review else None
        if praise is None:
            return ""
        chapter = ""
        if praise.number:
            chapter = self.game.texts.say(self.lang, "chapter", {"n": self.course.chapter(praise.number)})
        return self.t(
            f"praise-{praise.kind}",
            what=self.named(praise.move) if praise.number else "",
            gap=self.points(praise.gap),
            n=praise.count,
            chapter=chapter,
        )


def badges(moments: Sequence[MomentView], gap: float = FINE) -> tuple[Badge, ...]:
    """The numbers over the curve, each of which can be hit: «4–6» where moments lie too near to each other."""
    groups: list[list[MomentView]] = []
    for one in moments:
        if groups and one.x - groups[-1][0].x < gap:
            groups[-1].append(one)
        else:
            groups.append([one])
    made: list[Badge] = []
    for group in groups:
        first, last = group[0], group[-1]
        now = next((i for i, one in enumerate(group) if one.now), -1)
        made.append(
            Badge(
                label=f"{first.n}" if first is last else f"{first.n}–{last.n}",
                at=group[(now + 1) % len(group)].at,
                x=first.x,
                y=first.y,
                good=first.good if len({one.good for one in group}) == 1 else "neither",
                now=now >= 0,
                # Neighbours might touch: every other one stands higher.
                high=bool(made) and first.x - made[-1].x < 2 * gap and not made[-1].high,
            )
        )
    return tuple(made)


def chances(table: Table, review: Review | None, viewer: int | None, lang: str) -> ChancesView | None:
    """For the last page: the viewer's chance along the game, or the winner's, with its largest moments."""
    outcome = table.state.outcome
    if review is None or outcome is None:
        return None
    whose = outcome.winners[0] if viewer is None else viewer
    reader = Reader.of(table, review, whose, lang)
    found = [(abs(one.change[whose]), told) for one, told in zip(review.moments(), reader.moments(), strict=True)]
    mine = sorted((one for one in found if one[1].mine), key=lambda one: -one[0])
    largest = [told for _, told in mine[:LARGEST]]
    start, end = review.chances[reader.course.first][whose], review.chances[-1][whose]
    return ChancesView(
        whose="" if viewer is not None else reader.names[whose],
        span=reader.t("chances-span", start=reader.percent(start), end=reader.percent(end)),
        curves=reader.curves(),
        moments=(shown := tuple(sorted(largest, key=lambda one: one.at))),
        badges=badges(shown),
        coarse=badges(shown, COARSE),
    )
