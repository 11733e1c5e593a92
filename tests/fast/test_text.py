"""Text through the tables: the same bytes as `solve` gives line by line."""

import re
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from returns.pipeline import is_successful

from poker_fp import DECK, GAMES, JOKER, solve
from poker_fp.deals import rewriting
from poker_fp.deals.answers import Answers, Solver, each_line, readable_solver, unread
from poker_fp.deals.catalogue import CLASSIC
from poker_fp.deals.rewriting import by_rewriting
from poker_fp.fast.blocks import block_solver
from poker_fp.fast.text import text_solver
from poker_fp.text.errors import on_one_line
from poker_fp.text.results import either
from poker_fp.text.spellings import WITH_JOKERS
from tests.compiled import RANKINGS, arrays, compiler, each_ranking, look_ups
from tests.fast.dealt import DEALS, each_game, lines_of

DATA = Path(__file__).parents[1] / "data" / "solver"

SOLVERS: dict[str, Solver] = {
    "readable": readable_solver(RANKINGS["standard"]),
    "look-ups": look_ups(),
    "arrays": arrays(),
}


def by_solve(text: bytes) -> Answers:
    """What `solve` answers to each line of a text, said in the plainest way."""
    *lines, last = text.split(b"\n")
    results = [
        solve(line.decode("utf-8", "surrogateescape"))
        for line in [*lines, *([last] if last else [])]
    ]
    answers = [either(result, str, on_one_line) for result in results]
    bad = tuple(n for n, result in enumerate(results) if not is_successful(result))
    return Answers("".join(answer + "\n" for answer in answers).encode(), len(answers), bad)


def deals() -> Iterator[bytes]:
    """Endless seeded lines of the classic games, with one hand and with many."""
    rng = Random(4)
    while True:
        game = rng.choice(list(CLASSIC.values()))
        most = (52 - game.board) // game.hole
        sizes = [game.board] * bool(game.board) + [game.hole] * rng.choice([1, 2, 3, 9, most])
        deck = iter(rng.sample(DECK, 52))
        parts = ["".join(str(next(deck)) for _ in range(size)) for size in sizes[: most + 1]]
        yield " ".join([game.name, *parts]).encode()


PLAIN = [line for line, _ in zip(deals(), range(60), strict=False)]
TIES = [
    b"texas-holdem 2h3h4h5h6h AdKd AcKc QsJs",
    b"omaha-holdem 2h3h4h5h6h AdKdQdJd AcKcQcJc AhKh9h8h",
    b"five-card-draw AdKdQdJd9c AcKcQcJc9d",
]
SPELLINGS = {
    str(card): [text for text, spelled in WITH_JOKERS.items() if spelled == card]
    for card in (*DECK, JOKER)
}
TEXAS = b"texas-holdem 2h3h4h5d8d KdKs 9hJh"

NOT_PLAIN = [
    b"",
    b" ",
    b"\r",
    b"texas-holdem",
    b"texas-holdem ",
    b"five-card-draw",
    b"five-card-draw ",
    b"omaha-holdem 3c3d3h3s3c 4c4d4h4s",  # a card twice, and five of a rank
    b"omaha-holdem 3c3c3c3c3c 4c4d4h4s",
    b"texas-holdem 2h3h4h5d8d KdKs 9hKd",
    b"texas-holdem 2h3h4h5d8d",
    b"texas-holdem 2h3h4h5d8d KdKs9hJh",
    b"texas-holdem 2h3h4h5d8dKd Ks9hJhQ",
    b"texas-holdem 2h3h4h5d KdKs 9hJh",
    b"texas-holdem 2h3h4h5d8d KdKs\t9hJh",
    b"texas-holdem 2h3h4h5d8d  KdKs",
    b"texas-holdem 2h3h4h5d8d KdKs ",
    b" texas-holdem 2h3h4h5d8d KdKs",
    b"Texas-holdem 2h3h4h5d8d KdKs",
    b"texas-holdem-2h3h4h5d8d KdKs",
    b"texas-holdem 2h3h4h5d8d-KdKs 9hJh",
    b"texas-holdem 2h3h4h5d8d 10dKs 9hJh",
    b"texas-holdem 2h3h4h5d8d kdKs 9hJh",
    b"texas-holdem 2h3h4h5d8d KDKs 9hJh",
    "texas-holdem 2h3h4h5d8d K♦Ks 9hJh".encode(),
    "texas-holdem 2h3h4h5d8d 🃎Ks 9hJh".encode(),
    b"texas-holdem 2h3h4h5d8d K\xffKs 9hJh",
    b"texas-holdem 2h3h4h5d8d K\x00Ks 9hJh",
    b"texas-holdem\x00 2h3h4h5d8d KdKs",
    b"texas-holdem 2h3h4h5d8d KdKs 9hJh\r\r",
    b"texas-holdem 2h3h4h5d8d KdKs\x0b9hJh",
    b"\xef\xbb\xbftexas-holdem 2h3h4h5d8d KdKs",
    b"five-card-draw" + b" 2c3c4c5c6c" * 11,
    b"texas-holdem 2h3h4h5d8d" + b" KdKs" * 40,
    *(b"short-deck 6h7h8h9d5d KdKs", b"kuhn Kd Jc", b"kuhn Kc Kc", b"leduc Jh", b"badugi"),
    *(
        b"joker-draw JkKdQdJd9s Jk2c3c4c5c",
        b"joker-holdem JkJk4h5d8d Jk9h",
        b"joker-draw jkJdKdQd9s",
    ),
    b"texas-holdem JkJdKdQd9s AcAd",
    b"razz 2h3h4h5d8d9c9d 2h3c4c5c6c7c8c",
    b"badugi 2h3h4h5d8d",
]

