# compiled by mypyc
"""Whether the engine that runs now is the compiled one."""

from typing import Final

compiled: Final[bool] = not __file__.endswith(".py")
