"""The steps, in order. Each is written once and then stays as it is: files at every step are out there."""
