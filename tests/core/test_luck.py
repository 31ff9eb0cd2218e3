"""The house's generator: the same everywhere, fair, and independent of its copies."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from malecon import Luck


def test_its_numbers_never_change() -> None:
    luck = Luck(2026)
    assert [luck.below(1000) for _ in range(6)] == [70, 740, 125, 933, 419, 853]


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    luck = Luck(seed)
    assert all(0 <= luck.below(n) < n for _ in range(20))


def test_every_face_is_as_likely() -> None:
    luck = Luck(1)
    seen = Counter(luck.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 400 for count in seen.values())


def test_weights_are_kept() -> None:
    luck = Luck(2)
    seen = Counter(luck.weigh([7, 8, 9], [1, 2, 3]) for _ in range(60_000))
    assert all(abs(seen[item] - 10_000 * weight) < 500 for item, weight in zip([7, 8, 9], [1, 2, 3], strict=True))


def test_a_copy_goes_its_own_way() -> None:
    luck = Luck(3)
    twin = luck.copy()
    first = [luck.below(100) for _ in range(5)]
    assert [twin.below(100) for _ in range(5)] == first
    assert 0 <= luck.unit() < 1
    items = list(range(20))
    luck.shuffle(items)
    assert sorted(items) == list(range(20))
