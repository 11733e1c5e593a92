"""The names by which an answer works, read off its code: so an exercise can ask for a way.

Names are all that can be told for certain. What builds a name out of letters is not found.
"""

import functools
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from re import findall
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

KATAS = __file__.rpartition("lessons")[0]
PACKAGE = KATAS.rpartition("katas")[0]
LIBRARIES = (PACKAGE, functools.__file__.rpartition("functools")[0])
"""Folders of what is no learner's code: this library's and Python's own."""


def is_library(file: str) -> bool:
    """Is this the file of a library, and not a learner's own?

    >>> assert is_library(functools.__file__) and is_library(__file__)
    >>> assert not is_library("answers_01.py") and not is_library("<stdin>")
    """
    return file.startswith(LIBRARIES) or "site-packages" in file


def names_used(answer: Any) -> frozenset[str]:
    r"""The names that a function's code has, and its helpers' code; of libraries only the names.

    >>> from functools import reduce as fold
    >>> from poker_fp import comparing, then
    >>> def helper(comparators):
    ...     return fold(then, comparators)
    >>> assert {"reduce", "then"} <= names_used(lambda *comparators: helper(comparators))
    >>> assert {"comparing", "len"} <= names_used(comparing(len))
    """
    names: set[str] = set()
    seen: set[int] = set()
    left = [answer]
    while left:
        value = left.pop()
        if id(value) not in seen:
            seen.add(id(value))
            names.update(_names(value))
            left += _parts(value)
    return frozenset(names)


def _is_own(function: FunctionType) -> bool:
    """Is this a learner's? The lessons' own wrong answers are as a learner's would be."""
    file = function.__code__.co_filename
    return not is_library(file) or file.startswith(KATAS)


def _names(value: Any) -> Iterator[str]:
    """A learner's function has the names in its code; a library's its own name and its module's.

    The name of a comparator says what it was made from: `comparing(len)`.
    """
    match value:
        case ModuleType():
            yield value.__name__
        case FunctionType() if _is_own(value):
            for name in _in_code(value.__code__):
                given = value.__globals__.get(name)
                if not isinstance(given, FunctionType) or not _is_own(given):
                    yield name
        case FunctionType() | BuiltinFunctionType():
            yield from findall(r"\w+", value.__name__)
            yield str(value.__module__).split(".")[-1].lstrip("_")


def _in_code(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _in_code(constant)


def _parts(value: Any) -> Iterator[Any]:
    """What a value may call: helpers, functions handed to it, a class's functions."""
    match value:
        case FunctionType():
            for cell in value.__closure__ or ():
                with suppress(ValueError):  # nothing is in it yet
                    yield cell.cell_contents
            yield from value.__defaults__ or ()
            if _is_own(value):
                has = value.__globals__
                yield from (has[name] for name in _in_code(value.__code__) if name in has)
        case MethodType(__func__=function, __self__=owner):
            yield from (function, owner)
        case partial():
            yield from (value.func, *value.args, *value.keywords.values())
        case type():
            functions = (each for each in value.__dict__.values() if isinstance(each, FunctionType))
            yield from filter(_is_own, functions)
        case tuple() | list():
            yield from value
        case _:
            yield type(value)
