"""A PostgreSQL of the tests' own: Debian's where it is installed, else the one of the package `pgserver`."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path

# Nothing of it outlives the tests, so it needn't wait for the disk.
SETTINGS = ["fsync=off", "listen_addresses=", "max_connections=100", "full_page_writes=off"]


def binaries() -> Path | None:
    """The folder of its programs, the newest where there are several."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    package = find_spec("pgserver")
    own = Path(package.origin).parent / "pginstall/bin" if package and package.origin else None
    on_path = shutil.which("pg_ctl")
    return own if own and own.exists() else Path(on_path).parent if on_path else None


class Server:
    """A server in a folder of its own, reached by a socket there."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="malecon-postgres-", dir="/tmp"))
        self._numbers = count()
        self._as: dict[str, object] = {}
        if os.getuid() == 0:  # it refuses to run as root
            user = next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})
            self._as = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
            shutil.chown(self.folder, user)
        self._run("initdb", "--auth=trust", "--username=malecon", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start()
        self.sql("postgres", "CREATE DATABASE plain")

    def start(self) -> None:
        options = " ".join(f"-c {setting}" for setting in [*SETTINGS, f"unix_socket_directories={self.folder}"])
        self._run("pg_ctl", "start", "--wait", f"--log={self.folder}/log", f"--options={options}")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--wait", f"--mode={how}")

    def end(self) -> None:
        """Stops it and leaves nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def address(self, name: str) -> str:
        return f"postgresql://malecon@/{name}?host={self.folder}"

    def new(self, encoding: str = "UTF8") -> str:
        """The address of a new, empty database."""
        name = f"house{next(self._numbers)}"
        self.sql("postgres", f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}'")
        return self.address(name)

    def sql(self, database: str, words: str) -> None:
        import psycopg

        with psycopg.connect(self.address(database), autocommit=True) as sql:
            sql.execute(words.encode())

    def _run(self, program: str, *words: str) -> None:
        command = [self.programs / program, f"--pgdata={self.folder}/data", *words]
        # Not captured by a pipe, which the server would keep open.
        with (self.folder / "said").open("w+") as said:
            done = subprocess.run(command, stdout=said, stderr=said, cwd="/", **self._as)  # type: ignore[call-overload]
            said.seek(0)
            assert done.returncode == 0, said.read()
