"""Mistakes that look alike in every exercise: they are told by what came of them."""

import re

USUAL = (
    (
        r"TypeError: .*(takes exactly one argument \(2 given\)|expected 1 argument, got 2"
        r"|takes at most 1 argument \(2 given\)|takes 1 positional argument but 2 were given)",
        "A function is given more values than it takes, as a key is that stands in a comparator's "
        "place: `comparing` makes a comparator of it.",
    ),
    (
        r"TypeError: .*missing 1 required positional argument",
        "A function is given fewer values than it takes, as a comparator is that stands in a key's "
        "place: `cmp_to_key` makes a key of it.",
    ),
    (
        r"TypeError: '\S+' not supported between instances of '(Card|Hand)'",
        "Cards and hands have no order of their own, as numbers have: they need a comparator.",
    ),
    (
        r"TypeError: '(int|bool|str|tuple|list)' object is not callable",
        "A value stands where a function is wanted: `len` is one, and `len(word)` a value.",
    ),
    (
        r".*, and it changed its argument to ",
        "It changes what it was given, and the caller still needs that: work on a copy.",
    ),
    (r"RecursionError", "It calls itself, and nothing ends that."),
    (
        r"None$",
        "It gives None, as a function does that comes to its end without a `return`.",
    ),
)


def usual(got: str) -> str:
    """What may be behind what an answer gave, in a sentence; nothing if that is not known.

    >>> assert usual("RecursionError: maximum recursion depth exceeded").startswith("It calls")
    >>> assert usual("5") == ""
    """
    return next((said for pattern, said in USUAL if re.match(pattern, got)), "")
