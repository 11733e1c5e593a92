"""How the values that an exercise asks about are written: as one would type them."""

import re
from enum import Enum
from typing import Any, NamedTuple

from returns.result import Failure, Success

from poker_fp.text.errors import ParseError


class Named(NamedTuple):
    """A value that is written by a name where it is shown."""

    name: str
    value: Any


SHORT = 300
"""Characters of a value that are shown."""


def written(value: Any) -> str:
    """A value as one would type it, as far as that can be.

    >>> from poker_fp import Rank, hand, natural, parse_card
    >>> written([Rank.KING, hand("2h3d5s9cKd"), natural, Named("by_size", len)])
    "[13, hand('2h 3d 5s 9c Kd'), natural, by_size]"
    >>> written((parse_card("1d"), (1,), {"one": 0}, {1}))
    "(Failure: column 1: '1d' is not a card (write 10d, Td or Ad), (1,), {'one': 0}, {1})"
    """
    text = _written(value)
    return text if len(text) <= SHORT else f"{text[:SHORT]} ..."


def _written(value: Any) -> str:
    match value:
        case Named(name=name):
            return name
        case Enum():
            return _written(value.value)
        case Success():
            return f"Success({_written(value.unwrap())})"
        case Failure():
            return _failed(value.failure())
        case list():
            return f"[{', '.join(map(_written, value))}]"
        case tuple():
            return f"({', '.join(map(_written, value))}{',' if len(value) == 1 else ''})"
        case set() if value:
            return f"{{{', '.join(sorted(map(_written, value)))}}}"
        case dict():
            return f"{{{', '.join(f'{_written(k)}: {_written(v)}' for k, v in value.items())}}}"
    name = getattr(value, "__name__", "") if callable(value) else ""
    return name or re.sub(" at 0x[0-9a-f]+", "", repr(value))


def _failed(errors: Any) -> str:
    if errors and isinstance(errors, tuple) and all(isinstance(e, ParseError) for e in errors):
        return f"Failure: {'; '.join(map(_error, errors))}"
    return f"Failure({_written(errors)})"


def _error(error: ParseError) -> str:
    hand = f"hand {error.hand}, " if error.hand else ""
    hint = f" ({error.hint})" if error.hint else ""
    return f"{hand}column {error.column}: {error.message}{hint}"
