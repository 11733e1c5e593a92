"""What a reader's `>` compares: the key, to be compared as it should be."""

import ast
from collections.abc import Iterator

GENERAL = "comparing(lambda hand: hand.ranks)"


class _Renamed(ast.NodeTransformer):
    """A copy of an expression about `hand`, in the place of another name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """The name, or `hand`."""
        return ast.Name("hand", node.ctx) if node.id == self.name else node


def comparing_instead(code: str) -> str:
    """A line to write in the place of a function that says only whether one hand is greater.

    Where the code ends in a comparison of one thing of both hands it is about that, else an
    example.

    >>> code = "def more(a, b): return count(a) > count(b)"
    >>> assert comparing_instead(code) == "more = comparing(count)"
    >>> code = "def lower(a, b): return a.ranks[-1] < b.ranks[-1]"
    >>> assert comparing_instead(code) == "lower = reverse(comparing(lambda hand: hand.ranks[-1]))"
    >>> assert comparing_instead("less = int") == "ranks = comparing(lambda hand: hand.ranks)"
    """
    for name, node in _comparators(ast.parse(code)):
        keys = {_key(each, node) for each in ast.walk(node) if isinstance(each, ast.Compare)}
        return f"{name} = {keys.pop() or GENERAL if len(keys) == 1 else GENERAL}"
    return f"ranks = {GENERAL}"


def _comparators(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.Lambda]]:
    """The functions of two values, the last first."""
    for node in reversed(tree.body):
        match node:
            case ast.FunctionDef(name=name):
                found: ast.FunctionDef | ast.Lambda = node
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda() as found):
                pass
            case _:
                continue
        if len(found.args.args) == 2:
            yield name, found


def _key(compared: ast.Compare, function: ast.FunctionDef | ast.Lambda) -> str | None:
    """What makes a comparator of the key that both sides of a comparison have; None if none."""
    names = [each.arg for each in function.args.args]
    used = [
        {each.id for each in ast.walk(side) if isinstance(each, ast.Name)}.intersection(names)
        for side in (compared.left, compared.comparators[0])
    ]
    if len(compared.ops) != 1 or any(len(each) != 1 for each in used) or used[0] == used[1]:
        return None
    ((first,), (second,)) = used
    one, other = _about_hand(compared.left, first), _about_hand(compared.comparators[0], second)
    if one != other:
        return None
    made = f"comparing({_function(one)})"
    match compared.ops[0]:
        case ast.Gt() | ast.GtE():
            is_turned = first == names[1]
        case ast.Lt() | ast.LtE():
            is_turned = first == names[0]
        case _:
            return None
    return f"reverse({made})" if is_turned else made


def _about_hand(expression: ast.expr, name: str) -> str:
    return ast.unparse(_Renamed(name).visit(ast.parse(ast.unparse(expression), mode="eval")))


def _function(about_hand: str) -> str:
    """The function that gives it: its name, where it is one that is called."""
    match ast.parse(about_hand, mode="eval").body:
        case ast.Call(func=ast.Name(id=name), args=[ast.Name(id="hand")], keywords=[]):
            return name
        case _:
            return f"lambda hand: {about_hand}"
