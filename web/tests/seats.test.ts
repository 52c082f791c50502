// @vitest-environment happy-dom
// Seats of a running game: whoever asks waits, everybody else is asked, and the answer is one click. Names from right to
// left stay among themselves.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatAsked, TableInfo } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { texts } from '../src/lib/texts';
import { isolated, Words } from '../src/lib/words';
import Notices from '../src/table/Notices.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo } from './fakeServer';

const seats = (here: number[]): TableInfo['seats'] =>
  ['Ada', 'Bruno', 'Cy'].map((name, number) => seatInfo(name, number, { here: here.includes(number) }));
const asked = (more: Partial<SeatAsked> = {}): SeatAsked => ({
  id: 7,
  seat: 1,
  name: 'Dora',
  needs: [0, 2],
  here: false,
  is_return: false,
  ...more,
});

let socket: FakeSocket;
let table: TableState;
let page: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', servesGames(gameSummary()));
  socket = new FakeSocket();
  table = new TableState('ABCD', () => socket);
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  table.leave();
});

function show(info: TableInfo): void {
  page = mount(Notices, { target: document.body, props: { table, info, standIn: false } });
  flushSync();
}

describe('a seat that somebody asks for', () => {
  it('is given or refused with one click by whoever is asked', () => {
    const info = tableInfo({ seats: seats([0]), seat_asked: asked() });
    socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
    show(info);
    expect(document.querySelector('[data-testid=seat-asked]')?.textContent).toContain(texts.seatAsked('Dora', 'Bruno'));
    document.querySelector<HTMLElement>('[data-admit=yes]')?.click();
    expect(socket.of('admit')).toMatchObject([{ ask: 7, yes: true }]);
    document.querySelector<HTMLElement>('[data-admit=no]')?.click();
    expect(socket.of('admit')[1]).toMatchObject({ ask: 7, yes: false });
  });

  it('is waited for by whoever asks, without buttons', () => {
    const info = tableInfo({ seats: seats([]), seat_asked: asked({ here: true }) });
    socket.say({ type: 'welcome', protocol: 3, seats: [], table: info });
    show(info);
    expect(document.querySelector('[data-testid=seat-asked]')?.textContent).toContain(texts.seatWaits('Ada, Cy'));
    expect(document.querySelector('[data-admit]')).toBeNull();
  });

  it('is held as soon as all have agreed', () => {
    const waiting = tableInfo({ seats: seats([]), seat_asked: asked({ here: true }) });
    socket.say({ type: 'welcome', protocol: 3, seats: [], table: waiting });
    socket.say({ type: 'table', table: tableInfo({ seats: seats([1]) }) });
    expect([table.seats, table.notice]).toEqual([[1], null]);
  });

  it('is said to be refused if somebody does not agree', () => {
    const waiting = tableInfo({ seats: seats([]), seat_asked: asked({ here: true }) });
    socket.say({ type: 'welcome', protocol: 3, seats: [], table: waiting });
    socket.say({ type: 'table', table: tableInfo({ seats: seats([]) }) });
    expect([table.seats, table.notice]).toEqual([[], texts.seatRefused]);
  });
});

describe('names', () => {
  it('from right to left do not turn the sentence around them', () => {
    expect(isolated('Ada')).toBe('Ada');
    expect(isolated('איתן')).toBe('\u2068איתן\u2069');
    expect(new Words(null, {}, ['Ada', 'محمد']).player(1)).toBe('\u2068محمد\u2069');
  });
});
