"""Air for compiled code: it doesn't look for signals by itself, so that Ctrl-C would wait until it is done."""


def breathe() -> None:
    """Called now and then from a long compiled loop. This function is interpreted, and entering it lets Python
    deliver a Ctrl-C that came in meanwhile."""
