"""Cards, the deck, and hands with their facts."""

import pickle
from copy import copy
from dataclasses import FrozenInstanceError
from itertools import product

import pytest
from hypothesis import given

from poker_fp import (
    DECK,
    JOKER,
    LOW_ACE,
    Card,
    Hand,
    Rank,
    StandIn,
    Suit,
    ace_low,
    card,
    deck_of,
    hand,
)
from poker_fp.strategies import hands, pairs
from tests.ladder import Change, shufflings
from tests.rules.literals import of_cards

RANKS = [
    (Rank.TWO, 2, "2", "2"),
    (Rank.THREE, 3, "3", "3"),
    (Rank.FOUR, 4, "4", "4"),
    (Rank.FIVE, 5, "5", "5"),
    (Rank.SIX, 6, "6", "6"),
    (Rank.SEVEN, 7, "7", "7"),
    (Rank.EIGHT, 8, "8", "8"),
    (Rank.NINE, 9, "9", "9"),
    (Rank.TEN, 10, "T", "10"),
    (Rank.JACK, 11, "J", "Jack"),
    (Rank.QUEEN, 12, "Q", "Queen"),
    (Rank.KING, 13, "K", "King"),
    (Rank.ACE, 14, "A", "Ace"),
]


@pytest.mark.parametrize(("rank", "number", "letter", "word"), RANKS)
def test_rank(rank: Rank, number: int, letter: str, word: str) -> None:
    """A rank is a number, is written as a letter, and is read as a word."""
    assert (rank, rank.letter, rank.word) == (number, letter, word)


def test_ranks_rise() -> None:
    """There are thirteen ranks, from the two up to the ace."""
    assert list(Rank) == sorted(Rank) == [rank for rank, *_ in RANKS]


def test_the_low_ranks() -> None:
    """The low ace and the joker's rank are below the two, and are none of the thirteen."""
    joker = JOKER.rank
    assert (joker, LOW_ACE, Rank.TWO) == (0, 1, 2)
    assert not {joker, LOW_ACE} & set(Rank)
    assert (LOW_ACE.letter, LOW_ACE.word, joker.word) == ("A", "Ace", "Joker")


def test_suits() -> None:
    """There are four suits, each written as a small letter."""
    assert list(map(str, Suit)) == ["c", "d", "h", "s"]


def test_deck() -> None:
    """The deck holds 52 distinct cards, ranks 2 to A and within a rank clubs to spades."""
    assert len(set(DECK)) == len(DECK) == 52
    assert " ".join(map(str, DECK[:5])) == "2c 2d 2h 2s 3c"
    assert [(c.rank, c.suit) for c in DECK] == list(product(Rank, Suit))
    assert str(DECK[-1]) == "As"


def test_decks() -> None:
    """A deck starts with any rank, has the order of the whole one, and its jokers last."""
    assert deck_of() == DECK
    assert " ".join(map(str, deck_of(Rank.ACE, jokers=2))) == "Ac Ad Ah As Jk Jk"
    for low in Rank:
        assert deck_of(low) == DECK[4 * (low - 2) :]


def test_a_joker_is_no_card_of_the_deck() -> None:
    """It is written `Jk`, and is below every other where it has not been made to stand for one."""
    assert (str(JOKER), repr(JOKER)) == ("Jk", "JOKER")
    assert JOKER not in DECK
    assert Hand((JOKER, card("2c"))).ranks == (2, JOKER.rank)


def test_a_stand_in() -> None:
    """A wild card counts as the card that it stands for, and is written and told apart as wild."""
    six = StandIn(Rank.SIX, Suit.CLUBS, wild=JOKER)
    four = hand("6c 6d 6h 6s 2c").cards[:4]
    five = Hand((*four, six))
    assert (five.ranks, five.shape, five.kinds) == ((6,) * 5, (5,), (6,))
    assert str(five) == "6c 6d 6h 6s Jk as 6c"
    assert len({*four, six, StandIn(Rank.SIX, Suit.CLUBS, card("2c"))}) == 6
    assert six != card("6c")
    assert six == eval(repr(six))


def test_cards_and_hands_are_frozen() -> None:
    """Neither a card nor a hand can be changed, nor given anything new."""
    ace, five = card("As"), hand("2h 3d 5s 9c Kd")
    for value, name in ((ace, "rank"), (five, "cards"), (five, "ranks")):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, None)
    assert not hasattr(ace, "__dict__")
    assert not hasattr(five, "__dict__")


