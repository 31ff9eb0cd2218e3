"""`python -m malecon` is the `malecon` command."""

from malecon.cli import main

if __name__ == "__main__":
    main()
