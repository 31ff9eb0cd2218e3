"""What a command needs beyond the engine, and how to get it: the extras of the package."""

from __future__ import annotations

from malecon.core.errors import Complaint, Unknown

# By the name a package is imported by; pyproject.toml lists the packages themselves.
MODULES = {
    "web": (
        "alembic",
        "fastapi",
        "jinja2",
        "limits",
        "markdown_it",
        "markupsafe",
        "multipart",
        "platformdirs",
        "prometheus_client",
        "python_multipart",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "postgres": ("psycopg",),
    "cluster": ("distributed",),
    "lab": ("cmaes", "matplotlib", "numpy", "openskill", "pyarrow"),
}


def missing(error: Exception, command: str) -> Complaint | None:
    """The sentence for a command whose packages aren't installed; None for any other error."""
    if not isinstance(error, ModuleNotFoundError):
        return None
    module = str(error.name).partition(".")[0]
    for extra, modules in MODULES.items():
        if module in modules:
            return Unknown.of("extra-missing", command=command, module=module, extra=extra)
    return None
