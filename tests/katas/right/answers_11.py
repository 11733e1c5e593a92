from functools import cmp_to_key

from poker_fp import SHORT_DECK, parse_cards
from poker_fp.fast import compile_ranking, encode

table = compile_ranking(SHORT_DECK).unwrap()


def strength(cards):
    return table.strength(encode(parse_cards(cards).unwrap()))


def better(cards):
    return table.classes - 1 - strength(cards)


def best_seats(board, holes):
    best, seats = -1, []
    for seat, hole in enumerate(holes):
        mine = strength(board + " " + hole)
        if mine > best:
            best, seats = mine, []
        if mine == best:
            seats.append(seat)
    return seats


def numbered(comparator, values):
    numbers, number, last = {}, -1, None
    for value in sorted(values, key=cmp_to_key(comparator)):
        number += number < 0 or comparator(last, value) != 0
        numbers[value], last = number, value
    return numbers
