// The line to the table, with a fake socket and a fake clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type Answer, type Heard, type LinkStatus } from '../src/lib/link';
import type { ClientMessage, Json } from '../src/lib/protocol';
import { FakeSocket } from './fakeServer';

function refOf(message: ClientMessage | undefined): string {
  return message && 'ref' in message ? message.ref : '';
}

let sockets: FakeSocket[];
let heard: Heard[];
let statuses: LinkStatus[];
let link: Link;
const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('nothing was opened');
  return socket;
};
function welcome(): void {
  last().happen('open');
  last().welcome(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, statuses] = [[], [], []];
  link = new Link({
    open: () => {
      sockets.push(new FakeSocket());
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
    expect(last().sent).toEqual([{ type: 'hello', protocol: 3, token: 'secret', version: null, chat: 0 }]);
  });

  it('names the last version after a loss, so that only the missed events come', () => {
    welcome();
    last().say({ type: 'update', version: 17, told: [] });
    last().say({ type: 'chat', lines: [{ id: 3 }, { id: 4 }] });
    last().close();
    vi.advanceTimersByTime(300);
    last().happen('open');
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 17, chat: 4 });
    expect(statuses).toEqual(['connecting', 'open', 'lost', 'connecting']);
  });
});

describe('a change', () => {
  const rest = {
    choices: null,
    open_choices: [],
    can_undo: false,
    waited_for: [0],
    round: 1,
    progress: 0,
    standing: null,
    ending: null,
  };
  const whole = (version: number, gold: number): Json => ({
    type: 'update',
    version,
    seat: 0,
    public: { gold: [1, gold, 3], name: 'x' },
    own: { hand: [7] },
    told: [],
    skipped: 4,
    undone: [],
    ...rest,
  });
  const change = (version: number, seat: number, gold: number): Json => ({
    type: 'change',
    version,
    seat,
    public: { gold: { 1: [gold] } },
    own: { hand: [1, 0, [8]] },
    told: [{ seq: version }],
    undone: [],
    ...rest,
    choices: {},
  });

  it('comes as the update it leads to', () => {
    welcome();
    last().say(whole(3, 2));
    const before = heard.at(-1);
    last().say(change(4, 0, 9));
    expect(heard.at(-1)).toMatchObject({
      type: 'update',
      version: 4,
      public: { gold: [1, 9, 3], name: 'x' },
      own: { hand: [7, 8] },
      choices: null,
      told: [{ seq: 4 }],
      skipped: 0,
    });
    expect(before).toMatchObject({ public: { gold: [1, 2, 3] }, own: { hand: [7] } });
    last().close();
    vi.advanceTimersByTime(300);
    last().happen('open');
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 4 });
  });

  it.each([
    ['the one before was missed', change(5, 0, 9)],
    ['it was made for other eyes', change(4, 1, 9)],
    ['it does not fit', { ...(change(4, 0, 9) as object), public: { silver: [1] } }],
  ])('asks for the whole again when %s', (_, odd) => {
    welcome();
    last().say(whole(3, 2));
    last().say(odd);
    expect(heard.at(-1)).toMatchObject({ type: 'update', version: 3 });
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    welcome();
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 3 });
    last().say(whole(6, 5));
    last().say(change(7, 0, 6));
    expect(heard.at(-1)).toMatchObject({ version: 7, public: { gold: [1, 6, 3], name: 'x' } });
  });

  it('is nothing without the whole before it on the same line', () => {
    welcome();
    last().say(whole(3, 2));
    last().close();
    vi.advanceTimersByTime(300);
    welcome();
    last().say(change(4, 0, 9));
    expect(heard.at(-1)).toMatchObject({ type: 'welcome' });
  });
});

