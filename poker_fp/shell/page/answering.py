"""One question of the page in, its answer out, both as JSON."""

import json
from collections.abc import Callable
from typing import Any

from poker_fp.shell.page.folding import fold
from poker_fp.shell.page.otherwise import otherwise
from poker_fp.shell.page.picking import picked
from poker_fp.shell.page.trying import tried
from poker_fp.shell.page.writing import written

QUESTIONS: dict[str, Callable[[Any], Any]] = {
    "fold": fold,
    "otherwise": otherwise,
    "pick": picked,
    "try": tried,
    "write": written,
}


def answer(text: str) -> str:
    """The answer to a request, which says in `ask` which of `QUESTIONS` it is.

    What else it has is what that question takes: see `asked.py`.

    >>> asked = {"ask": "fold", "hands": ["2H 3D 5S 9C KD", "2C 3H 4S 8C AH"]}
    >>> answered = json.loads(answer(json.dumps(asked)))
    >>> assert answered["sentence"] == "Hand 2 wins by high card: Ace."
    """
    request = json.loads(text)
    return json.dumps(QUESTIONS[request["ask"]](request))
