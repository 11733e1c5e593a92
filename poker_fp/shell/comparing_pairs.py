"""`compare` without hands: pairs of hands from a file or standard input, a line each."""

import sys
from functools import partial
from typing import NoReturn

from poker_fp.deals.answers import LineSolver, decoded, each_line
from poker_fp.deals.pairs import Pair, parse_pair, sentence
from poker_fp.render import data
from poker_fp.render.json_lines import json_line, of_bad_line
from poker_fp.rules.explain import explain
from poker_fp.rules.hands import Hand
from poker_fp.rules.rule import Ranking
from poker_fp.shell.answering import answer_all
from poker_fp.shell.streams import pieces, reading
from poker_fp.text.errors import Errors, on_one_line
from poker_fp.text.results import either


def compare_pairs(file: str, ranking: Ranking[Hand], as_json: bool) -> NoReturn:
    """Answer each line of a file, or of standard input for `-`, and end the process."""
    answer = each_line(_in_json(ranking) if as_json else _in_words(ranking))
    with reading(file) as stream:
        answered = ((piece, answer(piece)) for piece in pieces(stream))
        status = answer_all(answered, stream, "compared")
    sys.exit(status)


def _in_words(ranking: Ranking[Hand]) -> LineSolver:
    said = partial(sentence, ranking=ranking)
    return lambda line: either(
        parse_pair(decoded(line)),
        lambda pair: (said(pair).encode(), False),
        lambda errors: (on_one_line(errors).encode(), True),
    )


def _in_json(ranking: Ranking[Hand]) -> LineSolver:
    def answer(line: bytes) -> tuple[bytes, bool]:
        text = decoded(line).removesuffix("\r")

        def right(pair: Pair) -> tuple[bytes, bool]:
            said = data.of_explanation(explain(*pair.hands, ranking))
            labels = {"labels": pair.labels, "sentence": sentence(pair, ranking)}
            return json_line({"input": text} | said | labels), False

        def wrong(errors: Errors) -> tuple[bytes, bool]:
            return json_line(of_bad_line(text, errors)), True

        return either(parse_pair(text), right, wrong)

    return answer
