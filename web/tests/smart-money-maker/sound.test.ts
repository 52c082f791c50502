// What is heard at a table of this game: one sound for all that happens at once, and the most striking one.
import { expect, it } from 'vitest';
import { manifests } from '../../src/games';
import { soundOf } from '../../src/lib/sound';

const heard = (...tags: string[]) =>
  soundOf(
    tags.map((tag) => ({ event: { [tag]: {} } })),
    manifests.find(({ id }) => id === 'smart-money-maker')?.icons,
  );

it('sounds fit what happens', () => {
  expect(heard('paid')).toBe('coin');
});