OTHER_GAMES = [
    *(b"omaha-5 2h3h4h5d8d KdKs9hJh2c", b"badugi 2h3h4h5d 8dKdKs9h", b"kuhn Kc Jc", b"kuhn Jc"),
    *(b"holdem-hi-lo-8 2h3h4h5d8d KdKs Ac9h", b"stud-hi-lo-8 2h2d2c2s9h9dTc 3h3d3c3sJhJdTd"),
    *(
        b"joker-draw JkJdKdQd9s",
        b"joker-holdem 2h3h4h5d8d JkKs JkKd JhKc",
        b"joker-holdem JkJk2c3c4c AsAd",
    ),
    *(b"deuces-wild 2c2d2h2s9c 3c3d3h3s4c", b"razz AcAdAhAsKcKdKh 2c2d2h2sQcQdQh\r"),
]
"""Plain lines, too. On some nobody wins the low side, or jokers are there twice."""

lines = (
    st.sampled_from(PLAIN)
    | st.sampled_from([*NOT_PLAIN, *OTHER_GAMES])
    | st.sampled_from(PLAIN).flatmap(
        # One byte of a plain line is another.
        lambda line: st.builds(
            lambda place, byte: line[:place] + byte + line[place + 1 :],
            st.integers(0, len(line) - 1),
            st.sampled_from([bytes([byte]) for byte in b" \t\r\x00\xff\xc3T2cs0"]),
        )
    )
    | st.binary(max_size=40)
)
texts = st.builds(
    bytes.join,
    st.sampled_from([b"\n", b"\r\n"]),
    st.lists(lines, max_size=12),
).flatmap(lambda text: st.sampled_from([text, text + b"\n", text + b"\r\n"]))


@pytest.mark.parametrize("solver", SOLVERS.values(), ids=list(SOLVERS))
@settings(max_examples=40)
@given(text=texts)
@example(text=b"")
@example(text=b"\n")
@example(text=b"\n\n")
@example(text=b"\r")
@example(text=b"\xff")
@example(text=TEXAS)
@example(text=TEXAS + b"\n" + TEXAS)
@example(text=b"\n".join(NOT_PLAIN))
@example(text=b"\r\n".join([*PLAIN, *OTHER_GAMES]))
def test_the_same_bytes_as_solve(solver: Solver, text: bytes) -> None:
    """Whatever the text: bad lines anywhere, no last line feed, CRLF, a BOM, no UTF-8."""
    assert solver(text) == by_solve(text)


@pytest.mark.parametrize("solver", SOLVERS.values(), ids=list(SOLVERS))
@pytest.mark.parametrize("game", ["texas", "omaha", "draw"])
def test_the_known_answers(solver: Solver, game: str) -> None:
    """Each solver gives the 250 answers that four other evaluators agree on."""
    text, answers = ((DATA / f"{game}.{end}").read_bytes() for end in ("in", "out"))
    assert solver(text) == Answers(answers, lines=250, bad=())


