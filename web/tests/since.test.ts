// @vitest-environment happy-dom
// Back at the table: the line over the board says what a bot has done here, as the server counts it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { TableState } from '../src/lib/table.svelte';
import SinceLast from '../src/table/SinceLast.svelte';

let drawn: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

function line(moves_by_bot: number, events: number, isMyTurn = true): string | null {
  const since = Array.from({ length: events }, (_, id) => ({
    id,
    undone: false,
    told: { seq: 1, rule: '', event: 'rolled', moment: null },
  }));
  const words = { parts: () => [{ text: 'It rolled.' }] };
  const table = { isMyTurn, update: { moves_by_bot }, journal: { since }, words } as unknown as TableState;
  drawn = mount(SinceLast, { target: document.body, props: { table } });
  flushSync();
  return document.querySelector('summary')?.textContent?.trim() ?? null;
}

it('counts the moves a bot has made, not the events it caused', () =>
  expect(line(3, 11)).toBe('The bot played 3 moves for you'));
it('says so even where a move told nothing', () => expect(line(1, 0)).toBe('The bot played 1 move for you'));
it('is about the others where no bot has played', () =>
  expect(line(0, 11)).toContain('Since your last turn: 11 events'));
it('is not there while others are to act', () => expect(line(3, 11, false)).toBeNull());
