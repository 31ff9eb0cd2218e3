# compiled by mypyc
"""The house's random generator: small, fast, and the same compiled or not.

It is sfc32 (Doty-Humphrey's «small fast chaotic»): four 32-bit words, additions, shifts and xors only, so that
no intermediate result leaves 64 bits and native integers behave as Python's do.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Luck:
    """A source of chance that a seed reproduces.

    >>> luck, again = Luck(7), Luck("7")
    >>> [luck.below(6) for _ in range(5)] == [again.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int | str) -> None:
        digest = blake2b(str(seed).encode(), digest_size=16).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = int.from_bytes(digest[12:16], "little")

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1, all exactly as likely (Lemire's method); n is at most 2³¹."""
        size: i64 = n
        while True:
            b: i64 = self.b
            c: i64 = self.c
            count: i64 = self.counter
            bits: i64 = (self.a + b + count) & MASK
            self.counter = (count + 1) & MASK
            self.a = b ^ (b >> 9)
            self.b = (c + (c << 3)) & MASK
            self.c = (((c << 21) | (c >> 11)) + bits) & MASK
            product: i64 = bits * size
            low: i64 = product & MASK
            if low >= size or low >= (MASK + 1 - size) % size:
                return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.below(1 << 27) * 67108864.0 + self.below(1 << 26)) / 9007199254740992.0

    def choose(self, items: list[int]) -> int:
        """One of the items, all as likely."""
        return items[self.below(len(items))]

    def weigh(self, items: list[int], weights: list[int]) -> int:
        """One of the items, as likely as its weight says."""
        return items[self.pick(weights)]

    def pick(self, counts: list[int]) -> int:
        """A place in the row, as likely as its count says."""
        total: i64 = 0
        for count in counts:
            total += count
        left: i64 = self.below(total)
        for place in range(len(counts)):
            left -= counts[place]
            if left < 0:
                return place
        raise ValueError("weights must be whole numbers above 0")

    def pick_of(self, counts: vec[i64]) -> i64:
        """The same of a row of native numbers."""
        total: i64 = 0
        for count in counts:
            total += count
        left: i64 = self.below(total)
        for place in range(i64(len(counts))):
            left -= counts[place]
            if left < 0:
                return place
        raise ValueError("weights must be whole numbers above 0")

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> "Luck":
        return again(self.a, self.b, self.c, self.counter)

    def __copy__(self) -> "Luck":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Luck":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether the same luck is still to come."""
        return isinstance(other, Luck) and self.words() == other.words()

    def __hash__(self) -> int:
        raise TypeError("luck changes as it is drawn, so it can't be a key")

    def words(self) -> tuple[int, int, int, int]:
        return self.a, self.b, self.c, self.counter

    def __reduce__(self) -> tuple[object, ...]:
        return again, self.words()


def again(a: int, b: int, c: int, counter: int) -> Luck:
    """The luck that has come so far."""
    luck = Luck(0)
    luck.a, luck.b, luck.c, luck.counter = a, b, c, counter
    return luck
