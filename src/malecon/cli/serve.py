"""malecon serve"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import Dask
from malecon.cli.common.folders import Config, Data, Database
from malecon.core.errors import Unknown

Host = Annotated[str, typer.Option(metavar="H")]
Port = Annotated[int, typer.Option(metavar="P", min=0, max=65535)]
Workers = Annotated[int, typer.Option(metavar="N", min=1, max=64)]
Open = Annotated[bool, typer.Option("--open")]
Log = Annotated[str, typer.Option(metavar="NAME")]
Drain = Annotated[float, typer.Option(metavar="S", min=0, max=600)]
Origins = Annotated[list[str] | None, typer.Option("--origin", metavar="URL")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    workers: Workers = 1,
    dask: Dask = "",
    open_: Open = False,
    origin: Origins = None,
    log: Log = "plain",
    drain: Drain = 0,
) -> None:
    from malecon.web.serve import serve as run

    if log not in ("plain", "json"):
        raise Unknown.of("log-form", asked=log)
    run(
        host,
        port,
        data,
        database=database,
        config=config,
        workers=workers,
        dask=dask,
        open_browser=open_,
        origins=tuple(origin or ()),
        log=log,
        drain=drain,
    )
