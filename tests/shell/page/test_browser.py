"""The page as a reader has it, in a browser. One run is for every change, the rest exhaustive."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest

from examples.site.build import sizes
from tests.shell.page.conftest import READY, Opened, served
from tests.shell.web.servers import running

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

sync_api = pytest.importorskip("playwright.sync_api", reason="there is no playwright")
expect: Any = sync_api.expect

FIRST = "Hand 1 wins by full house: 4 over 2."
FLUSH = "Hand 2 wins by flush: Ace."
ENDLESS = "def slow(hand):\n    while True: pass"
TARGET = 44
"""Pixels that a finger needs."""


def sentence(page: "Page") -> "Locator":
    """Who wins, or what is to be done."""
    return page.locator("#sentence")


def python(page: "Page") -> "Locator":
    """What is said of Python."""
    return page.locator("#python")


def handle(page: "Page", name: str) -> "Locator":
    """What a rule is moved by."""
    return page.get_by_role("button", name=re.compile(f"^{name}, rule"))


def rules(page: "Page") -> list[str]:
    """The names of the rules, from above."""
    return page.locator("#rules .name").all_text_contents()


def votes(page: "Page") -> list[str]:
    """What each rule is said to have said."""
    return page.locator("#rules .vote").all_text_contents()


def press(page: "Page", name: str) -> None:
    """Press a button by its name."""
    page.get_by_role("button", name=name, exact=True).click()


def shown_times(page: "Page") -> dict[str, float]:
    """Seconds from the start of the page to each of its marks."""
    marks: list[Any] = page.evaluate(
        "() => performance.getEntriesByType('mark').map(m => [m.name, m.startTime / 1000])"
    )
    return dict(marks)


def test_the_fold(
    opened: Callable[..., Opened], site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first answer before Python; then a rule moves, and the other hand wins; of 7 MB."""
    size = sizes(site)[1]
    assert size <= 7
    with opened(reduced_motion="reduce") as page:
        press(page, "Hand 1")
        expect(sentence(page)).to_have_text(FIRST)
        assert "python ready" not in shown_times(page)
        expect(page.locator("#guessed")).to_have_text("You said hand 1: right.")
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        handle(page, "flush").press("ArrowUp")
        expect(sentence(page)).to_have_text(FLUSH)
        expect(handle(page, "flush")).to_be_focused()
        told = shown_times(page)
    with capsys.disabled():
        print(f"\n{told['first answer']:.1f} s to the first answer, of 1")
        print(f"{told['python ready']:.1f} s to Python, of 6")
        print(f"{size:.1f} MB as gzip, of 7")


@pytest.fixture(scope="module")
def with_python(opened: Callable[..., Opened]) -> Iterator["Page"]:
    """A window in which Python is ready, for all the tests that want no more."""
    with opened(viewport={"width": 1280, "height": 900}) as page:
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        yield page


@pytest.fixture
def page(with_python: "Page") -> "Page":
    """The same window, with another example before the first, so that nothing is left of a test."""
    expect(python(with_python)).to_have_text("Python: ready", timeout=READY)
    for title in ("The same ranks twice", "Full house or flush"):
        with_python.get_by_label("Example").select_option(title)
    forget = with_python.get_by_role("button", name="Forget")
    while forget.count():
        forget.first.click()
    expect(sentence(with_python)).to_contain_text("Who wins?")
    return with_python


def write(page: "Page", code: str) -> None:
    """Write a rule and try it."""
    page.get_by_label("Your rule, in Python").fill(code)
    press(page, "Add")


@pytest.mark.exhaustive
def test_votes_are_hidden_until_a_step(page: "Page") -> None:
    """Then they come one by one, by button or arrow key, there and back, and are read out."""
    assert votes(page) == [""] * 9
    assert page.locator("#rules .seen").all_text_contents() == [""] * 18
    page.get_by_role("button", name="Step").click()
    assert votes(page) == ["tie, ask the next"] + [""] * 8
    expect(sentence(page)).to_have_text("straight flush: tie. Ask the next.")
    page.locator("#list").press("ArrowRight")
    page.locator("#list").press("ArrowRight")
    assert votes(page) == ["tie, ask the next"] * 2 + ["◀ hand 1"] + ["not asked"] * 6
    expect(sentence(page)).to_have_text(FIRST)
    expect(page.locator("#live")).to_have_text(f"full house: 4 2 against nothing. Hand 1. {FIRST}")
    expect(page.locator(".won").first).to_be_visible()
    for button in ("Step →", "All"):
        expect(page.get_by_role("button", name=button, exact=True)).to_be_disabled()
    page.locator("#list").press("ArrowLeft")
    expect(sentence(page)).to_have_text("four of a kind: tie. Ask the next.")
    expect(page.locator(".won").first).to_be_hidden()
    assert votes(page)[2:] == [""] * 7
    press(page, "All")
    press(page, "Start over")  # it says so, and does no more
    expect(sentence(page)).to_contain_text("Who wins?")
    assert votes(page) == [""] * 9
    expect(page.get_by_role("button", name="Start over")).to_be_disabled()


