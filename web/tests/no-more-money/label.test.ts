// @vitest-environment happy-dom
// What buttons say beyond the name of a card: its gold, and who lends.
import { expect, it } from 'vitest';
import type { Game } from '../../src/games/no-more-money/generated';
import { label, loanTitle } from '../../src/games/no-more-money/view';
import { tableAt } from '../tableAt';

it('a card that is taken is named with its gold', async () => {
  const laid_out = [
    { card: 3, die: 'd12', gold: 2 },
    { card: 4, die: 'd12', gold: 0 },
  ];
  const table = await tableAt<Game>(
    'no-more-money',
    { exact: [], forms: [] },
    { phase: 'roll', laid_out, players: [] },
  );
  const said = [3, 4].map((card) => label(table, { take: { card } }));
  expect(said.map((text) => text?.replace(/^Take .* with /, ''))).toEqual(['2 gold', '0 gold']);
  expect(label(table, 'done')).toBeNull();
});

it('a loan is lent by the Banker and borrowed by everybody else', async () => {
  const at = async (banker: number) =>
    loanTitle(
      await tableAt<Game>('no-more-money', { exact: [], forms: [] }, { phase: 'loans', banker, players: [] }),
      0,
    );
  expect(await at(0)).toBe('Lend to Ada');
  expect(await at(1)).toBe('Borrow from Ada');
});
