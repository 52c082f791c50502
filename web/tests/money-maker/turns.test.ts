// Others' turns as one line.
import { expect, it } from 'vitest';
import type { Json } from '../../src/lib/protocol';
import { cutAt, inTurns, KnownItems } from '../../src/lib/turns';
import { plainParts, Words } from '../../src/lib/words';
import { saidBy } from '../said';

const words = new Words(saidBy('money-maker'), { 'card:3': 'Mill' }, ['Ann', 'Clara']);
const lineOf = (event: Json, id: number, undone = false) => ({
  id,
  undone,
  told: { seq: id, rule: 'mm-turn', moment: null, event },
});
const sold = (seat: number, count: number, price: number) => ({ sold: { seat, good: 'consumer', count, price } });

it('tells the turn of somebody else as one line that keeps its sentences', () => {
  const events = [
    { turn_began: { seat: 1, number: 4 } },
    { produced: { seat: 1, card: 3, good: 'consumer', count: 1 } },
    { produced: { seat: 1, card: 3, good: 'consumer', count: 2 } },
    sold(1, 4, 7),
    sold(1, 2, 3),
    { auction_won: { seat: 1, card: 3, price: 31 } },
    { turn_began: { seat: 0, number: 5 } },
    sold(0, 1, 2),
    sold(0, 1, 1),
  ];
  const items = inTurns(
    events.map((event, at) => lineOf(event, at)),
    { words, me: 0, moments: [] },
  );
  expect(items.map(({ kind }) => kind)).toEqual(['line', 'turn', 'line', 'line', 'line']);
  const turn = items[1];
  if (turn?.kind !== 'turn') throw new Error('no turn');
  expect(turn.seat).toBe(1);
  expect(plainParts(turn.brief)).toBe('produced 3, sold 6 for 10, won Mill for 31');
  expect(turn.lines).toHaveLength(5);
});

it('hides neither a moment nor what was taken back, and loses no line', () => {
  const events = [
    sold(1, 1, 1),
    { imprisoned: { seat: 1 } },
    sold(1, 1, 1),
    sold(1, 2, 2),
    { dice_rolled: { colour: 'red', number: 3 } },
  ];
  const lines = events.map((event, at) => lineOf(event, at, at === 0));
  const items = inTurns(lines, { words, me: 0, moments: ['imprisoned'] });
  expect(items.map(({ kind }) => kind)).toEqual(['line', 'line', 'turn']);
  expect(items.flatMap((item) => (item.kind === 'line' ? [item.line] : item.lines))).toEqual(lines);
});

it('keeps what has not changed when the log grows, so that it is not drawn again', () => {
  const events = [
    { turn_began: { seat: 1, number: 4 } },
    sold(1, 4, 7),
    sold(1, 2, 3),
    { turn_began: { seat: 2, number: 5 } },
    sold(2, 1, 2),
    sold(2, 1, 1),
    sold(2, 2, 4),
  ];
  const lines = events.map((event, at) => lineOf(event, at));
  const reader = { words, me: 0, moments: [] };
  const known = new KnownItems<(typeof lines)[number]>();
  const before = inTurns(lines.slice(0, 6), reader, known);
  const after = inTurns(lines, reader, known);
  expect(before.map(({ kind }) => kind)).toEqual(['line', 'turn', 'line', 'turn']);
  expect(after.map((item, at) => item === before[at])).toEqual([true, true, true, false]);
  expect(after).toEqual(inTurns(lines, reader));
  // And back again: a replay is also read backwards.
  expect(inTurns(lines.slice(0, 6), reader, known)).toEqual(before);
});

it('cuts no turn in two where a long log begins', () => {
  const turn = (number: number) => [{ turn_began: { seat: 1, number } }, sold(1, 1, 1), sold(1, 2, 2), sold(1, 3, 3)];
  const lines = [0, 1, 2, 3, 4].flatMap(turn).map((event, at) => lineOf(event, at));
  const reader = { words, me: 0, moments: [] };
  expect([20, 19, 18, 17, 16].map((count) => cutAt(lines.slice(0, count), 8, reader))).toEqual([12, 8, 8, 8, 8]);
  expect(cutAt(lines.slice(0, 5), 8, reader)).toBe(0);
  // Where no turn begins there is no better place.
  const endless = Array.from({ length: 40 }, (_, at) => lineOf(sold(1, 1, 1), at));
  expect(cutAt(endless, 8, reader)).toBe(32);
});