@pytest.mark.exhaustive
def test_a_press_too_many_takes_nothing_away(page: "Page") -> None:
    """The last step leaves the focus where the arrow keys go on, and the verdict where it is."""
    page.locator("#step").focus()
    for _ in range(6):
        page.keyboard.press("Enter")
    expect(sentence(page)).to_have_text(FIRST)
    expect(page.locator("#list")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(sentence(page)).to_have_text("four of a kind: tie. Ask the next.")


@pytest.mark.exhaustive
def test_a_move_is_answered_at_once(page: "Page") -> None:
    """Though no vote was shown; but steps that are still true are not run ahead of."""
    handle(page, "flush").press("ArrowUp")
    expect(sentence(page)).to_have_text(FLUSH)
    press(page, "Rules back")
    press(page, "Start over")
    page.locator("#step").click()
    page.locator("#step").click()
    handle(page, "flush").press("ArrowUp")  # after the two that have voted
    expect(page.locator("#live")).to_have_text("flush is rule 3 now.")
    expect(sentence(page)).to_have_text("four of a kind: tie. Ask the next.")
    assert votes(page) == ["tie, ask the next"] * 2 + [""] * 7
    handle(page, "flush").press("Home")  # before them
    expect(sentence(page)).to_have_text(FLUSH)
    press(page, "Undo")
    expect(sentence(page)).to_have_text("four of a kind: tie. Ask the next.")


@pytest.mark.exhaustive
def test_the_buttons_of_a_row_go_when_the_reader_goes(page: "Page") -> None:
    """To another row, or away."""
    handle(page, "flush").click()
    expect(page.get_by_role("button", name="Move flush up")).to_be_visible()
    handle(page, "pair").click()
    expect(page.get_by_role("button", name="Move flush up")).to_be_hidden()
    page.get_by_label("Hand 1", exact=True).click()
    expect(page.get_by_role("button", name="Move pair up")).to_be_hidden()


@pytest.mark.exhaustive
def test_a_guess_shows_the_votes_one_by_one(page: "Page") -> None:
    """And then whether it was right."""
    page.get_by_role("button", name="Hand 2", exact=True).click()
    expect(sentence(page)).to_have_text(FIRST)
    expect(page.locator("#guessed")).to_have_text("You said hand 2: not this time.")
    assert page.locator(".hands .marked").count() == 3
    assert page.locator("#rules mark").all_text_contents() == ["4"]
    expect(page.locator("#legend")).to_contain_text("in gold: what decided")


@pytest.mark.exhaustive
def test_what_was_not_asked_is_faint_and_not_struck_through(page: "Page") -> None:
    """Its evidence is there to read."""
    press(page, "All")
    unasked = page.locator("#rules .unasked .seen", has_text="A Q 8 3 2").first
    expect(unasked).to_be_visible()
    look = "e => getComputedStyle(e).textDecorationLine"
    assert unasked.evaluate(look) == "none"


@pytest.mark.exhaustive
def test_a_rule_is_dragged(page: "Page") -> None:
    """By the pointer, past two others; the winner changes, and rarer hands are offered."""
    press(page, "All")
    start, end = handle(page, "flush").bounding_box(), handle(page, "four of a kind").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 30, steps=4)
    page.mouse.move(end["x"] + 20, end["y"] + 5, steps=4)
    page.mouse.up()
    expect(sentence(page)).to_have_text(FLUSH)
    assert rules(page)[:3] == ["straight flush", "flush", "four of a kind"]
    expect(page.locator("#changed")).to_contain_text("Hand 2 wins now.")
    expect(page.locator("#ranking option:checked")).to_have_text("standard, changed")
    press(page, "Rules back")
    expect(page.locator("#changed")).to_be_empty()
    assert rules(page)[3] == "flush"
    expect(page.locator("#ranking option:checked")).to_have_text("standard")


@pytest.mark.exhaustive
def test_a_rule_is_dragged_by_any_place_of_its_row(page: "Page") -> None:
    """Where there is a mouse; and a press without a move drags nothing, but shows the buttons."""
    press(page, "All")
    middle = page.locator("#rules li", has=handle(page, "flush")).locator(".name")
    start, end = middle.bounding_box(), handle(page, "straight flush").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 5, start["y"] + 5)
    page.mouse.down()
    page.mouse.move(start["x"] + 5, end["y"] + 5, steps=4)
    page.mouse.up()
    expect(sentence(page)).to_have_text(FLUSH)
    assert rules(page)[0] == "flush"
    expect(page.get_by_role("button", name="Move flush down")).to_be_hidden()
    middle.click()
    press(page, "Move flush down")
    assert rules(page)[1] == "flush"
    middle.click()


@pytest.mark.exhaustive
def test_two_hands_that_come_out_otherwise_can_be_looked_at_and_left(page: "Page") -> None:
    """What is said of them is what the change did; and the reader's own hands come back."""
    press(page, "All")
    handle(page, "flush").press("ArrowUp")
    press(page, "Here are two")
    expect(page.get_by_label("Hand 1", exact=True)).not_to_have_value("2H 4S 4C 2D 4H")
    expect(page.locator("#changed")).to_have_text(
        re.compile(r"Hand \d wins now. Without your change hand \d wins. My hands back")
    )
    expect(page.locator("#notes")).to_be_empty()  # no card is in both
    press(page, "My hands back")
    expect(page.get_by_label("Hand 1", exact=True)).to_have_value("2H 4S 4C 2D 4H")
    expect(sentence(page)).to_have_text(FLUSH)
    expect(page.locator("#changed")).to_contain_text("Here are two")


@pytest.mark.exhaustive
def test_what_was_changed_is_undone(page: "Page") -> None:
    """Step by step: a move, a ranking, an example, what was typed into one hand at once."""
    press(page, "All")
    handle(page, "flush").press("ArrowUp")
    expect(sentence(page)).to_have_text(FLUSH)
    page.locator("#ranking").select_option("house")
    expect(page.locator("#rules li")).to_have_count(10)
    for text in ("2H 4S 4C 2D 4", "2H 4S 4C 2D 4D"):
        page.get_by_label("Hand 1", exact=True).fill(text)
    expect(sentence(page)).to_contain_text("Who wins?")
    page.get_by_label("Example").select_option("A pair of aces each")
    press(page, "Undo")
    expect(page.get_by_label("Hand 1", exact=True)).to_have_value("2H 4S 4C 2D 4D")
    press(page, "Undo")
    expect(page.get_by_label("Hand 1", exact=True)).to_have_value("2H 4S 4C 2D 4H")
    expect(page.locator("#ranking")).to_have_value("house")
    press(page, "Undo")
    expect(page.locator("#rules .name").nth(2)).to_have_text("flush")
    press(page, "Undo")
    expect(page.locator("#rules .name").nth(3)).to_have_text("flush")


