"""Pipelines: from a line of text to its deal, to its players in order, to a line of text."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cmp_to_key
from itertools import combinations
from operator import itemgetter
from typing import Any, TypeVar, overload

from returns.result import Failure, Result, Success

from poker_fp.algebra._toolz import concat
from poker_fp.algebra.comparators import compound, contramap
from poker_fp.deals.catalogue import GAMES
from poker_fp.deals.games import Deal, Game, Player, layout, spellings_of
from poker_fp.deals.showdown import Ranked, rank_deal
from poker_fp.rules.cards import DECK, Card
from poker_fp.rules.hands import Hand, is_result
from poker_fp.rules.rankings import STANDARD, winners
from poker_fp.rules.rule import Ranking
from poker_fp.text.errors import Errors, by_column
from poker_fp.text.parsing import HAND_SIZE, Word, parse_hands, refuse_one_text, without_end, words
from poker_fp.text.spellings import read

T = TypeVar("T")

MOST_CARDS = 7
"""Cards from which `best_five` chooses: 21 hands."""


@overload
def solve(line: str) -> Result[Ranked[Hand], Errors]: ...
@overload
def solve(line: str, games: Mapping[str, Game[T]]) -> Result[Ranked[T], Errors]: ...
def solve(line: str, games: Mapping[str, Game[Any]] = GAMES) -> Result[Ranked[Any], Errors]:
    """Rank the players of a line such as `texas-holdem BOARD HAND...`, the weakest first.

    `str` of the value is the answer's line. Errors: as `parse_deal`.

    >>> assert solve("texas-holdem 2h3h4h5d8d KdKs 9hJh").map(str) == Success("KdKs 9hJh")
    """
    return parse_deal(line, games).map(rank_deal)


def best_hands(
    texts: Iterable[str], ranking: Ranking[Hand] = STANDARD
) -> Result[list[str], Errors]:
    """Of hands that stand by themselves, every winner as typed, in the order given.

    Errors: as `parse_hand`, each with the number of its hand. Raises TypeError for one text.

    >>> hands = ["2H 3D 5S 9C 10D", "2C3H4S8CAH", "2d 3c 4h 8d Ad"]
    >>> assert best_hands(hands) == Success(["2C3H4S8CAH", "2d 3c 4h 8d Ad"])
    >>> assert best_hands([]) == Success([])
    """
    refuse_one_text(texts, "best_hands")
    texts = list(texts)
    return parse_hands(texts).map(
        lambda hands: [
            text
            for text, _ in winners(
                zip(texts, hands, strict=True), contramap(itemgetter(1), compound(*ranking))
            )
        ]
    )


def best_five(cards: Iterable[Card], ranking: Ranking[Hand] = STANDARD) -> Result[Hand, Errors]:
    """The best hand that five to seven cards make, under a ranking; of equals that typed first.

    Errors: WrongCount, RepeatedCard; columns are those of the cards written with a blank between.
    Raises TypeError for a text, which `parse_cards` reads first.

    >>> from poker_fp import parse_cards
    >>> cards = parse_cards("2h 3h 4h 5d 8d 9h Jh").unwrap()
    >>> assert best_five(cards).map(str) == Success("2h 3h 4h 9h Jh")
    >>> best_five(cards[:4]).failure()[0].message
    'the hand has 4 cards, not 5 to 7'
    """
    if isinstance(cards, str) or is_result(cards):
        raise TypeError("cards are wanted: best_five(parse_cards(text).unwrap())")
    cards = tuple(cards)
    if not HAND_SIZE <= len(set(cards)) == len(cards) <= MOST_CARDS:
        from poker_fp.text.mistakes import miscounted, repeated
        from poker_fp.text.pieces import pieces

        text = " ".join(map(str, cards))
        found = pieces(text)
        counts = miscounted(found, text, 1, "hand", HAND_SIZE, most=MOST_CARDS)
        return Failure(by_column([*counts, *repeated(found)]))
    ordering = compound(*ranking)
    return Success(max(map(Hand, combinations(cards, HAND_SIZE)), key=cmp_to_key(ordering)))


@overload
def parse_deal(line: str) -> Result[Deal[Hand], Errors]: ...
@overload
def parse_deal(line: str, games: Mapping[str, Game[T]]) -> Result[Deal[T], Errors]: ...
def parse_deal(line: str, games: Mapping[str, Game[Any]] = GAMES) -> Result[Deal[Any], Errors]:
    r"""The deal that a line describes: a game's name, its board if it has one, one or more hands.

    The line may still end in `\n` or `\r\n`, and start with a byte order mark. Errors, all that
    there are and by column: Missing, UnknownGame, NotACard, NotCards, NotUtf8, WrongCount,
    CardsApart, RepeatedCard, NotInDeck.

    >>> deal = parse_deal("texas-holdem 2h3h4h5d8d KdKs 9hJh\n").unwrap()
    >>> assert [player.text for player in deal.players] == ["KdKs", "9hJh"]
    >>> from poker_fp.text.errors import UnknownGame
    >>> assert parse_deal("omaha") == Failure(
    ...     (UnknownGame("omaha", 1, "did you mean omaha-holdem, omaha-5 or omaha-6?"),)
    ... )
    """
    line = without_end(line)
    name, *parts = words(line) or [Word("", 1)]
    game = games.get(name.text)
    if game and (deal := _dealt(game, parts)):
        return Success(deal)
    # Only a line that is wrong needs them, and they take a while to import.
    from poker_fp.deals.misdealt import misdealt, of_no_game

    if game is None:
        return Failure(of_no_game(games, line, [name, *parts]))
    return Failure(misdealt(game, line, name.column + len(name.text)))


def _dealt(game: Game[T], parts: list[Word]) -> Deal[T] | None:
    spellings = spellings_of(game)
    cards = [read(part.text, spellings) or () for part in parts]
    sizes = [size for _, size in layout(game, len(parts))]
    if list(map(len, cards)) != sizes or not in_deck(game, list(concat(cards))):
        return None
    board = cards.pop(0) if game.board else ()
    players = zip(parts[-len(cards) :], cards, strict=True)
    return Deal(game, board, tuple(Player(part.text, hole) for part, hole in players))


def in_deck(game: Game[Any], cards: list[Card]) -> bool:
    """Does the game's deck have the cards, each as often?"""
    different = set(cards)
    once = len(different) == len(cards)
    if game.deck is DECK:  # in which every card is that can be read without jokers
        return once
    return different <= game.deck_cards and (once or Counter(cards) <= Counter(game.deck))
