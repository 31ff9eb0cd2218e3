"""The processes of the lab leave Ctrl-C to the one that started them."""

import os
import signal

from malecon.lab.processes import processes


def test_they_are_deaf_to_ctrl_c_from_their_first_moment() -> None:
    """The terminal sends it to all: one that is still waking up would answer with a stack trace."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    with processes(2) as pool:
        for _ in range(4):
            assert signal.SIGINT in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()
        assert pool.submit(os.getpid).result() != os.getpid()
    assert signal.pthread_sigmask(signal.SIG_BLOCK, []) == before