@pytest.mark.exhaustive
def test_a_rule_is_moved_by_the_keyboard(page: "Page") -> None:
    """The focus stays on it, and its new place and the winner are read out."""
    press(page, "All")
    handle(page, "flush").press("ArrowUp")
    expect(page.locator("#live")).to_have_text(f"flush is rule 3 now. {FLUSH}")
    expect(handle(page, "flush")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(sentence(page)).to_have_text(FIRST)
    expect(handle(page, "flush")).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator("#live")).to_contain_text("flush is rule 1 now.")
    page.keyboard.press("ArrowUp")
    assert rules(page)[0] == "flush"
    for _ in range(3):  # sooner than the answers come
        page.keyboard.press("ArrowDown")
    expect(page.locator("#live")).to_contain_text("flush is rule 4 now.")
    page.keyboard.press("End")
    expect(page.locator("#live")).to_contain_text("flush is rule 9 now.")
    expect(page.get_by_role("button", name="flush, rule 9 of 9")).to_be_focused()


@pytest.mark.exhaustive
def test_a_rule_is_moved_by_buttons(page: "Page") -> None:
    """A press on its handle shows them, for those who can neither drag nor type."""
    press(page, "All")
    handle(page, "flush").click()
    press(page, "Move flush up")
    expect(sentence(page)).to_have_text(FLUSH)
    press(page, "Move flush down")
    expect(sentence(page)).to_have_text(FIRST)
    handle(page, "flush").click()
    expect(page.get_by_role("button", name="Move flush up")).to_be_hidden()


@pytest.mark.exhaustive
def test_short_deck_has_the_flush_first(page: "Page") -> None:
    """The same hands under other rules, and the votes stay in sight."""
    press(page, "All")
    page.locator("#ranking").select_option("short deck")
    expect(sentence(page)).to_have_text(FLUSH)
    expect(page.locator("#about")).to_contain_text("36 cards")
    expect(page.locator("#notes")).to_have_text("A short deck has no 2, 3 and 4; these hands have.")
    assert rules(page)[2:4] == ["flush", "full house"]
    page.locator("#ranking").select_option("standard")
    expect(sentence(page)).to_have_text(FIRST)


@pytest.mark.exhaustive
def test_a_tie(page: "Page") -> None:
    """Every rule is asked, and a guess may be that."""
    page.get_by_label("Example").select_option("The same ranks twice")
    press(page, "Tie")
    expect(sentence(page)).to_have_text("Tie: no rule told them apart.")
    expect(page.locator("#legend")).to_be_hidden()
    expect(page.locator("#guessed")).to_have_text("You said a tie: right.")
    assert votes(page) == ["tie, ask the next"] * 8 + ["tie"]
    expect(page.locator(".won").first).to_be_hidden()
    expect(page.locator(".won").last).to_be_hidden()


PLACES = """([field, carets, column]) => {
  const style = getComputedStyle(document.querySelector(field));
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const inside = parseFloat(style.paddingLeft) + parseFloat(style.borderLeftWidth);
  const range = document.createRange();
  range.setStart(document.querySelector(carets).firstChild, column);
  range.setEnd(range.startContainer, column + 1);
  const start = document.querySelector(field).getBoundingClientRect().x + inside;
  return [start, range.getBoundingClientRect().x, pen.measureText("M").width];
}"""
"""Where the text of a field starts, where a character of the carets is, how wide a letter is."""


@pytest.mark.exhaustive
def test_an_error_stands_under_its_column(page: "Page") -> None:
    """The votes about another hand go, nobody is said to win, and they come back with the hand."""
    press(page, "All")
    field = page.get_by_label("Hand 1", exact=True)
    field.fill("2H 4S 4C 2D 1H")
    wrong = page.locator("#wrong-0")
    expect(wrong.locator("pre")).to_have_text(" " * 12 + "^^", use_inner_text=False)
    expect(wrong).to_contain_text("column 13: '1H' is not a card (write 10H, TH or AH)")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(sentence(page)).to_have_text("These are not two hands yet.")
    expect(page.locator(".won").first).to_be_hidden()
    assert votes(page) == [""] * 9
    assert page.locator("#rules .seen").all_text_contents() == [""] * 18
    assert page.locator("#facts td:nth-child(2)").all_text_contents() == ["–"] * 7
    shown = page.locator(".hand").first.locator(".card")  # and what is no card is not drawn as one
    expect(shown).to_have_text(["2♥", "4♠", "4♣", "2♦", "?1H"])
    start, first, letter = page.evaluate(PLACES, ["#hand-0", "#wrong-0 pre", 12])
    assert first == pytest.approx(start + 12 * letter, abs=2)
    field.fill("2H 4S 4C 2D 4H")
    expect(sentence(page)).to_have_text(FIRST)
    expect(wrong).to_be_empty()


@pytest.mark.exhaustive
def test_a_rule_of_ones_own_joins(page: "Page") -> None:
    """As the first; it moves like any other, is asked, and is taken out."""
    press(page, "All")
    write(page, "def low_card(a, b):\n    return b.ranks[-1] - a.ranks[-1]")
    expect(page.locator("#judged")).to_contain_text("“low card” keeps the laws on 24 hands")
    assert rules(page)[0] == "low card"
    expect(page.locator("#count")).to_have_text("Ten")
    evidence = page.locator("#rules .own .seen")
    expect(evidence).to_have_text(["hand 1 has equal", "hand 2 has equal"])
    write(page, "def red(hand):\n    return (sum(c.suit in 'dh' for c in hand.cards),)")
    expect(sentence(page)).to_have_text("Hand 1 wins by red: 3 against 0.")
    expect(page.locator("#count")).to_have_text("Eleven")
    expect(page.locator("#rules .decides .seen").first).to_have_text("hand 1 has 3")
    handle(page, "red").press("End")
    expect(sentence(page)).to_have_text(FIRST)
    write(page, "def red(hand):\n    return (9,)")  # another in the same place
    expect(page.locator("#judged")).to_contain_text("It took the place of your older one.")
    press(page, "Take out red")
    expect(page.locator("#rules li")).to_have_count(10)


