"""HTTP responses of JSON that is safe wherever it lands; what they hold is made elsewhere."""

import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from starlette.responses import Response

from poker_fp.render.data import Data


def as_json(value: Any) -> str:
    r"""The JSON of a value, in ASCII and with no character that means something in HTML.

    >>> assert as_json(["<b>", "♦"]) == '["\\u003cb\\u003e","\\u2666"]'
    """
    text = json.dumps(value, separators=(",", ":"), default=_as_text)
    return text.replace("<", r"\u003c").replace(">", r"\u003e").replace("&", r"\u0026")


def _as_text(value: datetime) -> str:
    return value.isoformat()


def as_json_array(values: Iterable[Any]) -> str:
    """The JSON of an array of values, each as `as_json` writes it.

    They are written one after another: no long step that other threads wait for.
    """
    return f"[{','.join(map(as_json, values))}]"


def reply(content: str, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A response whose content is JSON already, as `as_json` gives it."""
    return Response(content, status, headers, media_type="application/json")


def refusal(status: int, errors: list[Data], headers: Mapping[str, str] | None = None) -> Response:
    """A response `{"errors": [...]}`, each as `answers.problem` makes it."""
    return reply(as_json({"errors": errors}), status, headers)
