from poker_fp import comparing


by_size = comparing(lambda word: (len(word), word))


def my_compound(*comparators):
    def asked(a, b):
        for comparator in comparators:
            answer = comparator(a, b)
            if answer:
                return answer
        return 0

    return asked


def who_decides(comparators, a, b):
    for place in range(len(comparators)):
        if comparators[place](a, b) != 0:
            return place
