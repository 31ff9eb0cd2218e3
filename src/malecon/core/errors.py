"""What can go wrong, each with a message for the person who caused it."""


class Illegal(ValueError):
    """A move that the rules don't allow now. The state is unchanged."""


class Unknown(ValueError):
    """A game, option, number or word that nobody here knows."""
