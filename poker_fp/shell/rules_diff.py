"""The command that holds the rules of two games side by side: `rules-diff`."""

import sys
from collections.abc import Iterator
from typing import TypeAlias

import click

from poker_fp.deals.catalogue import GAMES
from poker_fp.deals.choosing import is_wild
from poker_fp.deals.games import Game
from poker_fp.deals.listing import deck_in_words
from poker_fp.deals.side_by_side import Contrast, contrasts, explained
from poker_fp.render import data
from poker_fp.rules.explain import describe
from poker_fp.rules.hands import Hand
from poker_fp.shell.explaining import print_json
from poker_fp.shell.options import game_named
from poker_fp.text.errors import counted

Games: TypeAlias = tuple[Game[Hand], Game[Hand]]


@click.command("rules-diff")
@click.argument("one", metavar="GAME")
@click.argument("other", metavar="GAME")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def rules_diff_command(one: str, other: str, as_json: bool) -> None:
    """Say which pairs of hands the first GAME orders otherwise than the second.

    They come in kinds, by what the second game calls the two hands: those of most pairs first, each
    with its simplest example. The hands are those that both games have, of the cards that are in
    both decks. Those of the same ranks are one hand if they are all of one suit, and one if not. Of
    split pots, sides of the same name are held against each other, and then the others in turn.

    \b
    Example:
      $ poker-fp rules-diff short-deck-threes short-deck
      1,512 of 984,906 pairs of hands from the 36 cards from 6 to Ace differ, of 1 kind.
    \b
      1,512 pairs: three of a kind against straight, such as 6c 6d 6h 8c 7s and 9s 8h 7d 6c Ac
        short-deck-threes  Hand 1 wins. - with three of a kind: 6
        short-deck         Hand 2 wins. - with straight: 9 high
    """
    games = game_named(one, GAMES, "GAME"), game_named(other, GAMES, "GAME")
    found = contrasts(*games)
    if not any(contrast.hands for contrast in found):
        click.echo(f"no hand is one of {one} and of {other}: they cannot be compared", err=True)
        sys.exit(1)
    if as_json:
        print_json(data.of_contrasts(games, found))
        return
    named = any(game.also for game in games)
    click.echo("\n\n".join("\n".join(_told(games, each, named)) for each in found))
    for game, place in zip(games, (0, 1), strict=True):
        held = {contrast.sides[place].name for contrast in found}
        alone = [side.name for side in game.sides if side.name not in held]
        if alone:
            click.echo(f"\nOnly {game.name} is also played for: {', '.join(alone)}.")
        for line in _left_aside(game):
            click.echo(f"\n{line}")


def _left_aside(game: Game[Hand]) -> Iterator[str]:
    """What of a game is no matter of the order of hands as they are shown."""
    if any(is_wild(side.hands, card) for side in game.sides for card in game.deck_cards):
        yield f"{game.name} has wild cards: here each hand is what it shows, and none is wild."
    for side in game.sides:
        if side.at_least is not None:
            least = describe(side.at_least, side.ranking)
            yield f"{game.name} asks for {least} or better for {side.name}: here all are compared."


def _told(games: Games, contrast: Contrast, named: bool) -> Iterator[str]:
    """What there is to say of two sides, in lines; above it their names, if that is wanted."""
    if named:
        yield f"{' against '.join(dict.fromkeys(side.name for side in contrast.sides))}:"
    yield _summed(contrast)
    width = max(len(game.name) for game in games)
    for difference in contrast.differences:
        why = explained(contrast, difference)
        count = "1 pair" if difference.pairs == 1 else f"{difference.pairs:,} pairs"
        hands = " and ".join(map(str, why[0].hands))
        yield f"\n{count}: {' against '.join(difference.names)}, such as {hands}"
        for game, explanation in zip(games, why, strict=True):
            yield f"  {game.name:{width}}  {explanation}"


def _summed(contrast: Contrast) -> str:
    if not contrast.hands:
        return "No hand is of both."
    pairs = f"{contrast.pairs:,} pairs of hands from {deck_in_words(contrast.deck)}"
    differently = sum(difference.pairs for difference in contrast.differences)
    if not differently:
        return f"All {pairs} are ordered alike."
    kinds = counted(len(contrast.differences), "kind")
    return f"{differently:,} of {pairs} differ, of {kinds}."
