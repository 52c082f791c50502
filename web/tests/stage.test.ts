// @vitest-environment happy-dom
// A moment stands on the stage for two to three seconds, goes at a click or a key, is short where nothing moves, and is not
// there at all in fast-forward.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Face } from '../src/games';
import { preferences } from '../src/lib/prefs.svelte';
import type { Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import Stage from '../src/table/Stage.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';

const face: Face = { board: Stage as Face['board'], beats: ['crash'] };
const game = gameSummary({
  messages:
    'event-crash = The market crashes.\nevent-lost = { SEAT($seat) } loses { $n }.\nevent-turn_began = Turn { $turn }.\nevent-list = { $cards }\n',
});
const info = tableInfo({ seats: [seatInfo('Ada'), seatInfo('Bo', 1)] });

let socket: FakeSocket;
let table: TableState;
let page: object;

beforeEach(async () => {
  localStorage.clear();
  preferences.set({ motion: true, pace: 'calm' });
  vi.stubGlobal('fetch', servesGames(game));
  socket = new FakeSocket();
  table = new TableState('STAGE', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  page = mount(Stage, { target: document.body, props: { table, face } });
  tell(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await unmount(page);
  table.leave();
  preferences.set({ motion: true, pace: 'calm' });
});

function tell(version: number, ...events: Json[]): void {
  tellWith([], version, ...events);
}

function tellWith(players: Json[], version: number, ...events: Json[]): void {
  const told = events.map((event) => ({ seq: version, rule: '', event, moment: null }));
  socket.say(update({ version, seat: 0, public: { phase: 'play', players }, told }));
  flushSync();
}

const shown = (): string | null => document.querySelector('[data-testid=stage]')?.textContent?.trim() ?? null;

/** For how many milliseconds it stands there. */
function lasts(): number {
  for (let passed = 0; passed <= 6000; passed += 100) {
    if (shown() === null) return passed;
    vi.advanceTimersByTime(100);
    flushSync();
  }
  return Infinity;
}

describe('a moment', () => {
  it('stands two to three seconds, longer where there is more to read', () => {
    tell(2, 'crash');
    expect(shown()).toBe('The market crashes.');
    const bare = lasts();
    tell(3, 'crash', { lost: { seat: 0, n: 4 } }, { lost: { seat: 1, n: 2 } });
    expect(shown()).toContain('Ada loses 4.');
    const full = lasts();
    expect([bare >= 2000, full > bare, full <= 3000]).toEqual([true, true, true]);
  });

  it('is told with its own turn, and with sentences rather than lists', () => {
    const lists = { list: { cards: 'Mill, '.repeat(30) } };
    tell(2, { lost: { seat: 1, n: 9 } }, { turn_began: { turn: 4 } }, 'crash', { lost: { seat: 0, n: 4 } }, lists);
    expect(shown()?.replace(/\s+/g, ' ')).toBe('The market crashes. Ada loses 4.');
    tell(3, 'crash', { lost: { seat: 0, n: 4 } }, { turn_began: { turn: 5 } }, { lost: { seat: 1, n: 2 } });
    expect(shown()?.replace(/\s+/g, ' ')).toBe('The market crashes. Ada loses 4.');
  });

  it.each([() => new Event('pointerdown'), () => new KeyboardEvent('keydown', { key: 'x' })])(
    'goes at once at a click or a key',
    (happening) => {
      tell(2, 'crash');
      expect(shown()).not.toBeNull();
      window.dispatchEvent(happening());
      flushSync();
      expect(shown()).toBeNull();
    },
  );

  it('is short and still where nothing is to move', () => {
    preferences.set({ motion: false });
    tell(2, 'crash');
    expect(document.querySelector('.stage')?.classList.contains('still')).toBe(true);
    expect(lasts()).toBeLessThan(1500);
  });

  it('says what it did to me, and neither loses that nor comes again when something else about the table is told', () => {
    tellWith([{ gold: 9 }, { gold: 3 }], 2);
    tellWith([{ gold: 5 }, { gold: 3 }], 3, 'crash');
    expect(shown()).toMatch(/Gold 9 → 5/);
    // The guide of a guided game has its next lesson, or somebody comes back.
    const told = (): void => {
      socket.say({ type: 'table', table: tableInfo({ ...info, advice: true }) });
      flushSync();
    };
    told();
    expect(shown()).toMatch(/Gold 9 → 5/);
    expect(lasts()).toBeLessThanOrEqual(3000);
    told();
    expect(shown()).toBeNull();
  });

  it('is none in fast-forward, nor of what is no moment', () => {
    tell(2, { lost: { seat: 0, n: 4 } });
    expect(shown()).toBeNull();
    preferences.set({ pace: 'instant' });
    tell(3, 'crash');
    expect(shown()).toBeNull();
  });
});
