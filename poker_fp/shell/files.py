"""Files written whole or not at all."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory


def write_whole(path: str, text: str) -> None:
    """Write a text to the file at a path, whole; or raise OSError and leave what was there.

    A device, a pipe and the like is written to as it is: there is no file to replace.
    """
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        Path(path).write_text(text, encoding="utf-8")
        return
    with TemporaryDirectory(prefix=".poker-fp-", dir=target.parent) as folder:
        whole = Path(folder, target.name)
        whole.write_text(text, encoding="utf-8")
        if target.exists():
            shutil.copymode(target, whole)
        whole.replace(target)
