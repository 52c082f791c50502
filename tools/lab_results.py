#!/usr/bin/env python3
"""Runs the commands of docs/lab-results.md again and compares their figures with the page.

    make lab-results                                  # all of them; takes long
    python3 tools/lab_results.py --only tempers   # commands that contain this text
    python3 tools/lab_results.py --write              # puts what came out into the page
    python3 tools/lab_results.py --small              # every command with a few games: does it run, is every figure there?
    python3 tools/lab_results.py --forms              # nothing is run: could every figure come out as it is printed?
    python3 tools/lab_results.py --keep DIR           # results are kept there, so that a run that was ended goes on

A figure of the page stands between two comments, the first of which says what it is:

    <!--= fair novice -->3.79 (3.68 to 3.86)<!--.-->

A figure that stands without its interval, or a share without what is behind the point, is compared and written like that.
A bot with a budget of time (`master:50ms`) plays as well as the machine is quick, so the figures of its commands are never the
same twice: they are taken to agree while their intervals overlap, and are printed with them.
It comes from the last command above it, or from the one in its own line. A command is a code span that begins with
`countinghouse`; one that begins with `python3` reads the files that the command before it has written. FIGURES below are
what can be asked for.
"""

import argparse
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "lab-results.md"
COMMAND = re.compile(r"`(countinghouse [^`]*)`")
READER = re.compile(r"`(python3 [^`]*)`")
FIGURE = re.compile(r"<!--= (.*?) -->(.*?)<!--\.-->")
RANGE = re.compile(r"=(\d+)\.\.(\d+)$")
BY_THE_CLOCK = re.compile(r":\d+ms\b")
INTERVAL = re.compile(r"\(([-+\d.,]+) to ([-+\d.,]+)\)")
SMALL = 1
# Variants are compared by their spread, which one game does not have.
SMALL_WITH_EFFECTS = 2
# Of five bots at a table of four the first games leave each out once.
SMALL_TOURNAMENT = 5


def short(value):
    """As the program prints it."""
    size = abs(value)
    if size == 0 or size >= 100 or value == int(value):
        digits = 0
    else:
        digits = 1 if size >= 10 else 2 if size >= 0.1 else 3
    text = f"{value:.{digits}f}"
    return text.lstrip("-") if not text.strip("-0.") else text


class Printed(str):
    """A figure in full. A page may print it without its interval, and then that is how it is compared and written."""

    def __new__(cls, full, bare=None, whole=None):
        printed = super().__new__(cls, full)
        printed.bare, printed.whole = bare, whole
        return printed

    def printed_like(self, before):
        """In full, or as short as it was printed before."""
        if not before or "(" in before or self.bare is None:
            return str(self)
        return self.bare if "." in before else self.whole


def interval(estimate):
    value, low, high = (estimate[key] for key in ("value", "low", "high"))
    # Only of a number with two digits and more a page leaves out what is behind the point.
    whole = f"{value:.0f}" if abs(value) >= 10 else short(value)
    return Printed(f"{short(value)} ({short(low)} to {short(high)})", short(value), whole)


def percent(estimate):
    value, low, high = (100 * estimate[key] for key in ("value", "low", "high"))
    return Printed(f"{value:.1f} % ({low:.1f} to {high:.1f})", f"{value:.1f} %", f"{value:.0f} %")


def times(estimate, factor):
    return {key: factor * estimate[key] for key in ("value", "low", "high")}


