"""One archive for machines of the same kind: the program, the files to run it with, the documents and the licences.

Run by `make archive`: archive.py PROGRAM [FOLDER]. Prints where it is; its SHA-256 is beside it. The same inputs give the
same bytes: names are in order, dates and owners are left out.
"""

import gzip
import hashlib
import os
import platform
import subprocess
import sys
import tarfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FILES = ["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE-APACHE", "LICENSE-MIT"]
FOLDERS = ["deploy", "docs"]
# Pictures for the readme are large and say nothing about running a server.
LEFT_OUT = ["docs/screenshots"]


def tracked(folder):
    """What belongs to the project, not what lies about (a file with passwords, for example)."""
    listed = subprocess.run(["git", "ls-files", folder], cwd=ROOT, check=True, capture_output=True, text=True)
    return [name for name in listed.stdout.splitlines() if not name.startswith(tuple(LEFT_OUT))]


def add(archive, name, path, mode):
    info = tarfile.TarInfo(name)
    info.size, info.mode = os.path.getsize(path), mode
    with open(path, "rb") as file:
        archive.addfile(info, file)


def main():
    program = sys.argv[1]
    folder = sys.argv[2] if len(sys.argv) > 2 else os.path.join(ROOT, "target", "archive")
    version = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.split()[1]
    name = f"countinghouse-{version}-{platform.machine()}-{platform.system().lower()}"
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"{name}.tar.gz")
    with open(path, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w") as archive:
            add(archive, f"{name}/countinghouse", program, 0o755)
            for file in sorted(FILES + [file for folder in FOLDERS for file in tracked(folder)]):
                add(archive, f"{name}/{file}", os.path.join(ROOT, file), 0o644)
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    with open(f"{path}.sha256", "w") as file:
        file.write(f"{digest}  {name}.tar.gz\n")
    print(path)


if __name__ == "__main__":
    main()
