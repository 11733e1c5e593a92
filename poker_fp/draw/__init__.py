"""Five-card draw: one immutable table, pure moves, robots, and logs that play back.

Open `table.py` first: the state of a game, and the transitions that carry it on. `moves.py` is
what can be wrong with a move, `policies.py` what robots do, `telling.py` the showdown in words,
`logs.py` the lines of a log, `playback.py` a game played back from them.

>>> from poker_fp import DECK
>>> assert deal(2, DECK).unwrap().turn == 1
"""

from poker_fp.draw.logs import move_line, opening_line, result_line
from poker_fp.draw.moves import MoveErrors, Positions, parse_positions
from poker_fp.draw.playback import BadLine, Playback, play_back
from poker_fp.draw.policies import KEEPS, Policy, equal_ranks, four_to, highest, robot, whole
from poker_fp.draw.table import Phase, Reshuffle, Table, deal, exchange, showdown
from poker_fp.draw.telling import told

__all__ = [
    "KEEPS",
    "BadLine",
    "MoveErrors",
    "Phase",
    "Playback",
    "Policy",
    "Positions",
    "Reshuffle",
    "Table",
    "deal",
    "equal_ranks",
    "exchange",
    "four_to",
    "highest",
    "move_line",
    "opening_line",
    "parse_positions",
    "play_back",
    "result_line",
    "robot",
    "showdown",
    "told",
    "whole",
]
