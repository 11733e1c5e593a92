"""Any ordering of five-card hands, compiled into tables: the same answers, far sooner."""

from poker_fp.fast.checking import CompileError
from poker_fp.fast.codes import encode
from poker_fp.fast.compiling import compile_ranking
from poker_fp.fast.evaluator import Evaluator

__all__ = ["CompileError", "Evaluator", "compile_ranking", "encode"]
