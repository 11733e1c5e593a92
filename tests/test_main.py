"""What the command does when the world around it fails: one line, a status, no traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "poker_fp"]
FULL = Path("/dev/full")


def test_a_closed_standard_input_is_one_line() -> None:
    """There is nothing to read from."""
    shell = ["sh", "-c", 'exec "$0" -m poker_fp solve <&-', sys.executable]
    result = subprocess.run(shell, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == "poker-fp: Bad file descriptor\n"


@pytest.mark.skipif(not FULL.is_char_device(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "arguments", [["best", "2h3h4h5h6h"], ["--help"], ["compare", "--why", *["2h3h4h5h6h"] * 2]]
)
def test_a_full_disk_is_one_line(arguments: list[str]) -> None:
    """What could not be written is said, once."""
    with FULL.open("w") as full:
        result = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert result.returncode == 1
    assert result.stderr == "poker-fp: No space left on device\n"


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_is_quiet_and_has_its_own_status() -> None:
    """While it waits for a line: no traceback, and 130."""
    with subprocess.Popen(
        [*COMMAND, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"five-card-draw 2h3h4h5h6h\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"2h3h4h5h6h\n"
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert b"Traceback" not in process.stderr.read()


def test_output_is_utf_8_whatever_the_terminal_says() -> None:
    """Suits as symbols come out as they went in."""
    result = subprocess.run(
        [*COMMAND, "best", "2♥3♥4♥5♥6♥"],
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )
    assert result.stdout.decode() == "2♥3♥4♥5♥6♥\n"


WITH_ARRAYS = """
from poker_fp import STANDARD
from poker_fp.fast import compile_ranking
compile_ranking(STANDARD).unwrap().names([])
"""


@pytest.mark.parametrize(
    ("module", "code", "extra"),
    [("numpy", WITH_ARRAYS, "fast"), ("hypothesis", "import poker_fp.strategies", "kata")],
    ids=["numpy", "hypothesis"],
)
def test_what_needs_a_missing_extra_says_how_to_install_it(
    module: str, code: str, extra: str
) -> None:
    """In a program, too; from a checkout, as no index has the library."""
    code = f"import sys; sys.modules['{module}'] = None\n{code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    said = f' need {module}: pip install -e ".[{extra}]" in a checkout of poker_fp'
    assert done.stderr.splitlines()[-1].endswith(said)
