"""The house's drawings: a symbol sheet and macros for all games' boards. See README.md in this folder."""
