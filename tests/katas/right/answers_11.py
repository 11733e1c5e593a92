from functools import cmp_to_key

from poker_fp import DECK, SHORT_DECK, STANDARD, parse_cards
from poker_fp.fast import compile_ranking, encode

table = compile_ranking(SHORT_DECK).unwrap()
standard = compile_ranking(STANDARD).unwrap()


def strength(cards):
    return table.strength(encode(parse_cards(cards).unwrap()))


def better(cards):
    return table.classes - 1 - strength(cards)


def from_flop(flop, one, other):
    seen = parse_cards(flop + one + other).unwrap()
    codes = encode(seen)
    left = encode([card for card in DECK if card not in seen])
    wins = ties = ways = 0
    for n, turn in enumerate(left):
        for river in left[n + 1 :]:
            board = (*codes[:3], turn, river)
            mine, theirs = (
                standard.strength(board + codes[3:5]),
                standard.strength(board + codes[5:]),
            )
            wins, ties, ways = wins + (mine > theirs), ties + (mine == theirs), ways + 1
    return wins, ties, ways - wins - ties


def numbered(comparator, values):
    numbers, number, last = {}, -1, None
    for value in sorted(values, key=cmp_to_key(comparator)):
        number += number < 0 or comparator(last, value) != 0
        numbers[value], last = number, value
    return numbers
