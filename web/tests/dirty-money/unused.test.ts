// @vitest-environment happy-dom
// What would be left unused when a turn ends.
import { expect, it } from 'vitest';
import type { Game } from '../../src/games/dirty-money/generated';
import { unused } from '../../src/games/dirty-money/view';
import { tableAt } from '../tableAt';

it('claims that lapse with the turn', async () => {
  const exact = [
    { action: { claim: { placement: 4 } }, concerns: [] },
    { action: 'claim_overpaid', concerns: [] },
    { action: 'end_turn', concerns: [] },
  ];
  const table = await tableAt<Game>('dirty-money', { exact, forms: [] });
  expect(unused(table, 'end_turn')).toBe('2 rewards are not claimed yet, and lost when the turn ends.');
  expect(unused(table, 'claim')).toBeNull();
  const done = await tableAt<Game>('dirty-money', { exact: exact.slice(2), forms: [] });
  expect(unused(done, 'end_turn')).toBeNull();
});
