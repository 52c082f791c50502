// Opening and joining tables from any page: remember the seat, then go there.
import { ApiProblem, findTable, openTable, takeOver, takeSeat } from '../lib/api';
import type { ListedGame, Joined, NewTable } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { knownTable, rememberedName, rememberTable } from '../lib/storage';

const GOOD_COMPANY = ['trader', 'novice'];

/** Tables that are to start as soon as they are reached, because one click was promised. */
const startAtOnce = new Set<string>();

export function isToStart(code: string): boolean {
  return startAtOnce.delete(code);
}

function remember(game: string, { code, seats, token }: Joined): void {
  rememberTable({ code, game, seat: seats[0] ?? 0, token, opened: Date.now() });
}

function sitDown(game: string, joined: Joined): void {
  remember(game, joined);
  router.go(`/t/${joined.code}`);
}

/** One click: the smallest table, bots on every other seat, the printed set-up, and off. */
export async function playNow(game: ListedGame): Promise<void> {
  // A bot that only rolls dice is no company; one that trades is the best.
  const level =
    GOOD_COMPANY.find((good) => game.bots.includes(good)) ??
    game.bots.find((other) => other !== 'random') ??
    game.bots[0];
  if (level === undefined) throw new Error(`no bots for ${game.id}`);
  const others = Array.from({ length: game.min_players - 1 }, () => ({ bot: level }));
  const joined = await openTable({ game: game.id, name: rememberedName(), others, setup: {} });
  startAtOnce.add(joined.code);
  sitDown(game.id, joined);
}

export async function open(table: NewTable): Promise<void> {
  sitDown(table.game, await openTable(table));
}

/** Takes a seat; beside one that this device holds already, both are held by it. */
export async function join(code: string, game: string, name: string, token?: string): Promise<Joined> {
  const joined = await takeSeat(code, token === undefined ? { name } : { name, token });
  remember(game, joined);
  return joined;
}

/** Takes a free seat. Whoever has left a seat of a running game returns to it with the token of then; at a seat that was
    dealt to somebody else the others are asked first (`asked`). */
export async function sitAt(code: string, game: string, name: string): Promise<Joined> {
  const token = knownTable(code)?.token;
  try {
    return await join(code, game, name, token);
  } catch (error) {
    const isStranger = error instanceof ApiProblem && error.problem.code === 'unknown_token';
    if (token === undefined || !isStranger) throw error;
    return join(code, game, name);
  }
}

/** Takes over the seats of another device with the one-time word of its link. */
export async function moveHere(code: string, secret: string): Promise<void> {
  const joined = await takeOver(code, secret);
  const { game } = await findTable(joined.code, joined.token);
  remember(game, joined);
}

/** The same people at a new table: the seat there belongs to the token of the seat here. */
export function carryOn(from: string, to: string): void {
  const known = knownTable(from);
  if (known && !knownTable(to))
    rememberTable({ code: to, game: known.game, seat: known.seat, token: known.token, opened: Date.now() });
}
