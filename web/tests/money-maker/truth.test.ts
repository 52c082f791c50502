// @vitest-environment happy-dom
// Small things the page must get right: what was taken back does not count, news is what others did, codes are read as
// people write them, no two buttons say the same, and what a prisoner is told.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { distinct } from '../../src/lib/choices';
import { Perspective } from '../../src/lib/perspective.svelte';
import { codeIn } from '../../src/lib/router.svelte';
import { isOutOfBounds, setupFields } from '../../src/lib/schema';
import { TableState } from '../../src/lib/table.svelte';
import { texts } from '../../src/lib/texts';
import { Words } from '../../src/lib/words';
import { askedInPrison, askedWithoutAuction, lastRoll } from '../../src/games/money-maker/view';
import type { Game } from '../../src/games/money-maker/generated';
import { FakeSocket, update } from '../fakeServer';
import { saidBy } from '../said';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what was taken back', () => {
  it('is no longer the last die that fell', () => {
    const perspective = new Perspective<Game>();
    const rolled = (seq: number, number: number) => ({
      seq,
      rule: '',
      event: { dice_rolled: { colour: 'red' as const, number } },
      moment: null,
    });
    perspective.add(update({ version: 1, told: [rolled(1, 3)] }) as never);
    perspective.add(update({ version: 2, told: [rolled(2, 6)] }) as never);
    expect(lastRoll(perspective.standing)?.number).toBe(6);
    perspective.add(update({ version: 3, undone: [{ version: 3, back_to: 1, by: 0 }] }) as never);
    expect(lastRoll(perspective.standing)?.number).toBe(3);
    expect(perspective.lines).toHaveLength(2);
  });
});

describe('news', () => {
  const told = (...seqs: number[]) => seqs.map((seq) => ({ seq, rule: '', event: 'rolled', moment: null }));

  it('is what others did: my own moves are none, and what was read is none', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const socket = new FakeSocket();
    const table = new TableState('ABCD', () => socket);
    socket.welcome(0);
    socket.say(update({ seat: 0, version: 1, waited_for: [0], told: told(1) }));
    socket.say(update({ seat: 0, version: 2, waited_for: [1], told: told(2) }));
    socket.say(update({ seat: 0, version: 4, waited_for: [0], told: told(3, 4) }));
    expect(table.perspective.since).toHaveLength(2);
    void table.act('pass');
    const act = socket.of('act')[0];
    socket.say(update({ seat: 0, version: 5, waited_for: [0], told: told(5) }));
    socket.say({ type: 'done', ref: act && 'ref' in act ? act.ref : '', seq: 5 });
    await vi.waitFor(() => expect(table.sending).toBeNull());
    expect(table.perspective.since.map((line) => line.told.seq)).toEqual([3, 4]);
    table.lookAtNews();
    expect(table.perspective.since).toEqual([]);
    table.leave();
  });
});

describe('a code', () => {
  it.each([
    ['AB CD EF', 'ABCDEF'],
    [' abcdef ', 'ABCDEF'],
    ['ABC-DEF', 'ABC-DEF'],
    ['https://house.example/t/ABCDEF', 'ABCDEF'],
    ['http://house.example/t/abcdef/#device=x', 'ABCDEF'],
  ])('%s is %s', (typed, code) => expect(codeIn(typed)).toBe(code));

  it.each(['', 'AB!CD', 'ÄBC', 'my friend’s table?'])('“%s” is none, and that is said', (typed) =>
    expect(codeIn(typed)).toBeNull(),
  );
});

it('labels that read alike are numbered', () => {
  expect(distinct(['Take Steel', 'Take Bonds', 'Take Steel'], texts.alike)).toEqual([
    'Take Steel (1 of 2)',
    'Take Bonds',
    'Take Steel (2 of 2)',
  ]);
});

describe('a prisoner', () => {
  const at = (ring: number) => ({
    seat: 0,
    words: new Words(saidBy('money-maker'), {}, ['Orrin']),
    update: {
      public: { edition: 'full', phase: { invest: { player: 0 } }, banks: [{ ring, bankrupt: 0 }], screens: false },
      own: null,
      ending: null,
    } as never,
  });

  it('is not told of an auction that cannot be opened', () => {
    const said = askedInPrison(at(0));
    expect(said?.parts.map(({ text }) => text).join('')).toBe("Orrin is in debtors' prison: no auction in this turn.");
    expect(said?.rule).toBe('mm-prison');
    expect(askedInPrison(at(2))).toBeNull();
  });
});

describe('who has no company to put up', () => {
  const at = (...actions: object[]) => ({
    seat: 0,
    words: new Words(saidBy('money-maker'), {}, ['Orrin']),
    choices: { exact: actions.map((action) => ({ action, concerns: [] })) as never },
    update: {
      public: { edition: 'beginner', phase: { invest: { player: 0 } }, banks: [{}], screens: false },
      own: null,
      ending: null,
    } as never,
  });

  it('is not told of an auction', () => {
    const said = askedWithoutAuction(at({ next: {} }));
    expect(said?.parts.map(({ text }) => text).join('')).toBe('Orrin can open no auction now, and goes on to trading.');
    expect(askedWithoutAuction(at({ next: {} }, { open_auction: { card: 3 } }))).toBeNull();
    expect(askedWithoutAuction({ ...at({ next: {} }), seat: 1 })).toBeNull();
  });
});

describe('options', () => {
  const schema = {
    properties: {
      gift: { type: ['integer', 'null'], minimum: 0, maximum: 9 },
      first: { anyOf: [{ $ref: '#/$defs/Seat' }, { type: 'null' }] },
      entrepreneurs: { type: 'array', items: { $ref: '#/$defs/Seat' } },
    },
    $defs: { Seat: { type: 'integer', minimum: 0, maximum: 5 } },
  };
  const fields = setupFields(schema, { gift: null, first: null, entrepreneurs: [] }, new Words(null));

  it('are numbers and seats where they are, not boxes of JSON', () => {
    expect(fields.map(({ kind }) => kind)).toEqual(['number', 'seat', 'seats']);
    const [gift] = fields;
    if (!gift) throw new Error('no field');
    expect([null, 4, 10].map((value) => isOutOfBounds(gift, value))).toEqual([false, false, true]);
  });
});
