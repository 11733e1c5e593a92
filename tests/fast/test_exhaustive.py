"""Every hand there is, through the tables. Run it with `pytest -m exhaustive`."""

from collections import Counter
from hashlib import md5
from itertools import chain, combinations
from math import comb
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from poker_fp import DECK
from poker_fp.deals.answers import Answers
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.fast import compile_ranking, encode
from tests.compiled import RANKINGS, arrays, compiled

# The figures of the literature, and the digest that pokerkit's tests hold (MIT).
DIGEST = "488cdd27873395ba75205cd02fb9d6b2"
FIVES, SEVENS = 2_598_960, 133_784_560
SEVENS_OF_CATEGORY = {
    "straight flush": 41_584,
    "four of a kind": 224_848,
    "full house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three of a kind": 6_461_620,
    "two pair": 31_433_400,
    "pair": 58_627_800,
    "high card": 23_294_460,
}
CLASSES_OF_SEVENS = 4_824


def all_fives() -> NDArray[np.int64]:
    """The places in the deck of all hands of five, in the order of `itertools.combinations`."""
    places = chain.from_iterable(combinations(range(len(DECK)), 5))
    return np.fromiter(places, np.int64, 5 * FIVES).reshape(FIVES, 5)


@pytest.mark.exhaustive
def test_the_order_of_all_fives() -> None:
    """All 2,598,960 hands, sorted stably by their strengths, have the known digest."""
    fives = all_fives()
    strengths = compiled("standard").strengths(np.array(encode(DECK))[fives])
    order = np.argsort(strengths, kind="stable")
    lines = np.full((FIVES, 11), ord("\n"), np.uint8)
    texts = np.array([list(str(card).encode()) for card in DECK], np.uint8)
    lines[:, :10] = texts[fives[order]].reshape(FIVES, 10)
    assert md5(lines.tobytes()[:-1], usedforsecurity=False).hexdigest() == DIGEST


@pytest.mark.exhaustive
def test_the_counts_of_all_sevens() -> None:
    """All 133,784,560 hands of seven fall into the known categories, and into 4,824 classes."""
    standard = compiled("standard")
    deck = np.array(encode(DECK))
    fives = all_fives()
    counts = np.zeros(standard.classes, np.int64)
    for first, second in combinations(range(len(DECK)), 2):
        # Those of later cards are the last of all, since each first card has its own stretch.
        later = fives[FIVES - comb(len(DECK) - 1 - second, 5) :]
        sevens = np.empty((len(later), 7), np.int64)
        sevens[:, :5], sevens[:, 5], sevens[:, 6] = deck[later], deck[first], deck[second]
        counts += np.bincount(standard.strengths(sevens), minlength=standard.classes)

    categories: Counter[str | None] = Counter()
    for strength, count in enumerate(counts.tolist()):
        categories[standard.name(strength)] += count
    assert counts.sum() == SEVENS
    assert categories == SEVENS_OF_CATEGORY
    assert np.count_nonzero(counts) == CLASSES_OF_SEVENS


@pytest.mark.exhaustive
def test_a_check_of_everything_finds_nothing_wrong_with_the_standard_ranking() -> None:
    """Every two classes and every hand with its class agree, and the strengths are the same."""
    checked = compile_ranking(RANKINGS["standard"], check="all").unwrap()
    assert checked == compiled("standard")


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", CLASSIC)
def test_2_200_000_lines_in_one_call(game: str) -> None:
    """They are answered as 20,000 at a time are, twice as many as a packed number once told."""
    few, times = 20_000, 110
    board, hole, rng = CLASSIC[game].board, CLASSIC[game].hole, Random(game)
    pieces = []
    for piece in range(times):
        lines = []
        for _ in range(few // 20):
            texts = list(map(str, rng.sample(DECK, board + 2 * hole)))
            hands = "".join(texts[board : board + hole]), "".join(texts[board + hole :])
            parts = [game, *(["".join(texts[:board])] if board else []), *hands[: 1 + piece % 2]]
            lines.append(" ".join(parts) + "\n")
        pieces.append("".join(lines).encode() * 20)
    solver = arrays()
    answers = list(map(solver, pieces))
    expected = b"".join(answer.text for answer in answers)
    assert all(answer.bad == () for answer in answers)
    assert solver(b"".join(pieces)) == Answers(expected, few * times, ())
