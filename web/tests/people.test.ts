// @vitest-environment happy-dom
// People around a game: another game in one click, a bot for somebody who is missing, links that bring a seat along.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, Sitter } from '../src/lib/protocol';
import { deviceSecret } from '../src/lib/router.svelte';
import { TableState } from '../src/lib/table.svelte';
import { peopleTexts } from '../src/lobby/texts';
import Notices from '../src/table/Notices.svelte';
import { EXAMPLE } from './example';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';

const BOT: Sitter = { bot: { level: 'trader', temper: null } };
const away = (): Sitter => ({ person: { online: false, stand_in: null } });

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

describe('another game with the same people', () => {
  const rematch = (others: Partial<SeatInfo>[], host = 0): void => {
    const seats = [seatInfo('Ada', 0, { ready: false }), ...others.map((one, n) => seatInfo(`P${n}`, n + 1, one))];
    const info = tableInfo({ stage: 'waiting', host, seats });
    const held = seats.flatMap(({ here }, seat) => (here ? [seat] : []));
    if (socket.sent.some(({ type }) => type === 'ready')) socket.say({ type: 'table', table: info });
    else socket.say({ type: 'welcome', protocol: 3, seats: held, table: info });
  };

  beforeEach(() => table.playAgain());

  it('begins at once among bots', () => {
    rematch([{ sitter: BOT, here: false }]);
    expect(socket.of('start')).toHaveLength(1);
    expect(table.isStarting).toBe(true);
  });

  it('begins when everybody has come, by the host', () => {
    rematch([{ here: false, ready: false }]);
    expect([socket.of('ready').length, socket.of('start').length]).toEqual([1, 0]);
    rematch([{ here: false, ready: true }]);
    expect([socket.of('ready').length, socket.of('start').length]).toEqual([1, 1]);
  });

  it('waits for a seat that nobody has, and for a host elsewhere', () => {
    rematch([{ here: false, sitter: 'nobody', name: '' }]);
    rematch([{ here: false, ready: true }], 1);
    expect(socket.of('start')).toHaveLength(0);
    expect(table.isStarting).toBe(false);
  });
});

describe('somebody who is missing', () => {
  const show = (seats: SeatInfo[], host: number): void => {
    const info = tableInfo({ seats, host });
    socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
    socket.say(update({ seat: 0, waited_for: [1] }));
    page = mount(Notices, { target: document.body, props: { table, info, standIn: false } });
    flushSync();
  };
  const seats = (): SeatInfo[] => [seatInfo('Ada'), seatInfo('Ben', 1, { here: false, sitter: away() })];

  it('is played for by a bot if the host says so', () => {
    show(seats(), 0);
    expect(document.querySelector('[data-testid=absent]')?.textContent).toContain(peopleTexts.absent('Ben'));
    document.querySelector<HTMLElement>('[data-stand-in]')?.click();
    expect(socket.of('stand_in')).toMatchObject([{ seat: 1, to_bot: true }]);
  });

  it('is no concern of anybody else’s', () => {
    show(seats(), 1);
    expect(document.querySelector('[data-testid=absent]')).toBeNull();
  });
});

describe('links', () => {
  it('bring a word that works once, or one that was kept', () => {
    expect(deviceSecret('#device=00ff')).toEqual({ secret: '00ff', isKept: false });
    expect(deviceSecret('#seat=00ff')).toEqual({ secret: '00ff', isKept: true });
    expect(deviceSecret(`#new/${EXAMPLE}`)).toBeNull();
  });
});

describe('how long somebody is waited for', () => {
  it('is said in the largest unit that fits', () => {
    const minutes = (count: number): string => peopleTexts.ago(count * 60_000);
    expect([minutes(0.5), minutes(1), minutes(59), minutes(60), minutes(1500), minutes(2880)]).toEqual([
      'just now',
      'for a minute',
      'for 59 minutes',
      'for an hour',
      'for a day',
      'for 2 days',
    ]);
  });
});
