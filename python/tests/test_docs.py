"""Every example in docs/python.md is run, in the order of the page; commands are those of the examples."""

import contextlib
import importlib.util
import io
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT.parent / "docs" / "python.md"


def blocks(kind):
    return re.findall(rf"```{kind}\n(.*?)```", PAGE.read_text(), re.S)


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


def test_the_commands_name_what_is_there():
    for block in blocks("sh"):
        for target in re.findall(r"make ([\w-]+)", block):
            assert f"\n{target}:" in (ROOT.parent / "Makefile").read_text(), target
        for script in re.findall(r"(examples/\w+\.py)", block):
            assert (ROOT / script).exists(), script

