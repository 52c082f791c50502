// @vitest-environment happy-dom
// A table as the page knows it, told by a fake server: shared devices, taking back, talk, and where one's turn ended.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told, Update } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { FakeSocket, seatInfo, tableInfo, update } from './fakeServer';

const info = tableInfo({ seats: ['Ada', 'Bo', 'Cy'].map((name, colour) => seatInfo(name, colour)) });

let socket: FakeSocket;
let table: TableState;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  socket = new FakeSocket();
  table = new TableState('ABCD', () => socket);
});

afterEach(() => table.leave());

function sit(...seats: number[]): void {
  socket.say({ type: 'welcome', protocol: 3, seats, table: info });
}

function tell(version: number, seat: number | null, waitedFor: number[], more: Partial<Update> = {}): void {
  socket.say(update({ version, seat, own: seat === null ? null : { secret: seat }, waited_for: waitedFor, ...more }));
}

const told = (...seqs: number[]): Told[] =>
  seqs.map((seq) => ({ seq, rule: 'x', event: { e: { seq } }, moment: null }));
const seqs = (): number[] => table.log.map((line) => line.told.seq);

describe('a device with one seat', () => {
  it('sees from the perspective of that seat and need not name it', () => {
    sit(1);
    tell(0, 1, [1]);
    expect([table.seat, table.isShared, table.isMyTurn]).toEqual([1, false, true]);
    void table.act('pass');
    expect(socket.of('act')[0]).not.toHaveProperty('seat');
  });

  it('has nothing new to show on arrival, and only what is new after that', () => {
    sit(1);
    tell(2, 1, [0], { told: told(0, 1, 2) });
    expect([seqs(), table.fresh]).toEqual([[0, 1, 2], []]);
    tell(4, 1, [0], { told: told(2, 3, 4) });
    expect([seqs(), table.fresh.map((one) => one.seq)]).toEqual([
      [0, 1, 2, 3, 4],
      [3, 4],
    ]);
  });

  it('knows what happened since its last turn, also after a reload', () => {
    sit(1);
    tell(5, 1, [1], { told: told(5) });
    tell(6, 1, [0], { told: told(6) });
    tell(8, 1, [1], { told: told(7, 8) });
    expect(table.perspective.since.map((line) => line.told.seq)).toEqual([7, 8]);
    table.leave();
    const other = new FakeSocket();
    table = new TableState('ABCD', () => other);
    socket = other;
    sit(1);
    tell(8, 1, [1], { told: told(5, 6, 7, 8) });
    expect(table.perspective.since.map((line) => line.told.seq)).toEqual([7, 8]);
  });

  it('strikes out what was taken back', () => {
    sit(1);
    tell(3, 1, [0], { told: told(1, 2, 3) });
    tell(4, 1, [0], { told: told(4), undone: [{ version: 4, back_to: 1, by: 0 }] });
    expect(table.log.map((line) => line.undone)).toEqual([false, true, true, false]);
  });
});

describe('a device with several seats', () => {
  beforeEach(() => {
    sit(0, 2);
    tell(0, null, [0]);
  });

  it("has no seat's perspective until a curtain is lifted", () => {
    expect([table.seat, table.isShared, table.isMyTurn, table.isOurTurn]).toEqual([null, true, false, true]);
    void table.uncover(0);
    expect(socket.of('uncover')).toMatchObject([{ seat: 0, version: null }]);
    tell(0, 0, [0]);
    expect([table.seat, table.isMyTurn]).toEqual([0, true]);
    void table.act('pass');
    expect(socket.of('act')).toMatchObject([{ action: 'pass', seat: 0 }]);
  });

  it('lowers the curtain by itself when another of its seats is waited for', () => {
    tell(1, 0, [0]);
    tell(2, 0, [1]);
    expect(socket.of('uncover')).toEqual([]);
    tell(3, 0, [2]);
    expect(socket.of('uncover')).toMatchObject([{ seat: null }]);
  });

  it('keeps a log for each seat, and asks only for what it missed', () => {
    tell(4, 0, [0], { told: told(1, 2, 4) });
    tell(1, 2, [2], { told: told(1) });
    expect(seqs()).toEqual([1]);
    void table.uncover(0);
    expect(socket.of('uncover').at(-1)).toMatchObject({ seat: 0, version: 4 });
    tell(5, 0, [0], { told: told(5) });
    expect(seqs()).toEqual([1, 2, 4, 5]);
  });
});

describe('talk', () => {
  const line = (id: number, name: string): unknown => ({ id, seat: 1, name, text: 'hello', at: 0 });

  it('is unread until looked at, also after a reload', () => {
    sit(0);
    socket.say({ type: 'chat', lines: [line(1, 'Bo'), line(2, 'Cy')] });
    expect(table.chat.unread).toBe(2);
    table.chat.look();
    socket.say({ type: 'chat', lines: [line(3, 'Bo')] });
    const again = new TableState('ABCD', () => new FakeSocket());
    again.chat.hear(table.chat.lines);
    expect([table.chat.unread, again.chat.unread]).toEqual([1, 1]);
    again.leave();
  });

  it('of somebody muted is not shown', () => {
    sit(0);
    socket.say({ type: 'chat', lines: [line(1, 'Bo'), line(2, 'Cy')] });
    table.chat.mute('Bo', true);
    expect(table.chat.shown.map(({ name }) => name)).toEqual(['Cy']);
    expect(new TableState('ABCD', () => new FakeSocket()).chat.muted).toEqual(['Bo']);
  });
});

describe('the clock', () => {
  it("counts on from what the server said, the visitor's own first", () => {
    vi.useFakeTimers();
    sit(1);
    socket.say({
      type: 'clock',
      seats: [
        { seat: 0, left: 4_000, of: 9_000 },
        { seat: 1, left: 8_000, of: 9_000 },
      ],
      outcry: false,
    });
    vi.advanceTimersByTime(1_000);
    expect(table.clock.foremost(table.seats)).toEqual({ seat: 1, left: 7_000, of: 9_000 });
    vi.advanceTimersByTime(20_000);
    expect(table.clock.foremost(table.seats)?.left).toBe(0);
    vi.useRealTimers();
  });
});
