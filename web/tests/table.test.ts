// @vitest-environment happy-dom
// A table as the page knows it, told by a false server: shared devices, taking back, talk, and where one's turn ended.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../src/lib/link';
import type { ClientMessage, Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';

class FalseSocket implements Socket {
  sent: ClientMessage[] = [];
  private readonly listeners = new Map<string, (event: { data: unknown }) => void>();

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.listeners.set(type, listener);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {}
  say(message: Json): void {
    this.listeners.get('message')?.({ data: JSON.stringify(message) });
    flushSync();
  }
  of(type: ClientMessage['type']): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const info = {
  code: 'ABCD',
  game: 'x',
  stage: 'playing',
  host: 0,
  setup: {},
  house_rules: [],
  names: {},
  commitment: 'c0ffee',
  trouble: null,
  public: false,
  spectators: true,
  time: 'relaxed',
  paused: false,
  undo: null,
  rematch: null,
  seats: ['Ada', 'Bo', 'Cy'].map((name, colour) => ({
    name,
    sitter: { person: { online: true, stand_in: null } },
    colour,
    ready: true,
    here: true,
  })),
};

let socket: FalseSocket;
let table: TableState;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  socket = new FalseSocket();
  table = new TableState('ABCD', () => socket);
});

afterEach(() => table.leave());

function sit(...seats: number[]): void {
  socket.say({ type: 'welcome', protocol: 3, seats, table: info });
}

function tell(version: number, seat: number | null, waitedFor: number[], more: { [key: string]: Json } = {}): void {
  socket.say({
    type: 'update',
    version,
    seat,
    public: { phase: 'play' },
    own: seat === null ? null : { secret: seat },
    choices: null,
    open_choices: [],
    can_undo: false,
    waited_for: waitedFor,
    round: 1,
    progress: 0,
    standing: null,
    told: [],
    skipped: 0,
    undone: [],
    ending: null,
    ...more,
  });
}

const told = (...seqs: number[]): Json => seqs.map((seq) => ({ seq, rule: 'x', event: { e: { seq } }, moment: null }));
const seqs = (): number[] => table.log.map((line) => line.told.seq);

describe('a device with one seat', () => {
  it('sees with the eyes of that seat and need not name it', () => {
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
    expect(table.journal.since.map((line) => line.told.seq)).toEqual([7, 8]);
    table.leave();
    const other = new FalseSocket();
    table = new TableState('ABCD', () => other);
    socket = other;
    sit(1);
    tell(8, 1, [1], { told: told(5, 6, 7, 8) });
    expect(table.journal.since.map((line) => line.told.seq)).toEqual([7, 8]);
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

  it("sees with nobody's eyes until a curtain is lifted", () => {
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

  it('keeps a log for each pair of eyes, and asks only for what they missed', () => {
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
  const line = (id: number, name: string): Json => ({ id, seat: 1, name, text: 'hello', at: 0 });

  it('is unread until looked at, also after a reload', () => {
    sit(0);
    socket.say({ type: 'chat', lines: [line(1, 'Bo'), line(2, 'Cy')] });
    expect(table.chat.unread).toBe(2);
    table.chat.look();
    socket.say({ type: 'chat', lines: [line(3, 'Bo')] });
    const again = new TableState('ABCD', () => new FalseSocket());
    again.chat.hear(table.chat.lines);
    expect([table.chat.unread, again.chat.unread]).toEqual([1, 1]);
    again.leave();
  });

  it('of somebody muted is not shown', () => {
    sit(0);
    socket.say({ type: 'chat', lines: [line(1, 'Bo'), line(2, 'Cy')] });
    table.chat.mute('Bo', true);
    expect(table.chat.shown.map(({ name }) => name)).toEqual(['Cy']);
    expect(new TableState('ABCD', () => new FalseSocket()).chat.muted).toEqual(['Bo']);
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
