"""What a seat may do now, each move with what it would bring before it is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from malecon.core.game import Game
from malecon.core.luck import Luck
from malecon.core.preview import beyond, foresee
from malecon.core.state import CHANCE, State
from malecon.core.story import Event
from malecon.core.telling import sentences, without
from malecon.table.table import Table, turn_over
from malecon.web import board, panels
from malecon.web.story import names_of
from malecon.web.views import Gain, Offer
from malecon.web.words import Say

# With more choices than that the buttons go without previews: the page must stay quick.
PREVIEWED = 120


def offers(table: Table, seat: int, lang: str, t: Say, best: Sequence[tuple[str, int]] = ()) -> tuple[Offer, ...]:
    """The seat's legal moves, in the game's own order."""
    state, game = table.state, table.game
    moves, view = state.moves(seat), state.see(seat)
    world = state.guess(seat, Luck("preview"))
    ranks = {text: (rank, chance) for rank, (text, chance) in enumerate(best, 1)}
    names, held = names_of(table, t), holdings(table, view, seat)
    made = []
    for move in moves:
        text, label = game.write(move), game.say(move, lang, names)
        rank, chance = ranks.get(text, (0, 0))
        family = game.lexicon.family_of(move)
        told = Offer(text, label, "", family.word, rank, chance, family.key, game.thing(move, view))
        made.append(
            _foretold(table, told, move, world.copy(), seat, held, lang, names) if len(moves) <= PREVIEWED else told
        )
    return tuple(made)


def pointed(offers: Sequence[Offer]) -> Sequence[Offer]:
    """For the board: the hint's first choice marks the thing it belongs to, whichever of its moves is drawn there."""
    things = {offer.thing for offer in offers if offer.best == 1 and offer.thing}
    return [replace(offer, best=1) if offer.thing in things else offer for offer in offers] if things else offers


def _foretold(
    table: Table,
    offer: Offer,
    move: int,
    world: State,
    seat: int,
    held: Mapping[str, int],
    lang: str,
    names: Sequence[str],
) -> Offer:
    """The offer with what it would do, as far as it is certain."""
    told, known = beyond(world, move, seat)
    own = board.own_of(table.game, offer.key, told)
    told = own[0] if own else told
    effect = news(said(table.game, told, seat, lang, names), offer.text)
    sure = known or offer.key in table.game.choosing.sure
    gains = gained(table, held, brought(held, own[1]) if own else holdings(table, world.see(seat), seat), lang)
    gains = gains if sure else ()
    gains = gains or staked(table, move, lang)
    last, out = leaves(table, world, seat) if known else (False, "")
    final = (
        not known or world.actor == CHANCE or seat not in table.state.witnesses(move) or table.state.waiting() != [seat]
    )
    return offer.foretold(effect, gains, final, last, out, world.actor == CHANCE and not told and not gains)


def leaves(table: Table, world: State, seat: int) -> tuple[bool, str]:
    """Whether nothing but the end of the turn is left to the seat in this world, and the way out it has to take."""
    # What everybody can tell is forced the table plays by itself.
    while world.actor != CHANCE and seat in world.waiting() and world.openly_forced(seat):
        world.step(world.moves(seat)[0], seat)
    alone = len(table.state.waiting()) == 1
    if world.over or world.actor == CHANCE or turn_over(seat, alone, world.waiting()):
        return world.actor != CHANCE, ""
    game = table.game
    left = world.moves(seat)
    outs = [move for move in left if game.choosing.way_out(game.lexicon, move) >= 0]
    return (True, game.write(outs[0])) if outs and len(outs) == len(left) else (False, "")


def holdings(table: Table, view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """What the seat holds in this view, by the symbols of its panel."""
    held = board.tallies(table.game, view)
    return {symbol: n for symbol, n in held[seat] if n is not None} if held else {}


def brought(held: Mapping[str, int], changed: Mapping[str, int]) -> dict[str, int]:
    """What is held after these changes, whatever comes later."""
    return {symbol: n + changed.get(symbol, 0) for symbol, n in held.items()}


def gained(table: Table, before: Mapping[str, int], after: Mapping[str, int], lang: str) -> tuple[Gain, ...]:
    """What came to a seat's panel and what left it, what it costs first."""
    changed = [(after[symbol] - n, symbol) for symbol, n in before.items() if symbol in after and after[symbol] != n]
    return tuple(Gain(n, symbol, panels.word(table.game, symbol, lang)) for n, symbol in sorted(changed, key=_cost))


def staked(table: Table, move: int, lang: str) -> tuple[Gain, ...]:
    """What a secret amount costs and brings once it is shown."""
    game, family = table.game, table.game.lexicon.family_of(move)
    n = int(family.args(move).get("n", 0))
    each = game.choosing.stakes.get(family.key, {}).items() if n else ()
    return tuple(Gain(n * worth, symbol, panels.word(game, symbol, lang)) for symbol, worth in each)


def _cost(gain: tuple[int, str]) -> bool:
    return gain[0] > 0


def preview(state: State, move: int, seat: int, lang: str, names: Sequence[str]) -> str:
    """What the move would do, as far as it is certain."""
    return said(state.game, foresee(state, move, seat), seat, lang, names)


def said(game: Game, told: Sequence[Event], seat: int, lang: str, names: Sequence[str]) -> str:
    """What events would tell the seat itself, in one line."""
    return " · ".join(without(names[seat], line).rstrip(".") for line in sentences(game, told, seat, lang, names))


def news(effect: str, label: str) -> str:
    """What the effect says beyond the offer itself.

    >>> news("sows in Asia, row 1, for $2", "Sow in Asia, row 1"), news("plays the Trader", "Play the Trader")
    ('for $2', '')
    >>> news("works on a1 · gets 1 wood", "Worker to a1")
    'works on a1 · gets 1 wood'
    >>> news("buys 2 votes and has 5", "Buy 2 votes")
    'buys 2 votes and has 5'
    """
    _, _, said = label.partition(" ")
    verb, _, told = effect.partition(" ")
    if not told:
        return "" if not said else verb
    rest = told.removeprefix(said) if said else told
    if rest.lstrip().startswith(("and ", "et ")):
        return effect  # a half sentence says nothing
    return rest.lstrip(" \N{NO-BREAK SPACE},:·") if rest != told and not rest[:1].isalnum() else effect
