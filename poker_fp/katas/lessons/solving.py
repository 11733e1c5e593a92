"""Questions to ask of an answer that is a game: lines that are solved by its rules."""

from poker_fp.deals.games import Game
from poker_fp.deals.solvers import solve
from poker_fp.katas.lessons.questions import Question
from poker_fp.katas.lessons.writing import written
from poker_fp.rules.hands import Hand


def solved(wanted: str, game: Game[Hand], line: str) -> Question:
    """The answer to a line by a game that a learner has made; `game` is the right one."""
    right = solve(line, {game.name: game}).map(str)
    return Question(
        f"solve({line!r}, {{{wanted}.name: {wanted}}}).map(str)",
        lambda mine: solve(line, {mine.name: mine}).map(str),
        written(right),
        lambda got: got == right,
    )
