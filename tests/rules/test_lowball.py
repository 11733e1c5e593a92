"""Rankings in which low hands win: their ladders, what they call a hand, and why it wins."""

import pytest

from poker_fp import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_HIGH,
    DEUCE_TO_SEVEN,
    Hand,
    Ranking,
    compound,
    describe,
    explain,
    laws,
)
from tests.rules.literals import of_cards

# Weakest first. The lowball ladders hold the examples of "Lowball (poker)" and "Deuce-to-seven
# low" in Wikipedia; those of badugi are its own and checknraisepoker.com's.

DEUCE_TO_SEVEN_LADDER = (
    "Ts Js Qs Ks As",  # straight flush
    "2s 3s 4s 5s 6s",
    "Ac Ad Ah As Kc",  # four of a kind
    "2c 2d 2h 2s 3c",
    "2c 2d 2h As Ac",  # full house
    "2c 2d 2h 3s 3c",
    "Ad Kd Qd Jd 9d",  # flush; that of the wheel is none in a row
    "Ad 2d 3d 4d 5d",
    "7c 5c 4c 3c 2c",
    "Tc Jd Qh Ks Ac",  # straight
    "3c 4d 5h 6s 7c",
    "2c 3d 4h 5s 6c",
    "Ac Ad Ah Qs Kc",  # three of a kind
    "2c 2d 2h 3s 4c",
    "3c 3d 2h 2s Ac",  # two pair
    "3c 3d 2h 2s 4c",
    "Ac Ad 4h 3s 2c",  # pair
    "3c 3d 6h 5s 2c",
    "3c 3d 6h 4s 2c",
    "2c 2d 5h 4s 3c",
    "Ac Kd Qh Js 9c",  # none: the ace is high
    "Ac 8d 5h 4s 3c",
    "Ac 6d 4h 3s 2c",
    "Ac 5d 4h 3s 2c",
    "Kc Qd Jh Ts 8c",
    "Qc 8d 5h 4s 3c",
    "9c 7d 6h 4s 3c",
    "8c 7d 5h 4s 2c",
    "8c 6d 5h 4s 2c",
    "8c 6d 4h 3s 2c",
    "8c 5d 4h 3s 2c",
    "7c 6d 5h 4s 2c",
    "7c 6d 5h 3s 2c",
    "7c 6d 4h 3s 2c",
    "7c 5d 4h 3s 2c",
)

ACE_TO_FIVE_LADDER = (
    "Kc Kd Kh Ks Qc",  # four of a kind
    "2c 2d 2h 2s Ac",
    "Ac Ad Ah As Kc",
    "Ac Ad Ah As 2c",
    "2c 2d 2h As Ac",  # full house
    "Ac Ad Ah 2s 2c",
    "2c 2d 2h 3s Ac",  # three of a kind
    "Ac Ad Ah 3s 2c",
    "3c 3d Ah As 2c",  # two pair
    "2c 2d Ah As 3c",
    "Kc Kd 3h 2s Ac",  # pair
    "3c 3d 6h 5s Ac",
    "3c 3d 6h 4s 2c",
    "Ac Ad 4h 3s 2c",
    "Kc Qd Jh Ts 9c",  # none, in a row or of one suit or not
    "Ks Qs Js Ts 8s",
    "Kc 4d 3h 2s Ac",
    "9c 7d 6h 4s 3c",
    "8c 7d 5h 4s Ac",
    "8c 6d 5h 4s 2c",
    "7c 6d 5h 4s 3c",
    "6c 5c 4c 3c 2c",
    "6c 5d 4h 3s Ac",
    "6c 4d 3h 2s Ac",
    "5h 4h 3h 2h Ah",
)

BADUGI_LADDER = (
    "Kc",  # one card
    "4c",
    "Ac",
    "Kc Qd",  # two cards
    "7s 6c",
    "6s 4h",
    "2c Ad",
    "Kc Qd Jh",  # three cards
    "9s 6d 2h",
    "7h 4d 3s",
    "5d 3s Ah",
    "3s 2d Ah",
    "Kc Qd Jh Ts",  # badugi
    "Kc Qd Jh As",
    "Ts 9h 8c 7d",
    "9s 3d 2c Ah",
    "8c 7h 5d 3s",
    "8c 5d 3h 2s",
    "7c 6d 4h 2s",
    "5c 3d 2h As",
    "4c 3d 2h As",
)

BADUGI_HIGH_LADDER = (
    "Ac",  # one card
    "2c",
    "Ac Kd",  # two cards
    "Ac 2d",
    "3c 2d",
    "Ac Kd Qh",  # three cards
    "Ac 3d 2h",
    "4c 3d 2h",
    "Ac Kd Qh Js",  # badugi
    "Ac 4d 3h 2s",
    "Kc 4d 3h 2s",
    "6c 4d 3h 2s",
    "5c 4d 3h 2s",
)

LADDERS = [
    pytest.param(DEUCE_TO_SEVEN, DEUCE_TO_SEVEN_LADDER, id="deuce to seven"),
    pytest.param(ACE_TO_FIVE, ACE_TO_FIVE_LADDER, id="ace to five"),
    pytest.param(BADUGI, BADUGI_LADDER, id="badugi"),
    pytest.param(BADUGI_HIGH, BADUGI_HIGH_LADDER, id="badugi, aces high"),
]