@pytest.mark.exhaustive
def test_rules_of_ones_own_are_never_lost(page: "Page") -> None:
    """Out of the list they wait beside it; another ranking leaves each where it was."""
    press(page, "All")
    for name in ("one", "two", "three"):
        write(page, f"def {name}(hand):\n    return ()")
        expect(page.locator("#rules .name").first).to_have_text(name)
    handle(page, "one").press("End")
    handle(page, "three").press("ArrowDown")
    handle(page, "three").press("ArrowDown")
    expect(page.locator("#live")).to_contain_text("three is rule 3 now.")
    assert rules(page)[:3] == ["two", "straight flush", "three"]
    page.locator("#ranking").select_option("house")
    expect(page.locator("#rules li")).to_have_count(13)
    assert [rules(page)[at] for at in (0, 1, 2, 12)] == ["two", "royal flush", "three", "one"]
    page.locator("#ranking").select_option("standard")
    expect(page.locator("#rules li")).to_have_count(12)
    assert [rules(page)[at] for at in (0, 1, 2, 11)] == ["two", "straight flush", "three", "one"]
    press(page, "Rules back")
    expect(page.locator("#rules li")).to_have_count(9)
    expect(page.locator("#shelf")).to_contain_text("Out of the list: + one")
    press(page, "Put two first in the list")
    expect(page.locator("#rules .name").first).to_have_text("two")
    # An example is about the rules as they are: the reader's own wait again.
    page.get_by_label("Example").select_option("No ties in this house")
    expect(page.locator("#rules li")).to_have_count(10)
    expect(page.get_by_role("button", name="Forget")).to_have_count(3)
    press(page, "Undo")
    expect(page.locator("#rules .name").first).to_have_text("two")
    press(page, "Take out two")
    expect(page.locator("#rules li")).to_have_count(9)
    press(page, "Forget two")
    expect(page.locator("#shelf")).not_to_contain_text("two")
    press(page, "Undo")
    expect(page.locator("#shelf")).to_contain_text("+ two")


@pytest.mark.exhaustive
def test_a_rule_that_never_votes_and_one_that_prints(page: "Page") -> None:
    """Both join, and that is said, and what was printed; what to ask a hand stands beside them."""
    write(
        page, "def queens(hand):\n    return (1,) if any(c.rank == 'Q' for c in hand.cards) else ()"
    )
    expect(page.locator("#judged .doubt")).to_contain_text("it may never vote")
    expect(page.locator("#facts")).to_contain_text("(4, 4, 4, 2, 2)")
    write(page, "def loud(hand):\n    print(hand.shape)\n    return ()")
    expect(page.locator("#judged .kept")).to_contain_text("joined")
    expect(page.locator("#judged .doubt")).to_have_count(1)
    expect(page.locator("#printed pre")).to_have_text("(3, 2)\n(1, 1, 1, 1, 1)")
    page.get_by_label("Hand 1", exact=True).fill("2H 3S 4C 5D 6D")
    expect(page.locator("#printed pre")).to_have_text("(1, 1, 1, 1, 1)\n(1, 1, 1, 1, 1)")
    press(page, "Try a wrong one")
    expect(page.locator("#judged")).to_contain_text("antisymmetric")
    expect(page.locator("#printed")).to_be_empty()
    expect(page.locator("#laws dt")).to_have_text(  # these stay
        ["reflexive", "antisymmetric", "transitive", "congruent"]
    )
    press(page, "My text back")
    expect(page.get_by_label("Your rule, in Python")).to_have_value(re.compile("def loud"))
    expect(page.get_by_role("button", name="My text back")).to_be_hidden()


@pytest.mark.exhaustive
def test_a_greater_than_is_refuted_by_two_hands(page: "Page") -> None:
    """As cards, with both answers and the law; and it is in no list."""
    press(page, "Try a wrong one")
    judged = page.locator("#judged")
    expect(judged).to_contain_text(
        "“more spades” is no comparator: it breaks the law “antisymmetric”."
    )
    expect(judged.get_by_role("img")).to_have_count(2)
    assert judged.locator(".card").count() == 10
    assert judged.locator("td").all_text_contents() == [
        *("more_spades(A, B)", "False", "a tie"),
        *("more_spades(B, A)", "True", "B wins"),
    ]
    expect(judged.locator("q")).to_have_text("Swapping the values flips the sign.")
    assert len(rules(page)) == 9
    write(page, "def f(hand):\n    return nothing")
    expect(judged.locator(".fault")).to_have_text(
        "line 2: NameError: name 'nothing' is not defined"
    )
    pointed = "    return nothing\n" + " " * 11 + "^^^^^^^"
    expect(judged.locator("pre")).to_have_text(pointed, use_inner_text=False)
    expect(judged).to_contain_text("It was asked about 2H 3D 5S 9C KD.")
    expect(page.get_by_label("Your rule, in Python")).to_have_attribute("aria-invalid", "true")


@pytest.mark.exhaustive
def test_an_endless_loop_is_ended(page: "Page") -> None:
    """Python is started anew, the rule is in no list, and the page goes on."""
    press(page, "All")
    write(page, ENDLESS)
    expect(page.locator("#judged")).to_contain_text("no end within 5 seconds", timeout=20_000)
    expect(python(page)).to_have_text("Python: ready", timeout=READY)
    handle(page, "flush").press("ArrowUp")
    expect(sentence(page)).to_have_text(FLUSH)
    assert len(rules(page)) == 9


@pytest.mark.exhaustive
def test_a_rule_that_ends_for_some_hands_only_is_taken_out(page: "Page") -> None:
    """It keeps the laws on the sample, joins, and then meets a hand that it never leaves."""
    press(page, "All")
    code = "def shy(hand):\n    while str(hand.cards[0]) == '7c': pass\n    return ()"
    write(page, code)
    write(page, "def meek(hand):\n    return ()")
    expect(page.locator("#rules li")).to_have_count(11)
    page.get_by_label("Hand 1", exact=True).fill("7C 4S 4C 2D 4H")
    expect(page.locator("#judged")).to_have_text(
        "“shy”: no end within 5 seconds, on 7C 4S 4C 2D 4H against 2S 8S AS QS 3S. "
        "It is out of the list.",
        timeout=READY,
    )
    expect(page.locator("#rules li")).to_have_count(10, timeout=READY)
    assert rules(page)[0] == "meek"
    expect(sentence(page)).to_contain_text("Who wins?", timeout=READY)
    page.get_by_label("Hand 1", exact=True).fill("7D 4S 4C 2D 4H")
    press(page, "Put shy first in the list")
    expect(page.locator("#rules li")).to_have_count(11)
    expect(page.locator("#judged")).to_be_empty()  # it is in the list


