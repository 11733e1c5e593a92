"""What may have been meant by a piece of text that is of a card's size and is not a card.

A hint that spells cards spells the one that was meant: where a piece may mean several, it has all.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from poker_fp.text.spellings import GLYPH_ROWS, KNIGHT, RANKS, SUITS, VARIATIONS

A_CARD = "a card is a rank and a suit, such as 4s or Td; only blanks may stand between"
THE_RANKS = "the ranks are 2 to 9, T or 10, J, Q, K and A"
THE_SUITS = "the suits are c, d, h and s"

NUMBERS = {"1": ("10", "T", "A"), "11": ("J",), "12": ("Q",), "13": ("K",), "14": ("A",)}

# A letter may stand for two ranks in two languages: V is the French jack, the Dutch queen.
LOCAL_RANKS = {"B": "J", "D": "Q", "E": "A", "F": "J", "R": "K", "V": "JQ", "W": "J"} | {
    "b": "J", "e": "A", "f": "J", "r": "K", "v": "JQ", "w": "J", "В": "J", "в": "J",
    "Д": "Q", "д": "Q",
}  # fmt: skip
"""Letters of ranks in German, French, Dutch, Polish, Italian, Swedish and Russian decks."""

LOCAL_SUITS = {"P": "sc", "p": "sc", "R": "d", "r": "d", "F": "c", "f": "c"} | {
    "П": "s", "п": "s", "Ч": "h", "ч": "h", "Б": "d", "б": "d",
}  # fmt: skip
"""And of suits: P is spades in French and German, clubs in Portuguese."""

ONES, ZEROS = "lI", "OoОоΟο"
"""Letters that pass for the one and the zero of a 10."""

RANKISH = f"(?:(?>1[1-4]|[1{ONES}][0{ZEROS}])|[1{''.join(r for r in RANKS if r != '10')}])"
LOCAL_RANK, LOCAL_SUIT = f"[{''.join(LOCAL_RANKS)}]", f"[{''.join(LOCAL_SUITS)}]"
LOCAL_CAPITAL = f"[{''.join(filter(str.isupper, LOCAL_RANKS))}]"
"""After a suit only capitals: `de` is a word."""

SUITISH = f"[{''.join(SUITS)}]"

_RANK_FIRST = re.compile(f"({RANKISH}|{LOCAL_RANK})({SUITISH}|{LOCAL_SUIT})")
_SUIT_FIRST = re.compile(f"({SUITISH}|{LOCAL_SUIT})({RANKISH}|{LOCAL_CAPITAL})")
_RANKS_ALONE = re.compile(f"{RANKISH}{{2,}}")
_NO_RANK = re.compile(rf"(?:.|\d+){SUITISH}|{SUITISH}(?:.|\d+)", re.DOTALL)
_NO_PART = str.maketrans("", "", f" \t{VARIATIONS}")

_LOOK_ALIKES = str.maketrans(
    "АаКкТтСсЅѕЈјНһԁԚԛ" + "ΑΚκΤΗϹϲϳ",
    "AaKkTtCcSsJjHhdQq" + "AKkTHCcj",
)
"""Letters (Cyrillic, Greek) that pass for one of ours."""


def plain(text: str) -> str:
    """The text in our own letters, one for one, where others look like them or are wider.

    >>> assert plain("１０ｓ Кd") == "10s Kd"
    """
    return text if text.isascii() else "".join(map(_plain, text))


@lru_cache(4096)
def _plain(character: str) -> str:
    # Before too, because compatibility makes a sigma of the lunate sigma, which looks like a c.
    compatible = unicodedata.normalize("NFKC", character.translate(_LOOK_ALIKES))
    latin = compatible.translate(_LOOK_ALIKES)
    return latin if len(latin) == 1 else character


def hint(text: str) -> str:
    """What would be right instead of a piece of text that is not a card.

    >>> assert hint("1s") == "write 10s, Ts or As" and hint("s4") == "the rank comes first: 4s"
    >>> assert hint("12h") == "ranks above 10 are letters: write Qh"
    """
    typed = text.translate(_NO_PART)
    bare = plain(typed)
    first = bare[:1]
    if "\U0001f0a0" <= first <= "\U0001f0ff":
        return _glyph_hint(ord(first))
    if match := _RANK_FIRST.fullmatch(bare):
        rank, suit = match.groups()
        return _meant(typed, bare, rank, suit, otherwise="write ")
    if match := _SUIT_FIRST.fullmatch(bare):
        suit, rank = match.groups()
        return _meant(typed, bare, rank, suit, otherwise="the rank comes first: ")
    if bare in RANKS or (bare in NUMBERS and bare != "1"):
        rank = NUMBERS.get(bare, (bare,))[0]
        return f"add a suit: {listed([rank + suit for suit in 'cdhs'])}"
    if bare in SUITS:
        return "a suit needs its rank before it"
    if _RANKS_ALONE.fullmatch(bare):
        return "each rank needs its suit: c, d, h or s"
    if _NO_RANK.fullmatch(bare):
        return THE_RANKS
    return THE_SUITS if first in RANKS or bare.startswith("10") else A_CARD


def _meant(typed: str, bare: str, rank: str, suit: str, otherwise: str) -> str:
    """The cards that a rank and a suit may mean, and why they are not written so."""
    local = rank in LOCAL_RANKS or suit in LOCAL_SUITS
    ranks = NUMBERS.get(rank) or LOCAL_RANKS.get(rank) or ("10" if len(rank) > 1 else rank,)
    if not {"Т", "т"}.isdisjoint(typed):  # a ten by its looks, an ace in Russian
        ranks = (*ranks, "A")
    cards = listed([r + s for r in ranks for s in LOCAL_SUITS.get(suit, suit)])
    impostors = [
        mine for mine, ours in zip(typed, bare, strict=True) if mine != ours or mine in ONES + ZEROS
    ]
    if impostors:
        name = unicodedata.name(impostors[0], f"U+{ord(impostors[0]):04X}")
        return f"{name} only looks right: write {cards}"
    if otherwise == "write " and local:
        return f"in English letters: write {cards}"
    if otherwise == "write " and rank in NUMBERS and rank != "1":
        return f"ranks above 10 are letters: write {cards}"
    return otherwise + cards


def listed(choices: Sequence[str]) -> str:
    """Some texts to choose from.

    >>> assert listed(["10s", "Ts", "As"]) == "10s, Ts or As" and listed(["As"]) == "As"
    """
    *most, last = choices
    return f"{', '.join(most)} or {last}" if most else last


def _glyph_hint(code_point: int) -> str:
    row = code_point & ~0xF
    if code_point == row + KNIGHT and row in GLYPH_ROWS:
        return f"poker has no Knights; the Queen is {chr(code_point + 1)} or Q{GLYPH_ROWS[row]}"
    return "of the card glyphs only the 52 from ace to king are cards here"
