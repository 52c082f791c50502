// The games this browser has seen to their end: how they ended, so that they can be opened again. The server has the games
// themselves; here is only what a list of them needs.
import { isObject } from './json';
import type { Json } from './protocol';
import { readSetting, writeSetting } from './storage';

export type FinishedGame = {
  code: string;
  game: string;
  /** Those of one's own; empty for somebody who watched. */
  seats: number[];
  players: string[];
  places: number[];
  scores: number[];
  winners: number[];
  /** When the end was first seen, in milliseconds. */
  ended: number;
};

const HISTORY = 'history';
/** More are forgotten, the oldest first. */
const MOST_GAMES = 200;

const isNumbers = (value: Json): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function isFinishedGame(value: Json): value is FinishedGame {
  if (!isObject(value)) return false;
  const { code, game, players, seats, places, scores, winners, ended } = value;
  const isNamed = typeof code === 'string' && typeof game === 'string' && Array.isArray(players);
  return (
    isNamed && [seats, places, scores, winners].every((list) => isNumbers(list ?? null)) && typeof ended === 'number'
  );
}

/** The latest first. */
export function finishedGames(): FinishedGame[] {
  const games = readSetting(HISTORY);
  return Array.isArray(games) ? games.filter(isFinishedGame) : [];
}

/** Notes how a game ended, once. */
export function rememberGame(finished: FinishedGame): void {
  const known = finishedGames();
  if (known.some(({ code }) => code === finished.code)) return;
  writeSetting(HISTORY, [finished, ...known].slice(0, MOST_GAMES));
}

export function forgetGame(code: string): void {
  writeSetting(
    HISTORY,
    finishedGames().filter((game) => game.code !== code),
  );
}
