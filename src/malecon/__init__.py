"""Malecón: play, study and teach four Caribbean trading board games."""
