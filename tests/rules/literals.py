"""Hands of any size, as literals."""

from poker_fp import Hand, parse_cards


def of_cards(text: str) -> Hand:
    """The hand of the cards of a text, as many as there are."""
    return Hand(parse_cards(text).unwrap())
