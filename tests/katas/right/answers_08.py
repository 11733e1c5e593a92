from poker_fp import STANDARD, Game, parse_hands, using, winners
from poker_fp import compare, sign
from functools import cmp_to_key
from itertools import combinations


def answer(line):
    texts = line.split()
    hands = parse_hands(texts).value_or(None)
    if hands is None:
        return "bad"
    key = cmp_to_key(lambda a, b: compare(a[1], b[1]))
    said, last = "", None
    for text, hand in sorted(zip(texts, hands), key=key):
        said += ("" if last is None else "=" if compare(last, hand) == 0 else " ") + text
        last = hand
    return said


def answers(lines):
    for line in lines:
        yield answer(line)


def at_most_two(board, hole):
    return using(2, 1, 0)(board, hole)


lazy = Game(name="lazy-pineapple", board=5, hole=3, hands=at_most_two, ranking=STANDARD)


def seats_won(lines):
    won = {}
    for line in lines:
        for hands in [parse_hands(line.split()).value_or(())]:
            best = winners(hands) if hands else []
            for seat, hand in enumerate(hands):
                if hand in best:
                    won[seat] = won.get(seat, 0) + 1
    return won