@pytest.mark.parametrize("solver", SOLVERS.values(), ids=list(SOLVERS))
def test_the_known_answers_of_every_game(solver: Solver) -> None:
    """Lines of all games in turn, each answered in its place as pokerkit or a plain key has it."""
    games = sorted((DATA.parent / "variants").glob("*.in"))
    assert len(games) == 28
    asked = [game.read_bytes().splitlines() for game in games]
    told = [game.with_suffix(".out").read_bytes().splitlines() for game in games]
    in_turn, answers = (
        [line for some in zip_longest(*lists) for line in some if line] for lists in (asked, told)
    )
    assert solver(b"\n".join(in_turn)) == Answers(
        b"".join(line + b"\n" for line in answers), len(in_turn), ()
    )


@pytest.mark.parametrize("solver", [look_ups(), arrays()], ids=["look-ups", "arrays"])
@each_game
def test_every_game_goes_by_tables(
    solver: Solver, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its 200 deals are answered as by the comparators, which are not asked."""
    text, answers = lines_of(name)
    monkeypatch.setattr(rewriting, "rank_deal", None)
    monkeypatch.setattr(rewriting, "parse_deal", None)
    assert solver(text) == Answers(answers, DEALS, ())


@pytest.mark.parametrize("place", [0, 1, 30, 60])
def test_a_line_that_is_not_plain_in_its_place(place: int) -> None:
    """Among plain lines it is answered where it stands, and the others as without it."""
    before, after = (by_solve(b"\n".join(part)) for part in (PLAIN[:place], PLAIN[place:]))
    for bad in NOT_PLAIN:
        text = b"\n".join([*PLAIN[:place], bad, *PLAIN[place:]]) + b"\n"
        own = by_solve(bad + b"\n")
        text_of_all = before.text + own.text + after.text
        expected = Answers(text_of_all, len(PLAIN) + 1, (place,) if own.bad else ())
        assert SOLVERS["look-ups"](text) == SOLVERS["arrays"](text) == expected


def respelled(line: str, rng: Random) -> str:
    """The same line, each card in one of its spellings, and blanks as few people leave them."""
    name, *parts = line.split(" ")
    spelled = [_respelled(part, rng) for part in parts]
    return rng.choice(["", " "]) + rng.choice([" ", "  ", "\t"]).join([name, *spelled])


def _respelled(part: str, rng: Random) -> str:
    cards = re.findall("..", part)
    return "".join(rng.choice(SPELLINGS[card]) for card in cards)


@pytest.mark.parametrize("make", [text_solver, block_solver], ids=["look-ups", "arrays"])
def test_however_it_is_spelled(
    make: Callable[..., Solver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Right lines are answered as typed, ties in the order of their texts, and by the tables."""
    rng = Random(5)
    lines = PLAIN * 5 + TIES * 20 + [line.rstrip() for line in OTHER_GAMES] * 5
    text = "".join(f"{respelled(line.decode(), rng)}\n" for line in lines).encode()
    expected = by_solve(text)
    assert expected.bad == ()
    monkeypatch.setattr(rewriting, "rank_deal", None)
    assert make(GAMES, compiler)(text) == expected


def test_a_right_line_that_no_table_reads() -> None:
    """The comparators have the last word, as on a game that the tables do not know."""
    lines = [TEXAS, *NOT_PLAIN]
    answers = by_rewriting(GAMES, each_line(unread))(lines)
    expected = by_solve(b"\n".join(lines) + b"\n")
    assert b"".join(answer + b"\n" for answer, _ in answers) == expected.text
    assert tuple(n for n, (_, failed) in enumerate(answers) if failed) == expected.bad


@each_ranking
def test_any_ranking(name: str) -> None:
    """The games are ranked by the ranking that was compiled, in every solver."""
    text = b"\n".join([*PLAIN, *NOT_PLAIN, *OTHER_GAMES])
    expected = readable_solver(RANKINGS[name])(text)
    assert look_ups(name)(text) == arrays(name)(text) == expected


@pytest.mark.parametrize("make", [text_solver, block_solver], ids=["look-ups", "arrays"])
def test_another_answer_to_lines_that_are_not_plain(make: Callable[..., Solver]) -> None:
    """Those lines alone, each once, are put to whoever is to answer them instead."""
    asked: list[bytes] = []

    def refuse(line: bytes) -> tuple[bytes, bool]:
        asked.append(line)
        return b"", True

    mixed = [line for both in zip(PLAIN, NOT_PLAIN, strict=False) for line in both]
    answers = make(GAMES, compiler, refuse)(b"\n".join(mixed) + b"\n")
    assert asked == mixed[1::2]
    assert answers.bad == tuple(range(1, len(mixed), 2))
    plain = by_solve(b"\n".join(mixed[::2])).text.split(b"\n")[:-1]
    assert answers.text == b"".join(answer + b"\n\n" for answer in plain)
