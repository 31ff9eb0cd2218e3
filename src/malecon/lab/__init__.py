"""Many games at once: what wins, how often, and how sure that is."""
