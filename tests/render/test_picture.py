"""The fold drawn, as the text of an SVG file."""

from xml.etree import ElementTree

import pytest

from poker_fp import explain, hand
from poker_fp.render.picture import drawn

SVG = "{http://www.w3.org/2000/svg}"


def picture(one: str, other: str) -> ElementTree.Element:
    """The picture of two hands compared, read back."""
    return ElementTree.fromstring(drawn(explain(hand(one), hand(other))))


def written(svg: ElementTree.Element) -> list[str]:
    """The texts, as they are read: a text may have parts, with blanks between."""
    return [" ".join("".join(text.itertext()).split()) for text in svg.iter(f"{SVG}text")]


def marked(svg: ElementTree.Element) -> list[str | None]:
    """The parts that are underlined."""
    return [part.text for part in svg.iter(f"{SVG}tspan") if part.get("text-decoration")]


def framed(svg: ElementTree.Element) -> list[ElementTree.Element]:
    """The frames around rules that decided."""
    return [box for box in svg.iter(f"{SVG}rect") if box.get("stroke-width") == "2"]


def test_the_fold_is_drawn() -> None:
    """Both hands as cards, every vote on the way down, the deciding rule framed, all of it told."""
    svg = picture("2H 4S 4C 2D 4H", "2S 8S AS QS 3S")
    sentence = "Hand 1 wins. - with full house: 4 over 2"
    texts = written(svg)
    assert texts[:11] == ["Hand 1", *"2♥4♠4♣2♦4♥"]
    for told in ("straight flush", "four of a kind", "full house", "4 2", "◀", sentence):
        assert told in texts
    assert "flush" not in texts  # the rule below the deciding one was never asked
    assert len(framed(svg)) == 1
    title, description = svg.find(f"{SVG}title"), svg.find(f"{SVG}desc")
    assert title is not None
    assert title.text == "2h 4s 4c 2d 4h against 2s 8s As Qs 3s"
    assert description is not None
    assert "full house: decides for hand 1. Hand 1 wins." in (description.text or "")
    assert svg.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"


def test_the_picture_of_a_tie_frames_no_rule() -> None:
    """All rules were asked, and none decided."""
    svg = picture("2S 8S AS QS 3S", "2h 8h Ah Qh 3h")
    assert not framed(svg)
    assert written(svg).count("=") == 18
    assert marked(svg) == []


@pytest.mark.parametrize(
    ("one", "other", "ranks", "told"),
    [
        ("Kh Kd As 9c 4d", "Ks Kc Ad 8h 4c", ["9", "8"], "pair: decides for hand 1, 9 against 8."),
        ("2c 3h 4s 8c Ah", "2h 3d 5s 9c Kd", ["A", "K"], "decides for hand 1, A against K."),
        ("2S 8S AS QS 3S", "2H 4S 4C 2D 4H", ["4"], "full house: decides for hand 2."),
    ],
)
def test_the_rank_that_decided_is_marked(one: str, other: str, ranks: list[str], told: str) -> None:
    """In each hand that has one, and said in the description and in the legend."""
    svg = picture(one, other)
    assert marked(svg) == [*ranks, "the rank that decided"]
    assert told in str(svg.findtext(f"{SVG}desc"))


def test_the_suits_have_four_colours_and_a_legend() -> None:
    """Each suit's symbol has on the cards the colour that it has in the legend."""
    svg = picture("2c 3d 4h 5s 7c", "2c 3d 4h 5s 8c")
    legend = {part.text or "": part.get("fill") for part in svg.iter(f"{SVG}tspan")}
    colours = {
        symbol: legend[f"{symbol} {name}"]
        for symbol, name in zip("♣♦♥♠", ("clubs", "diamonds", "hearts", "spades"), strict=True)
    }
    assert len(set(colours.values())) == 4
    for text in svg.iter(f"{SVG}text"):
        if text.text in colours:
            assert text.get("fill") == colours[text.text]
