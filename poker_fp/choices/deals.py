"""Deals made from choices: full of what goes wrong with boards."""

from collections.abc import Iterable
from typing import Any

from poker_fp.choices.hands import hand, rival
from poker_fp.choices.pick import Pick, one_of, order_of
from poker_fp.deals.choosing import size_of
from poker_fp.deals.games import Cards, Deal, Game, Player
from poker_fp.rules.cards import JOKER, Card, Suit
from poker_fp.rules.hands import Hand


def deal(pick: Pick, game: Game[Any], fewest: int, most: int) -> Deal[Any]:
    """A deal of a game, from its deck, to `fewest` to `most` players.

    Each player's text is the cards written together. Where the deck has not enough, fewer play.

    Half the deals come from a few ranks and suits only, where seven cards hold three pairs, two
    threes, six of a suit; half are made around a hand, part of it on the board, and players who
    complete it or something close. Jokers are common where the deck has any.

    >>> from poker_fp import TEXAS_HOLDEM
    >>> dealt = deal(lambda most: 0, TEXAS_HOLDEM, 1, 4)
    >>> assert len(dealt.board) == 5 and len(dealt.players) == 1
    """
    enough = (len(game.deck) - game.board) // game.hole
    least = min(fewest, enough)
    players = least + pick(min(most, enough) - least)
    board, holes = one_of(pick, (_narrow, _around))(pick, game, players)
    return Deal(game, board, tuple(Player("".join(map(str, hole)), hole) for hole in holes))


def _narrow(pick: Pick, game: Game[Any], players: int) -> tuple[Cards, list[Cards]]:
    """Cards of a few neighbouring ranks and of a few suits."""
    need = game.board + game.hole * players
    ranks = sorted({card.rank for card in game.deck if card != JOKER})
    low, suits = pick(len(ranks) - 1), 1 + pick(3)
    width = min(len(ranks), max(2 + pick(8), -(-need // suits)))
    some = [ranks[(low + step) % len(ranks)] for step in range(width)]
    few = [Card(rank, suit) for rank in some for suit in tuple(Suit)[:suits]]
    rest = list(game.deck)
    left = [found for card in [*few, JOKER, JOKER] if (found := _this(card, rest))]
    left = [*left, *rest][: max(need, len(left))]
    board = _taken(pick, left, game.board)
    return board, [_taken(pick, left, game.hole) for _ in range(players)]


def _around(pick: Pick, game: Game[Any], players: int) -> tuple[Cards, list[Cards]]:
    """A hand, part of it on the board, and players who hold the rest of it or of one close."""
    aim = hand(pick)
    size = size_of(game)
    least = min(game.hole, max(0, size - game.board))
    own = least + pick(min(size, game.hole) - least)
    left = list(game.deck)
    shared = [found for card in _shorter(aim, size)[: size - own] if (found := _close(card, left))]
    board = order_of(pick, (*shared, *_taken(pick, left, game.board - len(shared))))
    holes = []
    for number in range(players):
        mine = aim if number == 0 else rival(pick, aim)
        hole = _without_ranks_of(shared, _shorter(mine, size))[:own]
        if JOKER in left and pick(2) == 2:
            hole = [JOKER, *hole[1:]]
        hole = [found for card in hole if (found := _close(card, left))]
        hole.extend(_taken(pick, left, game.hole - len(hole)))
        holes.append(order_of(pick, hole))
    return board, holes


def _shorter(given: Hand, size: int) -> Cards:
    """The cards of a hand; for a smaller one its highest, so that equals stay equal."""
    if size >= len(given.cards):
        return given.cards
    return tuple(sorted(given.cards, key=lambda card: -card.rank))[:size]


def _without_ranks_of(shared: Iterable[Card], given: Cards) -> list[Card]:
    rest = list(given)
    for card in shared:
        same = next((other for other in rest if other.rank == card.rank), None)
        if same:
            rest.remove(same)
    return rest


def _this(card: Card, left: list[Card]) -> Card | None:
    """The card out of those that are left, if it is one of them."""
    if card not in left:
        return None
    left.remove(card)
    return card


def _close(card: Card, left: list[Card]) -> Card | None:
    """The card out of those that are left, or another of its rank."""
    same = [other for other in left if other.rank == card.rank]
    return _this(min(same, key=lambda other: other.suit != card.suit), left) if same else None


def _taken(pick: Pick, left: list[Card], count: int) -> Cards:
    """Cards out of those that are left."""
    return tuple(left.pop(pick(len(left) - 1)) for _ in range(count))
