// Opening and joining tables from any page: remember the seat, then go there.
import { ApiProblem, findTable, openGuided, openTable, takeOver, takeSeat } from '../lib/api';
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

/** A game to learn by, which begins at once. */
export async function learn(game: Pick<ListedGame, 'id'>): Promise<void> {
  sitDown(game.id, await openGuided(game.id, { name: rememberedName() }));
}

export async function open(table: NewTable): Promise<void> {
  sitDown(table.game, await openTable(table));
}

/** Takes a seat; beside one that this device holds already, both are held by it. */
export async function join(code: string, game: string, name: string, token?: string, seat?: number): Promise<Joined> {
  const joined = await takeSeat(code, {
    name,
    ...(token === undefined ? {} : { token }),
    ...(seat === undefined ? {} : { seat }),
  });
  remember(game, joined);
  return joined;
}

/** Takes a free seat. Whoever has left a seat of a running game returns to it with the token of then; at a seat that was
    dealt to somebody else, or that one says to have had, the others are asked first (`asked`). */
export async function sitAt(code: string, game: string, name: string, seat?: number): Promise<Joined> {
  const token = knownTable(code)?.token;
  try {
    return await join(code, game, name, token, seat);
  } catch (error) {
    const isStranger = error instanceof ApiProblem && error.problem.code === 'unknown_token';
    if (token === undefined || !isStranger) throw error;
    return join(code, game, name, undefined, seat);
  }
}

/** Somebody else at this device takes an empty seat. */
export async function sitBeside(code: string, name: string, seat: number): Promise<void> {
  const token = knownTable(code)?.token;
  if (token !== undefined) await takeSeat(code, { name, seat, token });
}

/** Takes over the seats of another device with the word of its link, or of one's own with the link that was kept. */
export async function moveHere(code: string, { secret, isKept }: { secret: string; isKept: boolean }): Promise<void> {
  const joined = await takeOver(code, secret);
  // Whoever has left the seat can return to it with the token, which opens nothing until then.
  const { game } = await findTable(joined.code, joined.token).catch(() => findTable(joined.code));
  remember(game, joined);
  const now = knownTable(joined.code);
  if (isKept && now) rememberTable({ ...now, link: secret });
}

/** Tables one has come to for another game with the same people. */
const rematches = new Set<string>();

export function isRematch(code: string): boolean {
  return rematches.delete(code);
}

/** The same people at a new table: the seat there belongs to the token of the seat here. */
export function carryOn(from: string, to: string): void {
  rematches.add(to);
  const known = knownTable(from);
  if (known && !knownTable(to))
    rememberTable({ code: to, game: known.game, seat: known.seat, token: known.token, opened: Date.now() });
}
