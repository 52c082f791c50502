// @vitest-environment happy-dom
// An answer that was given stays given: a closed fist says what it holds, and nothing that has just appeared takes the
// second half of a double tap.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { manifestOf } from '../../src/games';
import type { Form } from '../../src/lib/choices';
import { changedButtons, Settling, SETTLING } from '../../src/lib/settle';
import { TableState } from '../../src/lib/table.svelte';
import ActionBar from '../../src/prompts/ActionBar.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from '../fakeServer';
import { EXAMPLE } from '../example';
import { saidBy } from '../said';

const drawn: object[] = [];
beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  vi.useRealTimers();
});

it('a closed fist says what it holds, and opens again from there only when asked', async () => {
  vi.stubGlobal('fetch', servesGames(gameSummary({ id: EXAMPLE, ...saidBy(EXAMPLE) })));
  const socket = new FakeSocket();
  const table = new TableState('ABCD', () => socket);
  const seats = ['Ann', 'Ben', 'Cleo'].map((name, at) => seatInfo(name, at));
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: tableInfo({ game: EXAMPLE, seats }) });
  const form: Form = {
    kind: 'amount',
    blank: { sealed_bid: {} },
    asks: [{ ask: 'amount', name: 'amount', min: 0, max: 30 }],
  };
  const tell = (sealed_bid: number | null): void =>
    socket.say(
      update({
        seat: 0,
        waited_for: sealed_bid === null ? [0] : [1],
        own: { sealed_bid },
        choices: { exact: [], forms: [form] },
      }),
    );
  tell(null);
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  const face = (await manifestOf(EXAMPLE)?.face()) ?? null;
  drawn.push(mount(ActionBar, { target: document.body, props: { table, face } }));
  flushSync();
  const commit = (): Element | null => document.querySelector('[data-commit=sealed_bid]');
  expect(commit()).not.toBeNull();
  tell(7);
  expect(commit()).toBeNull();
  expect(document.querySelector('[data-testid=held]')?.textContent).toContain('You hold $7');
  document.querySelector<HTMLElement>('[data-change]')?.click();
  flushSync();
  expect(commit()?.textContent?.trim()).toBe('Close the fist on $7');
  tell(9);
  expect([commit(), document.querySelector('[data-testid=held]')?.textContent]).toEqual([
    null,
    expect.stringContaining('$9'),
  ]);
});

function footer(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root"><footer data-settles>${html}</footer></div>`;
  return document.querySelector('#root') as HTMLElement;
}

it('what is new or says something else takes no click for a moment; what was there does', () => {
  vi.useFakeTimers();
  const root = footer('<button id="stay">Done</button><button id="bid">Bid 4</button>');
  const settling = new Settling();
  settling.remember(root);
  const fresh = document.createElement('button');
  fresh.id = 'fresh';
  root.firstElementChild?.append(fresh);
  (root.querySelector('#bid') as HTMLElement).textContent = 'Bid 5';
  settling.settle(root);
  const resting = (): string[] => [...root.querySelectorAll('[data-settling]')].map(({ id }) => id);
  expect(resting()).toEqual(['bid', 'fresh']);
  vi.advanceTimersByTime(SETTLING - 1);
  expect(resting()).toEqual(['bid', 'fresh']);
  vi.advanceTimersByTime(1);
  expect(resting()).toEqual([]);
});

it("a click of one's own lets one step on, but opens nothing under the pointer", () => {
  const root = footer('<button id="more">+</button>');
  const settling = new Settling();
  settling.remember(root);
  (root.querySelector('#more') as HTMLElement).textContent = '+ ';
  root.firstElementChild?.insertAdjacentHTML('beforeend', '<button id="opened">Send</button>');
  settling.settle(root, 'click');
  expect([...root.querySelectorAll('[data-settling]')].map(({ id }) => id)).toEqual(['opened']);
});

it('a button that has moved was not meant', () => {
  const root = footer('<button id="a">Done</button>');
  const button = root.querySelector('#a') as HTMLElement;
  const at = (y: number): DOMRect => ({ x: 10, y }) as DOMRect;
  const where = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(at(700));
  const before = new Map([[button, { x: 10, y: 700, text: 'Done' }]]);
  expect(changedButtons(before, root)).toEqual([]);
  where.mockReturnValue(at(640));
  expect(changedButtons(before, root)).toEqual([button]);
});
