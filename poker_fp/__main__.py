"""The command `poker-fp`, also as `python -m poker_fp`."""

import sys

EXTRAS = {"click": "cli", "rich": "cli", "hypothesis": "kata"}
"""Which extra brings a module that a command imports."""


def main() -> None:
    """Run the command, or say in one line which extra is missing."""
    try:
        from poker_fp.shell.cli import cli

        cli(prog_name="poker-fp")
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        sys.exit(f'poker-fp needs {error.name} for this: pip install "poker_fp[{extra}]"')


if __name__ == "__main__":
    main()
