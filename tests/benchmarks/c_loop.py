"""A small loop in C over the same tables: about as fast as they can be looked at."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np

from poker_fp.fast import Evaluator
from poker_fp.fast.codes import FIVE_OF_A_SUIT, FLUSH
from poker_fp.fast.rank_arrays import KEY, LOW_BITS, RANK_BIT_OF, Ints

SOURCE = """
#include <stdint.h>
#include <stddef.h>

void strengths(const int64_t *codes, size_t rows, const uint16_t *unsuited, const uint16_t *suited,
               const int64_t *bits, uint16_t *best) {
    for (size_t row = 0; row < rows; row++, codes += 7) {
        int64_t sum = codes[0] + codes[1] + codes[2] + codes[3] + codes[4] + codes[5] + codes[6];
        int64_t suit = (sum + %(five)dLL) & %(flush)dLL;
        uint16_t value = unsuited[sum & %(key)dLL];
        if (suit) {
            int64_t ranks = 0;
            for (int i = 0; i < 7; i++)
                if (codes[i] & suit >> 3) ranks += bits[codes[i] & %(low)dLL];
            if (suited[ranks] > value) value = suited[ranks];
        }
        best[row] = value;
    }
}
"""


def c_loop(evaluator: Evaluator, codes: Ints) -> Callable[[], object] | None:
    """The strengths of seven-card hands by the loop, checked once; None without gcc."""
    gcc = shutil.which("gcc")
    if gcc is None:
        return None
    numbers = {"five": FIVE_OF_A_SUIT, "flush": FLUSH, "key": KEY, "low": LOW_BITS}
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "loop.c"), Path(folder, "loop.so")
        source.write_text(SOURCE % numbers, encoding="ascii")
        subprocess.run(
            [gcc, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, source], check=True
        )
        strengths = ctypes.CDLL(str(library)).strengths
    unsuited, suited = evaluator.arrays.unsuited(7), evaluator.arrays.suited
    best = np.empty(len(codes), np.uint16)
    pointers = [
        array.ctypes.data_as(ctypes.c_void_p) for array in (unsuited, suited, RANK_BIT_OF, best)
    ]

    def work() -> None:
        strengths(
            codes.ctypes.data_as(ctypes.c_void_p),
            ctypes.c_size_t(len(codes)),
            *pointers,
        )

    work()
    assert (best == evaluator.strengths(codes)).all()
    return work