RAISES = "def picky(hand):\n    return (1,) if str(hand.cards[0]) != '7c' else missing"


@pytest.mark.exhaustive
def test_hands_that_a_rule_cannot_judge_are_shown_all_the_same(page: "Page") -> None:
    """With what all other rules see; the rule is marked, moves, and is taken out."""
    write(page, RAISES)
    expect(page.locator("#judged")).to_contain_text("It joined the list.")
    page.get_by_label("Hand 1", exact=True).fill("7C 4S 4C 2D 4H")
    expect(page.locator(".hand").first.locator(".card").first).to_have_text("7♣")
    press(page, "All")
    expect(sentence(page)).to_have_text("No winner: picky cannot judge these hands.")
    failed = page.locator("#rules .failed")
    expect(failed).to_contain_text("cannot judge these hands")
    expect(failed).to_contain_text("line 2: NameError: name 'missing' is not defined")
    assert votes(page)[1:] == ["not asked"] * 9
    expect(page.locator("#rules .seen").nth(12)).to_have_text("hand 1 has 4 7 2")  # three of a kind
    expect(page.locator("#facts")).to_contain_text("card('7c')")
    expect(page.locator(".won").first).to_be_hidden()
    page.wait_for_url(re.compile("a=7C"))
    write(page, "def extra(hand):\n    return ()")
    expect(page.locator("#judged")).to_contain_text("It joined the list.")
    assert rules(page)[:2] == ["extra", "picky"]
    press(page, "Hand 1")  # no guess is right where nobody wins
    expect(sentence(page)).to_contain_text("No winner")
    expect(page.locator("#guessed")).to_be_empty()
    handle(page, "picky").press("End")
    expect(sentence(page)).to_have_text("Hand 2 wins by flush: Ace.")
    assert votes(page)[-1] == "not asked"
    expect(page.locator("#changed")).to_contain_text(re.compile("picky cannot judge|random pairs"))
    press(page, "Take out picky")
    expect(page.locator("#rules li")).to_have_count(10)


@pytest.mark.exhaustive
def test_a_rule_that_is_added_to_unfinished_hands_is_in_the_list(page: "Page") -> None:
    """Without a vote, and the hands are none yet, which is nothing wrong."""
    press(page, "All")
    page.get_by_label("Hand 1", exact=True).fill("2H 4S 4")
    expect(page.locator("#wrong-0")).to_have_text("3 cards to go")
    expect(page.get_by_label("Hand 1", exact=True)).to_have_attribute("aria-invalid", "false")
    write(page, "def extra(hand):\n    return ()")
    expect(page.locator("#judged")).to_contain_text("It joined the list.")
    assert rules(page)[0] == "extra"
    assert votes(page) == [""] * 10
    expect(page.locator("#count")).to_have_text("Ten")
    expect(page.locator("#rules .own")).to_have_count(1)


@pytest.mark.exhaustive
def test_what_is_said_of_a_rule_goes_when_it_is_true_no_more(page: "Page") -> None:
    """By undo, by taking it out, by writing on; and twice the same joins once."""
    judged = page.locator("#judged")
    code = "def red(hand):\n    return (sum(c.suit in 'dh' for c in hand.cards),)"
    write(page, code)
    expect(judged).to_contain_text("It joined the list.")
    press(page, "Add")
    expect(judged).to_contain_text("It is in the list already.")
    press(page, "Undo")  # there was but one change
    expect(page.locator("#rules li")).to_have_count(9)
    expect(judged).to_be_empty()
    press(page, "Add")
    expect(judged).to_contain_text("It joined the list.")
    press(page, "Take out red")
    expect(judged).to_be_empty()
    write(page, "def f(hand):\n    print(7)\n    return nothing")
    expect(judged).to_contain_text("NameError")
    expect(page.locator("#printed")).to_contain_text("printed:7")
    page.get_by_label("Your rule, in Python").press("End")
    page.keyboard.type(" ")
    expect(judged).to_be_empty()
    expect(page.locator("#printed")).to_be_empty()
    expect(page.get_by_label("Your rule, in Python")).to_have_attribute("aria-invalid", "false")


@pytest.mark.exhaustive
def test_each_text_that_others_took_the_place_of_comes_back(page: "Page") -> None:
    """The last first."""
    field = page.get_by_label("Your rule, in Python")
    for text in ("one = 1", "two = 2"):
        field.fill(text)
        press(page, "Try a wrong one")
    for text in ("two = 2", "one = 1"):
        press(page, "My text back")
        expect(field).to_have_value(text)


@pytest.mark.exhaustive
def test_what_was_printed_is_said_with_who_printed_it(page: "Page") -> None:
    """Of two rules each."""
    for name in ("one", "two"):
        write(page, f"def {name}(a, b):\n    print('{name}!')\n    return 0")
        expect(page.locator("#rules .name").first).to_have_text(name)
    expect(page.locator("#printed p")).to_have_text(["two printed:", "one printed:"])
    expect(page.locator("#printed pre")).to_have_text(["two!", "one!"])


@pytest.mark.exhaustive
def test_deep_recursion_does_not_end_python(page: "Page") -> None:
    """It is an error like others."""
    write(page, "def deep(a, b):\n    return sorted([1, 2], key=lambda _: deep(a, b))[0]")
    expect(page.locator("#judged")).to_contain_text("RecursionError")
    expect(python(page)).to_have_text("Python: ready")


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "way",
    ["js.fetch('/x')", "js.XMLHttpRequest.new()", "js.WebSocket.new('ws://127.0.0.1/')"],
)
def test_a_rule_has_no_way_out(page: "Page", way: str) -> None:
    """Nothing in the worker asks the network any more."""
    write(page, f"import js\ndef f(hand):\n    {way}\n    return ()")
    expect(page.locator("#judged")).to_contain_text("AttributeError")


