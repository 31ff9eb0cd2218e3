"""PettingZoo: every seat is an agent, one after the other. One adapter for all games."""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from malecon import Luck, State
from malecon.core.errors import Illegal
from malecon.envs.pictures import MODES, Frame, render
from malecon.envs.table import ILLEGAL, Table, one_of, settle


def env(game: str, **how: Any) -> AECEnv:
    """A game as PettingZoo's users expect it: calls out of order are told so. `how` is what `raw_env` takes."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **how))


def raw_env(game: str, **how: Any) -> Seats:
    return Seats(game, **how)


class Seats(AECEnv):  # type: ignore[misc]
    """Agents `seat_0`, `seat_1`, … observe `observation` and `action_mask`.

    `illegal` says what an illegal action does: `"raise"` raises Illegal, `"end"` ends the episode, and who played it
    has lost. Other words are the game's options.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options)
        self.illegal = one_of(illegal, ILLEGAL, "illegal")
        self.render_mode = one_of(render_mode, (None, *MODES), "render_mode")
        version = self.table.game.observing - 1
        self.metadata = {**self.metadata, "name": f"malecon_{game.replace('-', '_')}_v{version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._observation = spaces.Dict(
            {
                "observation": self.table.observation_space(),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation)
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.luck = Luck(randbits(64) if seed is None else seed)
        self.game_state: State = self.table.start(self.luck)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game_state.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        state = self.game_state
        over = self.terminations.get(agent, True)
        mask = np.zeros(self.table.actions, np.int8) if over else self.table.mask(state, seat)
        return {"observation": self.table.observe(state, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        try:
            move = self.table.move(self.game_state, seat, action)
        except Illegal as why:
            if self.illegal == "raise":
                raise
            self.infos[agent] = {"illegal": str(why)}
            self._end([-1.0 if other == seat else 0.0 for other in range(self.table.players)])
            return
        self.game_state.step(move, seat)
        settle(self.game_state, self.luck)
        if self.game_state.over:
            self._end(self.table.rewards(self.game_state.outcome))
        else:
            self.agent_selection = self.possible_agents[self.game_state.actor]
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def state(self) -> np.ndarray[Any, Any]:
        """What a spectator sees, as numbers."""
        into = np.empty(self.table.observation.size, np.int32)
        self.game_state.observe(None, into)
        return into

    @property
    def state_space(self) -> spaces.Box:
        return self.table.observation_space()

    def render(self) -> str | Frame | None:
        return render(self.table.game, self.game_state.see(None), None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
