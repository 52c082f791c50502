// The line to the table, with a false socket and a false clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type Answer, type LinkStatus, type Socket } from '../src/lib/link';
import type { ClientMessage, Json, ServerMessage } from '../src/lib/protocol';

class FalseSocket implements Socket {
  sent: ClientMessage[] = [];
  private readonly listeners = new Map<string, ((event: { data: unknown }) => void)[]>();

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.happen('close');
  }

  happen(type: 'open' | 'close' | 'message', data: unknown = null): void {
    for (const listener of this.listeners.get(type) ?? []) listener({ data });
  }

  say(message: Json): void {
    this.happen('message', JSON.stringify(message));
  }

  welcome(): void {
    this.happen('open');
    this.say({ type: 'welcome', protocol: 2, seats: [0], table: {} });
  }

  acts(): ClientMessage[] {
    return this.sent.filter((message) => message.type === 'act');
  }
}

function refOf(message: ClientMessage | undefined): string {
  return message && 'ref' in message ? message.ref : '';
}

let sockets: FalseSocket[];
let heard: ServerMessage[];
let statuses: LinkStatus[];
let link: Link;
const last = (): FalseSocket => sockets[sockets.length - 1] as FalseSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, statuses] = [[], [], []];
  link = new Link({
    open: () => {
      sockets.push(new FalseSocket());
      return last();
    },
    token: 'secret',
    onMessage: (message) => heard.push(message),
    onStatus: (status) => statuses.push(status),
  });
  link.connect();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe('hello', () => {
  it('comes first, with the token and no version yet', () => {
    last().happen('open');
    expect(last().sent).toEqual([{ type: 'hello', protocol: 2, token: 'secret', version: null, chat: 0 }]);
  });

  it('names the last version after a loss, so that only the missed events come', () => {
    last().welcome();
    last().say({ type: 'update', version: 17, told: [] });
    last().say({ type: 'chat', lines: [{ id: 3 }, { id: 4 }] });
    last().close();
    vi.advanceTimersByTime(300);
    last().happen('open');
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 17, chat: 4 });
    expect(statuses).toEqual(['connecting', 'open', 'lost', 'connecting']);
  });
});

describe('an action', () => {
  it('waits for the welcome', () => {
    void link.request({ type: 'act', action: 'done' });
    last().happen('open');
    expect(last().acts()).toEqual([]);
    last().say({ type: 'welcome', protocol: 2, seats: [0], table: {} });
    expect(last().acts()).toHaveLength(1);
  });

  it('gets its own answer, whatever the order', async () => {
    last().welcome();
    const first = link.request({ type: 'act', action: 'leave' });
    const second = link.request({ type: 'act', action: 'done' });
    const [a, b] = last().acts();
    expect(refOf(a)).not.toBe(refOf(b));
    last().say({ type: 'refused', ref: refOf(b), refusal: { rule: 'r', why: 'not_now' } });
    last().say({ type: 'done', ref: refOf(a), seq: 3 });
    expect((await first).type).toBe('done');
    expect((await second).type).toBe('refused');
    expect(link.unanswered).toBe(0);
  });

  it('is sent again under the same ref when the line is back, and only then', async () => {
    last().welcome();
    const answer = link.request({ type: 'act', action: { bid: { amount: 4 } } });
    const before = last().acts()[0];
    last().close();
    vi.advanceTimersByTime(300);
    last().happen('open');
    expect(last().acts()).toEqual([]);
    last().say({ type: 'welcome', protocol: 2, seats: [0], table: {} });
    expect(last().acts()).toEqual([before]);
    last().say({ type: 'done', ref: refOf(before), seq: 9 });
    expect(await answer).toMatchObject({ type: 'done', seq: 9 });
    last().close();
    vi.advanceTimersByTime(300);
    last().welcome();
    expect(last().acts()).toEqual([]);
  });

  it('made while the line is down is sent when it is back', () => {
    last().welcome();
    last().close();
    void link.request({ type: 'act', action: 'done' });
    vi.advanceTimersByTime(300);
    last().welcome();
    expect(last().acts()).toHaveLength(1);
  });

  it('without an answer for long makes the line count as dead', () => {
    last().welcome();
    void link.request({ type: 'act', action: 'done' });
    vi.advanceTimersByTime(9_999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(301);
    expect(sockets).toHaveLength(2);
  });
});

describe('a preview', () => {
  it('is not sent again: its moment is gone', async () => {
    last().welcome();
    const answer: Promise<Answer> = link.request({ type: 'preview', action: 'done' });
    last().close();
    expect(await answer).toMatchObject({ type: 'failed', code: 'connection_lost' });
    vi.advanceTimersByTime(300);
    last().welcome();
    expect(last().sent.some((message) => message.type === 'preview')).toBe(false);
  });
});

describe('trying again', () => {
  it('waits longer each time, up to five seconds, and starts over after a welcome', () => {
    for (const wait of [300, 600, 1_200, 2_400, 4_800, 5_000, 5_000]) {
      const tries = sockets.length;
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(tries + 1);
    }
    last().welcome();
    last().close();
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(9);
  });

  it('can be hurried', () => {
    last().close();
    link.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });

  it('ends with the visit', () => {
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('does not stumble over what is not JSON', () => {
    last().welcome();
    last().happen('message', '{');
    expect(heard).toHaveLength(1);
  });
});
