"""The functions this library takes from toolz, which has no types: `_toolz.pyi` beside this file
gives them theirs, and a test holds them to be toolz's own.

`pipe(x, f, g)` is `g(f(x))`, for steps that cannot fail; where one can, a chain of Results serves.
`concat` joins iterables, `partitionby` cuts one where a key changes, `groupby` gathers by a key,
`identity` changes nothing.

`curry` is not among them: an under-applied call of it takes 10 us or more, and no type checker sees
through it. `functools.partial`, which takes 0.3 us, or a function that makes a function says the
same.
"""

from toolz import concat, groupby, identity, partitionby, pipe

__all__ = ["concat", "groupby", "identity", "partitionby", "pipe"]
