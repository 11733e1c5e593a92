from returns.result import Failure, Result, Success

from poker_fp import compare, parse_card, parse_hands


def rank_of(text):
    return Result.do(card.rank for card in parse_card(text))


def compare_texts(a, b):
    hands = parse_hands([a, b])
    if isinstance(hands, Failure):
        return hands
    one, other = hands.unwrap()
    return Success(compare(one, other))


def gather(results):
    results = list(results)
    errors = tuple(e for result in results if isinstance(result, Failure) for e in result.failure())
    return Failure(errors) if errors else Success([result.unwrap() for result in results])
