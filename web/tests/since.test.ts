// @vitest-environment happy-dom
// Back at the table: the line over the board says what a bot has done here, as the server counts it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { TableState } from '../src/lib/table.svelte';
import SinceLast from '../src/table/SinceLast.svelte';
import { FakeSocket, gameSummary, update } from './fakeServer';

let drawn: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

function line(moves_by_bot: number, events: number, isMyTurn = true): string | null {
  const socket = new FakeSocket();
  const table = new TableState('ABCD', () => socket);
  table.game = gameSummary({ messages: 'event-rolled = It rolled.\n' });
  socket.welcome(0);
  socket.say(update({ seat: 0, waited_for: [0] }));
  socket.say(update({ seat: 0, version: 2, waited_for: [1] }));
  const told = Array.from({ length: events }, () => ({ seq: 3, rule: '', event: 'rolled', moment: null }));
  socket.say(update({ seat: 0, version: 3, waited_for: isMyTurn ? [0] : [1], moves_by_bot, told }));
  drawn = mount(SinceLast, { target: document.body, props: { table } });
  flushSync();
  table.leave();
  return document.querySelector('summary')?.textContent?.trim() ?? null;
}

it('counts the moves a bot has made, not the events it caused', () =>
  expect(line(3, 11)).toBe('The bot played 3 moves for you'));
it('says so even where a move told nothing', () => expect(line(1, 0)).toBe('The bot played 1 move for you'));
it('is about the others where no bot has played', () =>
  expect(line(0, 11)).toContain('Since your last turn: 11 events'));
it('is not there while others are to act', () => expect(line(3, 11, false)).toBeNull());
