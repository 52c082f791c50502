"""Every example in docs/python.md is run, in the order of the page; commands are those of the examples."""

import contextlib
import importlib.util
import io
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT.parent / "docs" / "python.md"


# What the commands of the page do for minutes, in seconds.
SHORT = {
    "examples/train.py": ["--steps", "2", "--games", "16", "--hidden", "8", "--meetings", "2"],
    "examples/arithmetic.py": ["--games", "4"],
}


def blocks(kind, page=PAGE):
    return re.findall(rf"```{kind}\n(.*?)```", page.read_text(), re.S)


def test_the_examples_run_and_print_what_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {}
    run = 0
    for block in blocks("python"):
        if block.startswith("# needs a cluster"):
            if importlib.util.find_spec("ray") is None:
                continue
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(block, "docs/python.md", "exec"), names)
        wanted = re.findall(r"print\(.*#> (.*)", block)
        printed = iter(said.getvalue().splitlines())
        missing = [line for line in wanted if line not in printed]
        assert not missing, f"{missing} not printed in this order: {said.getvalue()!r}"
        run += 1
    assert run >= 4


def test_the_readme_runs():
    for block in blocks("python", ROOT / "README.md"):
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(block, "README.md", "exec"), {})


def test_the_commands_run(tmp_path):
    makefile = (ROOT.parent / "Makefile").read_text()
    run = 0
    for line in "".join(blocks("sh")).splitlines():
        command = line.split("#")[0].strip()
        if target := re.fullmatch(r"make ([\w-]+)", command):
            assert f"\n{target[1]}:" in makefile, command
        else:
            script, arguments = re.fullmatch(r"cd python && \.venv/bin/python (\S+)(.*)", command).groups()
            program = [sys.executable, str(ROOT / script), *arguments.split(), *SHORT[script]]
            subprocess.run(program, cwd=tmp_path, check=True, capture_output=True)
            run += 1
    assert run == len(SHORT)
