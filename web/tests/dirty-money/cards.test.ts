// @vitest-environment happy-dom
// A Placement card says what it scores by: its print, what it counts, or both, and never that it is worth nothing.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Game, OnSaleView, PlacementKind } from '../../src/games/dirty-money/generated';
import PlacementCard from '../../src/games/dirty-money/PlacementCard.svelte';
import { explained } from '../../src/guide/explain';
import { TableState } from '../../src/lib/table.svelte';
import { plainParts } from '../../src/lib/words';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo } from '../fakeServer';
import { saidBy } from '../said';

const KINDS: PlacementKind[] = [
  'artwork',
  'art_gallery',
  'accounting_firm',
  'casino',
  'cryptocurrency_exchange',
  'charity',
  'digital_bank',
  'law_firm',
  'remittance_company',
  'restaurant_chain',
];
const drawn: object[] = [];
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  document.body.innerHTML = '';
});

async function draw(card: OnSaleView): Promise<{ table: TableState<Game>; points: string }> {
  vi.stubGlobal('fetch', servesGames(gameSummary({ id: 'dirty-money', ...saidBy('dirty-money') })));
  const socket = new FakeSocket();
  const table = new TableState<Game>('CARD', () => socket);
  socket.say({
    type: 'welcome',
    protocol: 3,
    seats: [0],
    table: tableInfo({ game: 'dirty-money', seats: [seatInfo('Ada')] }),
  });
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  document.body.innerHTML = '';
  drawn.push(mount(PlacementCard, { target: document.body, props: { table, card, means: undefined } }));
  flushSync();
  table.leave();
  const points = document.querySelector('.points')?.textContent ?? '';
  return { table, points: points.replaceAll(/\s+/g, ' ').trim() };
}

const card = (kind: PlacementKind, points: number): OnSaleView => ({
  placement: 5,
  kind,
  region: 'japan',
  cost: 8,
  points,
});

it('says by what it scores where nothing is printed, and both where something is', async () => {
  const said = async (kind: PlacementKind, points: number): Promise<string> => (await draw(card(kind, points))).points;
  expect([await said('digital_bank', 0), await said('remittance_company', 0), await said('artwork', 0)]).toEqual([
    'by your hand',
    'by sets of regions',
    'by sets of Artworks',
  ]);
  expect([await said('accounting_firm', 2), await said('charity', 3), await said('casino', 1)]).toEqual([
    '2 points and more by Audits',
    '3 points',
    '1 point and more by purchases',
  ]);
});

it('no kind has 0 points on its face or in its explanation', async () => {
  for (const kind of KINDS) {
    const { table, points } = await draw(card(kind, 0));
    expect(points, kind).not.toMatch(/0|^and/);
    const view = { public: { locations: [{ on_sale: [card(kind, 0)] }] }, own: null };
    const what = plainParts(explained(table.words, view, 'placement:5')?.parts ?? []);
    expect(what, kind).toMatch(/It costs 8 here\.$/);
    const printed = { public: { locations: [{ on_sale: [card(kind, 2)] }] }, own: null };
    expect(plainParts(explained(table.words, printed, 'placement:5')?.parts ?? []), kind).toMatch(
      /It costs 8 here and has 2 printed on it\.$/,
    );
  }
});
