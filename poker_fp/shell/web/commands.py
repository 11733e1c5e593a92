"""The commands `serve` and `history`. What they need is imported when they run."""

import json
import os
import sys
from datetime import datetime
from typing import NoReturn

import click

from poker_fp.shell.web.settings import (
    DATABASE_VARIABLE,
    TOKEN_VARIABLE,
    Settings,
    default_database,
    is_loopback,
)

database_option = click.option(
    "--database",
    metavar="URL",
    envvar=DATABASE_VARIABLE,
    show_envvar=True,
    help="sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; else a file in your data folder.",
)


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 for any free."
)
@database_option
@click.option("--no-history", is_flag=True, help="Keep no games.")
def serve_command(host: str, port: int, database: str | None, no_history: bool) -> None:
    """Answer over HTTP: REST under /v1 (see /docs), GraphQL at /graphql.

    Games that were solved are kept in a database. With POKER_FP_TOKEN in the environment every
    path but /healthz and /readyz wants it as a bearer token.

    \b
    Example:
      $ poker-fp serve --port 8000
    """
    from poker_fp.shell.web import logs
    from poker_fp.shell.web.connecting import UnusableDatabaseError
    from poker_fp.shell.web.server import serve

    token = os.environ.get(TOKEN_VARIABLE, "").strip() or None
    settings = Settings(None if no_history else database or default_database(), token)
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
@click.option("--limit", metavar="N", type=click.IntRange(1, 10**9), default=50, show_default=True)
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