FACTS = [
    ("2h 3d 5s 9c Kd", (13, 9, 5, 3, 2), (1, 1, 1, 1, 1), (13, 9, 5, 3, 2), False),
    ("2h 3h 5h 9h Kh", (13, 9, 5, 3, 2), (1, 1, 1, 1, 1), (13, 9, 5, 3, 2), True),
    ("4s Ah 4h Tc 2d", (14, 10, 4, 4, 2), (2, 1, 1, 1), (4, 14, 10, 2), False),
    ("3c Jh 3d Js Ac", (14, 11, 11, 3, 3), (2, 2, 1), (11, 3, 14), False),
    ("7c 7d 2s Kc 7h", (13, 7, 7, 7, 2), (3, 1, 1), (7, 13, 2), False),
    ("4s 2h 4h 2c 4c", (4, 4, 4, 2, 2), (3, 2), (4, 2), False),
    ("2s Kh 2h Kc 2c", (13, 13, 2, 2, 2), (3, 2), (2, 13), False),
    ("Ac 9c 9d 9h 9s", (14, 9, 9, 9, 9), (4, 1), (9, 14), False),
    ("Kd", (13,), (1,), (13,), True),
    ("Kd 2d", (13, 2), (1, 1), (13, 2), True),
    ("2h 2d", (2, 2), (2,), (2,), False),
    ("2h Kd 2d", (13, 2, 2), (2, 1), (2, 13), False),
    ("2h 2c 2d", (2, 2, 2), (3,), (2,), False),
    ("2h Kh 2d Kd", (13, 13, 2, 2), (2, 2), (13, 2), False),
]


@pytest.mark.parametrize(("text", "ranks", "shape", "kinds", "suited"), FACTS)
def test_facts(
    text: str,
    ranks: tuple[int, ...],
    shape: tuple[int, ...],
    kinds: tuple[int, ...],
    suited: bool,
) -> None:
    """A hand knows its ranks, how many there are of each, which they are, and if it is suited."""
    some = of_cards(text)
    assert (some.ranks, some.shape, some.kinds, some.suited) == (ranks, shape, kinds, suited)


@given(hands())
def test_an_ace_may_be_low(five: Hand) -> None:
    """Where aces are low the hand has the same cards in its order, with 1 for their rank."""
    low = ace_low(five)
    assert str(low) == str(five)
    assert sorted(low.ranks) == sorted(1 if rank == 14 else rank for rank in five.ranks)
    assert low.suited == five.suited
    assert sorted(low.shape) == sorted(five.shape)
    assert ace_low(five) is low
    assert ace_low(low) is low
    assert pickle.loads(pickle.dumps(five)) == copy(five) == five


@given(hands())
def test_facts_agree(five: Hand) -> None:
    """A hand's facts are those of its cards, and say the same as each other."""
    assert sorted(five.ranks) == sorted(c.rank for c in five.cards)
    assert list(five.shape) == sorted(map(five.ranks.count, five.kinds), reverse=True)
    assert {*five.kinds} == {*five.ranks}
    assert five.suited == (
        five.cards == tuple(c for c in five.cards if c.suit == five.cards[0].suit)
    )


@given(pairs(), shufflings)
def test_equality_is_of_cards(pair: tuple[Hand, Hand], shuffle: Change) -> None:
    """Hands of the same cards are equal and hash alike in any order; other hands are not equal."""
    a, b = pair
    again = shuffle(a)
    assert a == again
    assert hash(a) == hash(again)
    assert (a == b) == (set(a.cards) == set(b.cards))
    assert (a != b) == (set(a.cards) != set(b.cards))


def test_a_hand_is_no_tuple_of_cards() -> None:
    """A hand is equal to hands only."""
    five = hand("2h 3d 5s 9c Kd")
    assert five != five.cards
    assert five != frozenset(five.cards)
    assert five != None  # noqa: E711 - the comparison itself is tested


def test_a_hand_keeps_its_order() -> None:
    """`str` writes the cards in the order given, blanks between; `repr` gives the literal."""
    five = hand("Kd2h 10S 9c3d")
    assert str(five) == "Kd 2h Ts 9c 3d"
    assert repr(five) == "hand('Kd 2h Ts 9c 3d')"
    assert eval(repr(five)) == five
    assert eval(repr(five.cards[0])) == five.cards[0]
    assert str(Card(Rank.TEN, Suit.SPADES)) == "Ts"
