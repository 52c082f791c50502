// @vitest-environment happy-dom
// What tells two cards of one name apart.
import { expect, it } from 'vitest';
import type { Game } from '../../src/games/no-more-money/generated';
import { apart } from '../../src/games/no-more-money/view';
import { tableAt } from '../tableAt';

it('two cards of one company differ in their gold', async () => {
  const laid_out = [
    { card: 3, die: 'd12', gold: 2 },
    { card: 4, die: 'd12', gold: 0 },
  ];
  const table = await tableAt<Game>(
    'no-more-money',
    { exact: [], forms: [] },
    { phase: 'roll', laid_out, players: [] },
  );
  expect([3, 4].map((card) => apart(table, { take: { card } }))).toEqual(['2 gold', 'no gold']);
  expect(apart(table, 'done')).toBeNull();
});
