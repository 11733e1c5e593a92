"""Solutions with one fault each: what learners get wrong, as changes to a right solution."""

from pathlib import Path
from typing import NamedTuple

from poker_fp.katas import KATAS


class Wrong(NamedTuple):
    """A fault, and the texts to replace in a kata's worked solution to have it."""

    kata: str
    fault: str
    changes: tuple[tuple[str, str], ...]


def source(wrong: Wrong) -> str:
    """The text of the wrong solution."""
    text = Path(str(KATAS[wrong.kata].solution.__file__)).read_text(encoding="utf-8")
    for old, new in wrong.changes:
        assert old in text, f"{wrong.fault}: {old!r} is not in the solution"
        text = text.replace(old, new)
    return text


def bache(fault: str, *changes: tuple[str, str]) -> Wrong:
    return Wrong("bache", fault, changes)


def exercism(fault: str, *changes: tuple[str, str]) -> Wrong:
    return Wrong("exercism", fault, changes)


def sorting(fault: str, *changes: tuple[str, str]) -> Wrong:
    return Wrong("sorting", fault, changes)


COMPARE = "    return next((sign for sign, *_ in votes(hand1, hand2) if sign), 0)\n"
BEST = "    return [hand for hand in hands if key(hand) == best]\n"
JOIN = '    return " ".join("=".join(group)'
RANKED = "ranked = sorted(sorted(hands), key=best.__getitem__)"

