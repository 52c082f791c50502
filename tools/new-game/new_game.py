"""Writes a new game: a crate, its rules page and its messages, and its line in the list. `make new-game` runs it.

What it writes is the game Tulips under the new name: small, complete, and ready to be changed, file by file, into a game
of one's own. Tulips is kept in this folder as a crate of the workspace, so it is compiled and tested like the others.
CONTRIBUTING.md goes on from there.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIST = ROOT / "crates/games/src/list.rs"
LIST_MANIFEST = ROOT / "crates/games/Cargo.toml"

USAGE = "say how it is called: make new-game NAME=<name>, in small letters, digits and hyphens; a word begins with a letter"
# A crate cannot be called like a word of the language or a crate that comes with it.
TAKEN_BY_RUST = set(
    "abstract alloc as async await become box break const continue core crate do dyn else enum extern false final fn for"
    " gen if impl in let loop macro match mod move mut override priv proc-macro pub ref return self static std struct"
    " super test trait true try type typeof unsafe unsized use virtual where while yield".split()
)


class Names:
    """What a game is called, from its id: my-game, my_game, MyGame, My Game."""

    def __init__(self, identifier):
        words = identifier.split("-")
        self.id = identifier
        self.crate = "_".join(words)
        self.type = "".join(word.capitalize() for word in words)
        self.title = " ".join(word.capitalize() for word in words)


def template():
    folders = (HERE / folder for folder in ("crates", "docs", "messages"))
    return sorted(path for folder in folders for path in folder.rglob("*") if path.is_file())


def target(source, names):
    return ROOT / str(source.relative_to(HERE)).replace("tulips", names.id)


def renamed(source, names):
    def in_code(line):
        line = line.replace("tulips::", names.crate + "::").replace('"Tulips"', f'"{names.title}"')
        return line.replace("tulips", names.id).replace("Tulips", names.type)

    def in_text(line):
        return line.replace("tulips", names.id).replace("Tulips", names.title)

    def is_code(line):
        return source.suffix == ".rs" and not line.lstrip().startswith("//")

    lines = source.read_text().splitlines(keepends=True)
    return "".join(in_code(line) if is_code(line) else in_text(line) for line in lines)


def objection(name):
    """Why no game can have this name, or None."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*", name):
        return USAGE
    names = Names(name)
    if name in TAKEN_BY_RUST or f'name = "{name}"' in (ROOT / "Cargo.lock").read_text():
        return f"'{name}' is the name of another crate, or of something in Rust"
    if any(re.search(rf"\b{names.type}\b", path.read_text()) for path in template() if path.suffix == ".rs"):
        return f"the code of every game has a type {names.type} already"
    there = [str(path.relative_to(ROOT)) for path in (target(source, names) for source in template()) if path.exists()]
    return f"{', '.join(there)}: is there already" if there else None


def enter_in_list(names):
    """One line in the list of games, and one that lets the list use the crate."""
    text = LIST.read_text()
    end = text.index("\n];\n")
    LIST.write_text(f"{text[:end]}\n    game!({names.crate}::{names.type}, {names.crate}::MANIFEST),{text[end:]}")
    text = LIST_MANIFEST.read_text()
    start = text.index("[dependencies]\n") + len("[dependencies]\n")
    LIST_MANIFEST.write_text(f'{text[:start]}{names.id} = {{ path = "../{names.id}" }}\n{text[start:]}')


def main():
    name = sys.argv[1] if len(sys.argv) == 2 else ""
    wrong = objection(name)
    if wrong:
        return wrong
    names = Names(name)
    print(f"The new game {names.title}:")
    for source in template():
        path = target(source, names)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(source, names))
        print(f"  {path.relative_to(ROOT)}")
    enter_in_list(names)
    print(f"Listed in {LIST.relative_to(ROOT)} and {LIST_MANIFEST.relative_to(ROOT)}.")
    # Another name breaks lines in other places and sorts imports differently.
    subprocess.run(["cargo", "fmt", "-p", names.id, "-p", "games"], cwd=ROOT, check=True)
    print(f"`cargo test -p {names.id}` tests it; `make dev` shows it in the browser.")
    return None


if __name__ == "__main__":
    sys.exit(main())
