"""Pages, live updates, and the JSON API for bots in any language."""
