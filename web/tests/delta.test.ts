// Deltas: the same cases as on the server's side.
import { describe, expect, it } from 'vitest';
import { patched } from '../src/lib/delta';
import type { Json } from '../src/lib/protocol';

describe('a delta', () => {
  const bank = {
    players: [
      { gold: 5, name: 'a' },
      { gold: 7, name: 'b' },
    ],
    phase: { bid: 3 },
  };
  const cases: [string, Json, Json, Json][] = [
    ['of nothing', bank, {}, bank],
    ['of nothing at all', null, {}, null],
    [
      'of one part',
      bank,
      { players: { 1: { gold: [8] } } },
      { ...bank, players: [bank.players[0], { gold: 8, name: 'b' }] },
    ],
    ['of a whole', bank, { phase: ['done'] }, { ...bank, phase: 'done' }],
    ['to null', bank, { phase: [null] }, { ...bank, phase: null }],
    ['from null', null, [{ hand: [] }], { hand: [] }],
    ['that takes out', [1, 2, 3], [1, 1, []], [1, 3]],
    ['that puts in', [1, 2, 3], [3, 0, [4, 5]], [1, 2, 3, 4, 5]],
    ['that replaces a list', [1], [[1, 1]], [1, 1]],
  ];
  it.each(cases)('%s is made to a copy', (_, before, delta, after) => {
    const text = JSON.stringify(before);
    expect(patched(before, delta)).toEqual(after);
    expect(JSON.stringify(before)).toBe(text);
  });

  it('shares what has not changed', () => {
    const after = patched(bank, { phase: ['done'] }) as typeof bank;
    expect(after.players).toBe(bank.players);
  });

  it.each([
    [{ a: 1 }, { b: [2] }],
    [[1], { 1: [2] }],
    [[1], [1, 1, []]],
    [{ a: 1 }, [0, 0, [1]]],
    [1, { a: [1] }],
    [1, []],
    [1, 2],
    [{}, { constructor: [1] }],
  ])('that does not fit is not made: %j %j', (value, delta) => {
    expect(patched(value, delta)).toBeUndefined();
  });
});
