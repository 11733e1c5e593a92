"""The kinds of poker that are there, as values. A new one is one more of them.

The kata sorting says these three again, in words (`katas/sorting.py`) and in its solution
(`katas/solutions/sorting.py`). The tables read them (`fast/text.py`, `fast/blocks.py`); a line of
any other game goes to the comparators.
"""

from types import MappingProxyType

from poker_fp.deals.choosing import using
from poker_fp.deals.games import Game
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD

TEXAS_HOLDEM = Game("texas-holdem", board=5, hole=2, hands=using(2, 1, 0), ranking=STANDARD)
OMAHA_HOLDEM = Game("omaha-holdem", board=5, hole=4, hands=using(2), ranking=STANDARD)
FIVE_CARD_DRAW = Game("five-card-draw", board=0, hole=5, hands=using(5), ranking=STANDARD)

GAMES: MappingProxyType[str, Game[Hand]] = MappingProxyType(
    {game.name: game for game in (TEXAS_HOLDEM, OMAHA_HOLDEM, FIVE_CARD_DRAW)}
)
"""The games that a line of text may start with, by name."""
