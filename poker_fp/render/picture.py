"""The fold drawn: two hands, and each rule's vote on the way down to the one that decides."""

from xml.etree.ElementTree import Element, SubElement, indent, tostring

from poker_fp.rules.cards import Card, Suit
from poker_fp.rules.explain import Explanation, Vote
from poker_fp.rules.hands import Hand
from poker_fp.rules.patterns import Evidence
from poker_fp.rules.wording import in_short

INKS = {
    Suit.CLUBS: "#137a3b",
    Suit.DIAMONDS: "#1c56c4",
    Suit.HEARTS: "#c4161c",
    Suit.SPADES: "#111",
}
SYMBOLS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

MARK = {"font-weight": "bold", "fill": "#7b1fa2", "text-decoration": "underline"}
"""The look of the rank that decided."""

WIDTH, MARGIN, MIDDLE = 760, 24, 380
CARD_WIDTH, CARD_HEIGHT, CARD_STEP = 56, 78, 64
TOP, ROW = 158, 36
"""Where the rules start, and the height of each one's row."""


def drawn(explanation: Explanation[Hand]) -> str:
    """Two hands compared, as the text of an SVG file, with a description for screen readers.

    Both hands stand at the top, a colour for each suit; below, every rule that was asked, what it
    saw in each hand, and which way it points, the rank that decided marked; at last the sentence
    and what the colours and the mark mean.

    >>> from poker_fp import explain, hand
    >>> svg = drawn(explain(hand("2h4s4c2d4h"), hand("2s8sAsQs3s")))
    >>> assert svg.startswith("<svg") and "Hand 1 wins. - with full house: 4 over 2" in svg

    See Also: `poker_fp.render.data.of_explanation`, which has the same as data.
    """
    bottom = TOP + ROW * len(explanation.trace)
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {WIDTH} {bottom + 92}",
            "role": "img",
            "aria-labelledby": "title description",
            "font-family": "system-ui, sans-serif",
            "font-size": "16",
            "text-anchor": "middle",
        },
    )
    one, other = explanation.hands
    SubElement(svg, "title", id="title").text = f"{one} against {other}"
    SubElement(svg, "desc", id="description").text = _told(explanation)
    SubElement(svg, "rect", width="100%", height="100%", fill="#fff")
    _hand(svg, "Hand 1", one, MARGIN)
    _hand(svg, "Hand 2", other, WIDTH - MARGIN - CARD_STEP * 4 - CARD_WIDTH)
    for row, vote in enumerate(explanation.trace):
        _vote(svg, vote, TOP + ROW * row)
    _text(svg, MIDDLE, bottom + 38, str(explanation), {"font-weight": "bold", "font-size": "20"})
    _legend(svg, bottom + 70, any(_marks(vote) for vote in explanation.trace))
    indent(svg)  # between parts of a text a line end is a blank
    return tostring(svg, encoding="unicode") + "\n"


def _told(explanation: Explanation[Hand]) -> str:
    votes = (f"{vote.rule.name}: {_said(vote)}{_compared(vote)}" for vote in explanation.trace)
    return f"The rules are asked in turn. {'; '.join(votes)}. {explanation}"


def _said(vote: Vote[Hand]) -> str:
    return {1: "decides for hand 1", -1: "decides for hand 2", 0: "a tie"}[vote.sign]


def _hand(svg: Element, name: str, hand: Hand, left: int) -> None:
    _text(svg, left, MARGIN + 10, name, {"text-anchor": "start", "font-weight": "bold"})
    for number, card in enumerate(hand.cards):
        _card(svg, card, left + CARD_STEP * number, MARGIN + 22)


def _card(svg: Element, card: Card, left: int, top: int) -> None:
    size = {"width": str(CARD_WIDTH), "height": str(CARD_HEIGHT), "rx": "6"}
    SubElement(svg, "rect", size, x=str(left), y=str(top), fill="#fff", stroke="#555")
    middle = left + CARD_WIDTH / 2
    look = {"fill": INKS[card.suit], "font-size": "28"}
    _text(svg, middle, top + 33, "10" if card.rank.letter == "T" else card.rank.letter, look)
    _text(svg, middle, top + 66, SYMBOLS[card.suit], look)


def _vote(svg: Element, vote: Vote[Hand], top: int) -> None:
    """A rule's name in the middle, what it saw on either side, and which way it points."""
    base = top + 23
    decides = vote.sign != 0
    look = {"font-weight": "bold"} if decides else {"fill": "#666"}
    if decides:
        frame = {"x": str(MARGIN), "y": str(top), "width": str(WIDTH - 2 * MARGIN)}
        box = {"height": str(ROW), "rx": "8", "fill": "#fff6d6", "stroke": "#111"}
        SubElement(svg, "rect", frame | box | {"stroke-width": "2"})
    else:
        line = {"x1": str(MARGIN), "x2": str(WIDTH - MARGIN), "stroke": "#ddd"}
        SubElement(svg, "line", line, y1=str(top + ROW), y2=str(top + ROW))
    _text(svg, MIDDLE, base, vote.rule.name, look)
    left_mark, right_mark = {1: ("◀", ""), -1: ("", "▶"), 0: ("=", "=")}[vote.sign]
    _text(svg, MIDDLE - 110, base, left_mark, look)
    _text(svg, MIDDLE + 110, base, right_mark, look)
    for x, evidence in zip((MIDDLE - 230, MIDDLE + 230), vote.evidence, strict=True):
        _evidence(svg, x, base, evidence, vote.place if decides else None, look)


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


def _evidence(
    svg: Element,
    x: float,
    y: float,
    evidence: Evidence | None,
    place: int | None,
    look: dict[str, str],
) -> None:
    """What a rule saw in a hand, the rank at the place marked."""
    if not evidence or place is None or place >= len(evidence):
        _text(svg, x, y, in_short(evidence), look)
        return
    text = SubElement(svg, "text", look, x=f"{x:g}", y=f"{y:g}")
    parts = evidence[:place], evidence[place : place + 1], evidence[place + 1 :]
    for part, its_look in zip(parts, ({}, MARK, {}), strict=True):
        if part:
            SubElement(text, "tspan", its_look).text = in_short(part)


def _legend(svg: Element, y: float, marked: bool) -> None:
    """Which colour is which suit, and what the mark is."""
    text = SubElement(svg, "text", {"font-size": "13"}, x=f"{MIDDLE:g}", y=f"{y:g}")
    for suit in Suit:
        name = f"{SYMBOLS[suit]} {suit.name.lower()}"
        SubElement(text, "tspan", {"fill": INKS[suit], "dx": "12"}).text = name
    if marked:
        SubElement(text, "tspan", MARK | {"dx": "12"}).text = "the rank that decided"


def _text(svg: Element, x: float, y: float, text: str, look: dict[str, str]) -> None:
    if text:
        SubElement(svg, "text", look, x=f"{x:g}", y=f"{y:g}").text = text
