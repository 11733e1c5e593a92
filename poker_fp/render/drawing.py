"""The parts of a picture as elements of SVG: hands, votes, texts, what the colours mean."""

from xml.etree.ElementTree import Element, SubElement

from poker_fp.rules.cards import Card, StandIn, Suit
from poker_fp.rules.explain import Vote
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

LARGE = {"font-weight": "bold", "font-size": "20"}

MARK = {"font-weight": "bold", "fill": "#7b1fa2", "text-decoration": "underline"}
"""The look of the rank that decided."""

WIDTH, MARGIN, MIDDLE = 760, 24, 380
CARD_WIDTH, CARD_HEIGHT, CARD_STEP = 56, 78, 64
TOP, ROW = 158, 36
"""Where the rules start, and the height of each one's row."""


def draw_hand(svg: Element, name: str, hand: Hand | None, left: int) -> None:
    """A hand's cards from some place on, its name above; a wild card with what it is below."""
    start = {"text-anchor": "start"}
    draw_text(svg, left, MARGIN + 10, name, start | {"font-weight": "bold"})
    if hand is None:
        draw_text(svg, left, MARGIN + 66, "no hand that may win", start | {"fill": "#666"})
        return
    for number, card in enumerate(hand.cards):
        _card(svg, card, left + CARD_STEP * number, MARGIN + 22)


def _card(svg: Element, card: Card, left: int, top: int) -> None:
    size = {"width": str(CARD_WIDTH), "height": str(CARD_HEIGHT), "rx": "6"}
    SubElement(svg, "rect", size, x=str(left), y=str(top), fill="#fff", stroke="#555")
    middle = left + CARD_WIDTH / 2
    look = {"fill": INKS[card.suit], "font-size": "28"}
    draw_text(svg, middle, top + 33, "10" if card.rank.letter == "T" else card.rank.letter, look)
    draw_text(svg, middle, top + 66, SYMBOLS[card.suit], look)
    if isinstance(card, StandIn):
        draw_text(svg, middle, top + CARD_HEIGHT + 16, f"{card.wild} wild", {"font-size": "13"})


def draw_vote(svg: Element, vote: Vote[Hand], top: int) -> None:
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
    draw_text(svg, MIDDLE, base, vote.rule.name, look)
    left_mark, right_mark = {1: ("◀", ""), -1: ("", "▶"), 0: ("=", "=")}[vote.sign]
    draw_text(svg, MIDDLE - 110, base, left_mark, look)
    draw_text(svg, MIDDLE + 110, base, right_mark, look)
    for x, evidence in zip((MIDDLE - 230, MIDDLE + 230), vote.evidence, strict=True):
        _evidence(svg, x, base, evidence, vote.place if decides else None, look)


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
        draw_text(svg, x, y, in_short(evidence), look)
        return
    text = SubElement(svg, "text", look, x=f"{x:g}", y=f"{y:g}")
    parts = evidence[:place], evidence[place : place + 1], evidence[place + 1 :]
    for part, its_look in zip(parts, ({}, MARK, {}), strict=True):
        if part:
            SubElement(text, "tspan", its_look).text = in_short(part)


def draw_legend(svg: Element, y: float, marked: bool) -> None:
    """Which colour is which suit, and what the mark is."""
    text = SubElement(svg, "text", {"font-size": "13"}, x=f"{MIDDLE:g}", y=f"{y:g}")
    for suit in Suit:
        name = f"{SYMBOLS[suit]} {suit.name.lower()}"
        SubElement(text, "tspan", {"fill": INKS[suit], "dx": "12"}).text = name
    if marked:
        SubElement(text, "tspan", MARK | {"dx": "12"}).text = "the rank that decided"


def draw_text(svg: Element, x: float, y: float, text: str, look: dict[str, str]) -> None:
    """A text, if there is any, in the middle of which `x` is, unless it looks otherwise."""
    if text:
        SubElement(svg, "text", look, x=f"{x:g}", y=f"{y:g}").text = text