describe('an action', () => {
  it('waits for the welcome', () => {
    void link.request({ type: 'act', action: 'done' });
    last().happen('open');
    expect(last().of('act')).toEqual([]);
    last().say({ type: 'welcome', protocol: 3, seats: [0], table: {} });
    expect(last().of('act')).toHaveLength(1);
  });

  it('gets its own answer, whatever the order', async () => {
    welcome();
    const first = link.request({ type: 'act', action: 'leave' });
    const second = link.request({ type: 'act', action: 'done' });
    const [a, b] = last().of('act');
    expect(refOf(a)).not.toBe(refOf(b));
    last().say({ type: 'refused', ref: refOf(b), refusal: { rule: 'r', why: 'not_now' } });
    last().say({ type: 'done', ref: refOf(a), seq: 3 });
    expect((await first).type).toBe('done');
    expect((await second).type).toBe('refused');
    expect(link.unanswered).toBe(0);
  });

  it('is sent again under the same ref when the line is back, and only then', async () => {
    welcome();
    const answer = link.request({ type: 'act', action: { bid: { amount: 4 } } });
    const before = last().of('act')[0];
    last().close();
    vi.advanceTimersByTime(300);
    last().happen('open');
    expect(last().of('act')).toEqual([]);
    last().say({ type: 'welcome', protocol: 3, seats: [0], table: {} });
    expect(last().of('act')).toEqual([before]);
    last().say({ type: 'done', ref: refOf(before), seq: 9 });
    expect(await answer).toMatchObject({ type: 'done', seq: 9 });
    last().close();
    vi.advanceTimersByTime(300);
    welcome();
    expect(last().of('act')).toEqual([]);
  });

  it('made while the line is down is sent when it is back', () => {
    welcome();
    last().close();
    void link.request({ type: 'act', action: 'done' });
    vi.advanceTimersByTime(300);
    welcome();
    expect(last().of('act')).toHaveLength(1);
  });

  it('that the line swallows is noticed at the next missed beat, and sent again', () => {
    welcome();
    last().isDead = true;
    void link.request({ type: 'act', action: 'done' });
    const [act] = last().of('act');
    vi.advanceTimersByTime(2_499);
    expect(statuses.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(300);
    welcome();
    expect(last().of('act')).toEqual([act]);
  });

  it('that takes the table long is waited for while the line beats', () => {
    welcome();
    void link.request({ type: 'act', action: 'done' });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, statuses.at(-1)]).toEqual([1, 'open']);
  });
});

describe('a line that has died without a word', () => {
  it('is noticed within five seconds of silence', () => {
    welcome();
    vi.advanceTimersByTime(60_000);
    last().isDead = true;
    expect([sockets.length, statuses.at(-1)]).toEqual([1, 'open']);
    vi.advanceTimersByTime(5_000);
    expect(statuses).toContain('lost');
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('is dropped at once when the page wakes up', () => {
    welcome();
    last().isDead = true;
    const asleep = sockets.length;
    // Nothing runs while a phone sleeps; its clock goes on.
    vi.setSystemTime(Date.now() + 600_000);
    link.hurry();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(0);
    expect(sockets).toHaveLength(asleep + 1);
  });

  it('is asked when the page wakes up although it has just spoken', () => {
    welcome();
    last().isDead = true;
    link.hurry();
    expect([sockets.length, statuses.at(-1)]).toEqual([1, 'open']);
    vi.advanceTimersByTime(2_500);
    expect(statuses.at(-1)).toBe('lost');
  });

  it('and lives on is kept, however often the page wakes up', () => {
    welcome();
    for (let n = 0; n < 5; n += 1) {
      link.hurry();
      vi.advanceTimersByTime(7_000);
    }
    expect([sockets.length, statuses.at(-1)]).toEqual([1, 'open']);
  });

  it('before it was welcomed is given up, and the next is tried while the network is away', () => {
    for (let n = 0; n < 6; n += 1) {
      const tries = sockets.length;
      vi.advanceTimersByTime(4_000);
      expect(sockets.length).toBeGreaterThan(tries);
    }
    // The network is back: the next try is welcomed within five seconds, and nothing waits longer for it.
    const tries = sockets.length;
    vi.advanceTimersByTime(4_000);
    expect(sockets.length).toBeGreaterThan(tries);
    welcome();
    expect(statuses.at(-1)).toBe('open');
  });

  it('is not taken for dead while a whole game comes slowly', () => {
    last().happen('open');
    last().isDead = true;
    last().welcome(0);
    vi.advanceTimersByTime(12_000);
    expect([sockets.length, statuses.at(-1)]).toEqual([1, 'open']);
  });
});

describe('a preview', () => {
  it('is not sent again: its moment is gone', async () => {
    welcome();
    const answer: Promise<Answer> = link.request({ type: 'preview', action: 'done' });
    last().close();
    expect(await answer).toMatchObject({ type: 'failed', code: 'connection_lost' });
    vi.advanceTimersByTime(300);
    welcome();
    expect(last().sent.some((message) => message.type === 'preview')).toBe(false);
  });
});

describe('trying again', () => {
  it('waits longer each time, up to a second and a half, and starts over after a welcome', () => {
    for (const wait of [300, 600, 1_200, 1_500, 1_500, 1_500, 1_500]) {
      const tries = sockets.length;
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(tries + 1);
    }
    welcome();
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
    welcome();
    last().happen('message', '{');
    expect(heard).toHaveLength(1);
  });
});
