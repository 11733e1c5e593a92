"""Answers to lines of text, as lines of JSON: an object for each."""

import json
from collections.abc import Mapping

from poker_fp.deals.answers import Answers, decoded
from poker_fp.deals.games import Game
from poker_fp.deals.solvers import solve
from poker_fp.render.data import Data, of_answer
from poker_fp.rules.hands import Hand
from poker_fp.text.errors import Errors


def json_line(value: Data) -> bytes:
    r"""A value as JSON on one line, in UTF-8; bytes of a text that are not UTF-8 are escaped.

    >>> assert json_line({"input": "2♥" + chr(0xDCFF)}) == '{"input": "2♥\\udcff"}'.encode()
    """
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "backslashreplace")


def of_bad_line(line: str, errors: Errors) -> Data:
    """A line and all that is wrong with it, as plain data.

    >>> data = of_bad_line("chess", solve("chess").failure())
    >>> assert data["errors"][0]["message"] == "unknown game 'chess'"
    """
    wrong = [{"message": e.message, "column": e.column, "hint": e.hint} for e in errors]
    return {"input": line, "errors": wrong}


def as_json_lines(piece: bytes, answers: Answers, games: Mapping[str, Game[Hand]]) -> Answers:
    r"""The same answers as JSON: `input`, and what `of_answer` says; or `errors`.

    >>> from poker_fp import GAMES
    >>> piece = b"five-card-draw 2h3d5s9cKd 2c3h4s8cAh\n"
    >>> answers = Answers(b"2h3d5s9cKd 2c3h4s8cAh\n", 1, ())
    >>> json.loads(as_json_lines(piece, answers, GAMES).text)["groups"]
    [['2h3d5s9cKd'], ['2c3h4s8cAh']]
    >>> wrong = Answers(b"Error: 'x' is not a card\n", 1, (0,))
    >>> data = json.loads(as_json_lines(b"five-card-draw 2h3d5s9cKd x\n", wrong, GAMES).text)
    >>> assert [error["column"] for error in data["errors"]] == [27]
    """
    bad = set(answers.bad)
    both = zip(piece.split(b"\n"), answers.text.split(b"\n")[:-1], strict=False)
    lines: list[bytes] = []
    for number, (line, answer) in enumerate(both):
        text = decoded(line).removesuffix("\r")
        if number in bad:
            errors = solve(text, games).swap().value_or(())
            lines.append(json_line(of_bad_line(text, errors)))
        else:
            answer_data = of_answer(text, answer.decode(), games)
            lines.append(json_line({"input": text, **answer_data}))
    return answers._replace(text=b"".join(line + b"\n" for line in lines))
