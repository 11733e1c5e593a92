"""The command `poker-fp`, also as `python -m poker_fp`."""

import sys


def main() -> None:
    """Run the command, or say in one line which extra is missing."""
    try:
        from poker_fp.shell.cli import cli
    except ModuleNotFoundError as error:
        if error.name not in ("click", "rich"):
            raise
        sys.exit(f'poker-fp needs {error.name}: pip install "poker_fp[cli]"')
    cli(prog_name="poker-fp")


if __name__ == "__main__":
    main()