def wilson(hits, tries):
    """A share with its interval, as the lab computes it."""
    if tries == 0:
        raise LookupError("no game was won")
    share, z = hits / tries, 1.959964
    middle = (share + z * z / (2 * tries)) / (1 + z * z / tries)
    half = z / (1 + z * z / tries) * (share * (1 - share) / tries + z * z / (4 * tries * tries)) ** 0.5
    return {"value": share, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


def named(items, key, name):
    for item in items:
        if item[key] == name:
            return item
    raise LookupError(f"there is no {key} '{name}'; there are: {', '.join(str(item[key]) for item in items)}")


class Result:
    """The JSON of one command."""

    def __init__(self, result):
        self.result = result

    def variant(self, name):
        return self.result["variants"][0] if name is None else named(self.result["variants"], "name", name)

    def fair(self, bot, variant=None):
        """Wins of a bot against its fair share."""
        return interval(named(self.variant(variant)["summary"]["bots"], "bot", bot)["times_fair"])

    def fairwon(self, bot, variant=None):
        """The same of the games that players have won, where the game itself can win."""
        summary = self.variant(variant)["summary"]
        line = named(summary["bots"], "bot", bot)
        games = round(line["games"] * (1 - summary["without_winner"]["value"]))
        seats = line["seats"] / line["games"] / self.variant(variant)["setting"]["players"]
        return interval(times(wilson(line["wins"]["value"] * line["games"], games), 1 / seats))

    def rating(self, bot):
        """A bot's rating in a tournament, which is rounded to whole points."""
        line = named(self.result["table"], "bot", bot)
        return Printed(f"{line['rating']:+.0f} ({line['low']:+.0f} to {line['high']:+.0f})")

    def won(self, bot, variant=None):
        """Share of games that a seat of the bot won."""
        return percent(named(self.variant(variant)["summary"]["bots"], "bot", bot)["won"])

    def figure(self, name, variant=None):
        return interval(named(self.variant(variant)["figures"], "figure", name)["mean"])

    def share(self, name, variant=None):
        """A figure that is a share of games."""
        return percent(named(self.variant(variant)["figures"], "figure", name)["mean"])

    def ending(self, name, variant=None):
        return percent(self.variant(variant)["summary"]["ending_shares"][name])

    def end(self, gauge, variant=None, bot=None):
        """The last reading of a gauge: of the table, or of the seats of a bot."""
        summary = self.variant(variant)["summary"]
        line = named(summary["ends"], "gauge", gauge)
        if bot is None:
            return interval(line["mean"])
        return interval(line["bots"][[line["bot"] for line in summary["bots"]].index(bot)])

    def endof(self, gauge, bot):
        return self.end(gauge, None, bot)

    def timesfair(self, gauge, variant=None):
        """A gauge that says who leads, times the number of players."""
        line = named(self.variant(variant)["summary"]["ends"], "gauge", gauge)
        return interval(times(line["mean"], self.variant(variant)["setting"]["players"]))

    def span(self, gauge, option, *values):
        """The least and the greatest of that over several values of an option."""
        found = [named(self.variant(f"{option}={value}")["summary"]["ends"], "gauge", gauge) for value in values]
        players = self.variant(None)["setting"]["players"]
        means = [players * line["mean"]["value"] for line in found]
        return f"{short(min(means))} to {short(max(means))}"

    def thing(self, name, variant=None):
        """Wins of the seats that acted on a card, or were dealt a role."""
        return interval(named(self.variant(variant)["summary"]["things"], "thing", name)["times_fair"])

    def seat(self, number, variant=None):
        return percent(self.variant(variant)["summary"]["standings"][int(number)]["wins"])

    def effect(self, figure, variant):
        effects = [effect for effect in self.result["effects"] if effect["variant"] == variant]
        return interval(named(effects, "figure", figure)["difference"])

    def games(self):
        return f"{self.result['games']:,}"

    def said(self, title, row):
        """What a script says in a row below a title: an estimate, with its interval."""
        value, low, high = self.result["said"][title][row]
        return interval({"value": value, "low": low, "high": high})


FIGURES = [name for name in vars(Result) if not name.startswith("_") and name != "variant"]

# How each of them can stand on the page.
NUMBER = r"-?(?:\d{1,3}(?:,\d{3})*|\d+)(?:\.\d{1,3})?"
ESTIMATE = rf"{NUMBER}(?: \({NUMBER} to {NUMBER}\))?"
PERCENT = r"\d+(?:\.\d)? %|\d+\.\d % \(\d+\.\d to \d+\.\d\)"
FORMS = {
    **dict.fromkeys(("fair", "fairwon", "figure", "end", "endof", "timesfair", "thing", "effect", "said"), ESTIMATE),
    **dict.fromkeys(("won", "share", "ending", "seat"), PERCENT),
    "rating": r"[+-]\d+ \([+-]\d+ to [+-]\d+\)",
    "span": rf"{NUMBER} to {NUMBER}",
    "games": NUMBER,
}


def odd_forms(page):
    """Figures of the page that no command could ever give as they are printed, and kinds of which no form is known."""
    odd = [f"no form is known of '{name}'" for name in sorted(set(FIGURES) ^ set(FORMS))]
    for asked, printed in FIGURE.findall(page):
        if not re.fullmatch(FORMS.get(asked.split()[0], ""), printed):
            odd.append(f"{asked}: '{printed}' is no form of it")
    return odd


def figure(result, asked):
    what, *words = shlex.split(asked)
    if what not in FIGURES:
        raise LookupError(f"there is no '{what}'; there are: {', '.join(FIGURES)}")
    made = getattr(Result(result), what)(*words)
    return made if isinstance(made, Printed) else Printed(made)


SAID = re.compile(r"\s+(?:(\w+)\s+)?(-?[\d.]+) \((-?[\d.]+) to (-?[\d.]+)\)")


def read_out(text):
    """Titles, and below them rows of a name and an estimate with its interval; a row alone may have no name."""
    said, title = {}, ""
    for line in text.splitlines():
        row = SAID.match(line)
        if row:
            said.setdefault(title, {})[row[1] or ""] = [float(number) for number in row.groups()[1:]]
        else:
            title = line.strip()
    return said


def kept(keep, command, make):
    """A result that was made before, or is made now. Another program may give others: a folder belongs to one."""
    if keep is None:
        return make()
    keep.mkdir(parents=True, exist_ok=True)
    path = keep / (hashlib.sha256(command.encode()).hexdigest()[:16] + ".json")
    if not path.exists():
        path.write_text(json.dumps(make()))
    return json.loads(path.read_text())


def run(program, command, reader, small, threads):
    """The result of a command, with `small` games of each variant if that is a number."""
    words = shlex.split(command)[1:]
    if small:
        # Other values of a range say nothing new about whether it runs.
        words = [RANGE.sub(r"=\1,\2", word) for word in words]
        if "--games" in words:
            words[words.index("--games") + 1] = str(small)
        else:
            words += ["--games", str(small)]
    words += ["--json"] + (["--threads", str(threads)] if threads else [])
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(ROOT / "docs", Path(folder) / "docs")
        done = subprocess.run([program, *words], capture_output=True, text=True, cwd=folder)
        if done.returncode != 0:
            raise RuntimeError(f"{command}\n  {done.stderr.strip()}")
        result = json.loads(done.stdout)
        if reader is not None:
            read = subprocess.run(shlex.split(reader), capture_output=True, text=True, cwd=folder)
            if read.returncode != 0:
                raise RuntimeError(f"{reader}\n  {read.stderr.strip()}")
            result["said"] = read_out(read.stdout)
    return result


def agrees(command, printed, now):
    """Whether the page may stay as it is: the same figure, or by the clock one whose interval meets the other."""
    if now == printed:
        return True
    ranges = [INTERVAL.search(text) for text in (printed, now)]
    if not BY_THE_CLOCK.search(command) or None in ranges:
        return False
    (low, high), (now_low, now_high) = ([float(end.replace(",", "")) for end in found.groups()] for found in ranges)
    return low <= now_high and now_low <= high


def readers(page):
    """For a command whose files a script reads, the script's command."""
    found = {}
    for reader in READER.finditer(page):
        before = list(COMMAND.finditer(page, 0, reader.start()))
        if before:
            found[before[-1][1]] = reader[1]
    return found


def commands_and_figures(page):
    """For each command the figures of the page that come from it, as matches."""
    found, above = {}, None
    for line in re.finditer(r"[^\n]*\n?", page):
        commands = list(COMMAND.finditer(line[0]))
        figures = [(match, line.start()) for match in FIGURE.finditer(line[0])]
        own = commands[-1][1] if commands else None
        for match, start in figures:
            of = own if own is not None and line[0].lstrip().startswith("|") else above
            before = [command[1] for command in commands if command.start() < match.start()]
            of = before[-1] if before and not line[0].lstrip().startswith("|") else of
            if of is None:
                raise LookupError(f"no command stands above the figure '{match[1]}'")
            found.setdefault(of, []).append((start + match.start(2), start + match.end(2), match[1], match[2]))
        for command in commands:
            found.setdefault(command[1], [])
        above = own or above
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default=str(ROOT / "target" / "release" / "countinghouse"))
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--only", default="", help="commands that contain this text")
    parser.add_argument("--skip", help="commands that contain this text are left out")
    parser.add_argument("--small", action="store_true", help="a few games of each; figures are not compared")
    parser.add_argument("--write", action="store_true", help="put what came out into the page")
    parser.add_argument("--keep", type=Path, help="keep results in this folder and take them from there")
    parser.add_argument("--forms", action="store_true", help="run nothing; say which figures could never come out as printed")
    parser.add_argument("--threads", type=int)
    args = parser.parse_args()
    page = args.page.read_text()
    if args.forms:
        odd = odd_forms(page)
        print("\n".join(odd) if odd else f"{len(FIGURE.findall(page))} figures have a form that can be made")
        return 1 if odd else 0
    program = str(Path(args.program).resolve())
    read_by = readers(page)
    changes, failures, compared, differ = [], [], 0, 0
    for command, figures in commands_and_figures(page).items():
        if args.only not in command or (args.skip and args.skip in command):
            continue
        has_effects = any(asked.split()[0] == "effect" for _, _, asked, _ in figures)
        few = SMALL_TOURNAMENT if " tournament " in command else SMALL_WITH_EFFECTS if has_effects else SMALL
        small = args.small and few
        try:
            result = kept(args.keep, command, lambda: run(program, command, read_by.get(command), small, args.threads))
        except RuntimeError as error:
            failures.append(str(error))
            continue
        for start, end, asked, printed in figures:
            try:
                # With a few games a script has too few to say anything of.
                if args.small and asked.split()[0] in ("span", "said"):
                    continue
                now = figure(result, asked).printed_like(printed)
            except (LookupError, TypeError) as error:
                # With a few games an ending, a card, a difference or the middle of a range may be missing.
                may_miss = asked.split()[0] in ("ending", "thing", "fairwon", "effect") or ".." in command
                if not (args.small and may_miss):
                    failures.append(f"{command}\n  {asked}: {error}")
                continue
            compared += 1
            if args.write and now != printed:
                changes.append((start, end, now))
            if not agrees(command, printed, now):
                differ += 1
                if not args.small:
                    print(f"{command}\n  {asked}: {printed or 'nothing'} is now {now}", flush=True)
    for failure in failures:
        print(failure, file=sys.stderr)
    if args.write:
        for start, end, now in sorted(changes, reverse=True):
            page = page[:start] + now + page[end:]
        args.page.write_text(page)
    if args.small:
        print(f"{compared} figures can be made")
        return 1 if failures else 0
    print(f"{compared} figures, {differ} differ")
    return 1 if failures or (differ and not args.write) else 0


if __name__ == "__main__":
    sys.exit(main())