@pytest.mark.exhaustive
def test_markup_is_text(page: "Page") -> None:
    """In a hand, in the name of a rule, in a message."""
    page.get_by_label("Hand 1", exact=True).fill("<b>2H</b>")
    expect(page.locator("#wrong-0")).to_contain_text("'b' is not a card")
    name = "<img src=x onerror=alert(1)>"
    page.get_by_label("Hand 1", exact=True).fill("2H 4S 4C 2D 4H")
    write(page, f"mine = rule({name!r}, patterns.pair)")
    expect(page.locator("#rules .name").first).to_have_text(name)
    write(page, "raise ValueError('<i>x</i>')")
    expect(page.locator("#judged")).to_contain_text("<i>x</i>")
    assert page.locator("main :is(b, i:not(.card i), img)").filter(has_text="2H").count() == 0
    assert page.locator("#judged i, #rules img").count() == 0


@pytest.mark.exhaustive
def test_cards_are_picked(page: "Page") -> None:
    """Into the hand that is chosen, and out of it; one press after another."""
    page.locator(".picker summary").click()
    page.get_by_role("button", name="Ace of clubs", exact=True).click()
    expect(page.locator("#picked")).to_contain_text("There are five cards in this hand")
    expect(page.get_by_label("Hand 1", exact=True)).to_have_value("2H 4S 4C 2D 4H")
    other = page.get_by_role("button", name="Ace of spades, in the other hand", exact=True)
    expect(other).to_have_attribute("aria-pressed", "false")
    for card in ("2 of hearts", "4 of spades", "Ace of clubs"):
        page.get_by_role("button", name=card, exact=True).click()
    expect(page.get_by_label("Hand 1", exact=True)).to_have_value("4C 2D 4H AC")
    expect(page.locator("#wrong-0")).to_have_text("1 card to go")
    expect(
        page.get_by_role("img", name="4 of clubs, 2 of diamonds, 4 of hearts, Ace of clubs")
    ).to_be_visible()
    expect(page.get_by_role("button", name="Ace of clubs")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_label("hand 2", exact=True).check()
    page.get_by_role("button", name="2 of spades", exact=True).click()
    expect(page.get_by_label("Hand 2", exact=True)).to_have_value("8S AS QS 3S")
    press(page, "Empty it")
    expect(page.get_by_label("Hand 2", exact=True)).to_have_value("")
    expect(page.locator("#wrong-1")).to_have_text("5 cards to go")
    expect(page.locator(".hand").last.locator(".card")).to_have_count(0)
    page.locator(".picker summary").click()


@pytest.mark.exhaustive
def test_a_card_in_both_hands_is_told(page: "Page") -> None:
    """It is allowed: each hand stands by itself."""
    page.get_by_label("Hand 1", exact=True).fill("2H 4S 4C 2D AS")
    expect(page.locator("#notes")).to_contain_text("Both hands have the Ace of spades. They may")
    press(page, "All")
    expect(sentence(page)).to_have_text(FLUSH)


@pytest.mark.exhaustive
def test_the_program_is_that_of_the_page(page: "Page") -> None:
    """It follows the order of the rules, and is copied or selected."""
    page.locator(".program summary").click()
    program = page.locator("#program")
    expect(program).to_contain_text("ranking = STANDARD")
    handle(page, "flush").press("ArrowUp")
    expect(program).to_contain_text('"flush",\n    "full house",')
    press(page, "Copy as code")
    expect(page.locator("#copied")).to_have_text(re.compile("Copied.|It is selected: copy it."))
    page.locator(".program summary").click()


@pytest.mark.exhaustive
def test_answers_that_come_late_are_dropped(page: "Page") -> None:
    """Of several texts typed at once only the last one is shown."""
    field = page.get_by_label("Hand 1", exact=True)
    for text in ("2H 4S 4C 2D 1H", "xx", "2H 3D 5S 9C KD", "2H 4S 4C 2D 4D 5", "2H 4S 4C 4D 4H"):
        field.fill(text)
    press(page, "All")
    expect(sentence(page)).to_have_text("Hand 1 wins by four of a kind: 4.")
    expect(page.locator("#wrong-0")).to_be_empty()


ADDRESS = "?" + urlencode(
    {
        "a": "6h 9s 9c 6d 9h",
        "b": "6s 8s As Qs 7s",
        "ranking": "short-deck",
        "rule": [
            *("full house", "straight flush", "four of a kind", "flush", "straight"),
            *("three of a kind", "two pair", "pair", "high card"),
        ],
    },
    doseq=True,
)


@pytest.mark.exhaustive
def test_an_address_reopens_just_this(opened: Callable[..., Opened]) -> None:
    """Hands, ranking and order; first Python is waited for, as no answer to it was built in."""
    with opened(ADDRESS) as page:
        expect(sentence(page)).to_have_text("Python is on its way…")
        assert rules(page)[0] == "full house"  # the list is there, and what cards are known
        expect(page.locator(".card")).to_have_count(10)
        press(page, "All")
        expect(sentence(page)).to_have_text("Hand 1 wins by full house: 9 over 6.", timeout=READY)
        assert rules(page)[:4] == ["full house", "straight flush", "four of a kind", "flush"]
        expect(page.locator("#ranking")).to_have_value("short-deck")
        handle(page, "full house").press("ArrowDown")
        page.wait_for_url(re.compile(r"rule=straight\+flush&rule=full\+house"))
        page.reload()  # and the steps that were shown are
        expect(sentence(page)).to_contain_text("Hand 1 wins", timeout=READY)
        assert rules(page)[:2] == ["straight flush", "full house"]
        press(page, "Start over")
        page.locator("#step").click()
        page.wait_for_function("() => history.state.shown === 1")
        page.reload()
        expect(sentence(page)).to_contain_text("straight flush: tie.", timeout=READY)


@pytest.mark.exhaustive
def test_what_ran_in_this_tab_runs_again_and_nowhere_else(opened: Callable[..., Opened]) -> None:
    """A reload has the reader's rules in their places; in another tab the same code waits."""
    permissions = ["clipboard-read", "clipboard-write"]
    with opened(permissions=permissions) as page:
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        for name in ("one", "two"):
            write(page, f"def {name}(hand):\n    return ()")
            expect(page.locator("#rules .name").first).to_have_text(name)
        handle(page, "two").press("End")
        expect(page.locator("#live")).to_contain_text("two is rule 11 now.")
        press(page, "Copy the address")
        expect(page.locator("#copied-address")).to_have_text("Copied.")
        address = page.evaluate("navigator.clipboard.readText()")
        assert "code=def+two" in address
        page.reload()
        expect(sentence(page)).to_have_text(FIRST, timeout=READY)
        assert (rules(page)[0], rules(page)[10]) == ("one", "two")
        expect(page.locator("#brought")).to_be_empty()
        expect(page.locator("#notice")).to_be_hidden()
    with opened(address.partition("/?")[2] and "?" + address.partition("/?")[2]) as page:
        expect(page.locator("#brought pre")).to_have_count(2)
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        assert len(rules(page)) == 9


@pytest.mark.exhaustive
def test_code_in_an_address_is_not_run(opened: Callable[..., Opened]) -> None:
    """It is shown; when it is run, the rule has the place that the address gives it."""
    code = "def low_card(a, b):\n    return b.ranks[-1] - a.ranks[-1]"
    order = ["straight flush", "low card", "four of a kind", "full house", "flush", "straight"]
    order += ["three of a kind", "two pair", "pair", "high card"]
    query = urlencode({"rule": order}, doseq=True)
    fragment = urlencode({"code": [code, ENDLESS]}, doseq=True)
    with opened(f"?{query}#{fragment}") as page:
        brought = page.locator("#brought")
        expect(brought.locator("pre")).to_have_text([code, ENDLESS])
        expect(page.locator("#notice")).to_contain_text("2 rules came with the address. They have")
        assert len(rules(page)) == 9  # before Python, too
        assert page.locator(".hand").first.locator(".card").all_text_contents()[0] == "2♥"
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        press(page, "All")
        expect(sentence(page)).to_have_text(FIRST)  # the endless one would keep it waiting
        assert len(rules(page)) == 9
        brought.get_by_role("button", name="Run it and add").first.click()
        expect(page.locator("#rules li")).to_have_count(10)
        assert rules(page)[:3] == order[:3]
        expect(page.locator("#notice")).to_contain_text("A rule came with the address. It has not")
        brought.get_by_role("button", name="Leave it").click()
        expect(brought).to_be_empty()
        expect(page.locator("#notice")).to_be_hidden()
        page.wait_for_url(re.compile(r"rule=low\+card.*#code=def\+low_card[^&]*$"))


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("?ranking=nobodys", "names rules that are not here, “nobodys”"),
        ("?rule=flush", "order of the rules in the address cannot be read: the order leaves out 8"),
        ("?a=<img>", "Hand 1 in the address, “<img>”, cannot be read: "),
        (
            "?b=2s+3s&rule=x&ranking=y",
            "Hand 2 in the address, “2s 3s”, cannot be read: the hand has",
        ),
        ("?hands=1", "knows nothing of “hands” in its address"),
        ("#/hand/3%E0%A4%A", "knows nothing of “/hand/3"),
    ],
)
def test_a_wrong_address_is_told(opened: Callable[..., Opened], path: str, said: str) -> None:
    """In one line, and the page has what it has without, until something else is chosen."""
    with opened(path) as page:
        assert len(rules(page)) == 9
        expect(page.locator("#notice")).to_contain_text(said, timeout=READY)
        press(page, "All")
        expect(sentence(page)).to_have_text(FIRST)
        assert len(rules(page)) == 9
        page.get_by_label("Example").select_option("A pair of aces each")
        expect(page.locator("#notice")).to_be_hidden()
        press(page, "All")
        expect(sentence(page)).to_have_text("Hand 2 wins by pair: Ace, 8 kicker.")


