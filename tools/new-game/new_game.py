"""Writes a new game: a crate, its rules page and its messages, and a line in the list. Run by `make new-game NAME=my-game`.

What it writes is the game Tulips, which is kept in this folder as a crate of the workspace, under the new name: small,
complete and ready to be changed, file by file, into a game of one's own. CONTRIBUTING.md goes on from there.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def names(name):
    """What stands for the words of the template in code, in this order, and what stands for its title in texts."""
    words = name.split("-")
    title = " ".join(word.capitalize() for word in words)
    code = {
        "tulips::": "_".join(words) + "::",
        '"Tulips"': f'"{title}"',
        "tulips": name,
        "Tulips": "".join(word.capitalize() for word in words),
    }
    return code, title


def renamed(text, name, is_code):
    code, title = names(name)

    def in_line(line):
        if not is_code or line.lstrip().startswith("//"):
            return line.replace("tulips", name).replace("Tulips", title)
        for old, new in code.items():
            line = line.replace(old, new)
        return line

    return "".join(map(in_line, text.splitlines(keepends=True)))


def enter(path, before, line):
    """Puts a line in front of the one that ends a list."""
    text = path.read_text()
    start, end = text.split(before, 1)
    path.write_text(start + line + before + end)
    print(f"  {path.relative_to(ROOT)} (one line more)")


def main():
    name = sys.argv[1] if len(sys.argv) == 2 else ""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*", name):
        return "write it as make new-game NAME=my-game: small letters, digits and hyphens, each word begins with a letter"
    if (ROOT / "crates" / name).exists():
        return f"crates/{name} is there already"
    print(f"The new game {name}:")
    for folder in ("crates", "docs", "messages"):
        for source in sorted(path for path in (HERE / folder).rglob("*") if path.is_file()):
            target = ROOT / renamed(str(source.relative_to(HERE)), name, False)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text(), name, source.suffix == ".rs"))
            print(f"  {target.relative_to(ROOT)}")
    crate, kind = name.replace("-", "_"), "".join(word.capitalize() for word in name.split("-"))
    enter(ROOT / "crates/games/src/list.rs", "];\n", f"    game!({crate}::{kind}, {crate}::MANIFEST),\n")
    enter(ROOT / "crates/games/Cargo.toml", "\n[lints]", f'{name} = {{ path = "../{name}" }}\n')
    print(f"Try `cargo test -p {name}`, then `make dev` and the game in the browser.")
    return None


if __name__ == "__main__":
    sys.exit(main())