WRONG = (
    # What only many hands, or many calls, bring out
    exercism("no more than six hands looked at", (BEST, BEST.replace("in hands", "in hands[:6]"))),
    sorting("players from the tenth on dropped", (RANKED, RANKED.replace("hands)", "hands)[:9]"))),
    bache(
        "every hundredth call a tie",
        (
            COMPARE,
            "    CALLS.append(1)\n    if not len(CALLS) % 100:\n        return 0\n" + COMPARE,
        ),
        ("WHEEL =", "CALLS = []\nWHEEL ="),
    ),
    # Which hands are straights, and how high they are
    bache("wheel missed", ("        return (5,)", "        return ()")),
    bache("wheel as ace-high straight", ("        return (5,)", "        return (14,)")),
    bache("wheel as six-high", ("        return (5,)", "        return (6,)")),
    bache("straight by its lowest card as the wheel's ace", ("return (5,)", "return (1,)")),
    bache(
        "straight wraps around the ace",
        ("[top, *rest] == WHEEL", "set([top, *rest]) in WRAPS"),
        (
            "WHEEL =",
            "WRAPS = [{(s + i) % 13 + 2 for i in range(5)} for s in (9, 10, 11, 12)]\nWHEEL =",
        ),
    ),
    bache(
        "straight with a hole",
        (
            "rest == list(range(top - 1, top - 5, -1))",
            "top - rest[-1] <= 5 and len(set(rest)) == 4 and top not in rest",
        ),
    ),
    bache(
        "span of four is a straight",
        ("rest == list(range(top - 1, top - 5, -1))", "top - rest[-1] == 4"),
    ),
    bache(
        "four in a row is a straight",
        (
            "rest == list(range(top - 1, top - 5, -1))",
            "rest[:3] == list(range(top - 1, top - 4, -1))",
        ),
    ),
    bache(
        "ace-high straight missed", ("return (top,) if rest", "return (top,) if top < 14 and rest")
    ),
    bache(
        "steel wheel missed",
        (
            "return straight(hand) if flush(hand) else ()",
            "return straight(hand) if flush(hand) and straight(hand) != (5,) else ()",
        ),
    ),
    bache(
        "straights all tie",
        ("return (top,) if rest", "return (1,) if rest"),
        ("return (5,)", "return (1,)"),
    ),
    # Flushes
    bache(
        "flush by its top card",
        ("return tuple(ranks(hand)) if len({suit", "return tuple(ranks(hand))[:1] if len({suit"),
    ),
    bache(
        "flush by four cards",
        ("return tuple(ranks(hand)) if len({suit", "return tuple(ranks(hand))[:4] if len({suit"),
    ),
    bache(
        "four of a suit is a flush",
        (
            "if len({suit for _, suit in hand}) == 1",
            "if max(Counter(s for _, s in hand).values()) >= 4",
        ),
    ),
    bache(
        "suits break ties",
        (
            COMPARE,
            "    return next((sign for sign, *_ in votes(hand1, hand2) if sign), 0) or (max(s for _, s in cards(hand1)) > max(s for _, s in cards(hand2))) - (max(s for _, s in cards(hand1)) < max(s for _, s in cards(hand2)))\n",
        ),
    ),
    bache(
        "royal flush beats nothing",
        (
            "return straight(hand) if flush(hand) else ()",
            "return straight(hand) if flush(hand) and straight(hand) != (14,) else ()",
        ),
    ),
    # Order of the categories
    bache(
        "flush over full house",
        (
            '    "full house": counts(3, 2),\n    "flush": flush,\n',
            '    "flush": flush,\n    "full house": counts(3, 2),\n',
        ),
    ),
    bache(
        "straight over flush",
        (
            '    "flush": flush,\n    "straight": straight,\n',
            '    "straight": straight,\n    "flush": flush,\n',
        ),
    ),
    bache(
        "three over straight",
        (
            '    "straight": straight,\n    "three of a kind": counts(3, 1, 1),\n',
            '    "three of a kind": counts(3, 1, 1),\n    "straight": straight,\n',
        ),
    ),
    bache(
        "pair over two pair",
        (
            '    "two pair": counts(2, 2, 1),\n    "pair": counts(2, 1, 1, 1),\n',
            '    "pair": counts(2, 1, 1, 1),\n    "two pair": counts(2, 2, 1),\n',
        ),
    ),
    bache(
        "four over straight flush",
        (
            '    "straight flush": straight_flush,\n    "four of a kind": counts(4, 1),\n',
            '    "four of a kind": counts(4, 1),\n    "straight flush": straight_flush,\n',
        ),
    ),
    bache("no four of a kind", ('    "four of a kind": counts(4, 1),\n', "")),
    # What decides within a category
    bache(
        "kickers low to high",
        (
            "tuple(r for r, _ in groups) if",
            "tuple(r for r, _ in groups[:1]) + tuple(r for r, _ in groups[:0:-1]) if",
        ),
    ),
    bache(
        "only one kicker", ("tuple(r for r, _ in groups) if", "tuple(r for r, _ in groups)[:2] if")
    ),
    bache(
        "last kicker ignored",
        (
            "tuple(r for r, _ in groups) if",
            "tuple(r for r, _ in groups)[: max(2, len(groups) - 1)] if",
        ),
    ),
    bache(
        "two pair by sum",
        (
            "tuple(r for r, _ in groups) if",
            "(tuple(r for r, _ in groups) if shape != (2, 2, 1) else (groups[0][0] + groups[1][0], groups[2][0])) if",
        ),
    ),
    bache(
        "full house by the pair",
        (
            "tuple(r for r, _ in groups) if",
            "(tuple(r for r, _ in groups) if shape != (3, 2) else (groups[1][0], groups[0][0])) if",
        ),
    ),
    bache(
        "four of a kind without a kicker",
        (
            "tuple(r for r, _ in groups) if",
            "(tuple(r for r, _ in groups) if shape != (4, 1) else (groups[0][0],)) if",
        ),
    ),
    bache(
        "pair by highest card first",
        (
            "tuple(r for r, _ in groups) if",
            "(tuple(ranks(hand)) if shape == (2, 1, 1, 1) else tuple(r for r, _ in groups)) if",
        ),
    ),
    bache(
        "high card alone",
        (
            "def high_card(hand: Cards) -> Evidence:\n    return tuple(ranks(hand))",
            "def high_card(hand: Cards) -> Evidence:\n    return tuple(ranks(hand))[:1]",
        ),
    ),
    bache(
        "high cards by sum",
        (
            "def high_card(hand: Cards) -> Evidence:\n    return tuple(ranks(hand))",
            "def high_card(hand: Cards) -> Evidence:\n    return (sum(ranks(hand)),)",
        ),
    ),
    bache(
        "high cards from the bottom",
        (
            "def high_card(hand: Cards) -> Evidence:\n    return tuple(ranks(hand))",
            "def high_card(hand: Cards) -> Evidence:\n    return tuple(ranks(hand))[::-1]",
        ),
    ),
    bache(
        "cards must come sorted",
        (
            "return sorted((rank for rank, _ in hand), reverse=True)",
            "return [rank for rank, _ in hand]",
        ),
    ),
    bache("jack over queen", ("23456789TJQKA", "23456789TQJKA")),
    bache("ace low", ("23456789TJQKA", "A23456789TJQK")),
    # How the answer is given
    bache(
        "bool comparator",
        (COMPARE, "    return next((sign for sign, *_ in votes(hand1, hand2) if sign), 0) > 0\n"),
    ),
    bache(
        "winner's number",
        (
            COMPARE,
            "    return {1: 1, -1: 2, 0: 0}[next((sign for sign, *_ in votes(hand1, hand2) if sign), 0)]\n",
        ),
    ),
    bache(
        "sign the other way",
        (COMPARE, "    return -next((sign for sign, *_ in votes(hand1, hand2) if sign), 0)\n"),
    ),
    bache(
        "a tie goes to the first",
        (COMPARE, "    return next((sign for sign, *_ in votes(hand1, hand2) if sign), 1)\n"),
    ),
    bache(
        "None for a tie",
        (COMPARE, "    return next((sign for sign, *_ in votes(hand1, hand2) if sign), None)\n"),
    ),
    bache(
        "a float",
        (
            COMPARE,
            "    return float(next((sign for sign, *_ in votes(hand1, hand2) if sign), 0))\n",
        ),
    ),
    bache("prints", (COMPARE, "    print(hand1, hand2)\n" + COMPARE)),
    bache(
        "prints instead",
        (COMPARE, "    print(next((sign for sign, *_ in votes(hand1, hand2) if sign), 0))\n"),
    ),
    bache(
        "endless loop on a tie",
        (
            COMPARE,
            "    while not (sign := next((s for s, *_ in votes(hand1, hand2) if s), 0)):\n        pass\n    return sign\n",
        ),
    ),
    bache("endless loop", (COMPARE, "    while True:\n        pass\n")),
    bache(
        "raises on a tie",
        (COMPARE, "    return next(sign for sign, *_ in votes(hand1, hand2) if sign)\n"),
    ),
    bache(
        "exits",
        (
            COMPARE,
            "    raise SystemExit(next((sign for sign, *_ in votes(hand1, hand2) if sign), 0))\n",
        ),
    ),
    bache("ends the process", (COMPARE, "    import os\n    os._exit(0)\n")),
    bache("asks the keyboard", (COMPARE, "    return int(input('who wins? '))\n")),
    bache(
        "random tie",
        (
            COMPARE,
            "    import random\n    return next((sign for sign, *_ in votes(hand1, hand2) if sign), 0) or random.choice([1, -1, 0])\n",
        ),
    ),
    bache(
        "every third answer is the first again",
        (
            COMPARE,
            "    CALLS.append(next((sign for sign, *_ in votes(hand1, hand2) if sign), 0))\n    return CALLS[-1] if len(CALLS) % 3 else CALLS[0]\n\n\nCALLS = []\n",
        ),
    ),
    # The sentence
    bache("sentence: names the top card always", ('{words[place]}"', '{words[0]}"')),
    bache(
        "sentence: no kicker",
        ('kicker = f", {words[place]} kicker" if place >= MADE_OF[name] else ""', 'kicker = ""'),
    ),
    bache(
        "sentence: the loser's cards",
        ("reason(name, one, other)}", "reason(name, other or one, one)}"),
    ),
    bache(
        "sentence: royal flush unnamed",
        ('return "royal flush"', 'return "straight flush: Ace high"'),
    ),
    bache("sentence: tie without a stop", ('return "Tie."', 'return "Tie"')),
    bache(
        "sentence: T for ten",
        ("if rank < 11 else", "if rank < 10 else"),
        ("WORDS = {", 'WORDS = {10: "T", '),
    ),
    bache(
        "sentence: wheel called ace high",
        (
            'return f"{name}: {words[0]} high"',
            "return f\"{name}: {'Ace' if winner == (5,) else words[0]} high\"",
        ),
    ),
    # Several hands
    exercism("equal hands lost", (BEST, "    return [max(hands, key=key)]\n")),
    exercism(
        "winners in order of text",
        (BEST, "    return sorted(hand for hand in hands if key(hand) == best)\n"),
    ),
    exercism(
        "winners as a tuple",
        (BEST, "    return tuple(hand for hand in hands if key(hand) == best)\n"),
    ),
    exercism("winners as one text", (BEST, "    return max(hands, key=key)\n")),
    exercism(
        "a generator", (BEST, "    yield from (hand for hand in hands if key(hand) == best)\n")
    ),
    exercism(
        "hand rebuilt",
        (
            BEST,
            '    return [" ".join(sorted(hand.split())) for hand in hands if key(hand) == best]\n',
        ),
    ),
    exercism(
        "ten given back as T",
        (BEST, '    return [hand.replace("10", "T") for hand in hands if key(hand) == best]\n'),
    ),
    exercism(
        "at most two winners",
        (BEST, "    return [hand for hand in hands if key(hand) == best][:2]\n"),
    ),
    exercism(
        "sorts its argument",
        (
            BEST,
            "    hands.sort(key=key)\n    return [hand for hand in hands if key(hand) == best]\n",
        ),
    ),
    exercism(
        "empties its argument",
        (
            BEST,
            "    winners = [hand for hand in hands if key(hand) == best]\n    hands.clear()\n    return winners\n",
        ),
    ),
    exercism(
        "grows a default argument",
        ("def best_hands(hands: list[str])", "def best_hands(hands: list[str], won=[])"),
        (BEST, "    won.extend(hand for hand in hands if key(hand) == best)\n    return won\n"),
    ),
    exercism(
        "remembers the best of all calls",
        (
            "    best = max(map(key, hands))\n",
            "    SEEN.extend(map(key, hands))\n    best = max(SEEN)\n",
        ),
        ('RANKS = ["2"', 'SEEN: list = []\nRANKS = ["2"'),
    ),
    exercism("crash on 10", ("RANKS.index(card[:-1])", "RANKS.index(card[0])")),
    exercism(
        "10 as 1, the lowest", ("RANKS.index(card[:-1])", 'RANKS.index(card[0].replace("1", "2"))')
    ),
    exercism(
        "string compare of '10'",
        (
            "ranks = sorted((RANKS.index(card[:-1]) for card in hand.split()), reverse=True)",
            "ranks = [RANKS.index(r) for r in sorted((card[:-1] for card in hand.split()), reverse=True)]",
        ),
    ),
    exercism(
        "suit breaks ties",
        (
            "    return category, kinds\n",
            "    return category, kinds, sorted(card[-1] for card in hand.split())\n",
        ),
    ),
    exercism(
        "wheel high",
        ("kinds = (3, 2, 1, 0, -1)", "category = 4"),
        ("    straight = len(kinds)", "    straight = kinds == (12, 3, 2, 1, 0) or len(kinds)"),
    ),
    exercism(
        "a shared card removes a hand",
        (
            "    best = max(map(key, hands))\n",
            "    cards = ' '.join(hands).split()\n    hands = [h for h in hands if all(cards.count(c) == 1 for c in h.split())] or hands\n    best = max(map(key, hands))\n",
        ),
    ),
    exercism(
        "hand alone crashes",
        ("    best = max(map(key, hands))\n", "    _, best = sorted(map(key, hands))[-2:]\n"),
    ),
    exercism(
        "straight is a flush too",
        (
            'category = 8 if straight and suited else SHAPES.index("straight" if straight else "flush")',
            "category = 8 if straight or suited else 0",
        ),
    ),
    exercism(
        "no two pair",
        (
            "    if straight or suited:",
            "    if category == 2:\n        category = 1\n    if straight or suited:",
        ),
    ),
    exercism(
        "full house by height",
        (
            "    straight = len(kinds)",
            "    kinds = tuple(sorted(kinds, reverse=True)) if len(kinds) == 2 else kinds\n    straight = len(kinds)",
        ),
    ),
    # Deals
    sorting(
        "Omaha with free choice",
        ('"omaha-holdem": (5, 4, (2,))', '"omaha-holdem": (5, 4, (0, 1, 2, 3, 4))'),
    ),
    sorting(
        "Omaha with two or one", ('"omaha-holdem": (5, 4, (2,))', '"omaha-holdem": (5, 4, (1, 2))')
    ),
    sorting(
        "Omaha with two or three",
        ('"omaha-holdem": (5, 4, (2,))', '"omaha-holdem": (5, 4, (2, 3))'),
    ),
    sorting(
        "Omaha with the first two of the hand",
        (
            "for own in counts\n",
            "for own in counts\n        for hole in [hole[:2] if len(hole) == 4 else hole]\n",
        ),
    ),
    sorting(
        "hold'em must use both",
        ('"texas-holdem": (5, 2, (0, 1, 2))', '"texas-holdem": (5, 2, (2,))'),
    ),
    sorting(
        "hold'em must use one",
        ('"texas-holdem": (5, 2, (0, 1, 2))', '"texas-holdem": (5, 2, (1, 2))'),
    ),
    sorting(
        "board never beaten by one card",
        ('"texas-holdem": (5, 2, (0, 1, 2))', '"texas-holdem": (5, 2, (0, 2))'),
    ),
    sorting("equal hands not joined", (JOIN, '    return " ".join(" ".join(group)')),
    sorting(
        "equal hands in order of input", (RANKED, "ranked = sorted(hands, key=best.__getitem__)")
    ),
    sorting(
        "equal hands by reversed text",
        (RANKED, "ranked = sorted(sorted(hands, reverse=True), key=best.__getitem__)"),
    ),
    sorting(
        "equal hands by rank, not by text",
        (
            RANKED,
            'ranked = sorted(sorted(hands, key=lambda h: ["23456789TJQKA".index(c) for c in h[::2]]), key=best.__getitem__)',
        ),
    ),
    sorting(
        "strongest first",
        (RANKED, "ranked = sorted(sorted(hands), key=best.__getitem__, reverse=True)"),
    ),
    sorting(
        "hands with their cards sorted",
        (JOIN, '    return " ".join("=".join("".join(sorted(cards(h))) for h in group)'),
    ),
    sorting(
        "only the winner",
        (
            JOIN + " for _, group in groupby(ranked, key=best.__getitem__))",
            '    return [" ".join("=".join(group) for _, group in groupby(ranked, key=best.__getitem__))][0].split(" ")[-1]',
        ),
    ),
    sorting(
        "a line end",
        (
            JOIN + " for _, group in groupby(ranked, key=best.__getitem__))",
            JOIN + ' for _, group in groupby(ranked, key=best.__getitem__)) + "\\n"',
        ),
    ),
    sorting(
        "unknown game raises",
        (
            "    if name not in GAMES:\n        return f\"Error: {name} is none of {', '.join(GAMES)}\"\n",
            "",
        ),
    ),
    sorting(
        "unknown game without the prefix",
        ('return f"Error: {name} is', 'return f"error: {name} is'),
    ),
    sorting(
        "game by its first word",
        (
            "    if name not in GAMES:",
            '    name = {"texas": "texas-holdem", "omaha": "omaha-holdem"}.get(name.split("-")[0], name)\n    if name not in GAMES:',
        ),
    ),
    sorting(
        "sizes of hands unchecked", (" or any(len(cards(hand)) != hole_size for hand in hands)", "")
    ),
    sorting(
        "too many cards accepted", ("len(cards(hand)) != hole_size", "len(cards(hand)) < hole_size")
    ),
    sorting("board unchecked", ("if len(board) != board_size or any(", "if any(")),
    sorting(
        "only the first hand checked",
        ("for hand in hands):\n        return", "for hand in hands[:1]):\n        return"),
    ),
    sorting(
        "three pair: the lowest is the kicker",
        (
            "return shape, kinds\n",
            'return shape, kinds\n\n\ndef seven(board, hole):\n    ranks = sorted(("23456789TJQKA".index(c[0]) for c in board + hole), reverse=True)\n    pairs = [r for r in dict.fromkeys(ranks) if ranks.count(r) == 2]\n    return ((2, 2, 1), (*pairs[:2], pairs[2])) if len(pairs) == 3 else None\n',
        ),
        (
            "max(map(strength, fives(board, cards(hand), counts)))",
            "max(map(strength, fives(board, cards(hand), counts)))[:2] if not (hole_size == 2 and seven(board, cards(hand)) and max(map(strength, fives(board, cards(hand), counts)))[0] == (2, 2, 1)) else seven(board, cards(hand))",
        ),
    ),
    sorting(
        "two threes are no full house",
        (
            "{hand: max(map(strength, fives(board, cards(hand), counts))) for hand in hands}",
            "{hand: max(s for s in map(strength, fives(board, cards(hand), counts)) if s[0] != (3, 2) or sorted(__import__('collections').Counter(c[0] for c in board + cards(hand)).values())[-2:] != [3, 3]) for hand in hands}",
        ),
    ),
    sorting("wheel missed", ("if kinds == (12, 3, 2, 1, 0):", "if False:")),
    sorting(
        "flush by its top card",
        (
            "    elif flush:\n        shape = (3, 1, 3)",
            "    elif flush:\n        shape, kinds = (3, 1, 3), kinds[:1]",
        ),
    ),
    sorting(
        "straight and flush of different cards",
        ("    if straight and flush:\n        shape = (5,)\n    elif flush:", "    if flush:"),
    ),
    sorting(
        "a sixth card breaks ties",
        (
            "key=best.__getitem__)\n",
            "key=lambda h: (best[h], max('23456789TJQKA'.index(c) for c in h[::2])))\n",
        ),
    ),
    sorting("prints", (RANKED, "print(best)\n    " + RANKED)),
    sorting(
        "exits on an error",
        ('return f"Error: {name} is none', 'raise SystemExit(f"Error: {name} is none'),
        ("{', '.join(GAMES)}\"\n", "{', '.join(GAMES)}\")\n"),
    ),
    sorting(
        "remembers hands of earlier lines",
        ("    best = {hand:", "    best = BEST\n    best |= {hand:"),
        ("ranked = sorted(sorted(hands)", "ranked = sorted(sorted(best)"),
        ("# For each game", "BEST: dict = {}\n# For each game"),
    ),
)