@pytest.mark.exhaustive
def test_a_finger_drags_by_the_dots_and_taps_the_row(opened: Callable[..., Opened]) -> None:
    """Elsewhere it scrolls; and nothing is said of arrow keys."""
    phone = {"viewport": {"width": 375, "height": 800}, "has_touch": True, "is_mobile": True}
    with opened(reduced_motion="reduce", **phone) as page:
        expect(page.get_by_text("tap it")).to_be_visible()
        expect(page.get_by_text("move it with ↑")).to_be_hidden()
        press(page, "All")
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        page.locator("#rules li", has=handle(page, "flush")).locator(".name").tap()
        page.get_by_role("button", name="Move flush up").tap()
        expect(sentence(page)).to_have_text(FLUSH)
        finger = page.context.new_cdp_session(page)

        def swipe(start: "Locator", end: "Locator") -> None:
            from_, to = start.bounding_box(), end.bounding_box()
            assert from_
            assert to
            x, y = from_["x"] + 10, from_["y"] + 20
            away = (to["y"] - from_["y"]) / 4
            for kind, points in [
                ("touchStart", [y]),
                *(("touchMove", [y + away * part]) for part in (1, 2, 3, 4)),
                ("touchEnd", []),
            ]:
                touches = [{"x": x, "y": each} for each in points]
                finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        handle(page, "full house").scroll_into_view_if_needed()
        swipe(handle(page, "full house"), handle(page, "straight flush"))
        expect(sentence(page)).to_have_text(FIRST)
        assert rules(page)[0] == "full house"
        scrolled = page.evaluate("scrollY")
        swipe(page.locator("#rules .name").nth(4), page.locator("#rules .name").nth(2))
        page.wait_for_function("before => scrollY > before", arg=scrolled)
        assert rules(page)[0] == "full house"


SMALLER = """least => {
  const targets = document.querySelectorAll("button, select, summary, textarea, .hand input");
  const isSmall = ({ width, height }) => Math.min(width, height) < least - 0.5;
  return [...targets].filter((each) => each.checkVisibility())
    .filter((each) => isSmall(each.getBoundingClientRect()))
    .map((each) => each.outerHTML.slice(0, 80));
}"""
"""The targets that are smaller than a finger needs."""

