"""What `deploy/` starts is there: its commands, options and names are ours, and its numbers fit each other."""

from __future__ import annotations

import configparser
import ipaddress
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from distributed.cli.dask_scheduler import main as scheduler
from distributed.cli.dask_worker import main as thinker

from malecon.cli.common.commands import load
from malecon.table.doctor import LINES
from malecon.web import quotas
from malecon.web.bounds import FILES

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
WORKERS = sorted(name for name, service in SERVICES.items() if service.get("command", [""])[:2] == ["malecon", "serve"])
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
# What compose and its door are told themselves.
THEIRS = {"MALECON_PASSWORD", "MALECON_SITE", "MALECON_WORKERS"}
NAME = re.compile(r"\bMALECON_[A-Z]+\b")


def understood(words: list[str]) -> dict[str, Any]:
    """What a command makes of its words; it complains of those it doesn't know."""
    program, command, *rest = words
    if Path(program).name == "dask":
        known: Any = {"scheduler": scheduler, "worker": thinker}[command]
    else:
        assert Path(program).name == "malecon"
        house = typer.Typer()
        house.command()(load(command))
        known = typer.main.get_command(house)
    params: dict[str, Any] = known.make_context(command, rest).params
    return params


def unit(path: Path) -> dict[str, str]:
    read = configparser.ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(path)
    return dict(read["Service"])


def seconds(text: str) -> float:
    return float(text.removesuffix("s"))


@pytest.mark.parametrize("name", [name for name, service in SERVICES.items() if service["image"] == "malecon"])
def test_every_command_of_compose_is_one(name: str) -> None:
    assert understood(SERVICES[name]["command"])


@pytest.mark.parametrize("path", UNITS, ids=lambda path: str(path.name))
def test_every_command_of_a_unit_is_one(path: Path) -> None:
    assert understood(unit(path)["ExecStart"].split())


def test_every_name_of_ours_is_read_somewhere() -> None:
    source = "".join(path.read_text() for path in (ROOT / "src/malecon").rglob("*.py"))
    known = set(NAME.findall(source)) | THEIRS
    for path in (*UNITS, DEPLOY / "compose.yaml", DEPLOY / "Caddyfile", DEPLOY / "Dockerfile"):
        assert set(NAME.findall(path.read_text())) <= known, path.name


def test_two_workers_whom_the_door_knows() -> None:
    assert len(WORKERS) >= 2
    door = (DEPLOY / "Caddyfile").read_text()
    assert sorted(re.findall(r"([\w-]+):8000", door)) == WORKERS
    assert "health_uri /ready" in door
    for name in WORKERS:
        started = understood(SERVICES[name]["command"])
        assert (started["port"], started["workers"]) == (8000, 1)
        assert set(SERVICES[name]["depends_on"]) <= set(SERVICES)
    assert set(SERVICES["door"]["depends_on"]) == set(WORKERS)


def test_only_the_door_is_open_and_only_it_is_believed() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["door"]
    assert COMPOSE["networks"]["back"]["internal"]
    for name in ("scheduler", "thinkers", "database"):
        assert SERVICES[name]["networks"] == ["back"]
    its = SERVICES["door"]["networks"]["front"]["ipv4_address"]
    subnet = COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert ipaddress.ip_address(its) in ipaddress.ip_network(subnet)
    assert {SERVICES[name]["environment"]["FORWARDED_ALLOW_IPS"] for name in WORKERS} == {its}
    assert "deploy/house.toml".endswith(SERVICES[WORKERS[0]]["volumes"][0].split(":")[0].removeprefix("./"))


def test_all_are_bounded() -> None:
    for name, service in SERVICES.items():
        assert service["mem_limit"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        if name != "database":
            assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"]), name
    for path in UNITS:
        told = unit(path)
        for key in ("MemoryMax", "TasksMax", "User"):
            assert told[key], f"{path.name}: {key}"
        for key in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "RestrictNamespaces"):
            assert told[key] == "true", f"{path.name}: {key}"
        assert (told["ProtectSystem"], told["CapabilityBoundingSet"]) == ("strict", "")


def test_numbers_fit_each_other() -> None:
    lines = next(word for word in SERVICES["database"]["command"] if word.startswith("max_connections="))
    assert int(lines.partition("=")[2]) >= (len(WORKERS) + 1) * LINES, "one more while they are exchanged"
    for name in WORKERS:
        assert SERVICES[name]["ulimits"]["nofile"] >= FILES
        assert seconds(SERVICES[name]["stop_grace_period"]) >= understood(SERVICES[name]["command"])["drain"] + 10
    told = unit(DEPLOY / "systemd/malecon.service")
    started = understood(told["ExecStart"].split())
    assert int(told["LimitNOFILE"]) >= FILES
    assert float(told["TimeoutStopSec"]) >= started["drain"] + 10
    assert quotas.read(DEPLOY / "house.toml")


def test_the_book_names_them() -> None:
    book = (ROOT / "docs/growing.md").read_text() + (ROOT / "README.md").read_text()
    for name in ("deploy/house.toml", "deploy/compose.yaml", "deploy/systemd"):
        assert name in book


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for path in UNITS:
        # It looks whether what is started is there.
        there = path.read_text().replace("/opt/malecon/bin", str(Path(sys.executable).parent))
        (tmp_path / path.name).write_text(there.replace("/etc/malecon/env", str(DEPLOY / "house.toml")))
    units = [str(tmp_path / path.name) for path in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    about_ours = [line for line in done.stderr.splitlines() if "malecon" in line]
    assert (done.returncode, about_ours) == (0, [])


@pytest.mark.skipif(not shutil.which("caddy"), reason="there is no Caddy")
def test_caddy_understands_the_door() -> None:
    command = ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "HOME": "/tmp"})
    assert done.returncode == 0, done.stderr
    assert '{"dial":"house-a:8000"},{"dial":"house-b:8000"}' in done.stdout
