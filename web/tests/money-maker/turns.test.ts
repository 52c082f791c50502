// Others' turns as one line.
import { expect, it } from 'vitest';
import type { Json } from '../../src/lib/protocol';
import { inTurns } from '../../src/lib/turns';
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