WIDTHS = {"small phone": 320, "phone": 375, "tablet": 768, "desk": 1280}


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS.values(), ids=WIDTHS)
def test_it_is_accessible_at_any_width(
    opened: Callable[..., Opened], width: int, scheme: str
) -> None:
    """No violation that axe finds in any state, no scrolling sideways, targets for a finger."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="there is no axe"
    ).Axe()
    options = {
        "viewport": {"width": width, "height": 800},
        "color_scheme": scheme,
        "reduced_motion": "reduce",
        "bypass_csp": True,  # axe is put into the page
    }

    def is_well(page: "Page", state: str) -> None:
        results = axe.run(page)
        assert results.violations_count == 0, f"{state}: {results.generate_report()}"
        widths = "() => [document.documentElement.scrollWidth, innerWidth]"
        scrolled, there = page.evaluate(widths)
        assert scrolled <= there, state
        assert page.evaluate(SMALLER, TARGET) == [], state

    brought = "?a=2H+4S+4C+2D+4H#code=def+f(hand):+return+()"
    with opened(brought, **options) as page:
        is_well(page, "code brought, hidden")
        press(page, "All")
        is_well(page, "over")
        page.locator(".picker summary").click()
        page.locator(".program summary").click()
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        page.get_by_role("button", name="Run it and add").click()
        expect(page.locator("#judged")).to_contain_text("keeps the laws")
        handle(page, "flush").press("ArrowUp")
        expect(page.locator("#changed")).to_contain_text("random pairs")
        handle(page, "flush").click()
        is_well(page, "a rule moved, everything open")
        press(page, "Try a wrong one")
        expect(page.locator("#judged")).to_contain_text("antisymmetric")
        page.get_by_label("Hand 1", exact=True).fill("2H 4S 4C 2D 1H")
        expect(page.locator("#wrong-0")).to_contain_text("column 13")
        is_well(page, "refuted, and an error")
        page.get_by_label("Hand 1", exact=True).fill("2S 4S 4C 2D 4H")
        press(page, "Rules back")
        write(page, "def g(hand):\n    print(hand)\n    return 1 / 0")
        expect(page.locator("#judged pre")).to_contain_text("^")
        expect(page.locator("#notes")).to_contain_text("Both hands")
        expect(page.locator("#shelf")).to_contain_text("+ f")
        is_well(page, "a fault, a rule out of the list, a card in both hands")


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", WIDTHS.values(), ids=WIDTHS)
def test_nothing_makes_the_page_wider(opened: Callable[..., Opened], width: int) -> None:
    """Long names and long lines, many rules and numbers: the program scrolls inside itself."""
    with opened(viewport={"width": width, "height": 800}) as page:
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        page.locator(".program summary").click()
        page.locator(".picker summary").click()
        widths = "() => [document.documentElement.scrollWidth, innerWidth]"

        def is_as_wide_as_the_window(state: str) -> None:
            scrolled, there = page.evaluate(widths)
            assert scrolled <= there, state

        is_as_wide_as_the_window("everything open")
        cut = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"
        assert page.locator("button").evaluate_all(cut) == []
        for letter in "mwx":
            name = letter * 40
            write(
                page,
                f"def {name}(hand):\n    {letter} = '{letter * 120}'\n"
                "    return (*([10**14] * 8), hand.ranks[0])",
            )
            expect(page.locator("#rules .name").first).to_have_text(name)
            is_as_wide_as_the_window(f"{letter} joined")
        expect(page.locator("#program")).to_contain_text("x" * 120)
        inside = page.locator("#program").evaluate("e => [e.scrollWidth, e.clientWidth]")
        assert inside[0] > inside[1]
        write(page, f"def {'n' * 40}(a, b):\n    return a.ranks > b.ranks")
        expect(page.locator("#judged")).to_contain_text("antisymmetric")
        is_as_wide_as_the_window("refuted")
        write(page, f"def {'n' * 40}(a, b):\n    return {'y' * 100}")
        expect(page.locator("#judged")).to_contain_text("NameError")
        is_as_wide_as_the_window("a fault")
        press(page, "Rules back")
        expect(page.locator("#shelf")).to_contain_text("x" * 40)
        is_as_wide_as_the_window("out of the list")


@pytest.mark.exhaustive
def test_a_screen_reader_hears_hands_votes_and_winner(page: "Page") -> None:
    """In the tree that it reads from."""
    press(page, "All")
    expect(
        page.get_by_role(
            "img", name="2 of hearts, 4 of spades, 4 of clubs, 2 of diamonds, 4 of hearts"
        )
    ).to_be_visible()
    row = page.get_by_role("listitem").filter(has=handle(page, "full house"))
    expect(row).to_contain_text(
        re.compile(r"hand 1 has 4 2\s+full house◀ hand 1–hand 2 has nothing")
    )
    expect(page.locator("#live")).to_contain_text(FIRST)


@pytest.mark.exhaustive
def test_python_that_does_not_come_is_told(
    opened: Callable[..., Opened], site: Path, tmp_path: Path
) -> None:
    """And the examples are there all the same."""
    copy = tmp_path / "school" / "poker"  # under a path of its own, too
    (copy / "x").mkdir(parents=True)
    for path in site.rglob("*"):
        target = copy / path.relative_to(site)
        if path.is_dir():
            target.mkdir(exist_ok=True)
        elif path.name != "python.zip":
            target.hardlink_to(path)
    with served(tmp_path) as url, opened("school/poker/", at=url, complaint="404") as page:
        expect(python(page)).to_contain_text("Python did not start: ", timeout=READY)
        press(page, "Hand 1")
        expect(sentence(page)).to_have_text(FIRST)
        handle(page, "flush").press("ArrowUp")
        expect(sentence(page)).to_contain_text("only the examples have answers")


@pytest.mark.exhaustive
def test_the_service_has_the_site(opened: Callable[..., Opened], site: Path) -> None:
    """With all its headers, Python runs."""
    arguments = "--no-history", "--site", str(site)
    with running(*arguments) as server, opened("/", at=server.url) as page:
        expect(python(page)).to_have_text("Python: ready", timeout=READY)
        press(page, "All")
        handle(page, "flush").press("ArrowUp")
        expect(sentence(page)).to_have_text(FLUSH)
