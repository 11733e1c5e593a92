"""Two hands on a line: what is said of them, and what of a line that holds none."""

import pytest
from returns.pipeline import is_successful

from poker_fp.deals.pairs import parse_pair, sentence

BLACK = "Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH"
EULER = "8C TS KC 9H 4S 7D 2S 5D 3S AC"

PAIRS = [
    ("labels", BLACK, "White wins. - with high card: Ace"),
    ("a tie with labels", "Black: 2H 3D 5S 9C KD White: 2D 3H 5C 9S KH", "Tie."),
    ("labels of two words", "Player 1: 2H3D5S9CKD Player 2: 2H 3D 5S 9C AS",
     "Player 2 wins. - with high card: Ace"),
    ("labels of one word and two", "Ann: 2H 3D 5S 9C AD Bob Lee: 2C 3H 4S 8C KH",
     "Ann wins. - with high card: Ace"),
    ("the same label twice", "A: 2H 2S 5S 9C KD A: 2C 3H 4S 8C AH",
     "Hand 1 wins. - with pair: 2"),
    ("a colon of full width", "Black\uff1a2H3D5S9CKD White\uff1a 2C3H4S8CAH",
     "White wins. - with high card: Ace"),
    *[(f"{joiner} between", f"Al: 2H 3D 5S 9C KD {joiner} Bo: 2C 3H 4S 8C AH",
       "Bo wins. - with high card: Ace")
      for joiner in ("v", "v.", "vs", "VS.", "versus", "Against", "beats", "|", "-", "\u2014")],
    ("a bar before a label, without a blank", "Al: 2H 3D 5S 9C KD |Bo: 2C 3H 4S 8C AH",
     "Bo wins. - with high card: Ace"),
    ("vs between, labels of two words", "Al: 2H 3D 5S 9C KD vs Player 2: 2C 3H 4S 8C AH",
     "Player 2 wins. - with high card: Ace"),
    ("a label of an initial and a name", "Al: 2H 3D 5S 9C KD V. Woo: 2C 3H 4S 8C AH",
     "V. Woo wins. - with high card: Ace"),
    ("ten cards", EULER, "Hand 2 wins. - with high card: Ace"),
    ("ten cards together", EULER.replace(" ", ""), "Hand 2 wins. - with high card: Ace"),
    ("two hands", " 2h3d5s9cKd\t2c3h4s8cAh \r", "Hand 2 wins. - with high card: Ace"),
    ("a card in both hands", "2h3d5s9cKd 2h3d5s9cKd", "Tie."),
    ("an escape sequence in a label", "\x1b[1m: 2H 3D 5S 9C KD B: 2C 3H 4S 8C QH",
     "\\x1b[1m wins. - with high card: King"),
    ("a label that is not UTF-8", "\udcff: 2H 3D 5S 9C KD B: 2C 3H 4S 8C QH",
     "\\xff wins. - with high card: King"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "answer"), [pytest.param(*row, id=name) for name, *row in PAIRS])
def test_a_pair_is_answered_by_a_sentence(line: str, answer: str) -> None:
    """With the labels that the line gives, or as hand 1 and 2."""
    for end in ("", "\n", "\r\n"):
        assert sentence(parse_pair(line + end).unwrap()) == answer


BAD_PAIRS = [
    ("nothing", "", [(1, "the pair of hands is missing")]),
    ("nine cards", "2H 3D 5S 9C KD 2C 3H 4S 8C", [(1, "the line has 9 cards, not 10")]),
    ("no card", "2H 3D 5S 9C KD 2C 3H 4S 8C 1H", [(28, "'1H' is not a card")]),
    ("a card twice", "2H 3D 5S 9C 2H 2C 3H 4S 8C AH", [(13, "'2H' is already at column 1")]),
    ("a card twice in the second", "A: 2H 3D 5S 9C KD B: 2C 3H 4S 8C 2C",
     [(34, "'2C' is already at column 22")]),
    ("four cards", "A:  2H 3D 5S 9C  B: 2C 3H 4S 8C AH", [(5, "the hand has 4 cards, not 5")]),
    ("a second label missing", "A: 2H 3D 5S 9C KD 2C 3H 4S 8C AH",
     [(33, "the label of the second hand is missing")]),
    ("a first label missing", "2H 3D 5S 9C KD B: 2C 3H 4S 8C AH",
     [(1, "the label of the first hand is missing")]),
    ("both labels empty", ": 2H 3D 5S 9C KD : 2C 3H 4S 8C AH",
     [(1, "the label of the first hand is missing")]),
    ("three hands", "A: 2H 3D 5S 9C KD B: 2C 3H 4S 8C AH C: 2C 3H 4S 8C AH",
     [(38, "a third colon")]),
    ("a bar between", "2H 3D 5S 9C KD | 2C 3H 4S 8C AH", [(16, "a bar")]),
    ("vs between", "2H 3D 5S 9C KD vs 2C 3H 4S 8C AH", [(16, "a joining word (only blanks")]),
    ("vs. between", "2H 3D 5S 9C KD vs. 2C 3H 4S 8C AH",
     [(16, "a joining word (only blanks stand between hands: leave 'vs.' out)")]),
    ("versus between", "2H3D5S9CKD versus 2C3H4S8CAH", [(12, "a joining word")]),
    ("vs for a label", "Al: 2H3D5S9CKD vs: 2C 3H 4S 8C AH",
     [(18, "the label of the second hand is missing")]),
    ("vs after four cards", "Al: 2H 3D 5S 9C vs Bo: 2C 3H 4S 8C AH",
     [(5, "the hand has 4 cards, not 5")]),
    ("labels without colons", "Black 2H 3D 5S 9C KD White 2C 3H 4S 8C AH",
     [(6, "the colon after 'Black' is missing (a label ends in a colon)"),
      (27, "the colon after 'White' is missing (a label ends in a colon)")]),
    ("labels without colons, of two words, vs between",
     "Player 1 2H3D5S9CKD vs Player 2 2C3H4S8CAH",
     [(9, "the colon after 'Player 1' is missing"), (32, "the colon after 'Player 2' is missing")]),
    ("labels without colons, and too few cards", "Black 2H 3D White 2C 3H 4S 8C AH", [(1, "")]),
    ("hands missing", "A: B:", [(3, "the hand is missing"), (6, "the hand is missing")]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "said"), [pytest.param(*row, id=name) for name, *row in BAD_PAIRS]
)
def test_a_bad_pair_is_told_by_its_columns(line: str, said: list[tuple[int, str]]) -> None:
    """Everything that is wrong, in the order of the line, and nothing else."""
    errors = parse_pair(line).failure()
    assert [error.column for error in errors] == [column for column, _ in said]
    for error, (_, message) in zip(errors, said, strict=True):
        assert f"{error.message} ({error.hint})".startswith(message)


def test_any_line_has_an_answer() -> None:
    """Every part of a line with labels, and every mix of its words, is a pair or has errors."""
    parts = BLACK.split()
    for start in range(len(parts) + 1):
        for end in range(start, len(parts) + 1):
            line = " ".join(parts[start:end])
            result = parse_pair(line)
            assert is_successful(result) == (line == " ".join(parts))
