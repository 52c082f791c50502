// @vitest-environment happy-dom
// What calls somebody back to a table: the title of the tab, out of turn too; and a send that is not confirmed says so.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { texts } from '../src/lib/texts';
import Notices from '../src/table/Notices.svelte';
import TablePage from '../src/table/TablePage.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';

const info = tableInfo({ seats: [seatInfo('Ada'), seatInfo('Bo', 1, { here: false })] });
const drawn: object[] = [];
let socket: FakeSocket;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', servesGames(gameSummary()));
  socket = new FakeSocket();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const one of drawn.splice(0)) await unmount(one);
  vi.unstubAllGlobals();
});

it('the title of the tab says that an offer waits, whosever turn it is', async () => {
  vi.stubGlobal('WebSocket', function laidBy() {
    return socket;
  });
  drawn.push(mount(TablePage, { target: document.body, props: { code: 'ABCD' } }));
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
  const tell = (version: number, waitedFor: number[], to: number | null): void => {
    const open: Json[] = to === null ? [] : [{ id: 1, from: 1 - to, to, terms: { n: 3 } }];
    socket.say(update({ version, seat: 0, public: { phase: 'play', deals: { open } }, waited_for: waitedFor }));
    flushSync();
  };
  tell(1, [1], null);
  await vi.waitFor(() => expect(document.title).toBe('X'));
  tell(2, [1], 0);
  expect(document.title).toBe(`● ${texts.offerForYou} – X`);
  tell(3, [1], 1);
  expect(document.title).toBe('X');
  tell(4, [0], null);
  expect(document.title).toBe(`● ${texts.yourTurn} – X`);
});

it('what was sent and is not confirmed within a second says so, until it is', async () => {
  const table = new TableState('ABCD', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
  socket.say(update({ version: 1, seat: 0, waited_for: [0] }));
  drawn.push(mount(Notices, { target: document.body, props: { table, info, standIn: false } }));
  const shown = (): string | undefined => {
    flushSync();
    return document.querySelector('[data-testid=unconfirmed]')?.textContent;
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void table.act('pass');
  vi.advanceTimersByTime(900);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(shown()).toBe(texts.unconfirmed);
  const act = socket.of('act')[0];
  socket.say({ type: 'done', ref: act && 'ref' in act ? act.ref : '', seq: null });
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  expect(shown()).toBeUndefined();
  table.leave();
});
