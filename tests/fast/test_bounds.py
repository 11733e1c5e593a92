"""Numbers packed into one: each is right at its bound, and nothing goes beyond it."""

from itertools import chain, product
from random import Random

import numpy as np
import pytest

from poker_fp import DECK, JOKER, STANDARD, Card, Rank, Suit, deck_of
from poker_fp.deals.answers import Answers, readable_solver
from poker_fp.fast import (
    answer_blocks,
    blocks,
    card_bytes,
    codes,
    encode,
    omaha,
    plain_lines,
    rank_arrays,
)
from tests.compiled import arrays, compiled, each_ranking, look_ups

BITS_OF_AN_INT64 = 63  # and one for the sign


def draw_lines(count: int) -> bytes:
    """Seeded lines of five-card draw with one hand or two."""
    rng = Random(count)
    hands = [["".join(map(str, rng.sample(DECK[n::2], 5))) for n in (0, 1)] for _ in range(count)]
    kept = [pair[: rng.choice([1, 2])] for pair in hands]
    return "".join(f"five-card-draw {' '.join(pair)}\n" for pair in kept).encode()


def test_more_lines_than_a_number_of_20_bits_tells() -> None:
    """2**20 + 4,097 lines of five-card draw in one call: each is answered in its place."""
    few, times = 4_096, 256
    assert few * times == 1 << 20
    text, other = draw_lines(few), draw_lines(few + 1)  # lines that repeat would hide a turn
    expected, last = (readable_solver(STANDARD)(lines).text for lines in (text, other))
    solved = arrays()(text * times + other)
    assert solved == Answers(expected * times + last, few * times + few + 1, ())


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
@pytest.mark.parametrize("last", [True, False])
def test_pieces_end_where_lines_do(end: bytes, last: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are taken at a time: good, bad, empty, the last without an end."""
    lines = [*draw_lines(9).splitlines(), b"", b"chess", b"", b"", b"five-card-draw 2c", b"\xff"]
    text = end.join(lines) + (end if last else b"")
    expected = readable_solver(STANDARD)(text)
    for most in (1, 2, 3, 27, 100, 10_000):
        monkeypatch.setattr(blocks, "MOST_LINES", most)
        assert arrays()(text) == expected


def test_a_hand_is_packed_into_63_bits_and_back() -> None:
    """The last line, the best strength and the last cards fill them; there is no bit to lose."""
    last_line, best = answer_blocks.MOST_LINES - 1, compiled("standard").classes - 1
    cards = np.array([[51, 50, 49, 48, 47]], np.uint8)
    assert cards.shape[1] == answer_blocks.MOST_CARDS
    packed = int(answer_blocks.packed(np.array([last_line]), np.array([best], np.uint16), cards)[0])
    fields = [packed >> 6 * place & 63 for place in reversed(range(5))]
    assert fields == cards[0].tolist()
    assert packed >> 30 & (1 << answer_blocks.STRENGTH_BITS) - 1 == best
    assert packed >> 30 + answer_blocks.STRENGTH_BITS == last_line
    assert packed.bit_length() == BITS_OF_AN_INT64


@each_ranking
def test_strengths_have_room_in_their_bits(name: str) -> None:
    """The strongest class of any ranking has a number of 13 bits, and the same in arrays."""
    evaluator = compiled(name)
    best = evaluator.classes - 1
    assert best < 1 << answer_blocks.STRENGTH_BITS
    hand = encode(evaluator.hand(best).cards)
    assert evaluator.strengths(np.array([hand])).tolist() == [evaluator.strength(hand)] == [best]


def test_any_two_bytes_are_a_card_or_none() -> None:
    """Of all 65,536 pairs 53 are cards, each with a number of its own, and that number's text."""
    numbers = card_bytes.NUMBER_OF
    assert numbers.shape == (1 << 16,)
    cards = sorted((*DECK, JOKER), key=str)
    for number, card in enumerate(cards):
        two_bytes = int.from_bytes(str(card).encode(), "little")
        assert (numbers[two_bytes], card_bytes.TEXT_OF[number]) == (number, two_bytes)
    assert np.count_nonzero(numbers != card_bytes.NO_CARD) == len(cards)
    assert card_bytes.NO_CARD not in range(len(cards))


@pytest.mark.parametrize("card", [min(DECK, key=str), max(DECK, key=str)])
def test_a_line_of_one_card_alone_is_not_plain(card: Card) -> None:
    """As many cards as a line can have, all of the lowest bit or all of the highest."""
    for start, hand in (("five-card-draw", 5), (f"texas-holdem {card}" + 4 * str(card), 2)):
        most = (52 - 5 * (hand == 2)) // hand
        for hands in range(1, most + 1):
            text = (start + (" " + hand * str(card)) * hands).encode() + b"\n"
            expected = readable_solver(STANDARD)(text)
            assert len(expected.bad) == 1
            assert arrays()(text) == look_ups()(text) == expected


def test_bits_tell_how_many_of_the_cards_of_a_deck_are_there() -> None:
    """All at once, and the last of them as often as can be: no sum reaches the sign."""
    bits = card_bytes.bit_of(deck_of(jokers=2))
    jokers = card_bytes.NUMBERED.index(JOKER)
    others = np.delete(bits, jokers)
    assert int(others.sum()).bit_count() == len(DECK)
    assert int(bits[jokers]) == 1 << card_bytes.JOKER_SHIFT
    for bit in others[others > 0]:
        total = int(np.full(54, bit).sum())
        assert 0 < total == 54 * int(bit) < bits[jokers]
        assert total.bit_count() < 54
    assert int(np.full(54, bits[jokers]).sum()) == 54 << card_bytes.JOKER_SHIFT


def test_bits_tell_what_is_not_in_the_deck() -> None:
    """Only its cards have any."""
    bits = card_bytes.bit_of(deck_of(Rank.TEN))
    assert [str(card_bytes.NUMBERED[number]) for number in np.flatnonzero(bits)] == [
        f"{rank}{suit}" for rank in "AJKQT" for suit in "cdhs"
    ]


def of_a_suit(suit: Suit, count: int) -> list[Card]:
    """The highest so many cards of a suit."""
    return [Card(rank, suit) for rank in list(Rank)[-count:]] if count else []


@pytest.mark.parametrize(
    ("added", "wanted", "most"),
    [
        (codes.FIVE_OF_A_SUIT, 5, 7),
        (codes.THREE_OF_A_SUIT, 3, 5),
        (codes.TWO_OF_A_SUIT, 2, 6),
    ],
)
def test_suits_are_counted_without_disturbing_each_other(
    added: int, wanted: int, most: int
) -> None:
    """Up to all cards of a hand, a board or a hole in one suit, whatever the others are."""
    for counts in product(range(most + 1), repeat=4):
        if sum(counts) <= most:
            cards = chain.from_iterable(map(of_a_suit, Suit, counts))
            total = sum(encode(cards)) + added
            suits = [bool(total & codes.FLUSH & top) for top in codes.RANKS_OF_SUIT]
            assert suits == [count >= wanted for count in counts]
            assert total >> codes.RANK_BITS + 16 == 0


def full_suits() -> list[list[Card]]:
    """The cards of each suit."""
    return [of_a_suit(suit, 13) for suit in Suit]


def test_the_largest_sums_stay_in_their_fields() -> None:
    """Four aces and three kings fit the key; any wrong number of cards has a count of its own."""
    high_to_low = sorted(DECK, key=lambda card: card.rank, reverse=True)
    seven = sum(encode(high_to_low[:7]))
    assert seven & rank_arrays.KEY == 4 * codes.KEYS[-1] + 3 * codes.KEYS[-2] < 1 << codes.KEY_BITS
    for cards in (high_to_low, high_to_low[::-1]):
        for size in range(len(DECK) + 1):
            total = sum(encode(cards[:size]))
            count = (total & codes.RANKS) >> codes.KEY_BITS
            assert count == size if size <= 7 else count >= size
    assert sum(encode(DECK)) < 1 << BITS_OF_AN_INT64


@each_ranking
def test_the_places_of_hands_fill_a_table_and_leave_none_out(name: str) -> None:
    """Each holding of 5, 6 and 7 ranks has one, and where the strength is 0 it is known to be."""
    tables = compiled(name).tables
    places = {
        codes.sum_of_ranks(ranks) - codes.FIVE_CARDS
        for size in (5, 6, 7)
        for ranks in codes.rank_multisets(size)
    }
    assert len(places) == 6_175 + 18_395 + 49_205
    assert min(places) >= 0
    assert max(places) < codes.PLACES == len(tables.unsuited)
    filled = np.flatnonzero(np.frombuffer(tables.unsuited, np.uint16))
    assert set(filled.tolist()) == places - tables.weakest
    assert tables.weakest <= places


def test_a_place_is_in_a_table_only_without_flush_and_of_5_to_7_cards() -> None:
    """Any number of cards: the highest, the lowest, those of a suit first, and at random."""
    by_rank = sorted(DECK, key=lambda card: card.rank)
    by_suit = sorted(DECK, key=lambda card: card.suit)
    decks = [by_rank, by_rank[::-1], by_suit, by_suit[::-1]]
    decks += [Random(seed).sample(DECK, len(DECK)) for seed in range(2_000)]
    for deck, size in product(decks, range(len(DECK) + 1)):
        cards = deck[:size]
        place = sum(encode(cards)) + codes.TO_PLACE & codes.PLACE
        flush = any(sum(card.suit == suit for card in cards) >= 5 for suit in Suit)
        assert (0 <= place < codes.PLACES) == (size in (5, 6, 7) and not flush)


def test_the_bits_of_a_suits_ranks_stay_in_their_tables() -> None:
    """Any 7 cards of a suit have a place, and a card that is there so often has one, too."""
    tables = compiled("standard").arrays
    aces = np.array(encode([Card(Rank.ACE, Suit.HEARTS)]) * 7)
    highest = int(rank_arrays.RANK_BIT_OF[aces & rank_arrays.LOW_BITS].sum())
    assert highest == 7 * 2**12 < len(tables.suited)
    assert np.count_nonzero(tables.suited) == 1_287 + 2 * 1_716
    ends = rank_arrays.NO_RANK + 1
    assert len(tables._best_in_suit) == (286 + 715 + 1_287) * ends**2


def test_what_reads_a_card_keeps_codes_and_bits_apart() -> None:
    """Of the whole deck at once: the codes do not reach the bits, and those are all there."""
    total = sum(plain_lines.READ_ONE.values())
    assert total % (1 << plain_lines.SEEN_FROM) == sum(encode(DECK))
    assert total >> plain_lines.SEEN_FROM == (1 << len(DECK)) - 1


def test_no_strength_is_none() -> None:
    """NONE stands above every strength that 13 bits hold."""
    assert sorted(omaha.PAIRS.values()) == list(range(91))
    assert 1 << answer_blocks.STRENGTH_BITS < omaha.NONE < 1 << 16


def test_places_are_left_for_five_of_a_rank() -> None:
    """Above the largest of each number of cards there is one for each rank, and many more."""
    for size in (5, 6, 7):
        ranks = [*[Rank.ACE] * 4, *[Rank.KING] * 3][:size]
        largest = codes.sum_of_ranks(ranks) - codes.FIVE_CARDS
        assert (size - 4 << codes.KEY_BITS) - largest - 1 >= 562_848 > len(Rank)


def test_ranks_are_told_by_their_low_bits() -> None:
    """No two codes of different ranks have them alike."""
    of_deck = np.array(encode(DECK))
    ranks = rank_arrays.RANK_OF[of_deck & rank_arrays.LOW_BITS]
    assert ranks.tolist() == [list(Rank).index(Rank(card.rank)) for card in DECK]


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("distinct", [True, False])
def test_places_of_holdings_have_room(size: int, distinct: bool) -> None:
    """In the 16 bits that hold them; and seven ranks, as digits to the base 13, in an int64."""
    holdings = rank_arrays.holdings(size, distinct=distinct)
    places = np.arange(len(holdings))
    assert places.astype(np.uint16).tolist() == places.tolist()
    digits = [sum(rank * 13**place for place, rank in enumerate(row)) for row in holdings.tolist()]
    assert (holdings @ 13 ** np.arange(size)).tolist() == digits
    assert len(set(digits)) == len(digits)


def test_the_highest_ranks_and_the_lowest() -> None:
    """The first and the last holdings of 5, 6 and 7 ranks, the ends of every table."""
    standard = compiled("standard")
    by_rank = sorted(DECK, key=lambda card: card.rank)
    for size in (5, 6, 7):
        for cards, name in ((by_rank[:size], "2s"), (by_rank[-size:], "As")):
            hand = encode(cards)
            strength = standard.strength(hand)
            assert standard.strengths(np.array([hand])).tolist() == [strength]
            assert standard.name(strength) == "four of a kind"
            assert name in str(standard.hand(strength))