@pytest.mark.parametrize(("ranking", "ladder"), LADDERS)
def test_every_pair_of_a_ladder(ranking: Ranking[Hand], ladder: tuple[str, ...]) -> None:
    """Each hand of a known ladder is below every later one, asked both ways."""
    assert laws.ladder(compound(*ranking), list(map(of_cards, ladder)))


CALLED = [
    (DEUCE_TO_SEVEN, "2c 3d 4h 6s 8c", "8-6-4-3-2 low"),
    (DEUCE_TO_SEVEN, "Ac 2d 3h 4s 5c", "A-5-4-3-2 low"),
    (DEUCE_TO_SEVEN, "Ac 2c 3c 4c 5c", "flush, Ace"),
    (DEUCE_TO_SEVEN, "2c 3d 4h 5s 6c", "straight, 6 high"),
    (DEUCE_TO_SEVEN, "2c 3c 4c 5c 6c", "straight flush, 6 high"),
    (DEUCE_TO_SEVEN, "Tc Jc Qc Kc Ac", "royal flush"),
    (DEUCE_TO_SEVEN, "3c 3d 2h 2s Ac", "two pair, 3 and 2"),
    (ACE_TO_FIVE, "Ah 2h 3h 4h 5h", "5-4-3-2-A low"),
    (ACE_TO_FIVE, "Tc Jd Qh Ks Ac", "K-Q-J-T-A low"),
    (ACE_TO_FIVE, "Ac Ad 4h 3s 2c", "pair, Ace"),
    (ACE_TO_FIVE, "Ac Ad Ah 2s 2c", "full house, Ace over 2"),
    (BADUGI, "Ac 2d 3h 4s", "badugi, 4-3-2-A"),
    (BADUGI, "Ac 2d Ts", "three cards, T-2-A"),
    (BADUGI, "Ac Kd", "two cards, K-A"),
    (BADUGI, "Ac", "one card, A"),
    (BADUGI_HIGH, "Ac 2d 3h 4s", "badugi, A-4-3-2"),
]


@pytest.mark.parametrize(("ranking", "text", "words"), CALLED)
def test_what_a_low_hand_is_called(ranking: Ranking[Hand], text: str, words: str) -> None:
    """All its ranks, high to low, where nothing is paired; else as in any poker."""
    assert describe(of_cards(text), ranking) == words


REASONS = [
    # winner, loser, what the winner has
    (DEUCE_TO_SEVEN, "7c 5d 4h 3s 2c", "8c 5d 4h 3s 2c", "7-5-4-3-2 low"),
    (DEUCE_TO_SEVEN, "8c 6d 4h 3s 2c", "8d 6h 5s 4c 2d", "8-6-4-3-2 low"),
    (DEUCE_TO_SEVEN, "Kc Qd Jh Ts 8c", "2c 2d 5h 4s 3c", "K-Q-J-T-8 low"),
    (DEUCE_TO_SEVEN, "2c 2d 5h 4s 3c", "2h 3d 4s 5c 6c", "pair: 2"),
    (DEUCE_TO_SEVEN, "Ac 5d 4h 3s 2c", "Ad 2d 3d 4d 5d", "A-5-4-3-2 low"),
    (DEUCE_TO_SEVEN, "3c 3d 6h 4s 2c", "3h 3s 6d 5c 2d", "pair: 3, 4 kicker"),
    (DEUCE_TO_SEVEN, "2c 3d 4h 5s 6c", "3c 4d 5h 6s 7c", "straight: 6 high"),
    (DEUCE_TO_SEVEN, "8c 6c 4c 3c 2c", "9d 6d 4d 3d 2d", "flush: 8"),
    (DEUCE_TO_SEVEN, "9d 6d 4d 3d 2d", "2c 2d 2h As Ac", "flush: 9"),
    (ACE_TO_FIVE, "5h 4h 3h 2h Ah", "6c 4d 3h 2s Ac", "5-4-3-2-A low"),
    (ACE_TO_FIVE, "Ac Ad 4h 3s 2c", "2c 2d 4c 3s Ah", "pair: Ace"),
    (ACE_TO_FIVE, "Ac Ad 4h 3s 2c", "2c 2d Ah As 3c", "pair: Ace"),
    (ACE_TO_FIVE, "3c 3d 6h 4s 2c", "3h 3s 6d 5c Ac", "pair: 3, 4 kicker"),
    (BADUGI, "4c 3d 2h As", "5c 3d 2h As", "badugi: 4-3-2-A"),
    (BADUGI, "Kc Qd Jh Ts", "3s 2d Ah", "badugi: K-Q-J-T"),
    (BADUGI, "5d 3s Ah", "7h 4d 3s", "three cards: 5-3-A"),
    (BADUGI, "7s 6c", "Ac", "two cards: 7-6"),
    (BADUGI, "Ac", "2c", "one card: A"),
    (BADUGI_HIGH, "5c 4d 3h 2s", "Ac 4d 3h 2s", "badugi: 5-4-3-2"),
]


@pytest.mark.parametrize(("ranking", "winner", "loser", "reason"), REASONS)
def test_why_a_low_hand_wins(ranking: Ranking[Hand], winner: str, loser: str, reason: str) -> None:
    """By what it has: never because there is something that it has not."""
    one, other = of_cards(winner), of_cards(loser)
    assert str(explain(one, other, ranking)) == f"Hand 1 wins. - with {reason}"
    assert str(explain(other, one, ranking)) == f"Hand 2 wins. - with {reason}"
