"""Runs the steps of deploy/Containerfile one by one without a container engine, each stage in a scratch root of its own.

container_steps.py --base FOLDER --work FOLDER [--given STAGE=FOLDER] [--file CONTAINERFILE]
container_steps.py --list

Every stage begins as a copy of a base system (made by `debootstrap`, for example) that is changed with `chroot`; this needs
root. `--given` takes the result of a stage from elsewhere, because compiling takes its time: the folder stands for the root
of that stage. At the end it prints, as JSON, where the last stage is and how the image would be started.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KNOWN = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}


def instructions(path):
    """(name, rest) of each instruction; comments are left out, and lines that end with a backslash go on."""
    with open(path) as file:
        text = re.sub(r"\\\n", " ", "".join(line for line in file if not line.lstrip().startswith("#")))
    for line in text.splitlines():
        if line.strip():
            name, _, rest = line.strip().partition(" ")
            if name not in KNOWN:
                raise SystemExit(f"{name} is not known here: {line}")
            yield name, rest.strip()


def ignored():
    with open(os.path.join(ROOT, ".dockerignore")) as file:
        return [line.strip() for line in file if line.strip() and not line.startswith("#")]


class Stage:
    def __init__(self, name, image, root, is_given):
        self.name, self.image, self.root, self.is_given = name, image, root, is_given
        self.folder, self.settings = "/", {}

    def inside(self, path):
        return os.path.join(self.root, os.path.join(self.folder, path).lstrip("/"))

    def run(self, command):
        print(f"[{self.name}] RUN {command}", file=sys.stderr, flush=True)
        shell = f"cd {shlex.quote(self.folder)} && {command}"
        subprocess.run(["chroot", self.root, "/bin/sh", "-c", shell], check=True, stdout=sys.stderr)

    def copy(self, rest, stages):
        words = rest.split()
        source = next((word.split("=")[1] for word in words if word.startswith("--from=")), None)
        start, target = [word for word in words if not word.startswith("--")]
        start = os.path.join(stages[source].root, start.lstrip("/")) if source else os.path.join(ROOT, start)
        target = self.inside(target)
        print(f"[{self.name}] COPY {rest}", file=sys.stderr, flush=True)
        if os.path.isdir(start):
            left_out = shutil.ignore_patterns(*(os.path.basename(name) for name in ignored()))
            shutil.copytree(start, target, dirs_exist_ok=True, symlinks=True, ignore=None if source else left_out)
        else:
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy2(start, target)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--file", default=os.path.join(ROOT, "deploy", "Containerfile"))
    arguments.add_argument("--base")
    arguments.add_argument("--work")
    arguments.add_argument("--given", action="append", default=[])
    arguments.add_argument("--list", action="store_true", help="only read the file, and print what it would do")
    arguments = arguments.parse_args()
    given = dict(pair.split("=", 1) for pair in arguments.given)
    stages, stage, listed = {}, None, []
    for name, rest in instructions(arguments.file):
        listed.append([name, rest])
        if arguments.list:
            continue
        if name == "FROM":
            image, _, called = rest.partition(" AS ")
            called = called or "last"
            root = given.get(called) or os.path.join(arguments.work, called)
            stage = stages[called] = Stage(called, image, root, called in given)
            if not stage.is_given:
                print(f"[{called}] FROM {image}: a copy of {arguments.base}", file=sys.stderr, flush=True)
                # Devices are copied as devices; read like files they have no end.
                os.makedirs(arguments.work, exist_ok=True)
                subprocess.run(["cp", "--archive", arguments.base, root], check=True)
        elif stage.is_given:
            continue
        elif name == "WORKDIR":
            stage.folder = rest
            os.makedirs(stage.inside(""), exist_ok=True)
        elif name == "RUN":
            stage.run(rest)
        elif name == "COPY":
            stage.copy(rest, stages)
        else:
            stage.settings[name] = rest
    if arguments.list:
        print(json.dumps(listed))
    else:
        print(json.dumps({"root": stage.root, **stage.settings}))


if __name__ == "__main__":
    main()
