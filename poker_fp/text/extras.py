"""How to install an extra; whoever says that one is missing says it in these words."""


def to_install(extra: str) -> str:
    """The command that installs an extra. No index has this library: it comes from a checkout.

    >>> assert to_install("cli") == 'pip install -e ".[cli]" in a checkout of poker_fp'
    """
    return f'pip install -e ".[{extra}]" in a checkout of poker_fp'
