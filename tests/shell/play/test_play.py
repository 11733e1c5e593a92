"""The game as it is played: by keys at a terminal, and by answers through a pipe."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest

# -P: as the installed command, which does not look for modules where it is started.
COMMAND = [sys.executable, "-P", "-W", "error", "-m", "poker_fp"]
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
WHICH = "Which to exchange? (such as 1 3 5; Enter for none) "
ENDED = "End of input: the game ends here.\n"
AGAIN = re.compile(r"( ?)With --seed \d+ and the same answers, this game is played again\.")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def plain_environment(**more: str) -> dict[str, str]:
    """What the tests run in, without a wish about colours."""
    inherited = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    return {**inherited, "TERM": "xterm", **more}


def run(
    *arguments: str, answers: str | bytes = "", cwd: Path | None = None, **environment: str
) -> tuple[int, str, str]:
    """The status, the output and the errors of the command, given its answers through a pipe."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=answers.encode() if isinstance(answers, str) else answers,
        capture_output=True,
        timeout=120,
        env=plain_environment(**environment),
        cwd=cwd,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@contextmanager
def terminal(
    *arguments: str, through: str = "", **environment: str
) -> Iterator["pexpect.spawn[str]"]:
    """The command at a terminal of its own; its output may go through another command."""
    child = pexpect.spawn(
        "/bin/sh",
        [
            "-c",
            f"{'' if through else 'exec '}{shlex.join([*COMMAND, 'play', *arguments])}{through}",
        ],
        encoding="utf-8",
        timeout=60,
        env=plain_environment(**environment),
        dimensions=(24, 100),
    )
    try:
        yield child
    finally:
        child.close(force=True)


def shown(child: "pexpect.spawn[str]", text: str) -> str:
    """What the terminal shows up to a text, which has to come."""
    child.expect_exact(text)
    return (child.before or "").replace("\r\n", "\n")


def rest(child: "pexpect.spawn[str]") -> tuple[str, int | None]:
    """What the terminal shows up to the end, and the exit status."""
    child.expect(pexpect.EOF)
    child.close()
    return (child.before or "").replace("\r\n", "\n"), child.exitstatus


# A terminal


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    """Two people, wrong answers among the right ones; nobody sees a hand but its player."""
    log = tmp_path / "game.jsonl"
    with terminal("--seed", "5", "--log", str(log)) as child:
        shown(child, "How many people play? (1 to 7) ")
        child.sendline("one")
        assert "'one' is not a number from 1 to 7." in shown(child, "How many people play?")
        child.sendline("2")
        assert shown(child, "Player 1, press Enter when nobody else looks. ").endswith(CLEAR)
        child.sendline("")
        hand = COLOUR.sub("", shown(child, WHICH))
        assert hand.endswith(
            "Player 1, your hand: pair, King\n  1   2   3   4   5\n  Js  Ks  Kc  Td  9d\n"
        )
        child.sendline("1 6 x 4 4")
        wrong = shown(child, WHICH).splitlines()
        assert wrong[1:] == [
            "'6' is not a position (the positions are 1 to 5)",
            "'x' is not a position (the positions are 1 to 5)",
            "position 4 is there twice",
        ]
        child.sendline("1 4 5")
        new = COLOUR.sub("", shown(child, "Press Enter to hide it. "))
        assert "Player 1, your new hand: three of a kind, King" in new
        assert "  Kh  Ks  Kc  2s  4h\n" in new
        child.sendline("")
        shown(child, CLEAR)
        between = shown(child, "Player 2, press Enter when nobody else looks. ")
        assert between == "Player 1 exchanged 3 cards.\n"
        child.sendline("")
        assert "  6c  7h  Qd  2d  5s\n" in COLOUR.sub("", shown(child, WHICH))
        child.sendline("")
        end, status = rest(child)
    assert COLOUR.sub("", end).splitlines()[1:] == [
        "Player 2 exchanged 0 cards.",
        "",
        "1. Player 1: Kh Ks Kc 4h 2s, three of a kind, King",
        "   beats Player 2 with three of a kind: King",
        "2. Player 2: Qd 7h 6c 5s 2d, high card, Queen",
        "Player 1 wins with three of a kind: King.",
    ]
    assert status == 0
    assert "\x1b[31m\x1b[1mKh\x1b[0m" in end
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line.get("exchange") for line in lines] == [None, [1, 4, 5], [], None]


