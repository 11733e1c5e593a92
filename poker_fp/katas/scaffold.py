"""The files that a learner starts from, as texts."""

from pprint import pformat
from textwrap import dedent, indent

from poker_fp.katas.kata import Case, Kata, Task
from poker_fp.text.extras import to_install

CARDS = "cards.py"
"""The file with cards and a parser, which several katas in a folder share."""

TEST = "test_"
"""How the name of a file with tests starts."""


def files(kata: Kata, cards: str = "") -> dict[str, str]:
    """What a learner of a kata starts from, as texts by file name.

    They are a README, a stub to fill in, and tests that fail until then; and `cards`, the text of
    a file that reads hands, if it is given, for the stub to start from. Their names are the kata's
    own, so that several katas fit into one folder.

    >>> from poker_fp.katas import BACHE
    >>> assert list(files(BACHE)) == ["README-bache.md", "bache.py", "test_bache.py"]
    """
    texts = {
        f"README-{kata.name}.md": _readme(kata),
        f"{kata.name}.py": _stub(kata, bool(cards)),
        f"{TEST}{kata.name}.py": _tests(kata),
    }
    return texts | {CARDS: cards} if cards else texts


def _stub(kata: Kata, with_cards: bool) -> str:
    head = f'"""{kata.title}.\n\nWhat is asked: README-{kata.name}.md, beside this file.\n"""\n\n'
    imports = "from cards import Hand, parse_hand\n\n" if with_cards else ""
    return head + imports + "".join(f"\n{_start(task, with_cards)}\n" for task in kata.tasks)[:-1]


def _start(task: Task, with_cards: bool) -> str:
    body = f'    raise NotImplementedError("{task.name} is yours to write")\n'
    return (
        f"def {task.signature}:\n"
        f'    """{task.doc}{_closing(task.doc)}"""\n'
        f"{task.on_hands if with_cards else body}"
    )


def _closing(doc: str) -> str:
    return "\n    " if "\n" in doc else ""


def _tests(kata: Kata) -> str:
    tasks = "".join(
        f'{task.name.upper()} = KATAS["{kata.name}"].tasks[{number}]\n'
        for number, task in enumerate(kata.tasks)
    )
    head = f'''\
"""The cases of the kata, its laws, and drawn inputs. Run them with: python -m pytest -x"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import {kata.name}
from poker_fp.katas import KATAS
from poker_fp.strategies import chosen

{tasks}'''
    return head + "".join(_test(kata, task) for task in kata.tasks)


def _test(kata: Kata, task: Task) -> str:
    call, value = f"{kata.name}.{task.name}", task.name.upper()
    parameters = ", ".join(name for name, _ in task.parameters)
    quoted = ", ".join(f'"{name}"' for name in ("about", *(n for n, _ in task.parameters)))
    rows = "".join(indent(_row(case), "    ") for case in task.cases)
    return f"""

{value}_CASES = [
{rows}]


@pytest.mark.parametrize(({quoted}, "expected"), {value}_CASES)
def test_{task.name}_answers_the_case(about, {parameters}, expected):
    got = {call}({parameters})
    assert {value}.agrees(got, expected), f"{{about}}: {{got!r}} instead of {{expected!r}}"
{_test_of_laws(call, task) if task.laws else ""}

@settings(max_examples=200, deadline=None)
@given(chosen({value}.draw))
def test_{task.name}_answers_as_the_library_does(given):
    got, expected = {call}(*given), {value}.oracle(*given)
    assert {value}.agrees(got, expected), {value}.why(given, None)
"""


def _test_of_laws(call: str, task: Task) -> str:
    return f"""

@pytest.mark.parametrize("law", {task.name.upper()}.laws, ids=lambda law: law.name)
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_{task.name}_obeys_the_law(law, data):
    assert law.holds({call}, *data.draw(chosen(law.draw))), law.says
"""


def _row(case: Case) -> str:
    return pformat((case.about, *case.given, case.expected), width=96) + ",\n"


def _readme(kata: Kata) -> str:
    steps = "\n".join(f"{number}. {step}" for number, step in enumerate(kata.steps, start=1))
    return dedent("""\
        # {title}

        ## Goal
        {goal}

        ## You should know
        {prerequisites}

        ## What is asked
        ```text
        {statement}
        ```

        ## Run it
        Once: `{install}`. Then write in `{name}.py`. The
        tests are red until it is right:

            python -m pytest -x

        `-x` stops at the first red test. For the smallest hands that your solution gets wrong, and
        the reason:

            poker-fp kata check {name} {name}.py

        ## Steps
        {steps}

        ## To discuss
        {questions}
        """).format(
        title=kata.title,
        name=kata.name,
        install=to_install("kata"),
        goal=kata.goal,
        prerequisites="\n".join(f"- {item}" for item in kata.prerequisites),
        statement=kata.statement.rstrip(),
        steps=steps,
        questions="\n".join(f"- {question}" for question in kata.questions),
    )
