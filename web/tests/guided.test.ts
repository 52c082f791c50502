// @vitest-environment happy-dom
// The guide beside the choices of a game nobody has written: it lights the wanted move and fills in its form; any other is
// explained before it is sent.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Guide from '../src/guide/Guide.svelte';
import { texts } from '../src/guide/texts';
import type { GuideInfo, GuideLesson, Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import ActionBar from '../src/prompts/ActionBar.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';

const messages = `action-pass = Pass
action-roll = Roll
guided-win = Most gold wins.
guided-sell = Sell { $count } for { $price } gold.
guided_else-sell = Selling brings { $price } now.
guided_else-sell-roll = Then the goods are lost.
`;
const lesson: GuideLesson = {
  say: ['win', 'sell'],
  facts: { count: 3, price: 9 },
  wants: { sell: { good: 'red', count: 3 } },
  light: [],
};
const sell = (good: string): Json => ({
  kind: 'amount',
  blank: { sell: { good } },
  asks: [{ ask: 'amount', name: 'count', min: 1, max: 5 }],
});
const exact = ['pass', 'roll'].map((action) => ({ action, concerns: [] }));

let socket: FakeSocket;
let table: TableState;
let pages: ReturnType<typeof mount>[];

function guide(more: Partial<GuideInfo> = {}): GuideInfo {
  return { stage: 'lesson', done: 2, of: 7, lesson, ...more };
}

beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', servesGames(gameSummary({ messages })));
  socket = new FakeSocket();
  table = new TableState('ABCD', () => socket);
  const seats = [seatInfo('Ada'), seatInfo('Bruno', 1, { here: false })];
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: tableInfo({ seats, guide: guide() }) });
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  const choices = { exact, forms: [sell('green'), sell('red')] };
  socket.say(update({ seat: 0, public: { phase: 'play' }, waited_for: [0], choices }));
  pages = [];
});

afterEach(async () => {
  for (const page of pages) await unmount(page);
  table.leave();
});

function show(said: GuideInfo = guide()): void {
  pages.push(mount(ActionBar, { target: document.body, props: { table } }));
  pages.push(mount(Guide, { target: document.body, props: { table, guide: said, root: document.body } }));
  flushSync();
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

function click(...selectors: string[]): void {
  for (const selector of selectors) {
    find(selector).click();
    flushSync();
  }
}

const lit = (): (string | undefined)[] =>
  [...document.querySelectorAll('[data-lit=wanted]')].map((one) => one.textContent?.trim());

it('says one page at a time, and lights the wanted move with the last one', () => {
  show();
  expect(find('[data-testid=guide-said]').textContent).toBe('Most gold wins.');
  expect(lit()).toEqual([]);
  click('[data-testid=guide-next]');
  expect(find('[data-testid=guide-said]').textContent).toBe('Sell 3 for 9 gold.');
  expect(lit()).toHaveLength(1);
  click('[data-lit=wanted]');
  expect(socket.actions).toEqual([{ sell: { good: 'red', count: 3 } }]);
});

it('explains another move before it is sent, by its kind where there is a sentence', () => {
  show();
  click('[data-action=roll]');
  expect(find('[data-testid=guide-else]').textContent).toBe('Then the goods are lost.');
  click('[data-testid=guide-keep]', '[data-action=pass]');
  expect(find('[data-testid=guide-else]').textContent).toBe('Selling brings 9 now.');
  expect(socket.actions).toEqual([]);
  click('[data-testid=guide-go-on]');
  expect(socket.actions).toEqual(['pass']);
});

it('does the move for whoever asks, and keeps out of the way when it is closed', () => {
  show();
  click('[data-testid=guide-next]', '[data-testid=guide-do]');
  expect(socket.actions).toEqual([{ sell: { good: 'red', count: 3 } }]);
});

it('holds a move back while the others act, and lets everything pass when it is closed', () => {
  show(guide({ stage: 'others', lesson: null }));
  click('[data-action=pass]');
  expect(find('[data-testid=guide-else]').textContent).toBe(texts.othersHint);
  click('[data-testid=guide-close]', '[data-action=pass]');
  expect(socket.actions).toEqual(['pass']);
});

it('offers to take the last move back where the script was left', () => {
  show(guide({ stage: 'left', lesson: null }));
  click('[data-testid=guide-take-back]');
  expect(socket.of('undo')).toHaveLength(1);
  click('[data-action=pass]');
  expect(socket.actions).toEqual(['pass']);
});
