"""Values as plain data, for JSON."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from poker_fp.deals.duels import Duel, shares_of
from poker_fp.deals.games import Game
from poker_fp.deals.listing import deck_in_words, example_of
from poker_fp.deals.odds import Odds
from poker_fp.deals.outs import Outs
from poker_fp.deals.showdown import NOBODY, SIDES
from poker_fp.deals.side_by_side import Contrast, explained
from poker_fp.deals.spots import Spot
from poker_fp.deals.standings import Group, Standing, because, written
from poker_fp.rules.differences import Difference
from poker_fp.rules.explain import Explanation
from poker_fp.rules.hands import Hand
from poker_fp.text.parsing import without_end, words

Data: TypeAlias = dict[str, Any]


def of_explanation(why: Explanation[Any]) -> Data:
    """Two hands compared, as plain data: who wins, in what words, by which rule, every vote.

    `sign` is 1 where the first hand wins, -1 where the second does, 0 for a tie, when `rule` and
    `place` are None. Evidence is a pair, of the first hand and of the second: tuples of ranks from
    2 to 14, with 1 for an ace that is low, and None under a rule that has no pattern.

    >>> from poker_fp import explain, hand
    >>> data = of_explanation(explain(hand("2h4s4c2d4h"), hand("2s8sAsQs3s")))
    >>> assert (data["sign"], data["rule"], data["evidence"]) == (1, "full house", ((4, 2), ()))

    See Also: `of_standing`, for a deal.
    """
    hands = [str(hand) for hand in why.hands]
    return {"hands": hands, "sign": why.sign, "sentence": str(why), **_of_reason(why)}


def _of_reason(why: Explanation[Any]) -> Data:
    return {
        "reason": why.reason,
        "rule": why.rule.name if why.rule else None,
        "evidence": why.evidence,
        "place": why.place,
        "trace": [
            {"rule": vote.rule.name, "sign": vote.sign, "evidence": vote.evidence}
            for vote in why.trace
        ],
    }


def of_game(game: Game[Any]) -> Data:
    """A game, as plain data: its name, the cards of board and hand, sides, deck, and a line of it.

    >>> from poker_fp import GAMES
    >>> data = of_game(GAMES["holdem-hi-lo-8"])
    >>> assert (data["board"], data["hand"], data["sides"]) == (5, 2, ["high", "low"])
    """
    return {
        "game": game.name,
        "board": game.board,
        "hand": game.hole,
        "sides": [side.name for side in game.sides],
        "deck": deck_in_words(game.deck),
        "line": str(example_of(game)),
    }


def of_duels(duels: Sequence[Duel[Any]]) -> Data:
    """Two hands compared under the rules of a game: as `of_explanation`, for the game's own side.

    That is called `side`; `also` has the others of a split pot by their names, and `shares` what
    part of the pot each hand wins. A hand that may not win a side is None there, and no rule
    decided.

    >>> from poker_fp import GAMES, parse_cards
    >>> from poker_fp.deals.duels import duels
    >>> one, other = (parse_cards(text).unwrap() for text in ("8h7d4c3s2d", "KhKdKc3s2c"))
    >>> data = of_duels(duels(GAMES["omaha-hi-lo-8"], one, other))
    >>> assert data["sign"] == -1 and data["also"][0]["side"] == "low"
    >>> assert data["also"][0]["sentence"] == "Hand 1 wins. - the other has none"
    >>> assert data["shares"] == ["1/2", "1/2"]
    """
    own, *others = map(_of_duel, duels)
    return {**own, "also": others, "shares": [*map(str, shares_of(duels))]}


def _of_duel(duel: Duel[Any]) -> Data:
    hands = [None if hand is None else written(hand) for hand in duel.hands]
    reason = _of_reason(duel.why or Explanation(duel.hands, (), ()))
    side = {"side": duel.side, "hands": hands, "sign": duel.sign, "sentence": str(duel)}
    return {**side, **reason}


def of_contrasts(games: Sequence[Game[Any]], found: Iterable[Contrast]) -> Data:
    """Two games side by side, as plain data: for each pair of sides the kinds of differences.

    `pairs` are all pairs of hands, and of a kind those that are ordered differently; its `signs`,
    1 where the first hand wins, and `sentences` are those of the first game and of the second.

    >>> from poker_fp import GAMES
    >>> from poker_fp.deals.side_by_side import contrasts
    >>> games = GAMES["short-deck-threes"], GAMES["short-deck"]
    >>> (side,) = of_contrasts(games, contrasts(*games))["sides"]
    >>> assert (side["sides"], side["pairs"]) == (["high", "high"], 984906)
    >>> (kind,) = side["kinds"]
    >>> assert kind["names"] == ["three of a kind", "straight"] and kind["signs"] == [1, -1]
    """
    return {
        "games": [game.name for game in games],
        "sides": [
            {
                "sides": [side.name for side in contrast.sides],
                "deck": deck_in_words(contrast.deck),
                "pairs": contrast.pairs,
                "kinds": [_of_difference(contrast, each) for each in contrast.differences],
            }
            for contrast in found
        ],
    }


def _of_difference(contrast: Contrast, difference: Difference[Hand]) -> Data:
    one, other = explained(contrast, difference)
    return {
        "names": [*difference.names],
        "signs": [*difference.signs],
        "pairs": difference.pairs,
        "hands": [str(hand) for hand in one.hands],
        "sentences": [str(one), str(other)],
    }


def of_standing(standing: Standing[Any]) -> Data:
    """A deal's standing, as plain data: its groups, the winners' first, and what each wins by.

    `groups` are those of the game's own side, called `side`; `also` has the others of a split pot
    by their names. `shares` are the parts of the pot, such as `1/2`. The signs and evidence of
    `beats` are of this group's hand first, and then of the next's.

    >>> from poker_fp import explain_deal, parse_deal
    >>> deal = parse_deal("texas-holdem 2h3h4h5d8d KdKs 9hJh").unwrap()
    >>> first, second = of_standing(explain_deal(deal))["groups"]
    >>> assert first["name"] == "flush, Jack" and first["beats"]["reason"] == "flush: Jack"
    >>> assert second["players"] == [{"text": "KdKs", "five": "Kd Ks 8d 5d 4h"}]
    >>> assert of_standing(explain_deal(deal))["shares"][1] == {"text": "9hJh", "share": "1"}

    See Also: `of_explanation`, for two hands.
    """
    return {
        "side": standing.side,
        "groups": [*map(_of_group, standing.groups)],
        "also": [
            {"side": side.name, "groups": [*map(_of_group, side.groups)]} for side in standing.also
        ],
        "shares": [{"text": player.text, "share": str(share)} for player, share in standing.shares],
    }


def _of_group(group: Group[Any]) -> Data:
    return {
        "players": [
            {"text": showing.player.text, "five": written(showing.hand)}
            for showing in group.showings
        ],
        "name": group.name,
        "tie": because(group) or None,
        "beats": _of_reason(group.beats) if group.beats else None,
    }


def of_odds(spot: Spot[Any], odds: Odds, outs: Sequence[Outs]) -> Data:
    """The odds of a spot, as plain data: of each player, and exact.

    `share` is a fraction such as `1/2`, and `equity` the same as a float. `outs` are there for each
    player if any are given.

    >>> from poker_fp import odds, outs, parse_spot
    >>> spot = parse_spot("texas-holdem 2h3h4s8c KdKs 9hJh").unwrap()
    >>> data = of_odds(spot, odds(spot).unwrap(), outs(spot))
    >>> kings, draw = data["players"]
    >>> assert (data["ways"], draw["wins"], draw["share"]) == (44, 9, "9/44")
    >>> assert kings["outs"] == {"ahead": True, "wins": [], "ties": []}
    """
    players = [
        {
            "text": player.text,
            "wins": odds.wins[seat],
            "ties": odds.ties[seat],
            "share": f"{odds.shares[seat].numerator}/{odds.shares[seat].denominator}",
            "equity": float(odds.shares[seat]),
            **({"outs": _of_outs(outs[seat])} if outs else {}),
        }
        for seat, player in enumerate(spot.players)
    ]
    return {"ways": odds.ways, "players": players}


def _of_outs(outs: Outs) -> Data:
    wins, ties = ([*map(str, cards)] for cards in (outs.wins, outs.ties))
    return {"ahead": outs.ahead, "wins": wins, "ties": ties}


def of_answer(line: str, output: str, games: Mapping[str, Game[Any]]) -> Data:
    """The answer to a line that was solved, as plain data: its sides, and who wins what part.

    `output` is all its sides on one line; for the rest see `of_sides` and `of_shares`.

    >>> from poker_fp import GAMES
    >>> data = of_answer("five-card-draw 2h3d5s9cKd 2c3h4s8cAh", "2h3d5s9cKd 2c3h4s8cAh", GAMES)
    >>> assert (data["side"], data["groups"][-1], data["also"]) == ("high", ["2c3h4s8cAh"], [])
    >>> assert data["shares"][1] == {"text": "2c3h4s8cAh", "share": "1"}
    """
    name, *parts = [word.text for word in words(without_end(line))]
    game = games[name]
    sides = of_sides(output, [side.name for side in game.sides])
    return {"output": output, **sides, "shares": of_shares(output, parts[bool(game.board) :])}


def of_sides(output: str, names: Sequence[str]) -> Data:
    """An answer by its sides, of which these are the names, as plain data.

    `groups` are the texts of the players on the first, called `side`, the weakest group first;
    `also` has the other sides of a split pot by their names.

    >>> data = of_sides("a b=c / -", ["high", "low"])
    >>> assert data["side"] == "high" and data["groups"] == [["a"], ["b", "c"]]
    >>> assert data["also"] == [{"side": "low", "groups": []}]
    """
    sides = zip(names, map(_groups, output.split(SIDES)), strict=True)
    own, *others = [{"side": name, "groups": groups} for name, groups in sides]
    return {**own, "also": others}


def of_shares(output: str, players: Iterable[str]) -> list[Data]:
    """What part of the pot each player of an answer wins, as `shares` says of a deal.

    >>> one, other = of_shares("Ac2dJhTc KhKs2s2h / Ac2dJhTc", ["KhKs2s2h", "Ac2dJhTc"])
    >>> assert one == {"text": "KhKs2s2h", "share": "1/2"} and other["share"] == "1/2"
    """
    won = [groups[-1] for groups in map(_groups, output.split(SIDES)) if groups]
    parts: dict[str, Fraction] = {}
    for winners in won:
        part = Fraction(1, len(won) * len(winners))
        parts |= {text: parts.get(text, 0) + part for text in winners}
    return [{"text": text, "share": str(parts.get(text, 0))} for text in players]


def _groups(side: str) -> list[list[str]]:
    return [] if side == NOBODY else [group.split("=") for group in side.split(" ")]
