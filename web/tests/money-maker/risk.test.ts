// @vitest-environment happy-dom
// Credit shows its risk before it is placed, and a risk of 100 % says why: ring I has one block, with every symbol.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { manifestOf } from '../../src/games';
import { TableState } from '../../src/lib/table.svelte';
import { Words } from '../../src/lib/words';
import ActionBar from '../../src/prompts/ActionBar.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from '../fakeServer';
import { saidBy } from '../said';

const read = () => JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/money-maker/payment.json'), 'utf8'));
const words = new Words(saidBy('money-maker'));
const why = words.say('face', { risk_all: {} });

let page: object | null = null;
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.innerHTML = '';
});

async function textAt(ring: number): Promise<string> {
  const { game, seat, seats, names, update: told } = read();
  for (const bank of told.public.banks) bank.ring = ring;
  vi.stubGlobal('fetch', servesGames(gameSummary({ id: game, ...saidBy(game) })));
  const socket = new FakeSocket();
  const table = new TableState('RISK', () => socket);
  const info = tableInfo({
    code: 'RISK',
    game,
    names,
    seats: seats.map((name: string, at: number) => seatInfo(name, at)),
  });
  socket.say({ type: 'welcome', protocol: 3, seats: [seat], table: info });
  socket.say(update({ ...told, seat, waited_for: [seat] }));
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  const face = await manifestOf(game)?.face();
  page = mount(ActionBar, { target: document.body, props: { table, face: face ?? null } });
  flushSync();
  table.leave();
  return document.body.textContent ?? '';
}

it('is explained where it is 100 %', async () => {
  const said = await textAt(1);
  expect(said).toContain('risk 100%');
  expect(said).toContain(words.say('face', { risk_says: {} }));
  expect(said).toContain(why);
});

it('is not called certain where it is not', async () => {
  const said = await textAt(2);
  expect(said).not.toContain('risk 100%');
  expect(said).not.toContain(why);
});
