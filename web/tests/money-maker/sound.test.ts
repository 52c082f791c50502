// What is heard at a table of this game: one sound for all that happens at once, and the most striking one.
import { expect, it } from 'vitest';
import { manifests } from '../../src/games';
import { soundOf } from '../../src/lib/sound';

const heard = (...tags: string[]) =>
  soundOf(
    tags.map((tag) => ({ event: { [tag]: {} } })),
    manifests.find(({ id }) => id === 'money-maker')?.icons,
  );

it('sounds fit what happens', () => {
  expect(heard('dice_rolled')).toBe('dice');
  expect(heard('run_began', 'dice_rolled', 'gold_paid')).toBe('run');
  expect(heard('auction_won', 'gold_paid')).toBe('hammer');
  expect(heard('gold_paid', 'turn_began')).toBe('coin');
  expect(heard('turn_began')).toBeNull();
  expect(heard()).toBeNull();
});
