"""The economists' notebook runs from top to bottom and its claim holds."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parent.parent / "notebooks" / "credit_and_prices.ipynb"


def test_the_notebook_runs(monkeypatch):
    monkeypatch.setenv("GAMES", "40")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "it is kept without its outputs"
    NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    drawn = [output for cell in notebook.cells for output in cell.get("outputs", []) if "image/png" in output.get("data", {})]
    assert len(drawn) >= 4, "four charts are drawn"
