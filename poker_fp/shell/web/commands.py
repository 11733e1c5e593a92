"""The commands `serve` and `history`. What they need is imported when they run."""

import json
import os
import re
import string
import sys
from datetime import datetime
from pathlib import Path
from typing import NoReturn

import click

from poker_fp.shell.options import Whole
from poker_fp.shell.web.settings import (
    DATABASE_VARIABLE,
    TOKEN_VARIABLE,
    Settings,
    default_database,
    is_loopback,
)
from poker_fp.text.errors import quoted

_ORIGIN = re.compile(r"https?://[^\s/*?#@]+", re.IGNORECASE)

database_option = click.option(
    "--database",
    metavar="URL",
    envvar=DATABASE_VARIABLE,
    show_envvar=True,
    help="sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; else a file in your data folder.",
)


def _origins(_: click.Context, __: click.Parameter, origins: tuple[str, ...]) -> tuple[str, ...]:
    """The origins as browsers send them. Raises BadParameter for what is none."""
    for origin in origins:
        if not _ORIGIN.fullmatch(origin):
            raise click.BadParameter(f"{quoted(origin)} is not like https://example.org")
    return tuple(map(str.lower, origins))


def _built(_: click.Context, __: click.Parameter, folder: Path | None) -> Path | None:
    """A folder with a site in it, or none. Raises BadParameter for any other."""
    if folder and not (folder / "index.html").is_file():
        build = f"python examples/site/build.py {folder}"
        raise click.BadParameter(f"{quoted(str(folder))} has no index.html: {build} makes one")
    return folder


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 for any free."
)
@database_option
@click.option("--no-history", is_flag=True, help="Keep no games.")
@click.option(
    "--allow-host",
    "hosts",
    metavar="NAME",
    multiple=True,
    help="Answer to this name too, such as a proxy's; else, at loopback, to names of loopback.",
)
@click.option(
    "--allow-origin",
    "origins",
    metavar="ORIGIN",
    multiple=True,
    callback=_origins,
    help="Let pages from there read the answers, such as https://example.org.",
)
@click.option(
    "--site",
    metavar="FOLDER",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    callback=_built,
    help="Serve this site at /, as examples/site/build.py made it; open to all, token or not.",
)
def serve_command(
    host: str,
    port: int,
    database: str | None,
    no_history: bool,
    hosts: tuple[str, ...],
    origins: tuple[str, ...],
    site: Path | None,
) -> None:
    """Answer over HTTP: REST under /v1 (see /docs), GraphQL at /graphql.

    Games that were solved are kept in a database. With POKER_FP_TOKEN in the environment every
    path but /healthz, /readyz and the files of a site wants it as a bearer token. Both --allow
    options may be given several times.

    \b
    Example:
      $ poker-fp serve --port 8000
    """
    from poker_fp.shell.web import logs
    from poker_fp.shell.web.connecting import UnusableDatabaseError
    from poker_fp.shell.web.server import serve

    token = os.environ.get(TOKEN_VARIABLE, "").strip(string.whitespace) or None
    settings = Settings(
        None if no_history else database or default_database(),
        token,
        hosts=frozenset(map(str.lower, hosts)) if hosts or is_loopback(host) else None,
        origins=origins,
        site=site,
    )
    logs.configure()
    if token is None and not is_loopback(host):
        warning = "whoever reaches %s may use this and read the history: set %s"
        logs.log.warning(warning, host, TOKEN_VARIABLE)
    try:
        serve(settings, host, port)
    except UnusableDatabaseError as error:
        _refuse(str(error))


@click.command("history")
@database_option
@click.option("--game", metavar="G", help="Only this kind of poker, such as texas-holdem.")
@click.option("--limit", metavar="N", type=Whole(1, 10**9), default=50, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print an array of JSON instead.")
def history_command(database: str | None, game: str | None, limit: int, as_json: bool) -> None:
    """Print the games that were solved and kept, the newest first.

    A line is a game's number, when it was solved, the line, and the answer to it.

    \b
    Example:
      $ poker-fp history --limit 1
      7  2026-02-01T20:15:30+00:00  texas-holdem 2h3h4h5d8d KdKs 9hJh  ->  KdKs 9hJh
    """
    from poker_fp.shell.web.connecting import UnusableDatabaseError, opened
    from poker_fp.shell.web.history_queries import Wanted, page

    try:
        with opened(database or default_database()) as engine:
            games = page(engine, Wanted(game=game, limit=limit))["games"]
    except UnusableDatabaseError as error:
        _refuse(str(error))
    if as_json:
        click.echo(json.dumps(games, default=datetime.isoformat, ensure_ascii=False, indent=2))
        return
    for record in games:
        played_at = record["played_at"].isoformat(timespec="seconds")
        click.echo(
            f"{record['id']}  {played_at}  {record['input'].strip()}  ->  {record['output']}"
        )


def _refuse(why: str) -> NoReturn:
    click.echo(f"no history: {why}", err=True)
    sys.exit(1)
