"""What a reader's rule prints, kept to be shown."""

import io
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

LONGEST = 10_000
"""Characters that are kept; a rule may print without end."""

LINES = 12
"""Lines that are shown."""


class Kept(io.StringIO):
    """A text that grows no longer than `LONGEST`."""

    def write(self, text: str) -> int:
        """Keep what there is room for."""
        super().write(text[: max(0, LONGEST - self.tell())])
        return len(text)


@contextmanager
def heard() -> Iterator[Kept]:
    """Keep what is printed meanwhile.

    >>> with heard() as printed:
    ...     print("two of them")
    >>> assert printed.getvalue() == "two of them\\n"
    """
    with redirect_stdout(Kept()) as kept:
        yield kept


def shortened(printed: str) -> str:
    """The first lines of what was printed, and how many more there are.

    >>> assert shortened("a\\nb\\n") == "a\\nb"
    >>> assert shortened("a\\n" * 20).endswith("a\\n… 8 more lines")
    """
    lines = printed.splitlines()
    more = [f"… {len(lines) - LINES} more lines"] if len(lines) > LINES + 1 else []
    return "\n".join([*(lines[:LINES] if more else lines), *more])
