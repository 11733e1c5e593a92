"""Deals made from choices: full of what goes wrong with boards."""

from typing import Any

from poker_fp.choices.hands import hand, rival
from poker_fp.choices.pick import Pick, one_of, order_of
from poker_fp.deals.games import Cards, Deal, Game, Player
from poker_fp.rules.cards import DECK, Card, Rank, Suit


def deal(pick: Pick, game: Game[Any], fewest: int, most: int) -> Deal[Any]:
    """A deal of a game, from one deck, to `fewest` to `most` players.

    Each player's text is the cards written together. Where the deck has not enough, fewer play.

    Half the deals come from a few ranks and suits only, where seven cards hold three pairs, two
    threes, six of a suit; half are made around a hand, part of it on the board, and players who
    complete it or something close.

    >>> from poker_fp import TEXAS_HOLDEM
    >>> dealt = deal(lambda most: 0, TEXAS_HOLDEM, 1, 4)
    >>> assert len(dealt.board) == 5 and len(dealt.players) == 1
    """
    players = fewest + pick(min(most, (len(DECK) - game.board) // game.hole) - fewest)
    board, holes = one_of(pick, (_narrow, _around))(pick, game, players)
    return Deal(game, board, tuple(Player("".join(map(str, hole)), hole) for hole in holes))


def _narrow(pick: Pick, game: Game[Any], players: int) -> tuple[Cards, list[Cards]]:
    """Cards of a few neighbouring ranks and of a few suits."""
    need = game.board + game.hole * players
    low, suits = pick(12), 1 + pick(3)
    width = min(13, max(2 + pick(8), -(-need // suits)))
    ranks = [list(Rank)[(low + step) % 13] for step in range(width)]
    few = [Card(rank, suit) for rank in ranks for suit in tuple(Suit)[:suits]]
    left = [*dict.fromkeys([*few, *DECK])][: max(need, len(few))]
    board = _taken(pick, left, game.board)
    return board, [_taken(pick, left, game.hole) for _ in range(players)]


def _around(pick: Pick, game: Game[Any], players: int) -> tuple[Cards, list[Cards]]:
    """A hand, part of it on the board, and players who hold the rest of it or of one close."""
    aim = hand(pick)
    least = max(0, 5 - game.board)
    own = least + pick(min(5, game.hole) - least)
    shared = aim.cards[: 5 - own]
    left = [card for card in DECK if card not in shared]
    board = order_of(pick, shared + _taken(pick, left, game.board - len(shared)))
    holes = []
    for number in range(players):
        mine = aim if number == 0 else rival(pick, aim)
        hole = _without_ranks_of(shared, mine.cards)[:own]
        hole = [found for card in hole if (found := _close(card, left))]
        hole.extend(_taken(pick, left, game.hole - len(hole)))
        holes.append(order_of(pick, hole))
    return board, holes


def _without_ranks_of(shared: Cards, given: Cards) -> list[Card]:
    rest = list(given)
    for card in shared:
        same = next((other for other in rest if other.rank == card.rank), None)
        if same:
            rest.remove(same)
    return rest


def _close(card: Card, left: list[Card]) -> Card | None:
    """The card out of those that are left, or another of its rank."""
    same = [other for other in left if other.rank == card.rank]
    if not same:
        return None
    found = min(same, key=lambda other: other.suit != card.suit)
    left.remove(found)
    return found


def _taken(pick: Pick, left: list[Card], count: int) -> Cards:
    """Cards out of those that are left."""
    return tuple(left.pop(pick(len(left) - 1)) for _ in range(count))
