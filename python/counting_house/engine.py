"""Matches: the engine's protocol as objects. Whatever goes in and comes out is JSON as plain Python data."""

from __future__ import annotations

import json
from typing import Any

from counting_house import _native

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]


def games() -> list[dict[str, Any]]:
    """Every game of the house: id, title, numbers of players, version of the rules, bots."""
    return json.loads(_native.games())


def complete_setup(game: str, setup: dict[str, Any] | None = None, players: int = 3) -> dict[str, Any]:
    """Proves a set-up and writes it out in full. A ValueError says what is wrong, in the words of the house."""
    return json.loads(_native.complete_setup(game, json.dumps(setup or {}), players))


def check_deck(game: str, text: str) -> None:
    """Proves a deck of one's own at every size of table. A ValueError says what is wrong and in which line."""
    _native.check_deck(game, text)


def printed_decks(game: str) -> dict[str, str]:
    """The printed decks by the name of their file."""
    return dict(_native.printed_decks(game))


def parse_deck(text: str) -> Any:
    """The text of a deck as data, which can stand in a set-up as `deck`."""
    return json.loads(_native.parse_deck(text))


def schemas(game: str) -> dict[str, Any]:
    """The JSON Schemas of set-up, action, view, event, refusal and state."""
    return json.loads(_native.schemas(game))


def verify(record: dict[str, Any] | str) -> str:
    """Plays a record again and compares; a ValueError says what does not fit."""
    return _native.Match.verify(record if isinstance(record, str) else json.dumps(record))


class Refusal(ValueError):
    """The rules refuse an action. `rule` is the code of the rule, `why` the reason as data."""

    def __init__(self, text: str, rule: str | None, why: Any) -> None:
        super().__init__(text)
        self.rule = rule
        self.why = why


class Match:
    """A game in progress, with its record."""

    def __init__(
        self,
        game: str,
        players: int = 3,
        *,
        setup: dict[str, Any] | None = None,
        seats: list[str] | None = None,
        seed: int = 1,
        _native_match: _native.Match | None = None,
    ) -> None:
        self._match = _native_match or _native.Match(
            game, json.dumps(setup or {}), seats or NAMES[:players], seed
        )

    @staticmethod
    def replay(record: dict[str, Any] | str, at: int | None = None) -> Match:
        """The match that a record leads to, or the one right after an entry of it."""
        text = record if isinstance(record, str) else json.dumps(record)
        return Match("", _native_match=_native.Match.replay(text, at))

    @property
    def game(self) -> str:
        return self._match.game

    @property
    def players(self) -> int:
        return self._match.players

    @property
    def seats(self) -> list[str]:
        return self._match.seats

    @property
    def setup(self) -> dict[str, Any]:
        return json.loads(self._match.setup())

    @property
    def waited_for(self) -> list[int]:
        return self._match.waited_for()

    @property
    def ask_first(self) -> int | None:
        return self._match.ask_first()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, or a spectator."""
        return json.loads(self._match.view(seat))

    def choices(self, seat: int) -> dict[str, Any]:
        """All that the seat may do: `exact` actions, and `forms` for what is too much to list."""
        return json.loads(self._match.choices(seat))

    def act(self, seat: int, action: Any) -> dict[str, Any]:
        """A seat acts: the number of the entry, and the events with their sentences."""
        try:
            return json.loads(self._match.act(seat, json.dumps(action)))
        except _native.Refused as refused:
            told = json.loads(str(refused))
            raise Refusal(told["text"], told["rule"], told["why"]) from None

    def undo(self, to: int) -> int:
        """Takes back everything from this entry on; gives the number of the entry that says so."""
        return self._match.undo(to)

    def bot(self, seat: int, level: str = "novice", seed: int = 1) -> Any:
        """What a bot would do, from the seat's view alone. It is not carried out."""
        return json.loads(self._match.bot(seat, level, seed))

    def silence(self, seat: int) -> Any:
        """What it means that the seat says nothing."""
        return json.loads(self._match.silence(seat))

    @property
    def is_over(self) -> bool:
        return self._match.is_over()

    @property
    def ending(self) -> str | None:
        return self._match.ending()

    @property
    def round(self) -> int:
        return self._match.round()

    @property
    def next_seq(self) -> int:
        return self._match.next_seq()

    @property
    def standings(self) -> dict[str, Any]:
        return json.loads(self._match.standings())

    @property
    def score_lines(self) -> list[dict[str, Any]]:
        return json.loads(self._match.score_lines())

    @property
    def gauges(self) -> list[dict[str, Any]]:
        return json.loads(self._match.gauges())

    @property
    def record(self) -> dict[str, Any]:
        return json.loads(self._match.record())

    @property
    def digest(self) -> str:
        return self._match.digest()

    def __copy__(self) -> Match:
        import copy

        return Match("", _native_match=copy.copy(self._match))
