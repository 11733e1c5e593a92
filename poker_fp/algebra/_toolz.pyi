from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar, overload

_T = TypeVar("_T")
_H = TypeVar("_H", bound=Hashable)
_A = TypeVar("_A")
_B = TypeVar("_B")
_C = TypeVar("_C")
_D = TypeVar("_D")
_E = TypeVar("_E")
_F = TypeVar("_F")

def concat(seqs: Iterable[Iterable[_T]]) -> Iterator[_T]: ...
def groupby(key: Callable[[_T], _H], seq: Iterable[_T]) -> dict[_H, list[_T]]: ...
def identity(x: _T) -> _T: ...
def partitionby(func: Callable[[_T], object], seq: Iterable[_T]) -> Iterator[tuple[_T, ...]]: ...
@overload
def pipe(data: _T, a: Callable[[_T], _A], /) -> _A: ...
@overload
def pipe(data: _T, a: Callable[[_T], _A], b: Callable[[_A], _B], /) -> _B: ...
@overload
def pipe(
    data: _T, a: Callable[[_T], _A], b: Callable[[_A], _B], c: Callable[[_B], _C], /
) -> _C: ...
@overload
def pipe(
    data: _T,
    a: Callable[[_T], _A],
    b: Callable[[_A], _B],
    c: Callable[[_B], _C],
    d: Callable[[_C], _D],
    /,
) -> _D: ...
@overload
def pipe(
    data: _T,
    a: Callable[[_T], _A],
    b: Callable[[_A], _B],
    c: Callable[[_B], _C],
    d: Callable[[_C], _D],
    e: Callable[[_D], _E],
    /,
) -> _E: ...
@overload
def pipe(
    data: _T,
    a: Callable[[_T], _A],
    b: Callable[[_A], _B],
    c: Callable[[_B], _C],
    d: Callable[[_C], _D],
    e: Callable[[_D], _E],
    f: Callable[[_E], _F],
    /,
) -> _F: ...