def test_one_person_and_robots() -> None:
    """Nothing is hidden from a person alone, so nothing but the exchange is asked."""
    with terminal("--seed", "5", "--players", "1", "--robots", "2", NO_COLOR="1") as child:
        before = shown(child, WHICH)
        child.sendline("")
        end, status = rest(child)
    assert before.startswith("Player 1, your hand: high card, Jack\n")
    assert re.search(r"Player 2 \(robot\) exchanged \d cards?\.\nPlayer 3 \(robot\)", end)
    assert "\x1b" not in before + end
    assert status == 0


def test_no_color_hides_hands_all_the_same() -> None:
    """NO_COLOR is about colours; the screen is cleared between players."""
    with terminal("--seed", "5", "--players", "2", NO_COLOR="1") as child:
        assert shown(child, "Player 1, press Enter") == CLEAR
        child.sendline("")
        assert "\x1b" not in shown(child, WHICH)


BLANKS = "\n" * 24

NO_SCREEN: list[tuple[str, dict[str, str]]] = [
    (" | cat", {"TERM": "xterm"}),
    ("", {"TERM": "dumb"}),
    ("", {"TERM": ""}),
    ("", {"TERM": "unknown"}),
]


@pytest.mark.parametrize(("through", "environment"), NO_SCREEN)
def test_what_cannot_be_cleared_is_pushed_away(through: str, environment: dict[str, str]) -> None:
    """Where the screen cannot be emptied, a screenful of blank lines comes between hands."""
    game = "--seed", "5", "--players", "2"
    with terminal(*game, through=through, **environment) as child:
        assert shown(child, "Player 1, press Enter") == BLANKS
        child.sendline("")
        hand = shown(child, WHICH)
        child.sendline("1")
        hand += shown(child, "Press Enter to hide it. ")
        child.sendline("")
        between = shown(child, "Player 2, press Enter").removeprefix("\n")
        assert between == f"Player 1 exchanged 1 card.\n{BLANKS}Player 1 exchanged 1 card.\n"
    assert CLEAR not in hand
    if environment["TERM"] == "dumb":
        assert "\x1b" not in hand


def test_what_is_typed_ahead_shows_no_hand() -> None:
    """Enters before a question is asked neither show the next player's hand nor make a move."""
    with terminal("--seed", "5", "--players", "3") as child:
        shown(child, "Player 1, press Enter when nobody else looks. ")
        child.sendline("")
        shown(child, WHICH)
        child.send("\n\n\n")
        shown(child, "Press Enter to hide it. ")
        assert child.expect_exact(["Player 2", pexpect.TIMEOUT], timeout=1) == 1
        child.send("\n\n\n")
        shown(child, "Player 2, press Enter when nobody else looks. ")
        assert child.expect_exact([WHICH, pexpect.TIMEOUT], timeout=1) == 1
        child.send("\n\n\n")
        assert "Player 2, your hand" in shown(child, WHICH)
        assert child.expect_exact(["exchanged", pexpect.TIMEOUT], timeout=1) == 1
        child.sendline("2")
        assert "Player 2, your new hand" in shown(child, "Press Enter to hide it. ")


QUESTION = "How many people play? (1 to 7) "
PLACES = [
    pytest.param([], QUESTION, id="at the first question"),
    pytest.param(
        ["--players", "2"], "Player 1, press Enter when nobody else looks. ", id="waiting"
    ),
    pytest.param(["--players", "1", "--robots", "1"], WHICH, id="in a turn"),
]


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(("arguments", "question"), PLACES)
def test_ctrl_c(arguments: list[str], question: str) -> None:
    """Ctrl-C ends the game anywhere, with a line and status 130; the seed of a game is told."""
    with terminal(*arguments) as child:
        shown(child, question)
        time.sleep(0.3)  # as a person; Python may miss a signal in the instant before it waits
        child.sendintr()
        end, status = rest(child)
    again = question != QUESTION
    assert AGAIN.subn("", end.replace("^C", "")) == ("\nInterrupted: the game ends here.\n", again)
    assert status == 130


