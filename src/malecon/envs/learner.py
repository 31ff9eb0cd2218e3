"""Gymnasium: one learner among bots of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from malecon import Luck, State, bots
from malecon.core.errors import Illegal, Unknown
from malecon.envs.pictures import MODES, Frame, render
from malecon.envs.table import ILLEGAL, Mask, Numbers, Table, one_of, settle


class Learner(gymnasium.Env[Numbers, Any]):
    """The learner sits at `seat`, or where luck puts it; the other seats are `opponents`, bots by name, one for all or
    one each. `illegal` says what an illegal action does: `"raise"` raises Illegal, `"end"` ends the episode as a loss.
    Other words are the game's options.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        self.table = Table(game, players, options)
        others = self.table.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise Unknown(f"{others} opponents sit at a table of {others + 1}, not {len(self.opponents)}.")
        for name in self.opponents:
            bots.known(name, self.table.game)
        if seat is not None and not 0 <= seat < self.table.players:
            raise Unknown(f"no seat is called {seat}: there are 0 to {others}, or None for any.")
        self.fixed = seat
        self.illegal = one_of(illegal, ILLEGAL, "illegal")
        self.render_mode = one_of(render_mode, (None, *MODES), "render_mode")
        self.observation_space: Any = self.table.observation_space()
        self.action_space = self.table.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        word = int(self.np_random.integers(2**62))
        self.luck = Luck(word)
        self.seat = self.luck.below(self.table.players) if self.fixed is None else self.fixed
        self.bots = [bots.make(name, f"{word}/{i}") for i, name in enumerate(self.opponents)]
        self.bots.insert(self.seat, bots.make("random", 0))  # never asked: here the learner sits
        self.state: State = self.table.start(self.luck)
        self._others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        try:
            move = self.table.move(self.state, self.seat, action)
        except Illegal as why:
            if self.illegal == "raise":
                raise
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(why)}
        self.state.step(move, self.seat)
        self._others()
        reward = self.table.rewards(self.state.outcome)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self.state.over, False, self._info()

    def action_masks(self) -> Mask:
        """Which actions are legal now, as MaskablePPO asks."""
        return self.table.mask(self.state, self.seat)

    def render(self) -> str | Frame | None:
        return render(self.table.game, self.state.see(self.seat), self.seat, self.render_mode)

    def _others(self) -> None:
        """Luck and bots decide until the learner has to."""
        settle(self.state, self.luck)
        while not self.state.over and self.seat not in self.state.actors:
            seat = self.state.actor
            self.state.step(self.bots[seat].choose(self.state, seat), seat)
            settle(self.state, self.luck)

    def _seen(self) -> Numbers:
        return self.table.observe(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}
