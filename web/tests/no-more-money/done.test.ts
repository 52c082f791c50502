// @vitest-environment happy-dom
// "Done" pays what is due and declines what is open: that is said before it is clicked, to the last instalment.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { manifestOf } from '../../src/games';
import type { Event, Game } from '../../src/games/no-more-money/generated';
import { TableState } from '../../src/lib/table.svelte';
import { plainParts } from '../../src/lib/words';
import ActionBar from '../../src/prompts/ActionBar.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from '../fakeServer';
import { Moments } from '../games/moments';
import { saidBy } from '../said';

const ID = 'no-more-money';
const { seat, public: view, own, choices } = new Moments<Game>(ID).at('loans');
let page: object | null = null;
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.innerHTML = '';
});

async function table(): Promise<{ table: TableState<Game>; socket: FakeSocket }> {
  vi.stubGlobal('fetch', servesGames(gameSummary({ id: ID, ...saidBy(ID) })));
  const socket = new FakeSocket();
  const table = new TableState<Game>('DONE', () => socket);
  const seats = ['Ada', 'Bo', 'Cy', 'Di'].map((name, at) => seatInfo(name, at));
  socket.say({ type: 'welcome', protocol: 3, seats: [seat], table: tableInfo({ game: ID, seats }) });
  socket.say(update({ seat, waited_for: [seat], public: view, own: own, choices: choices }));
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  const face = await manifestOf(ID)?.face();
  page = mount(ActionBar, { target: document.body, props: { table: table as never, face: face ?? null } });
  flushSync();
  return { table, socket };
}

async function foretell(socket: FakeSocket, told: Event[]): Promise<void> {
  const isAboutDone = (message: object): boolean => 'action' in message && message.action === 'done';
  await vi.waitFor(() => expect(socket.of('preview').some(isAboutDone)).toBe(true), { timeout: 3000 });
  for (const message of socket.of('preview').filter(isAboutDone))
    socket.say({
      type: 'previewed',
      ref: 'ref' in message ? message.ref : '',
      told: told.map((event) => ({ seq: 0, rule: '', event, moment: null })) as never,
      open: false,
      can_take_back: true,
    });
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  flushSync();
}

const instalment = (loan: number): Event => ({
  instalment_paid: { loan, lender: 2, borrower: seat, amount: 7 + loan, remaining: 1 },
});
const sentences = (): string[] =>
  [...document.querySelectorAll('.preview li')].map((line) => (line.textContent ?? '').replaceAll(/\s+/g, ' ').trim());

it('says which instalments it pays and which offers it declines', async () => {
  const { table: at, socket } = await table();
  const told: Event[] = [
    ...[0, 3, 4, 5, 6, 7].map(instalment),
    { offer_declined: { offer: 203, from: 2, to: seat } },
    { player_done: { seat } },
  ];
  await foretell(socket, told);
  const expected = told.map((event) => plainParts(at.words.parts('event', event)));
  expect(expected.join(' ')).toMatch(/instalment.*declines/i);
  expect(sentences()).toEqual(expected);
  expect(document.querySelector('.preview')?.textContent).toContain('“Done” would do this');
  expect(socket.actions).toEqual([]);
  at.leave();
});

it('says nothing more where it does nothing more', async () => {
  const { table: at, socket } = await table();
  await foretell(socket, [{ player_done: { seat } }]);
  expect(document.querySelector('.preview')).toBeNull();
  at.leave();
});
