// @vitest-environment happy-dom
// What a player in trouble reads: the way out of prison, where a bank in ring I goes, and why one cannot bid.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Game } from '../../src/games/money-maker/generated';
import RunScene from '../../src/games/money-maker/RunScene.svelte';
import Scene from '../../src/games/money-maker/Scene.svelte';
import Vault from '../../src/games/money-maker/Vault.svelte';
import { readTown } from '../../src/games/money-maker/view';
import { TableState } from '../../src/lib/table.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from '../fakeServer';
import { saidBy } from '../said';

type Bank = { ring: number; bankrupt: number; blocks: number[] };
const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/money-maker/${name}.json`), 'utf8'));

const drawn: object[] = [];
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  document.body.innerHTML = '';
});

async function draw(name: string, bank: Partial<Bank>, forms?: object[]): Promise<string> {
  const { game, seat, names, seats, update: moment } = read(name);
  Object.assign(moment.public.banks[seat], bank);
  if (forms) moment.choices.forms = forms;
  vi.stubGlobal('fetch', servesGames(gameSummary({ id: game, ...saidBy(game) })));
  const socket = new FakeSocket();
  const table = new TableState<Game>('TOWN', () => socket);
  const info = tableInfo({ game, names, seats: seats.map((one: string, at: number) => seatInfo(one, at)) });
  socket.say({ type: 'welcome', protocol: 3, seats: [seat], table: info });
  socket.say(update({ ...moment, seat }));
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  const town = readTown(table);
  if (!town) throw new Error('no town');
  drawn.push(mount(Vault, { target: document.body, props: { table, town, seat } }));
  if (town.run) drawn.push(mount(RunScene, { target: document.body, props: { table, town, run: town.run } }));
  else drawn.push(mount(Scene, { target: document.body, props: { table } }));
  flushSync();
  table.leave();
  return document.body.textContent ?? '';
}

it('a prisoner is told how to get out', async () => {
  const prisoner = { ring: 0, bankrupt: 0, blocks: [9, 0, 0, 0, 0, 0] };
  expect(await draw('prison', prisoner)).toContain('To get out, pay off your 9 of credit');
});

it('whoever is free is not', async () => {
  expect(await draw('prison', { ring: 2, bankrupt: 0 })).not.toContain('To get out');
});

it('a bank in ring I that is short has no ring to step down to', async () => {
  const one = await draw('negotiation', { ring: 1 });
  expect(one).toContain("or go to debtors' prison");
  expect(one).not.toMatch(/step down|down a ring/);
});

it('who has too little gold for a bid reads so, and nobody else', async () => {
  expect(await draw('beginner_auction', {}, [])).toMatch(/With \d+ gold you cannot bid higher/);
  document.body.innerHTML = '';
  expect(await draw('beginner_auction', {})).not.toContain('cannot bid');
});
