// The live region: what a listener is told, by importance, and never twice. The transcripts beside the records can be
// read: `npx vitest run tests/announce.test.ts -u` writes them anew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifests } from '../src/games';
import { announced, prompted, type Listener } from '../src/lib/announce';
import { tagOf } from '../src/lib/choices';
import type { Json, Told } from '../src/lib/protocol';
import { plainParts, Words } from '../src/lib/words';
import { said, saidBy } from './said';

const messages = said(`event-bid = { SEAT($seat) } bids { $n }.
event-dice = The dice show { $n }.
event-crash = The market crashes.
event-done = { SEAT($seat) } is done.
`);
const listener: Listener = {
  words: new Words(messages, {}, ['Ada', 'Bo', 'Cy']),
  seat: 0,
  icons: { dice: ['dice'], alarm: ['crash'] },
  speech: 'all',
};
const told = (...events: Json[]): Told[] => events.map((event, at) => ({ seq: at, rule: '', event, moment: null }));
const bid = (seat: number, n: number): Json => ({ bid: { seat, n } });

describe('what happened', () => {
  const busy = told(
    bid(1, 2),
    { dice: { n: 5 } },
    'crash',
    bid(2, 3),
    bid(1, 4),
    bid(2, 5),
    bid(1, 6),
    bid(2, 7),
    bid(0, 8),
  );

  it('comes by importance, and neither dice nor crises are dropped', () => {
    expect(announced(busy, listener)).toEqual([
      'Ada bids 8.',
      'The dice show 5.',
      'The market crashes.',
      'Bo bids 4.',
      'Cy bids 5.',
      'Bo bids 6.',
      'Cy bids 7.',
      'And 2 more events in the log.',
    ]);
  });

  it.each([
    ['important', ['Ada bids 8.', 'The dice show 5.', 'The market crashes.']],
    ['mine', ['Ada bids 8.']],
  ] as const)('is as much as was asked for: %s', (speech, said) => {
    expect(announced(busy, { ...listener, speech })).toEqual(said);
  });
});

describe('what is asked', () => {
  const asked = 'Bid or leave.';
  it('is said when it becomes my turn, and not again while it stays the same', () => {
    expect(prompted({ isMine: true, asked }, { isMine: false, asked })).toBe('Your turn. Bid or leave.');
    expect(prompted({ isMine: true, asked }, { isMine: true, asked })).toBe('');
    expect(prompted({ isMine: true, asked: 'Pay.' }, { isMine: true, asked })).toBe('Pay.');
    expect(prompted({ isMine: false, asked }, { isMine: true, asked })).toBe('');
  });
});

type Record = {
  game: string;
  names: { [element: string]: string };
  seats: string[];
  heard: { told: Told[]; waited_for: number[]; phase: Json }[];
};

describe.each(manifests.map(({ id, icons }) => ({ id, icons })))('a round of $id', ({ id, icons }) => {
  const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
  const { names, seats, heard } = read(`transcripts/${id}.json`) as Record;
  const words = new Words(saidBy(id), names, seats);
  let before: { isMine: boolean; asked: string } | null = null;
  const spoken = heard.map(({ told, waited_for, phase }) => {
    const asked = !words.has('phase', tagOf(phase)) ? '' : plainParts(words.parts('phase', phase));
    const now = { isMine: waited_for.includes(0), asked };
    const sentences = [...announced(told, { words, seat: 0, icons, speech: 'all' }), prompted(now, before)];
    before = now;
    return sentences.filter((sentence) => sentence !== '').join(' ');
  });

  it('as it is said', async () => {
    const text = spoken.filter((one) => one !== '').join('\n');
    expect(text).not.toMatch(/[{}]|undefined|null/);
    expect(text, 'thousands are apart, as on the board').not.toMatch(/\d{4}/);
    await expect(`${text}\n`).toMatchFileSnapshot(`transcripts/${id}.txt`);
  });

  it('has every die and every crisis', () => {
    const weighty = [...(icons.dice ?? []), ...(icons.alarm ?? [])];
    for (const [at, { told }] of heard.entries())
      for (const { event } of told)
        if (weighty.includes(tagOf(event))) expect(spoken[at]).toContain(plainParts(words.parts('event', event)));
  });
});
