// What the floor says of each seat: what it does in this step, and nothing when the game is over.
import { expect, it } from 'vitest';
import type { Game } from '../../src/games/no-more-money/generated';
import { SAYINGS, standingOf } from '../../src/games/no-more-money/view';
import { Moments } from '../games/moments';

const { public: view } = new Moments<Game>('no-more-money').at('loans');
const seats = view.players.map((_, seat) => seat);

it('waits for nothing when the game is over', () => {
  const over = { ...view, phase: 'over' as const };
  expect(seats.map((seat) => standingOf(over, seat, [], new Map()).key)).toEqual(seats.map(() => null));
});

it('keeps room for all that it says', () => {
  const kept = SAYINGS.flatMap((saying) => Object.keys(saying));
  const said = seats.map((seat) => standingOf(view, seat, seats, new Map()).key);
  expect(kept).toEqual(expect.arrayContaining(said));
});
