"""When the interpreter looks for what nobody needs any more: seldom, and not among what was there from the start.

Left to itself it walks over everything in memory after some dozen moves, and all tables wait a tenth of a second for
it. What isn't part of a circle is freed at once in any case.
"""

from __future__ import annotations

import asyncio
import gc

# New objects until the newest are looked at, how often they are until the younger ones are, and those until all.
# All come after two million new objects, and then only where a quarter of what is there is new: what draws a page is a
# circle, which nothing else finds.
OFTEN = (10_000, 10, 20)
# Seconds between two looks at everything that came since the start.
AN_HOUR = 3600.0


def settle() -> None:
    """All that is loaded now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OFTEN)


async def sweep() -> None:
    """Looks at everything now and then."""
    while True:
        await asyncio.sleep(AN_HOUR)
        gc.collect()
