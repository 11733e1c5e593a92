"""Any ordering of hands, compiled into tables: the same answers, far sooner.

Open `compiling.py` first: from a ranking to an `Evaluator`. Both stacks stand on `codes.py` (cards
as ints) and `classes.py` (the 7,462 classes of hands); `checking.py` looks for a counterexample;
`evaluator.py` is what users hold; `faults.py` says what is wrong with codes.

A whole game is next: `games.py` compiles each of its sides, of which `sides.py` is one. It asks the
side's hands which cards are taken together. Where those are all fives of some cards (`shapes.py`
finds out), the tables of six and seven cards know the best of them; anything else, such as wild
cards or hands of three, goes by `taken.py`.

| step | plain Python | numpy (extra `fast`) |
| --- | --- | --- |
| from five cards to six and seven | `growing.py` | `rank_arrays.py` |
| from codes to strengths | `lookups.py`, `omaha.py` | `arrays.py`; its faults: `array_faults.py` |
| from a board and a player's own cards | `sides.py` | `side_arrays.py` |
| cards as they are typed | `plain_lines.py`, `game_lines.py` | `card_bytes.py`, `plain_blocks.py` |
| lines of text to their answers | `text.py` | `blocks.py`, `answer_blocks.py` |
| odds by the ranks to come | `odds_by_ranks.py` | `odds_rank_arrays.py` |
| odds way by way | `odds_by_ways.py` | `odds_way_arrays.py` |

`odds_of_spots.py` chooses which of these counts the odds of a spot. `odds_seats.py` knows of which
sides ranks are enough, and `odds_tally.py` makes odds of what is counted.
"""

from poker_fp.fast.checking import CompileError
from poker_fp.fast.codes import encode
from poker_fp.fast.compiling import compile_ranking
from poker_fp.fast.evaluator import Evaluator
from poker_fp.fast.games import CompiledGame, NotCompiled, compile_game
from poker_fp.fast.odds_of_spots import odds, odds_against_any
from poker_fp.fast.sides import CompiledSide

__all__ = [
    "CompileError",
    "CompiledGame",
    "CompiledSide",
    "Evaluator",
    "NotCompiled",
    "compile_game",
    "compile_ranking",
    "encode",
    "odds",
    "odds_against_any",
]
