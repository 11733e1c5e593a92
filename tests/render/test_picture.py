"""The fold drawn, as the text of an SVG file."""

from xml.etree import ElementTree

import pytest

from poker_fp import GAMES, explain, hand
from poker_fp.deals.duels import duels, parse_held
from poker_fp.render.picture import drawn, drawn_sides

SVG = "{http://www.w3.org/2000/svg}"


def picture(one: str, other: str) -> ElementTree.Element:
    """The picture of two hands compared, read back."""
    return ElementTree.fromstring(drawn(explain(hand(one), hand(other))))


def picture_of_sides(game: str, *hands: str) -> ElementTree.Element:
    """The picture of two hands under the rules of a game, read back."""
    one, other = parse_held(GAMES[game], hands).unwrap()
    return ElementTree.fromstring(drawn_sides(duels(GAMES[game], one, other)))


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


def test_each_side_of_a_split_pot_is_drawn_with_its_winner() -> None:
    """Its name above, the hands that are shown there, the rule that decided; at last the pot."""
    svg = picture_of_sides("badeucy", "2c3d4h5s7c", "KcKdKhKsQc")
    texts = written(svg)
    high, low = texts.index("badugi"), texts.index("deuce to seven")
    assert texts[high:low].count("Hand 1 wins. - with badugi: 5-4-3-2") == 1
    assert texts[high : high + 10] == ["badugi", "Hand 1", *"5♠4♥3♦2♣"]
    assert "Hand 1 wins. - with 7-5-4-3-2 low" in texts[low:]
    assert len(framed(svg)) == 2
    assert texts[-2] == "Hand 1 scoops the pot."
    assert svg.findtext(f"{SVG}title") == (
        "badugi: 5s 4h 3d 2c against Kd Qc; deuce to seven: 7c 5s 4h 3d 2c against Kc Kd Kh Ks Qc"
    )
    told = str(svg.findtext(f"{SVG}desc"))
    assert "deuce to seven: The rules are asked in turn. straight flush: a tie;" in told
    assert told.endswith("Hand 1 wins. - with 7-5-4-3-2 low Hand 1 scoops the pot.")


@pytest.mark.parametrize(
    ("hands", "sentence", "pot", "missing"),
    [
        (("8h7d4c3s2d", "KhKdKc3s2c"), "Hand 1 wins. - the other has none",
         "Hand 1 wins 1/2 of the pot, hand 2 1/2.", 1),
        (("KhKdKc3s2c", "AhAd9c8s7c"), "Nobody wins. - neither has one",
         "Hand 1 scoops the pot.", 2),
        (("8h7d4c3s2d", "8s7c4d3h2h"), "Tie.", "Hand 1 wins 1/2 of the pot, hand 2 1/2.", 0),
        (("8h7d4c3s2d", "8s7c5d3hAh"), "Hand 1 wins. - with 8-7-4-3-2 low",
         "Hand 1 wins 1/2 of the pot, hand 2 1/2.", 0),
        (("8h7d4c3s2d", "8h7h4h3h2h"), "Tie.", "Hand 2 wins 3/4 of the pot, hand 1 1/4.", 0),
    ],
)  # fmt: skip
def test_a_side_that_one_of_them_or_nobody_may_win(
    hands: tuple[str, str], sentence: str, pot: str, missing: int
) -> None:
    """It says so where the hand would be, and its part of the pot goes to the other side."""
    texts = written(picture_of_sides("omaha-hi-lo-8", *hands))
    assert (texts[-3], texts[-2]) == (sentence, pot)
    assert texts.count("no hand that may win") == missing


def test_a_game_of_one_side_is_drawn_as_its_hands_are() -> None:
    """No name above, and no pot below."""
    one, other = "2h4s4c2d4h", "2s8sAsQs3s"
    (duel,) = duels(GAMES["five-card-draw"], hand(one).cards, hand(other).cards)
    assert duel.why
    assert drawn_sides([duel]) == drawn(duel.why)


def test_a_wild_card_is_drawn_as_what_it_stands_for() -> None:
    """With what it is below."""
    texts = written(picture_of_sides("joker-draw", "JkKsKh3c2d", "QsQhQd3h2h"))
    assert texts[:13] == ["Hand 1", "K", "♠", "K", "♥", "K", "♣", "Jk wild", *"3♣2♦", "Hand 2"]
