"""The command `poker-fp`, also as `python -m poker_fp`."""

import os
import sys

from poker_fp.text.extras import to_install

WEB = (
    "alembic anyio cross_web fastapi graphql platformdirs psycopg pydantic "
    "sqlalchemy starlette strawberry uvicorn"
)
EXTRAS = {"click": "cli", "rich": "cli", "hypothesis": "kata"} | dict.fromkeys(WEB.split(), "web")
"""Which extra brings a module that a command imports."""


def main() -> None:
    """Run the command. What goes wrong around it is one line and an exit status."""
    try:
        from poker_fp.shell.cli import run

        run()
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        sys.exit(f"poker-fp needs {error.name} for this: {to_install(extra)}")
    except KeyboardInterrupt:  # while still importing; run() sees the others
        sys.exit(130)
    except OSError as error:
        # What is still buffered would fail once more, loudly, when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(f"poker-fp: {error.strerror or error}")


if __name__ == "__main__":
    main()
