"""The functions this library takes from toolz, which has no types: `_toolz.pyi` beside this file
gives them theirs.
"""

from toolz import concat, groupby, identity, partitionby

__all__ = ["concat", "groupby", "identity", "partitionby"]
