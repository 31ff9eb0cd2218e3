"""`python -m malecon`."""

from malecon.cli import main

if __name__ == "__main__":
    main()
