// The city is drawn again only where something has changed.
import { describe, expect, it } from 'vitest';
import { unchanged, type BlockView } from '../../src/games/money-maker/view';

const block = (ring: number, at: number, amount: number): BlockView => ({
  ring,
  block: at,
  faces: [at],
  risk: 3,
  hit: false,
  stacks: amount > 0 ? [{ seat: 0, amount, draft: 0 }] : [],
});

describe('blocks', () => {
  it('stay the same objects where nothing has changed', () => {
    const before = [[block(1, 0, 2)], [block(2, 0, 0), block(2, 1, 4)]];
    const after = unchanged(before, [[block(1, 0, 2)], [block(2, 0, 5), block(2, 1, 4)]]);
    expect(after[0]?.[0]).toBe(before[0]?.[0]);
    expect(after[1]?.[1]).toBe(before[1]?.[1]);
    expect(after[1]?.[0]).not.toBe(before[1]?.[0]);
    expect(after[1]?.[0]?.stacks).toEqual([{ seat: 0, amount: 5, draft: 0 }]);
  });

  it('are all new in a city that was not there before', () => {
    const now = [[block(1, 0, 1)]];
    expect(unchanged([], now)).toEqual(now);
  });
});
