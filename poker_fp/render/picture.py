"""The fold drawn: two hands, and each rule's vote on the way down to the one that decides."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from poker_fp.deals.duels import Duel, pot
from poker_fp.render.drawing import (
    CARD_STEP,
    CARD_WIDTH,
    LARGE,
    MARGIN,
    MIDDLE,
    ROW,
    TOP,
    WIDTH,
    draw_hand,
    draw_legend,
    draw_text,
    draw_vote,
)
from poker_fp.rules.explain import Explanation, Vote
from poker_fp.rules.hands import Hand
from poker_fp.rules.wording import in_short


class _Fold(NamedTuple):
    """What is drawn of one comparison."""

    side: str
    hands: tuple[Hand | None, Hand | None]
    trace: tuple[Vote[Hand], ...]
    sentence: str

    @property
    def start(self) -> int:
        """Where the hands start, below the name."""
        return ROW if self.side else 0

    @property
    def bottom(self) -> int:
        """From there to where the rules end."""
        return TOP + ROW * len(self.trace)

    @property
    def height(self) -> int:
        """From the name to what follows the sentence."""
        return self.start + self.bottom + 54


def drawn(explanation: Explanation[Hand]) -> str:
    """Two hands compared, as the text of an SVG file, with a description for screen readers.

    Both hands stand at the top, a colour for each suit; below, every rule that was asked, what it
    saw in each hand, and which way it points, the rank that decided marked; at last the sentence
    and what the colours and the mark mean.

    >>> from poker_fp import explain, hand
    >>> svg = drawn(explain(hand("2h4s4c2d4h"), hand("2s8sAsQs3s")))
    >>> assert svg.startswith("<svg") and "Hand 1 wins. - with full house: 4 over 2" in svg

    See Also: `poker_fp.render.data.of_explanation`, which has the same as data; `drawn_sides`, for
    the rules of a game
    """
    return _drawn((_Fold("", explanation.hands, explanation.trace, str(explanation)),), "")


def drawn_sides(duels: Sequence[Duel[Hand]]) -> str:
    """Two hands compared under the rules of a game, as `drawn`: of a split pot each side in turn.

    A side has its name above it, the hands that are shown there, and who wins it; below them all
    stands what part of the pot each wins.

    >>> from poker_fp import GAMES, parse_cards
    >>> from poker_fp.deals.duels import duels
    >>> one, other = (parse_cards(text).unwrap() for text in ("8h7d4c3s2d", "KhKdKc3s2c"))
    >>> svg = drawn_sides(duels(GAMES["omaha-hi-lo-8"], one, other))
    >>> assert "Hand 2 wins. - with three of a kind: King" in svg
    >>> assert "Hand 1 wins 1/2 of the pot, hand 2 1/2." in svg
    """
    several = len(duels) > 1
    folds = tuple(
        _Fold(
            duel.side if several else "",
            duel.hands,
            duel.why.trace if duel.why else (),
            str(duel),
        )
        for duel in duels
    )
    return _drawn(folds, pot(duels) if several else "")


def _drawn(folds: Sequence[_Fold], last: str) -> str:
    bottom = sum(fold.height for fold in folds)
    end = bottom + (30 if last else 0)
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {WIDTH} {end + 38}",
            "role": "img",
            "aria-labelledby": "title description",
            "font-family": "system-ui, sans-serif",
            "font-size": "16",
            "text-anchor": "middle",
        },
    )
    SubElement(svg, "title", id="title").text = "; ".join(map(_title, folds))
    SubElement(svg, "desc", id="description").text = " ".join([*map(_told, folds), last]).strip()
    SubElement(svg, "rect", width="100%", height="100%", fill="#fff")
    top = 0
    for fold in folds:
        draw_text(svg, MIDDLE, top + MARGIN + 10, fold.side, LARGE)
        start = top + fold.start
        _fold(SubElement(svg, "g", transform=f"translate(0 {start})") if start else svg, fold)
        top += fold.height
    draw_text(svg, MIDDLE, bottom + 20, last, LARGE)
    draw_legend(svg, end + 16, any(_marks(vote) for fold in folds for vote in fold.trace))
    indent(svg)  # between parts of a text a line end is a blank
    return tostring(svg, encoding="unicode") + "\n"


def _fold(svg: Element, fold: _Fold) -> None:
    """Both hands, the votes, the sentence."""
    one, other = fold.hands
    draw_hand(svg, "Hand 1", one, MARGIN)
    draw_hand(svg, "Hand 2", other, WIDTH - MARGIN - CARD_STEP * 4 - CARD_WIDTH)
    for row, vote in enumerate(fold.trace):
        draw_vote(svg, vote, TOP + ROW * row)
    draw_text(svg, MIDDLE, fold.bottom + 38, fold.sentence, LARGE)


def _title(fold: _Fold) -> str:
    one, other = ("no hand" if hand is None else str(hand) for hand in fold.hands)
    return f"{_named(fold)}{one} against {other}"


def _named(fold: _Fold) -> str:
    return f"{fold.side}: " if fold.side else ""


def _told(fold: _Fold) -> str:
    votes = (f"{vote.rule.name}: {_said(vote)}{_compared(vote)}" for vote in fold.trace)
    asked = f"The rules are asked in turn. {'; '.join(votes)}. " if fold.trace else ""
    return f"{_named(fold)}{asked}{fold.sentence}"


def _said(vote: Vote[Hand]) -> str:
    return {1: "decides for hand 1", -1: "decides for hand 2", 0: "a tie"}[vote.sign]


def _marks(vote: Vote[Hand]) -> bool:
    """Is there a rank to mark?"""
    return vote.sign != 0 and vote.place is not None


def _compared(vote: Vote[Hand]) -> str:
    """The two ranks that decided, where both hands have one."""
    seen = [in_short(evidence).split() for evidence in vote.evidence]
    place = vote.place if vote.sign else None
    if place is None or any(place >= len(ranks) or ranks == ["-"] for ranks in seen):
        return ""
    return f", {seen[0][place]} against {seen[1][place]}"
