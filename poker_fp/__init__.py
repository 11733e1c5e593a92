"""Poker's rules as comparators, folded into one ordering. See the README for a tour."""

from poker_fp.algebra import laws
from poker_fp.algebra.comparators import (
    Comparator,
    all_equal,
    comparing,
    compound,
    contramap,
    explicit,
    is_ordered,
    is_strictly_ordered,
    lexicographic,
    natural,
    reverse,
    sign,
    then,
)
from poker_fp.deals.catalogue import FIVE_CARD_DRAW, GAMES, OMAHA_HOLDEM, TEXAS_HOLDEM
from poker_fp.deals.games import Deal, Game, Player, using
from poker_fp.deals.solvers import (
    Ranked,
    Showing,
    best_five,
    best_hands,
    parse_deal,
    rank_deal,
    solve,
)
from poker_fp.deals.standings import Group, Standing, Tie, explain_deal
from poker_fp.rules import patterns, rankings
from poker_fp.rules.cards import DECK, Card, Rank, Suit
from poker_fp.rules.explain import Explanation, Vote, describe, explain
from poker_fp.rules.hands import Hand
from poker_fp.rules.rankings import STANDARD, category, compare, winners
from poker_fp.rules.rule import Ranking, Rule, rule, rule_from
from poker_fp.rules.variants import HOUSE, SHORT_DECK
from poker_fp.text import errors
from poker_fp.text.errors import Errors, ParseError
from poker_fp.text.parsing import (
    card,
    hand,
    hand_of,
    parse_card,
    parse_cards,
    parse_hand,
    parse_hands,
)
from poker_fp.text.results import either

__all__ = [
    "DECK",
    "FIVE_CARD_DRAW",
    "GAMES",
    "HOUSE",
    "OMAHA_HOLDEM",
    "SHORT_DECK",
    "STANDARD",
    "TEXAS_HOLDEM",
    "Card",
    "Comparator",
    "Deal",
    "Errors",
    "Explanation",
    "Game",
    "Group",
    "Hand",
    "ParseError",
    "Player",
    "Rank",
    "Ranked",
    "Ranking",
    "Rule",
    "Showing",
    "Standing",
    "Suit",
    "Tie",
    "Vote",
    "all_equal",
    "best_five",
    "best_hands",
    "card",
    "category",
    "compare",
    "comparing",
    "compound",
    "contramap",
    "describe",
    "either",
    "errors",
    "explain",
    "explain_deal",
    "explicit",
    "hand",
    "hand_of",
    "is_ordered",
    "is_strictly_ordered",
    "laws",
    "lexicographic",
    "natural",
    "parse_card",
    "parse_cards",
    "parse_deal",
    "parse_hand",
    "parse_hands",
    "patterns",
    "rank_deal",
    "rankings",
    "reverse",
    "rule",
    "rule_from",
    "sign",
    "solve",
    "then",
    "using",
    "winners",
]
