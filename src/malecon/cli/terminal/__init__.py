"""A table in the terminal: people on one sofa, and bots."""
