"""OpenSpiel: every game registered as `malecon_<game>`, with luck as chance nodes and perfect recall.

>>> import pyspiel
>>> import malecon.envs.openspiel
>>> game = pyspiel.load_game("malecon_santiago", {"players": 3})
>>> game.num_players()
3
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import malecon
from malecon import CHANCE, History, Luck
from malecon.core.errors import Unknown
from malecon.core.game import Game
from malecon.envs.table import Table


def short_name(id: str) -> str:
    return f"malecon_{id.replace('-', '_')}"


def kind_of(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=game.names["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats[0],
            **{name: option.default for name, option in game.options.items()},
        },
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """One of our games at a table of `players`, with its options as parameters."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        game = malecon.game(id)
        asked = dict(params or {})
        players = asked.pop("players", game.seats[0])
        try:
            self.table = Table(id, players, asked)
        except Unknown as why:
            raise pyspiel.SpielError(str(why)) from None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.table.first,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(kind_of(game), info, {"players": players, **self.table.options})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Position(pyspiel.State):  # type: ignore[misc]
    """A state with the history that tells each player what it witnessed."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.table = game.table
        self.state = self.table.game.new(self.table.players, rules=None, **self.table.options)
        self.past = History()

    def current_player(self) -> Any:
        if self.state.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.state.actor == CHANCE else self.state.actor

    def _legal_actions(self, player: int) -> list[int]:
        return [move - self.table.first for move in self.state.moves(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.state.weights()
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(self.state.moves(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        seat = self.state.actor
        move = action if seat == CHANCE else self.table.move(self.state, seat, action)
        self.past.play(self.state, move, seat)

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A state that the player can't tell from this one, whatever it has witnessed: what IS-MCTS starts from."""
        _, past = self.past.relive(self.state, player, Luck(int(sampler() * 2**53)))
        if past == self.past:
            return self.clone()
        twin = self.get_game().new_initial_state()
        for seat, move in past.moves:
            twin.apply_action(move if seat == CHANCE else move - self.table.first)
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.write(action if player == pyspiel.PlayerId.CHANCE else action + self.table.first)

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        return self.table.rewards(self.state.outcome)

    def __str__(self) -> str:
        return self.table.game.picture(self.state.data(), "en")


class Observer:
    """What a player sees now, or, with perfect recall, all that it has witnessed."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise Unknown(f"an observer takes no parameters, not {params!r}.")
        self.table, self.recalls = table, kind.perfect_recall
        self.tensor = np.zeros(0 if self.recalls else table.observation.size, np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        if not self.recalls:
            self.tensor[:] = self.table.observe(state.state, player)

    def string_from(self, state: Position, player: int) -> str:
        if self.recalls:
            return "\n".join(
                [f"seat {player}", *(f"{'-' if seat < 0 else seat} {text}" for seat, text in state.past.of(player))]
            )
        return self.table.game.picture(state.state.see(player), "en")


def register() -> None:
    """Makes every game on the shelf known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for id in malecon.games():
        if short_name(id) not in known:
            made = type(short_name(id), (Spiel,), {"__init__": _init(id)})
            pyspiel.register_game(kind_of(malecon.game(id)), made)


def _init(id: str) -> Any:
    def init(self: Spiel, params: dict[str, Any] | None = None) -> None:
        Spiel.__init__(self, id, params)

    return init


register()
