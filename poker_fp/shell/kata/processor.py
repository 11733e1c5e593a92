"""How much of the processor a process has had: on a busy machine that, not the clock, is fair."""

import os
from pathlib import Path
from typing import NamedTuple


class Usage(NamedTuple):
    """What a process has had so far."""

    seconds: float
    idle: bool
    """Does it wait for something else than the processor, or has it ended?"""


def usage(process_id: int) -> Usage | None:
    """What a process has had of the processor; None where the system does not tell, or it is gone.

    >>> import os
    >>> mine = usage(os.getpid())
    >>> assert mine is None or (mine.seconds > 0 and not mine.idle)
    """
    try:
        stat = Path(f"/proc/{process_id}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    # The second field, the name in brackets, may hold anything; the others are counted from it.
    state, *fields = stat.rpartition(")")[2].split()
    user, system = fields[10:12]
    ticks = os.sysconf("SC_CLK_TCK")
    return Usage((int(user) + int(system)) / ticks, state in "SZ")
