"""One table with people: seats, invitations, undo, bots in seats, saving."""