@pytest.mark.parametrize(("arguments", "question"), PLACES)
def test_ctrl_d(arguments: list[str], question: str) -> None:
    """Ctrl-D ends the game anywhere, with a line and status 1; the seed of a game is told."""
    with terminal(*arguments) as child:
        shown(child, question)
        child.sendeof()
        end, status = rest(child)
    again = question != QUESTION
    assert AGAIN.subn("", end.replace("^D\b\b", "")) == ("\n" + ENDED, again)
    assert status == 1


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_in_a_long_think(tmp_path: Path) -> None:
    """While a robot's policy runs, an interrupt is a line too."""
    (tmp_path / "slow.py").write_text(
        "import time\ndef think(hand):\n    print('thinking', flush=True)\n    time.sleep(60)\n"
    )
    process = subprocess.Popen(
        [*COMMAND, "play", "--robots", "7", "--seed", "5", "--policy", "slow:think"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "thinking\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "Interrupted: the game ends here.\n")


# A pipe


def test_a_game_through_a_pipe() -> None:
    """With answers piped in there is nobody to hide from: one line a player, no escape codes."""
    status, out, errors = run("play", "--players", "2", "--seed", "5", answers="1 4 5\n\n")
    assert (status, errors) == (0, "")
    assert "\x1b" not in out
    assert out.splitlines() == [
        "Player 1, your hand: pair, King",
        "  1   2   3   4   5",
        "  Js  Ks  Kc  Td  9d",
        WHICH,
        "Player 1, your new hand: three of a kind, King",
        "  1   2   3   4   5",
        "  Kh  Ks  Kc  2s  4h",
        "Player 1 exchanged 3 cards.",
        "Player 2, your hand: high card, Queen",
        "  1   2   3   4   5",
        "  6c  7h  Qd  2d  5s",
        WHICH,
        "Player 2 exchanged 0 cards.",
        "",
        "1. Player 1: Kh Ks Kc 4h 2s, three of a kind, King",
        "   beats Player 2 with three of a kind: King",
        "2. Player 2: Qd 7h 6c 5s 2d, high card, Queen",
        "Player 1 wins with three of a kind: King.",
    ]


@pytest.mark.parametrize("answers", ["", "2\n", "2\n1 2", "1\n", "x\n"])
def test_end_of_input(answers: str) -> None:
    """Wherever the input ends, one line says so, and the status is 1."""
    status, out, errors = run("play", "--seed", "5", answers=answers)
    assert (status, errors) == (1, ENDED)
    assert out.endswith(" \n")


def test_a_closed_input() -> None:
    """No standard input at all is its end."""
    done = subprocess.run(
        [*COMMAND, "play", "--players", "2", "--seed", "5"],
        preexec_fn=lambda: os.close(0),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, ENDED)


def test_bytes_that_are_no_text() -> None:
    """Bytes that are not UTF-8, and NUL, are a bad answer like any other."""
    game = "play", "--players", "2", "--seed", "5"
    # The encoding is strict in most languages' locales.
    status, out, errors = run(*game, answers=b"\xff\x00\n1\n\n", PYTHONIOENCODING="utf-8:strict")
    assert (status, errors) == (0, "")
    assert r"'\xff\x00' is not a position (the positions are 1 to 5)" in out


def test_bad_answers_without_end() -> None:
    """However much is wrong with an answer, a few short lines say it."""
    numbers = " ".join(map(str, range(6, 20_000)))
    answers = "1" * 20_000, "7 " * 20_000, numbers, "11", ""
    _, out, _ = run("play", "--players", "1", "--robots", "1", answers="\n".join(answers) + "\n")
    wrong = [line for line in out.splitlines() if "is not a position" in line or "more" in line]
    assert wrong == [
        f"'{'1' * 39}…' is not a position (the positions are 1 to 5)",
        *(f"'{n}' is not a position (the positions are 1 to 5)" for n in (7, 6, 7, 8, 9, 10)),
        "and 19989 more errors",
        "'11' is not a position (the positions are 1 to 5)",
    ]


@pytest.mark.parametrize("game", [["--players", "7"], ["--players", "2", "--robots", "3"]])
def test_the_same_seed_and_answers(game: list[str]) -> None:
    """They play the same game, reshuffles too, in another process; other seeds play others."""
    answers = "1 2 3 4 5\n" * 7
    first, again = (run("play", "--seed", "9", *game, answers=answers) for _ in range(2))
    assert first == again
    assert first != run("play", "--seed", "10", *game, answers=answers)


def test_a_seed_of_chance_is_told() -> None:
    """A game without a seed names the one that it had, which plays the same game."""
    robots = "play", "--players", "0", "--robots", "7"
    _, out, _ = run(*robots)
    *game, told = out.splitlines()
    match = re.fullmatch(
        r"With --seed (\d+) and the same answers, this game is played again\.", told
    )
    assert match
    assert run(*robots, "--seed", match[1]) == (0, "\n".join(game) + "\n", "")


def test_a_seed_of_chance_is_told_of_a_game_that_fails(policies: Path) -> None:
    """A policy that is wrong in some games alone can be seen to be, with the seed."""
    robots = "play", "--robots", "7", "--policy", "mine:six"
    status, out, errors = run(*robots, cwd=policies)
    assert (status, out) == (1, "")
    told, wrong = errors.splitlines()
    assert AGAIN.fullmatch(told)
    assert run(*robots, "--seed", told.split()[2], cwd=policies)[2] == f"{wrong}\n"


SEATS = [
    (["--players", "3"], "", (3, 0)),
    (["--players", "3", "--robots", "4"], "", (3, 4)),
    (["--players", "0", "--robots", "2"], "", (0, 2)),
    (["--robots", "7"], "", (0, 7)),
    (["--players", "1"], "6\n", (1, 6)),
    (["--players", "1"], "0\n7\n1\n", (1, 1)),
    (["--players", "0"], "1\n8\n2\n", (0, 2)),
    (["--robots", "1"], "0\n7\n6\n", (6, 1)),
    (["--robots", "5"], "0\n3\n2\n", (2, 5)),
    (["--robots", "6"], "", (1, 6)),
    (["--robots", "0"], "1\n8\n2\n", (2, 0)),
    ([], "0\n8\n7\n", (7, 0)),
    ([], "1\n3\n", (1, 3)),
]


@pytest.mark.parametrize(("arguments", "numbers", "seats"), SEATS)
def test_who_plays(arguments: list[str], numbers: str, seats: tuple[int, int]) -> None:
    """What is not told is asked, until two to seven play; one person is asked about robots."""
    status, out, errors = run("play", *arguments, answers=numbers + "\n" * seats[0])
    exchanged = re.findall(r"^Player \d( \(robot\))? exchanged", out, re.MULTILINE)
    assert (exchanged.count(""), exchanged.count(" (robot)")) == seats
    assert (status, errors) == (0, "")


BAD_USAGE = [
    (["--players", "8"], "8"),
    (["--players", "4", "--robots", "4"], "2 to 7 can play, not 8"),
    (["--players", "1", "--robots", "0"], "2 to 7 can play, not 1"),
    (["--players", "two"], "two"),
    (["--ranking", "short"], "short"),
    (["--seed", "-1"], "-1"),
    (["--players", "2", "--policy", "poker_fp.draw.policies:robot"],
     "--policy is for robots, and none plays: add --robots N"),
    (["--policy", "robot"], "--policy robot: write MODULE:FUNCTION"),
    (["--policy", ":robot"], "--policy :robot: write MODULE:FUNCTION"),
    (["--policy", "no_such:robot"], "ModuleNotFoundError: No module named 'no_such'"),
    (["--policy", "poker_fp.draw.policies:no"], "has no attribute 'no'"),
    (["--policy", "poker_fp.draw.policies:KEEPS"], "that is not a plain function"),
    (["--policy", "./mine.py:good"], "--policy ./mine.py:good: write MODULE:FUNCTION"),
    (["--policy", "mine.py:good"], "--policy mine.py:good: write MODULE:FUNCTION"),
    (["--policy", "mine:good()"], "--policy mine:good(): write MODULE:FUNCTION"),
    (["--policy", ""], "write MODULE:FUNCTION"),
    (["--robots", "8"], "2 to 7 can play, not 8"),
    (["--players", "1" * 5000], "has too many digits"),
    (["--players", "two"], "'two' is not a whole number"),
    (["--ranking", "shortdeck"], "(did you mean short-deck?)"),
    (["--log", "-"], "--log '-': that names no file"),
    (["--log", ""], "--log '': that names no file"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "message"), BAD_USAGE)
def test_bad_usage(arguments: list[str], message: str) -> None:
    """What cannot be played is refused before anything is asked, with status 2."""
    status, out, errors = run("play", *arguments)
    assert (status, out) == (2, "")
    assert message in errors.splitlines()[-1]


def test_the_house_ranking() -> None:
    """Under the house's ranking the words name the card that decides."""
    _, out, _ = run("play", "--players", "0", "--robots", "3", "--seed", "5", "--ranking", "house")
    assert re.search(
        r" wins with [a-z ]+: top card \w+ of (spades|hearts|diamonds|clubs)\.\n$", out
    )


# A policy of one's own

POLICIES = """
import sys
from poker_fp import Hand

def stubborn(hand: Hand) -> list[int]:
    return []

def restless(hand):
    yield from range(1, 6)

def six(hand): return [6]
def twice(hand): return [1, 1]
def word(hand): return "135"
def nothing(hand): pass
def fails(hand): return 1 // 0
def huge(hand): return [10**5000]
def many(hand): return [0, 6, 1, 1]

def endless(hand):
    while True:
        yield 1

def leaves(hand): sys.exit()
def leaves_well(hand): sys.exit(0)
def generator_exit(hand): raise GeneratorExit
def stops(hand): raise StopIteration
def reads(hand): return input()

class Silent(BaseException):
    def __str__(self): raise SystemExit

def silent(hand): raise Silent
def closes(hand):
    sys.stdout.close()
    return []

async def waits(hand): return []
"""


@pytest.fixture(scope="module")
def policies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with policies of a user's own, and modules that cannot be used."""
    folder = tmp_path_factory.mktemp("policies")
    (folder / "mine.py").write_text(POLICIES, encoding="utf-8")
    (folder / "broken.py").write_text("raise RuntimeError('two\\nlines')", encoding="utf-8")
    (folder / "leaving.py").write_text("raise SystemExit(0)", encoding="utf-8")
    closing = "import sys; sys.stdin.close(); policy = print"
    (folder / "closing.py").write_text(closing, encoding="utf-8")
    return folder


@pytest.mark.parametrize(("name", "cards"), [("stubborn", "0 cards"), ("restless", "5 cards")])
def test_a_policy_of_ones_own(policies: Path, name: str, cards: str) -> None:
    """Every robot exchanges as the function says; it is found in the current directory."""
    robots = "play", "--players", "0", "--robots", "7", "--policy", f"mine:{name}"
    status, out, errors = run(*robots, cwd=policies)
    assert out.count(f"(robot) exchanged {cards}.") == 7
    assert (status, errors) == (0, "")


BAD_POLICIES = [
    ("six", r"--policy mine:six, of [^:]+: '6' is not a position \(the positions are 1 to 5\)"),
    ("twice", "--policy mine:twice, of [^:]+: position 1 is there twice"),
    ("many", r"--policy mine:many, of [^:]+: '0' is .* '6' is .* position 1 is there twice"),
    ("huge", r"--policy mine:huge, of [^:]+: 'a number of 16610 bits' is not a position .*"),
    ("endless", "--policy mine:endless, of [^:]+: position 1 is there twice"),
    ("leaves", "--policy mine:leaves, of [^:]+: SystemExit"),
    ("leaves_well", "--policy mine:leaves_well, of [^:]+: SystemExit: 0"),
    ("generator_exit", "--policy mine:generator_exit, of [^:]+: GeneratorExit"),
    ("stops", "--policy mine:stops, of [^:]+: StopIteration"),
    ("reads", "--policy mine:reads, of [^:]+: EOFError: .*"),
    ("silent", "--policy mine:silent, of [^:]+: Silent"),
    ("closes", "--policy mine:closes, of [^:]+: ValueError: <stdout> is closed"),
    ("word", r"--policy mine:word, of [^:]+: TypeError: .*"),
    ("nothing", r"--policy mine:nothing, of [^:]+: TypeError: .*"),
    ("fails", r"--policy mine:fails, of [^:]+: ZeroDivisionError: integer division or .*"),
]


@pytest.mark.parametrize(("name", "message"), BAD_POLICIES)
def test_a_policy_that_is_wrong(policies: Path, name: str, message: str) -> None:
    """A policy that fails, or answers no positions, ends the game with one line."""
    robots = "play", "--robots", "7", "--seed", "5", "--policy", f"mine:{name}"
    status, out, errors = run(*robots, cwd=policies)
    assert (status, out) == (1, "")
    assert re.fullmatch(f"Error: {message}\n", errors)


BAD_MODULES = [
    ("broken:policy", "RuntimeError: two lines"),
    ("leaving:policy", "SystemExit: 0"),
    ("closing:policy", "ValueError: <stdin> is closed"),
    ("mine:waits", "that is not a plain function"),
]


@pytest.mark.parametrize(("name", "message"), BAD_MODULES)
def test_a_module_that_fails(policies: Path, name: str, message: str) -> None:
    """What a module does when it is imported is one line, and so is a function of another kind."""
    status, out, errors = run("play", "--policy", name, cwd=policies)
    assert (status, out) == (2, "")
    assert errors.endswith(f"\nError: --policy {name}: {message}\n")


# The log


def logged(path: Path, *arguments: str, answers: str = "", status: int = 0) -> list[str]:
    """The lines that a game writes, which ends with a showdown, or else with status 1."""
    assert run("play", *arguments, "--log", str(path), answers=answers)[0] == status
    return path.read_text(encoding="utf-8").splitlines()


def test_a_log_is_played_back(tmp_path: Path) -> None:
    """`replay` shows each exchange and the showdown, and says that the result holds."""
    log = tmp_path / "game.jsonl"
    logged(log, "--players", "2", "--seed", "5", answers="5 1 4\n\n")
    assert run("replay", str(log)) == (
        0,
        "Player 1: Js Ks Kc Td 9d, exchanges 1 4 5: Kh Ks Kc 2s 4h\n"
        "Player 2: 6c 7h Qd 2d 5s, exchanges none\n"
        "\n"
        "1. Player 1: Kh Ks Kc 4h 2s, three of a kind, King\n"
        "   beats Player 2 with three of a kind: King\n"
        "2. Player 2: Qd 7h 6c 5s 2d, high card, Queen\n"
        "Player 1 wins with three of a kind: King.\n"
        "The result is verified, under the standard ranking.\n",
        "",
    )
    assert run("replay", "-", answers=log.read_text()) == run("replay", str(log))


@pytest.mark.parametrize(("endless", "line"), [(b"1\n", 1), (b"1", 1)])
def test_an_endless_input(endless: bytes, line: int) -> None:
    """What never ends is read up to its first wrong line, or the start of that."""
    command = [*COMMAND, "replay", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        with pytest.raises(BrokenPipeError):
            process.stdin.write(endless * 10**8)
        assert process.stderr is not None
        errors = process.stderr.read()
    assert errors.startswith(f"-, line {line}: not ".encode())


def test_a_log_with_reshuffles(tmp_path: Path) -> None:
    """Seven who exchange five cards each, under the house's ranking."""
    log = tmp_path / "game.jsonl"
    lines = logged(
        log, "--players", "7", "--seed", "1", "--ranking", "house", answers="1 2 3 4 5\n" * 7
    )
    assert sum("reshuffled" in line for line in lines) == 2
    status, out, errors = run("replay", str(log))
    assert (status, errors) == (0, "")
    assert out.endswith("The result is verified, under the house ranking.\n")


def test_a_log_is_written_move_by_move(tmp_path: Path) -> None:
    """A game that stops leaves what was played, and `replay` says where it ends."""
    log = tmp_path / "game.jsonl"
    log.write_text("an older log, longer than the new one\n" * 20)
    lines = logged(log, "--players", "3", "--seed", "5", answers="1\n", status=1)
    assert [next(iter(json.loads(line))) for line in lines] == ["log", "seat"]
    message = f"{log}, line 3: the log ends here, before the exchange of player 2\n"
    assert run("replay", str(log)) == (1, "", message)


def test_a_damaged_log(tmp_path: Path) -> None:
    """The line that is wrong is named on standard error, and nothing is played."""
    log = tmp_path / "game.jsonl"
    lines = logged(log, "--players", "0", "--robots", "4", "--seed", "5")
    for number, line in enumerate(lines, start=1):
        damaged = [*lines[: number - 1], line[:-2], *lines[number:]]
        log.write_text("\n".join(damaged) + "\n", encoding="utf-8")
        status, out, errors = run("replay", str(log))
        assert (status, out) == (1, "")
        assert errors.startswith(f"{log}, line {number}: not JSON: ")


def test_a_log_of_bytes_that_are_no_text(tmp_path: Path) -> None:
    """A file that is no log at all is one line, whatever is in it."""
    log = tmp_path / "game.jsonl"
    log.write_bytes(b"\xff\x00\n")
    status, out, errors = run("replay", str(log))
    assert (status, out) == (1, "")
    assert errors == f"{log}, line 1: not JSON: Expecting value at column 1\n"
    log.write_text("{}\n", encoding="utf-16")
    said = "Error: the text is in UTF-16, by its byte order mark; save it as UTF-8\n"
    assert run("replay", str(log)) == (1, "", said)


@pytest.mark.parametrize(
    ("name", "fault"), [("none/game.jsonl", "No such file or directory"), ("", "Is a directory")]
)
def test_a_log_that_cannot_be_written(tmp_path: Path, name: str, fault: str) -> None:
    """A log in no folder, or that is one, is refused before anything is asked."""
    log = tmp_path / name
    message = f"Error: Could not open file '{log}': {fault}\n"
    assert run("play", "--log", str(log)) == (1, "", message)


def test_a_log_stays_until_there_is_another(tmp_path: Path) -> None:
    """Where no game begins, an older log is not lost."""
    log = tmp_path / "game.jsonl"
    log.write_text("an older log\n")
    assert run("play", "--log", str(log), answers="one\n")[0] == 1
    assert run("play", "--players", "1", "--robots", "9", "--log", str(log))[0] == 2
    assert log.read_text() == "an older log\n"


def test_a_log_through_a_named_pipe(tmp_path: Path) -> None:
    """A reader of a pipe gets the whole log, line by line."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True) as reader:
        try:
            assert run("play", "--robots", "7", "--log", str(pipe))[0] == 0
        finally:
            reader.terminate()
        assert reader.stdout is not None
        assert len(reader.stdout.read().splitlines()) == 9


MOVING = """
import os
def away(hand):
    os.makedirs("elsewhere", exist_ok=True)
    os.chdir("elsewhere")
    return []
def loses_it(hand):
    if os.path.exists("game.jsonl"):
        os.rename("game.jsonl", "moved.jsonl")
    return []
"""


@pytest.mark.parametrize(("policy", "name"), [("away", "game"), ("loses_it", "moved")])
def test_one_log_is_written(tmp_path: Path, policy: str, name: str) -> None:
    """A policy that goes elsewhere, or a log that is renamed, does not split it."""
    (tmp_path / "moving.py").write_text(MOVING, encoding="utf-8")
    game = "play", "--robots", "7", "--log", "game.jsonl", "--policy", f"moving:{policy}"
    assert run(*game, cwd=tmp_path)[0] == 0
    (log,) = tmp_path.rglob("*.jsonl")
    assert log == tmp_path / f"{name}.jsonl"
    assert run("replay", str(log))[0] == 0


def test_a_log_that_can_be_written_alone(tmp_path: Path) -> None:
    """A log need not be readable."""
    log = tmp_path / "game.jsonl"
    log.touch(mode=0o200)
    assert run("play", "--robots", "7", "--log", str(log))[0] == 0
    log.chmod(0o600)
    assert run("replay", str(log))[0] == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk() -> None:
    """A line that does not fit ends the game with notice."""
    robots = "play", "--players", "0", "--robots", "2", "--seed", "5"
    message = "Error: /dev/full: No space left on device; the log is not whole\n"
    assert run(*robots, "--log", "/dev/full") == (1, "", message)


def test_help_is_enough_to_begin() -> None:
    """The help shows a game that can be played as it stands."""
    status, out, _ = run("play", "--help")
    assert status == 0
    (example,) = re.findall(r"\$ poker-fp (play .*)", out)
    assert run(*example.split(), answers="\n")[0] == 0


def test_other_commands_do_not_wait_for_the_game() -> None:
    """Solving imports nothing of the game."""
    code = (
        "import sys; from poker_fp.shell.cli import cli; "
        "cli(['best', '2c3c4c5c6c'], standalone_mode=False); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    game = "draw shell.play.dealer shell.play.asking shell.play.log_file"
    assert {f"poker_fp.{module}" for module in game.split()}.isdisjoint(done.stdout.split())
