// @vitest-environment happy-dom
// What would be left unused when a turn goes on.
import { expect, it } from 'vitest';
import type { Game } from '../../src/games/money-maker/generated';
import { unused } from '../../src/games/money-maker/shortcuts';
import { tableAt } from '../tableAt';

it('companies that have not produced', async () => {
  const items = [3, 5].map((index) => ({ element: `card:${index}`, index, max: 1, worth: 0, group: 0 }));
  const form = {
    kind: 'pick',
    blank: { produce: {} },
    asks: [{ ask: 'pick', name: 'cards', items, min: 1, max: 2, worth: 0 }],
  };
  const table = await tableAt<Game>('money-maker', { exact: [], forms: [form] });
  expect([unused(table, 'roll'), unused(table, 'next')]).toEqual([
    '2 companies could still produce.',
    '2 companies could still produce.',
  ]);
  expect(unused(table, 'buy_action_card')).toBeNull();
  expect(unused(await tableAt<Game>('money-maker', { exact: [], forms: [] }), 'roll')).toBeNull();
});
