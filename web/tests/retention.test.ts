// @vitest-environment happy-dom
// What becomes of a table that nobody uses any more: the host chooses what the house offers, everybody is told, and a
// table that was cleared away says so.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { texts } from '../src/lib/texts';
import Settings from '../src/lobby/Settings.svelte';
import ClearedTable from '../src/table/ClearedTable.svelte';
import { FakeSocket, tableInfo } from './fakeServer';

let socket: FakeSocket;
let table: TableState;
let page: ReturnType<typeof mount> | null = null;
let record: Response;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  record = new Response('{"code":"cleared_deleted","message":"It was deleted."}', { status: 410 });
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(path.endsWith('/record') ? record : new Response('[]')));
  socket = new FakeSocket();
  table = new TableState('ABCD', () => socket);
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  table.leave();
});

const retention: NonNullable<TableInfo['retention']> = { days: 90, record: 'keep', offered: ['keep', 'delete'] };
const said = () => document.querySelector('[data-testid=retention]')?.textContent ?? '';

function show(info: TableInfo, isHost: boolean): void {
  page = mount(Settings, { target: document.body, props: { table, info, isHost } });
  flushSync();
}

it('is chosen by the host among what the house offers', () => {
  const info = tableInfo({ stage: 'waiting', retention });
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
  show(info, true);
  expect(said()).toContain(texts.cleared(90));
  const choice = document.querySelector<HTMLSelectElement>('[data-testid=retention] select');
  expect([...(choice?.options ?? [])].map((option) => option.value)).toEqual(['keep', 'delete']);
  if (choice) choice.value = 'delete';
  choice?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(socket.of('settings')).toMatchObject([{ record: 'delete' }]);
});

it('is told to everybody else, and nothing is said where tables stay', async () => {
  show(tableInfo({ stage: 'waiting', retention }), false);
  expect(said()).toContain(texts.recordSays(texts.recordChoices.keep));
  expect(document.querySelector('[data-testid=retention] select')).toBeNull();
  if (page) await unmount(page);
  show(tableInfo({ stage: 'waiting' }), true);
  expect(document.querySelector('[data-testid=retention]')).toBeNull();
});

it('says that the table was cleared away instead of trying to reach it for ever', () => {
  socket.happen('open');
  socket.say({ type: 'failed', ref: null, code: 'cleared_abandoned', message: 'This table was cleared away.' });
  expect(table.missing).toBe('This table was cleared away.');
  expect(table.isCleared).toBe(true);
});

it('offers the record of a cleared table if it was kept', async () => {
  page = mount(ClearedTable, { target: document.body, props: { code: 'ABCD', why: 'It was deleted.' } });
  flushSync();
  expect(document.querySelector('[data-testid=cleared]')?.textContent).toBe('It was deleted.');
  await vi.waitFor(() => expect(document.querySelector('[data-testid=record]')).toBeNull());
  await unmount(page);
  record = new Response('{"game":"x"}');
  page = mount(ClearedTable, { target: document.body, props: { code: 'ABCD', why: 'It was kept.' } });
  await vi.waitFor(() => expect(document.querySelector('[data-testid=record]')).not.toBeNull());
});
