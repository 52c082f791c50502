// @vitest-environment happy-dom
// The one live region of a table: what it says by itself, what its two keys ask, and how much is wanted.
import { basename } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/lib/prefs.svelte';
import type { Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { texts } from '../src/lib/texts';
import Announcer from '../src/table/Announcer.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';

const messages = `event-bid = { SEAT($seat) } bids { $n }.
phase-play = Bid or pass.
view-gold = Gold
`;
const game = gameSummary({ messages });
const info = tableInfo({ seats: ['Ada', 'Bo', 'Cy'].map((name, colour) => seatInfo(name, colour)) });

let socket: FakeSocket;
let table: TableState;
let page: object;

beforeEach(async () => {
  localStorage.clear();
  document.body.innerHTML = '';
  preferences.set({ speech: 'all' });
  vi.stubGlobal('fetch', servesGames(game));
  socket = new FakeSocket();
  table = new TableState('HEAR', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  page = mount(Announcer, { target: document.body, props: { table, step: 'play' } });
  tell(1, [1]);
});

afterEach(async () => {
  await unmount(page);
  table.leave();
  preferences.set({ speech: 'all' });
});

function tell(version: number, waitedFor: number[], ...events: Json[]): void {
  const told = events.map((event) => ({ seq: version, rule: '', event, moment: null }));
  const players = [7, 5, 3].map((gold) => ({ gold }));
  socket.say(update({ version, seat: 0, public: { phase: 'play', players }, waited_for: waitedFor, told }));
  flushSync();
}

const said = (): string => document.querySelector('[data-testid=announcer]')?.textContent ?? '';
const bid = (seat: number, n: number): Json => ({ bid: { seat, n } });

function press(key: string, target: EventTarget = window, more: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  flushSync();
}

describe('the announcer', () => {
  it('says what happened, then what is asked', () => {
    tell(2, [0], bid(1, 4));
    expect(said()).toBe('Bo bids 4. Your turn. Bid or pass.');
    tell(3, [0], bid(2, 5));
    expect(said()).toBe('Cy bids 5.');
  });

  it('says once what happened, whatever else about the table is told after it', () => {
    tell(2, [1], bid(1, 4));
    const once = said();
    socket.say({ type: 'table', table: { ...info, advice: true } });
    flushSync();
    expect(said()).toBe(once);
  });

  it('tells at W what concerns me, and at S how I stand', () => {
    tell(2, [0], bid(1, 4));
    tell(3, [1], bid(0, 5));
    tell(4, [0], bid(1, 6));
    press('w');
    expect(said()).toBe(texts.nothingForYou);
    press('s');
    expect(said()).toBe('Gold 7. Your turn. Bid or pass.');
  });

  it('leaves the keys to whoever types, and to the browser', () => {
    tell(2, [0], bid(1, 4));
    const before = said();
    const field = document.body.appendChild(document.createElement('input'));
    press('s', field);
    press('s', window, { ctrlKey: true });
    expect(said()).toBe(before);
  });

  it('says no more than is wanted', () => {
    preferences.set({ speech: 'mine' });
    tell(2, [1], bid(1, 4), bid(0, 6));
    expect(said()).toBe('Ada bids 6.');
  });
});

describe('live regions', () => {
  const LIVE = /aria-live="(?!off)|role="(?:status|alert)"|<output/;
  const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const liveIn = (folder: string): string[] =>
    Object.keys(sources)
      .filter((file) => file.startsWith(`../src/${folder}/`) && LIVE.test(sources[file] ?? ''))
      .map((file) => basename(file, '.svelte'));

  it('are one at a table: forms, boards, guide and notices speak through it', () => {
    for (const folder of ['games', 'prompts', 'guide']) expect(liveIn(folder), folder).toEqual([]);
    // The page of a table says why there is no table yet.
    expect(liveIn('table').sort()).toEqual(['Announcer', 'TablePage']);
    expect(document.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(1);
  });
});
