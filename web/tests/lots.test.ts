// @vitest-environment happy-dom
// "Not this lot" is said by one seat about one lot: it declines for nobody else at this device, not after something was
// taken back, and it outlives a page that is loaded again.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Face } from '../src/games';
import type { Update } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import NotThisLot from '../src/prompts/NotThisLot.svelte';
import { FakeSocket, seatInfo, tableInfo, update } from './fakeServer';

const info = tableInfo({ seats: ['Ada', 'Bo', 'Cy'].map((name, colour) => seatInfo(name, colour)) });
const face: Face = {
  board: NotThisLot as Face['board'],
  lot: ({ update }) => ({ name: `lot ${update?.round}`, decline: { decline: { answers: update?.version } } }),
};

let socket: FakeSocket;
let table: TableState;
let page: object | null = null;

async function close(): Promise<void> {
  if (page) await unmount(page);
  page = null;
  table.leave();
}

function open(...seats: number[]): void {
  socket = new FakeSocket();
  // What is sent here is sent in the middle of drawing, where no answer can come.
  socket.isDead = true;
  table = new TableState('LOT', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats, table: info });
  page = mount(NotThisLot, { target: document.body, props: { table, face } });
  flushSync();
}

/** A seat at this device is asked for a bid. */
async function ask(version: number, seat: number, more: Partial<Update> = {}): Promise<void> {
  socket.say(update({ version, seat, waited_for: [0, 1, 2], round: 1, ...more }));
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
  flushSync();
}

/** The house has carried out what was sent. */
async function done(): Promise<void> {
  const act = socket.sent.findLast((message) => message.type === 'act');
  socket.say({ type: 'done', ref: act && 'ref' in act ? act.ref : '', seq: null });
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
  flushSync();
}

function press(name: string): void {
  document.querySelector<HTMLElement>(`[data-testid=${name}]`)?.click();
  flushSync();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
});
afterEach(close);

it('declines every price of the lot for the seat that said so, and asks about the next lot', async () => {
  open(0);
  await ask(1, 0);
  expect(socket.actions).toEqual([]);
  press('not-this-lot');
  await done();
  await ask(2, 0);
  await done();
  expect(socket.actions).toEqual([{ decline: { answers: 1 } }, { decline: { answers: 2 } }]);
  await ask(3, 0, { round: 2 });
  expect([socket.actions.length, document.querySelector('[data-testid=not-this-lot]') !== null]).toEqual([2, true]);
});

it('asks again where that is wanted', async () => {
  open(0);
  await ask(1, 0);
  press('not-this-lot');
  await done();
  press('lot-again');
  await ask(2, 0);
  expect(socket.actions.length).toBe(1);
});

it('does not decline for the other one at this device', async () => {
  open(0, 1);
  await ask(1, 0);
  press('not-this-lot');
  await done();
  await ask(1, 1);
  expect(socket.of('act')).toHaveLength(1);
  expect(socket.of('act')[0]).toMatchObject({ seat: 0 });
  await ask(2, 0);
  expect(socket.of('act')).toHaveLength(2);
});

it('asks again after an undo', async () => {
  open(0);
  await ask(1, 0);
  press('not-this-lot');
  await done();
  await ask(3, 0, { undone: [{ version: 3, back_to: 1, by: 0 }] });
  await ask(4, 0);
  expect(socket.actions.length).toBe(1);
  await close();
  open(0);
  await ask(4, 0);
  expect(socket.actions).toEqual([]);
});

it('holds when the page is loaded again, for that seat alone', async () => {
  open(0, 1);
  await ask(1, 0);
  press('not-this-lot');
  await done();
  await close();
  open(0, 1);
  await ask(2, 1);
  expect(socket.actions).toEqual([]);
  await ask(2, 0);
  expect(socket.actions).toEqual([{ decline: { answers: 2 } }]);
});
