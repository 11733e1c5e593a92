"""Solutions to lesson 7: one way each, of several."""

from collections.abc import Iterable

from returns.result import Failure, Result, Success

from poker_fp import Card, Errors, Rank, compare, parse_card, parse_hands


def rank_of(text: str) -> Result[Rank, Errors]:
    """`map` touches only what was read."""
    return parse_card(text).map(lambda card: card.rank)


def compare_texts(a: str, b: str) -> Result[int, Errors]:
    """`parse_hands` has gathered the errors; a Success holds exactly two hands."""
    return parse_hands([a, b]).map(lambda hands: compare(*hands))


def gather(results: Iterable[Result[Card, Errors]]) -> Result[list[Card], Errors]:
    """Take each result apart into what it holds and what is wrong, one of which is empty."""
    cards: list[Card] = []
    errors: Errors = ()
    for result in results:
        cards += result.map(lambda card: [card]).value_or([])
        errors += result.swap().value_or(())
    return Failure(errors) if errors else Success(cards)
