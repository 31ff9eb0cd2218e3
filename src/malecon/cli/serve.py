"""malecon serve"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.folders import Data

Host = Annotated[str, typer.Option(metavar="H", help="The address to listen on; 0.0.0.0 for the whole network.")]
Port = Annotated[int, typer.Option(metavar="P", min=0, max=65535, help="The port; 0 takes a free one.")]
Open = Annotated[bool, typer.Option("--open", help="Open it in the browser.")]
Origins = Annotated[
    list[str] | None, typer.Option("--origin", metavar="URL", help="The address people use, behind a proxy.")
]


def serve(
    host: Host = "127.0.0.1", port: Port = 8000, data: Data = None, open_: Open = False, origin: Origins = None
) -> None:
    """The house in the browser: tables, bots, and the API for programs."""
    from malecon.web.serve import serve as run

    run(host, port, data, open_browser=open_, origins=tuple(origin or ()))
