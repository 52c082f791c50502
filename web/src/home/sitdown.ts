// Opening and joining tables from any page: remember the seat, then go there.
import { openTable, takeSeat } from '../lib/api';
import type { GameSummary, Joined, NewTable } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { rememberedName, rememberTable } from '../lib/storage';

const GOOD_COMPANY = ['trader', 'novice'];

/** Tables that are to start as soon as they are reached, because one click was promised. */
const startAtOnce = new Set<string>();

export function isToStart(code: string): boolean {
  return startAtOnce.delete(code);
}

function sitDown(game: string, joined: Joined): void {
  const { code, seats, token } = joined;
  rememberTable({ code, game, seat: seats[0] ?? 0, token, opened: Date.now() });
  router.go(`/t/${code}`);
}

/** One click: the smallest table, bots on every other seat, the printed set-up, and off. */
export async function playNow(game: GameSummary): Promise<void> {
  // A bot that only rolls dice is no company; one that trades is the best.
  const level = GOOD_COMPANY.find((good) => game.bots.includes(good)) ?? game.bots.find((other) => other !== 'random') ?? game.bots[0];
  if (level === undefined) throw new Error(`no bots for ${game.id}`);
  const others = Array.from({ length: game.min_players - 1 }, () => ({ bot: level }));
  const joined = await openTable({ game: game.id, name: rememberedName(), others, setup: {} });
  startAtOnce.add(joined.code);
  sitDown(game.id, joined);
}

export async function open(table: NewTable): Promise<void> {
  sitDown(table.game, await openTable(table));
}

export async function join(code: string, game: string, name: string): Promise<Joined> {
  const joined = await takeSeat(code, { name });
  rememberTable({ code: joined.code, game, seat: joined.seats[0] ?? 0, token: joined.token, opened: Date.now() });
  return joined;
}
