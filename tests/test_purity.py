"""The pure part touches nothing of the world, and the face is whole."""

import ast
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import poker_fp
from poker_fp.algebra import _toolz, comparators
from poker_fp.fast import Evaluator, compile_game

PACKAGE = Path(poker_fp.__file__).parent
PURE = sorted(
    path
    for path in PACKAGE.rglob("*.py")
    if "shell" not in path.relative_to(PACKAGE).parts and path.name != "__main__.py"
)

IMPURE_NAMES = {
    *("open", "print", "input", "breakpoint", "exec", "eval", "compile", "__import__"),
    *("globals", "vars", "exit", "quit"),
}
IMPURE_MODULES = {
    *("os", "sys", "io", "pathlib", "shutil", "tempfile", "subprocess", "socket", "signal"),
    *("random", "secrets", "uuid", "time", "datetime", "logging", "warnings", "threading"),
    *("asyncio", "importlib", "builtins"),
}


def impurities(source: str) -> list[str]:
    """The names that touch the world in a module's source, and statements that change its state."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(id=name) if name in IMPURE_NAMES:
                found.append(name)
            case ast.Import(names=names):
                found += [a.name for a in names if a.name.split(".")[0] in IMPURE_MODULES]
            case ast.ImportFrom(module="random", names=[ast.alias(name="Random")]):
                pass  # pure as long as it is given a seed
            case ast.Call(func=ast.Name(id="Random"), args=[]):
                found.append("Random()")
            case ast.ImportFrom(module=str(name)) if name.split(".")[0] in IMPURE_MODULES:
                found.append(name)
            case ast.Global() | ast.Nonlocal():
                found += node.names
    return found


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.stem)
def test_no_module_touches_the_world(path: Path) -> None:
    """No pure module opens, prints, asks, or imports what knows of files, clocks or chance."""
    assert impurities(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("open('x')", ["open"]),
        ("def f():\n    return list(map(print, 'x'))", ["print"]),
        ("import os.path, re", ["os.path"]),
        ("def f():\n    from random import choice", ["random"]),
        ("from random import Random\nRandom(52).random()", []),
        ("from random import Random\nRandom().random()", ["Random()"]),
        ("def f():\n    global x, y", ["x", "y"]),
        ("from poker_fp.rules.cards import Card\nre.compile('open')", []),
    ],
)
def test_what_touches_the_world_is_found(source: str, found: list[str]) -> None:
    """The check itself finds each way of touching the world."""
    assert impurities(source) == found


def test_the_pure_part_is_looked_at() -> None:
    """The pure part is more than a few modules, and the shell is none of it."""
    names = {path.stem for path in PURE}
    assert {"comparators", "laws", "patterns", "rankings", "parsing", "solvers"} < names
    assert {"cli", "streams", "__main__"}.isdisjoint(names)


def test_importing_takes_no_extra() -> None:
    """`import poker_fp` imports none of the extras, nor a test library."""
    extras = {"click", "rich", "numpy", "hypothesis", "pytest", "fastapi", "sqlalchemy"}
    code = "import sys, poker_fp; print(*{name.split('.')[0] for name in sys.modules})"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    imported = set(run.stdout.split())
    assert {"poker_fp", "toolz", "returns"} <= imported
    assert imported & extras == set()


def arrays_of_a_side() -> object:
    """Those of a game of theorists."""
    return compile_game(poker_fp.GAMES["kuhn"]).unwrap().sides[0].arrays


NEEDS: list[tuple[str, str, Callable[[], object]]] = [
    ("numpy", "poker_fp.fast.arrays", lambda: Evaluator((), ()).arrays),
    ("numpy", "poker_fp.fast.side_arrays", arrays_of_a_side),
    ("hypothesis", "poker_fp.strategies", lambda: import_module("poker_fp.strategies")),
]


@pytest.mark.parametrize(("extra", "module", "used"), NEEDS, ids=[needs[1] for needs in NEEDS])
def test_what_needs_an_extra_says_how_to_install_it(
    extra: str, module: str, used: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without numpy there are no arrays, without hypothesis no strategies; a line says why."""
    monkeypatch.setitem(sys.modules, extra, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(ModuleNotFoundError, match=rf"need {extra}: pip install -e") as raised:
        used()
    assert raised.value.name == extra


def test_the_toolz_facade_adds_nothing() -> None:
    """What has types here is toolz's own, and the types speak of nothing else."""
    stub = ast.parse((PACKAGE / "algebra/_toolz.pyi").read_text(encoding="utf-8"))
    typed = [node.name for node in stub.body if isinstance(node, ast.FunctionDef)]
    assert sorted(set(typed)) == sorted(vars(_toolz)["__all__"])
    for name in set(typed):
        assert getattr(_toolz, name) is getattr(import_module("toolz"), name)


PROMISED = {
    *("Rank", "Suit", "Card", "Hand", "DECK", "card", "hand", "hand_of"),
    *("parse_card", "parse_cards", "parse_hand", "parse_deal"),
    *("Rule", "rule", "rule_from", "Ranking", "STANDARD"),
    *("compare", "winners", "best_hands", "rank_deal", "solve"),
}


def test_the_face() -> None:
    """`poker_fp` exports what is promised, the whole algebra, and exactly what it imports."""
    public = set(poker_fp.__all__)
    algebra = {
        name
        for name, value in vars(comparators).items()
        if getattr(value, "__module__", None) == comparators.__name__
        and callable(value)
        and name.islower()
        and not name.startswith("_")
    }
    face = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    imported = {
        alias.asname or alias.name
        for node in face.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert public >= PROMISED | algebra | {"Comparator"}
    assert len(algebra) == 13
    assert public == imported
    assert len(poker_fp.__all__) == len(public)
    assert all(getattr(poker_fp, name) is not None for name in public)
    # As ruff sorts them: constants, then types, then functions.
    assert poker_fp.__all__ == sorted(
        poker_fp.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name)
    )


def test_the_face_defines_nothing() -> None:
    """The face is a docstring, imports and `__all__`."""
    face = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    assert [type(node) for node in face.body if not isinstance(node, ast.ImportFrom)] == [
        ast.Expr,
        ast.Assign,
    ]
