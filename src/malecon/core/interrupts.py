"""Ctrl-C in compiled code, which doesn't look for signals by itself: it would wait until the code is done."""


def heed() -> None:
    """Called now and then from a long compiled loop. This function is interpreted, and entering it lets Python
    deliver a Ctrl-C that came in meanwhile."""
