"""Poker's rules as comparators, folded into one ordering. See the README for a tour."""

from poker_fp.algebra import laws
from poker_fp.algebra.comparators import (
    Comparator,
    all_equal,
    best_of,
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
from poker_fp.deals.choosing import on, rainbow, using
from poker_fp.deals.games import Deal, Game, Player, Side
from poker_fp.deals.odds import Odds, TooManyWays, odds, odds_against_any
from poker_fp.deals.outs import Outs, outs
from poker_fp.deals.showdown import Ranked, Showing, rank_deal, shares
from poker_fp.deals.solvers import best_five, best_hands, parse_deal, solve
from poker_fp.deals.spots import Spot, parse_spot
from poker_fp.deals.standings import Group, Standing, Tie, explain_deal
from poker_fp.deals.wild_cards import wild
from poker_fp.rules import patterns, rankings
from poker_fp.rules.cards import DECK, JOKER, LOW_ACE, Card, Rank, StandIn, Suit, deck_of
from poker_fp.rules.classes import one_of_each
from poker_fp.rules.differences import Difference, rules_diff
from poker_fp.rules.explain import Explanation, Vote, describe, explain
from poker_fp.rules.hands import Hand, ace_low
from poker_fp.rules.lowball import ACE_TO_FIVE, BADUGI, BADUGI_HIGH, DEUCE_TO_SEVEN
from poker_fp.rules.rankings import STANDARD, category, compare, winners
from poker_fp.rules.rule import Ranking, Rule, lower, lowest, rule, rule_from, through
from poker_fp.rules.variants import HOUSE, MANILA, SHORT_DECK, SHORT_DECK_THREES, THREE_CARD, WILD
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
    "ACE_TO_FIVE",
    "BADUGI",
    "BADUGI_HIGH",
    "DECK",
    "DEUCE_TO_SEVEN",
    "FIVE_CARD_DRAW",
    "GAMES",
    "HOUSE",
    "JOKER",
    "LOW_ACE",
    "MANILA",
    "OMAHA_HOLDEM",
    "SHORT_DECK",
    "SHORT_DECK_THREES",
    "STANDARD",
    "TEXAS_HOLDEM",
    "THREE_CARD",
    "WILD",
    "Card",
    "Comparator",
    "Deal",
    "Difference",
    "Errors",
    "Explanation",
    "Game",
    "Group",
    "Hand",
    "Odds",
    "Outs",
    "ParseError",
    "Player",
    "Rank",
    "Ranked",
    "Ranking",
    "Rule",
    "Showing",
    "Side",
    "Spot",
    "StandIn",
    "Standing",
    "Suit",
    "Tie",
    "TooManyWays",
    "Vote",
    "ace_low",
    "all_equal",
    "best_five",
    "best_hands",
    "best_of",
    "card",
    "category",
    "compare",
    "comparing",
    "compound",
    "contramap",
    "deck_of",
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
    "lower",
    "lowest",
    "natural",
    "odds",
    "odds_against_any",
    "on",
    "one_of_each",
    "outs",
    "parse_card",
    "parse_cards",
    "parse_deal",
    "parse_hand",
    "parse_hands",
    "parse_spot",
    "patterns",
    "rainbow",
    "rank_deal",
    "rankings",
    "reverse",
    "rule",
    "rule_from",
    "rules_diff",
    "shares",
    "sign",
    "solve",
    "then",
    "through",
    "using",
    "wild",
    "winners",
]
