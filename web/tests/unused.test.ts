// @vitest-environment happy-dom
// What would be left unused when a turn goes on, and what tells two cards of one name apart, by each game's own view.
import { expect, it, vi } from 'vitest';
import { apart } from '../src/games/no-more-money/view';
import { unused as unclaimed } from '../src/games/dirty-money/view';
import { unused as unproduced } from '../src/games/money-maker/shortcuts';
import type { Game as DirtyMoney } from '../src/games/dirty-money/generated';
import type { Game as MoneyMaker } from '../src/games/money-maker/generated';
import type { Game as NoMoreMoney } from '../src/games/no-more-money/generated';
import type { AnyGame } from '../src/lib/game';
import type { Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';
import { saidBy } from './said';

async function at<G extends AnyGame>(
  game: string,
  choices: Json,
  view: Json = { phase: 'play' },
): Promise<TableState<G>> {
  vi.stubGlobal('fetch', servesGames(gameSummary({ id: game, ...saidBy(game) })));
  const socket = new FakeSocket();
  const table = new TableState<G>('LEFT', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: tableInfo({ game, seats: [seatInfo('Ada')] }) });
  socket.say(update({ seat: 0, waited_for: [0], choices, public: view }));
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  table.leave();
  return table;
}

it('Dirty Money: claims that lapse with the turn', async () => {
  const exact = [
    { action: { claim: { placement: 4 } }, concerns: [] },
    { action: 'claim_overpaid', concerns: [] },
    { action: 'end_turn', concerns: [] },
  ];
  const table = await at<DirtyMoney>('dirty-money', { exact, forms: [] });
  expect(unclaimed(table, 'end_turn')).toBe('2 rewards are not claimed yet, and lost when the turn ends.');
  expect(unclaimed(table, 'claim')).toBeNull();
  const done = await at<DirtyMoney>('dirty-money', { exact: exact.slice(2), forms: [] });
  expect(unclaimed(done, 'end_turn')).toBeNull();
});

it('Money Maker: companies that have not produced', async () => {
  const items = [3, 5].map((index) => ({ element: `card:${index}`, index, max: 1, worth: 0, group: 0 }));
  const form = {
    kind: 'pick',
    blank: { produce: {} },
    asks: [{ ask: 'pick', name: 'cards', items, min: 1, max: 2, worth: 0 }],
  };
  const table = await at<MoneyMaker>('money-maker', { exact: [], forms: [form] });
  expect([unproduced(table, 'roll'), unproduced(table, 'next')]).toEqual([
    '2 companies could still produce.',
    '2 companies could still produce.',
  ]);
  expect(unproduced(table, 'buy_action_card')).toBeNull();
  expect(unproduced(await at<MoneyMaker>('money-maker', { exact: [], forms: [] }), 'roll')).toBeNull();
});

it('No More Money: two cards of one company differ in their gold', async () => {
  const laid_out = [
    { card: 3, die: 'd12', gold: 2 },
    { card: 4, die: 'd12', gold: 0 },
  ];
  const table = await at<NoMoreMoney>(
    'no-more-money',
    { exact: [], forms: [] },
    { phase: 'roll', laid_out, players: [] },
  );
  expect([3, 4].map((card) => apart(table, { take: { card } }))).toEqual(['2 gold', 'no gold']);
  expect(apart(table, 'done')).toBeNull();
});
