// @vitest-environment happy-dom
// Offers on the page: who gives what is a sentence, a counter-offer starts as the mirror of what it answers, and one that
// comes out of turn is called out.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { manifestOf } from '../../src/games';
import type { Exact, Form } from '../../src/lib/choices';
import { TableState } from '../../src/lib/table.svelte';
import ActionBar from '../../src/prompts/ActionBar.svelte';
import TopBar from '../../src/table/TopBar.svelte';
import { EXAMPLE } from '../example';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from '../fakeServer';
import { saidBy } from '../said';

const games = [
  gameSummary({ id: 'money-maker', ...saidBy('money-maker') }),
  gameSummary({ id: EXAMPLE, ...saidBy(EXAMPLE) }),
];
const info = (game: string) =>
  tableInfo({
    game,
    names: { 'card:7': 'Bakery' },
    seats: ['Ann', 'Ben', 'Cleo'].map((name, at) => seatInfo(name, at)),
  });
const thing = (element: string, max: number) => ({
  element,
  index: Number(element.split(':')[1] ?? 0),
  max,
  worth: 1,
  group: 0,
});

const drawn: object[] = [];
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  sessionStorage.clear();
});

/** Ben sits at a table at which Cleo has made offers; it is Ann's turn. */
async function sit(game: string, open: object[], forms: Form[], exact: Exact[] = []) {
  vi.stubGlobal('fetch', servesGames(...games));
  const socket = new FakeSocket();
  const table = new TableState('ABCD', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats: [1], table: info(game) });
  const choices = { exact, forms };
  const inPhase = { phase: { loans: { deals: { open } } }, offers: [] };
  const beside = { phase: 'invest', questions: [], run: null, offers: { open, made: [], next: 9, limit: 5 } };
  socket.say(update({ seat: 1, waited_for: [0], choices, public: game === 'money-maker' ? beside : inPhase }));
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  const face = (await manifestOf(game)?.face()) ?? null;
  drawn.push(mount(ActionBar, { target: document.body, props: { table, face } }));
  drawn.push(mount(TopBar, { target: document.body, props: { table, info: info(game), step: '', inShort: [] } }));
  flushSync();
  return { table, socket };
}
const click = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
};

const bakery = { id: 3, from: 2, to: 1, terms: { give: { gold: 5 }, get: { 'card:7': 1 } } };
const back: Form = {
  kind: 'offer',
  blank: { offer: { to: 2 } },
  asks: [
    { ask: 'quantities', name: 'give', items: [thing('gold', 15), thing('card:7', 1)], caps: [], total: 'any' },
    { ask: 'quantities', name: 'get', items: [thing('gold', 99), thing('credit:2', 99)], caps: [], total: 'any' },
  ],
};

it('a counter-offer starts as the mirror of the offer: what one would give, the other gets', async () => {
  const { socket } = await sit('money-maker', [bakery], [back]);
  click('[data-counter="3"]');
  expect(document.querySelector('[data-commit=offer]')?.textContent?.trim()).toBe('Offer Cleo Bakery for 5 gold');
  expect(document.querySelector('[data-element="offer:3"]')?.textContent).toContain('Cleo gives you 5 gold.');
  click('[data-commit=offer]');
  expect(socket.actions).toEqual([{ offer: { to: 2, give: { 'card:7': 1 }, get: { gold: 5 } } }]);
});

it.each([
  [1, 'Cleo gives you 5 gold. You give Bakery.'],
  [0, 'Cleo gives Ann 5 gold. Ann gives Bakery.'],
])('an offer is a sentence: who gives what (to seat %i)', async (to, said) => {
  await sit('money-maker', [{ ...bakery, to }], []);
  expect(document.querySelector('[data-element="offer:3"] .terms')?.textContent?.trim()).toBe(said);
});

it('what others offer each other stands after the choices, what is offered to oneself before them', async () => {
  const done: Exact = { action: 'done', concerns: [] };
  await sit('money-maker', [bakery, { ...bakery, id: 4, to: 0 }], [back], [done]);
  const inOrder = document.querySelectorAll('[data-testid=actions] :is([data-element^="offer:"], [data-action])');
  const read = [...inOrder].map((one) => one.getAttribute('data-element') ?? 'a choice');
  expect(read).toEqual(['offer:3', 'a choice', 'offer:4']);
  expect(document.querySelector('section[aria-label="Offers between others"]')).not.toBeNull();
});

it('an offer out of turn is called out in the header, and to the tab', async () => {
  const { table } = await sit('money-maker', [bakery], [back]);
  expect(table.isOurTurn).toBe(false);
  expect(table.offersToUs.map(({ id }) => id)).toEqual([3]);
  expect(document.querySelector('[data-testid=offered]')?.textContent).toContain('Cleo makes you an offer');
});

it('no two buttons about offers read alike', async () => {
  const terms = { card: 0, amount: 20, instalment: 5, security: 1 };
  const ids = [4, 5, 6];
  const open = ids.map((id) => ({ id, from: id - 4 === 1 ? 2 : 0, to: 1, terms }));
  const exact = ids.flatMap((offer) =>
    ['accept', 'decline'].map((tag) => ({ action: { [tag]: { offer } }, concerns: [`offer:${offer}`] })),
  );
  const forms = ids.map((offer): Form => ({
    kind: 'pick',
    blank: { decline: { offer } },
    asks: [{ ask: 'one', name: 'reason', items: [thing('reason:0', 1), thing('reason:1', 1)] }],
  }));
  await sit(EXAMPLE, open, forms, exact);
  const labels = [...document.querySelectorAll('[data-testid=actions] button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent?.trim(),
  );
  expect(labels).toHaveLength(9);
  expect(new Set(labels).size).toBe(9);
});
