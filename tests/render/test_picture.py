"""The fold drawn, as the text of an SVG file."""

from xml.etree import ElementTree

from poker_fp import explain, hand
from poker_fp.render.picture import drawn

SVG = "{http://www.w3.org/2000/svg}"


def picture(one: str, other: str) -> ElementTree.Element:
    """The picture of two hands compared, read back."""
    return ElementTree.fromstring(drawn(explain(hand(one), hand(other))))


def framed(svg: ElementTree.Element) -> list[ElementTree.Element]:
    """The frames around rules that decided."""
    return [box for box in svg.iter(f"{SVG}rect") if box.get("stroke-width") == "2"]


def test_the_fold_is_drawn() -> None:
    """Both hands as cards, every vote on the way down, the deciding rule framed, all of it told."""
    svg = picture("2H 4S 4C 2D 4H", "2S 8S AS QS 3S")
    sentence = "Hand 1 wins. - with full house: 4 over 2"
    texts = [element.text for element in svg.iter(f"{SVG}text")]
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
    assert [text.text for text in svg.iter(f"{SVG}text")].count("=") == 18
