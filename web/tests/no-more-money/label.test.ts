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

it('a loan is paid, paid off or given up for what that costs', async () => {
  const loans = [
    { card: 8, lender: 1, borrower: 0, instalment: 15, remaining: 2, security: 2, rounds: 3, rest: 30, due: true },
  ];
  const table = await tableAt<Game>(
    'no-more-money',
    { exact: [], forms: [] },
    { phase: 'roll', laid_out: [], players: [], loans },
  );
  expect(label(table, { pay_instalment: { loan: 8 } })).toMatch(/^Pay .+ \$15 on /);
  expect(label(table, { pay_off: { loan: 8 } })).toMatch(/ for \$30$/);
  expect(label(table, { default: { loan: 8 } })).toMatch(/ lose 2 gold$/);
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
