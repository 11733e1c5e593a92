"""HTTP responses of JSON that is safe wherever it lands; what they hold is made elsewhere."""

import json
from collections.abc import Mapping
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


def as_json_by_parts(value: Any, depth: int) -> str:
    """The same JSON, written so many levels deep one part after another.

    There is no long step then, which other threads would wait for.

    >>> value = {"games": [{"id": 1}, {"id": 2}], "next": None}
    >>> assert as_json_by_parts(value, 2) == as_json(value)
    """
    if depth and isinstance(value, dict):
        parts = (f"{as_json(k)}:{as_json_by_parts(v, depth - 1)}" for k, v in value.items())
        return "{" + ",".join(parts) + "}"
    if depth and isinstance(value, list):
        return f"[{','.join(as_json_by_parts(each, depth - 1) for each in value)}]"
    return as_json(value)


def reply(content: str, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A response whose content is JSON already, as `as_json` gives it."""
    return Response(content, status, headers, media_type="application/json")


def refusal(status: int, errors: list[Data], headers: Mapping[str, str] | None = None) -> Response:
    """A response `{"errors": [...]}`, each as `answers.problem` makes it."""
    return reply(as_json({"errors": errors}), status, headers)
