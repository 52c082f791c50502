// @vitest-environment happy-dom
// The choices of a game nobody has written, played through the visible controls: every kind of ask becomes the
// action the server would understand.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shortcut } from '../src/games';
import { fieldsOf, type Ask, type Exact, type Form, type FormKind } from '../src/lib/choices';
import type { Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { texts } from '../src/lib/texts';
import ActionBar from '../src/prompts/ActionBar.svelte';
import { foldedAway } from '../src/prompts/folding';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';

const messages = `action-pass = Pass
action-accept = Accept offer { $offer }
action-quit = Quit
confirm-quit = Really quit?
why-too_dear = That costs { $price }.
partners-propose = Offer a deal to
`;
const game = gameSummary({ messages, rules: '### What things cost {#x-1}\n', max_players: 2 });
const info = tableInfo({
  names: { 'card:4': 'Mill', 'card:9': 'Mine' },
  seats: [seatInfo('Ada'), seatInfo('Bruno', 1, { sitter: { bot: { level: 'novice', temper: null } }, here: false })],
});
const items = [
  { element: 'card:4', index: 4, max: 3, worth: 1, group: 0 },
  { element: 'card:9', index: 9, max: 5, worth: 1, group: 0 },
];

let socket: FakeSocket;
let table: TableState;
let page: ReturnType<typeof mount>;

beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', servesGames(game));
  socket = new FakeSocket();
  table = new TableState('ABCD', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  page = mount(ActionBar, { target: document.body, props: { table } });
});

afterEach(async () => {
  await unmount(page);
  table.leave();
});

function offer(forms: Form[], exact: Exact[] = [], phase: Json = 'play'): void {
  const choices = { exact, forms };
  socket.say(update({ seat: 0, public: { phase, players: [] }, waited_for: [0], choices }));
}

function form(kind: FormKind, ...asks: Ask[]): Form {
  return { kind, blank: { act: { fixed: 1 } }, asks };
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

function answer(kind: 'done' | 'refused', more: { [key: string]: Json } = {}): Promise<void> {
  const act = socket.sent.findLast((message) => message.type === 'act');
  socket.say({ type: kind, ref: act && 'ref' in act ? act.ref : '', ...more });
  return Promise.resolve().then(() => flushSync());
}

describe('forms', () => {
  it('amount: stepped and sent from the bar itself', () => {
    offer([form('amount', { ask: 'amount', name: 'n', min: 2, max: 30 })]);
    click('[aria-label="N: more"]', '[aria-label="N: more"]', '[data-commit=act]');
    expect(socket.actions).toEqual([{ act: { fixed: 1, n: 4 } }]);
  });

  it('one: nothing can be sent before something is chosen', () => {
    offer([form('pick', { ask: 'one', name: 'card', items })]);
    expect((find('[data-commit=act]') as HTMLButtonElement).disabled).toBe(true);
    click('[data-item="card:9"]', '[data-commit=act]');
    expect(socket.actions).toEqual([{ act: { fixed: 1, card: 9 } }]);
  });

  it('a card and its place are chosen where they lie: no form opens over them by itself', () => {
    const ask = (name: string) => ({ ask: 'one' as const, name, items });
    offer([]);
    offer([form('pick', ask('card'), ask('pile'))]);
    expect(document.querySelector('form')).toBeNull();
    click('[data-open=act]');
    expect(document.querySelectorAll('[role=radiogroup]')).toHaveLength(2);
  });

  it('all there is to do opens by itself, once, and by hand after that', () => {
    const pick = form('pick', { ask: 'one', name: 'card', items });
    offer([pick], [{ action: 'pass', concerns: [] }]);
    expect(document.querySelector('[data-item]')).toBeNull();
    offer([]);
    offer([pick]);
    click('[data-item="card:9"]', '[data-cancel]');
    expect(document.querySelector('[data-item]')).toBeNull();
    offer([pick]);
    expect(document.querySelector('[data-item]')).toBeNull();
    click('[data-open=act]');
    expect(find('[data-item="card:9"]').getAttribute('aria-checked')).toBe('false');
  });

  it('pick: several of them', () => {
    offer([form('pick', { ask: 'pick', name: 'cards', items, min: 2, max: 2, worth: 0 })]);
    click('[data-item="card:9"]', '[data-item="card:4"]', '[data-commit=act]');
    expect(socket.actions).toEqual([{ act: { fixed: 1, cards: [9, 4] } }]);
  });

  it('payment: the rest in one tap', () => {
    offer([form('payment', { ask: 'quantities', name: 'paid', items, caps: [], total: { exactly: 7 } })]);
    click('[aria-label="Mill: rest"]', '[aria-label="Mine: rest"]', '[data-commit=act]');
    expect(socket.actions).toEqual([{ act: { fixed: 1, paid: { 'card:4': 3, 'card:9': 4 } } }]);
  });

  it('a spread of 17 over five places takes at most 8 taps, whatever the shares', () => {
    const blocks = [1, 2, 3, 4, 5].map((index) => ({ element: `block:${index}`, index, max: 17, worth: 1, group: 0 }));
    offer([form('spread', { ask: 'quantities', name: 'credit', items: blocks, caps: [], total: { exactly: 17 } })]);
    let taps = 0;
    const tap = (selector: string): void => {
      taps += 1;
      click(selector);
    };
    const tapTrack = (element: string, at: number): void => {
      taps += 1;
      const track = find(`[data-item="${element}"] input[type=range]`) as HTMLInputElement;
      track.value = String(at);
      track.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    tapTrack('block:1', 7);
    tapTrack('block:2', 4);
    tapTrack('block:3', 3);
    tapTrack('block:4', 2);
    tap('[aria-label="Block 5: rest"]');
    tap('[data-commit=act]');
    expect(socket.actions).toEqual([
      { act: { fixed: 1, credit: { 'block:1': 7, 'block:2': 4, 'block:3': 3, 'block:4': 2, 'block:5': 1 } } },
    ]);
    expect(taps).toBeLessThanOrEqual(8);
  });

  it('vote: no is an answer', () => {
    offer([form('vote', { ask: 'vote', name: 'yes' })]);
    click('[data-vote=no]', '[data-commit=act]');
    expect(socket.actions).toEqual([{ act: { fixed: 1, yes: false } }]);
  });

  it('order: moved about', () => {
    offer([form('order', { ask: 'order', name: 'order', items })]);
    click('[aria-label="Mine: Move up"]', '[data-commit=act]');
    expect(socket.actions).toEqual([{ act: { fixed: 1, order: [9, 4] } }]);
  });

  it('keep their draft through an update, and lose it when sent', async () => {
    const pick = form('pick', { ask: 'one', name: 'card', items });
    offer([pick]);
    click('[data-item="card:9"]');
    offer([pick]);
    expect(find('[data-item="card:9"]').getAttribute('aria-checked')).toBe('true');
    click('[data-commit=act]');
    await answer('done', { seq: 2 });
    await vi.waitFor(() => expect(document.querySelector('[data-item]')).toBeNull());
    expect(table.drafts.all).toEqual({});
  });

  it('keep their draft over a reload of the page', () => {
    offer([form('pick', { ask: 'one', name: 'card', items })]);
    click('[data-item="card:9"]');
    const reloaded = new TableState('ABCD', () => new FakeSocket());
    expect(reloaded.drafts.open).toBe(table.drafts.open);
    expect(Object.values(reloaded.drafts.all)).toEqual([{ card: 9 }]);
    reloaded.leave();
  });
});

describe('buttons', () => {
  it('send exact actions as they are, once', () => {
    offer([], [{ action: 'pass', concerns: [] }]);
    click('[data-action=pass]');
    find('[data-action=pass]').click();
    expect(socket.actions).toEqual(['pass']);
  });

  it('do at once what can be taken back, whatever the messages ask', () => {
    offer([], [{ action: 'quit', concerns: [] }]);
    click('[data-action=quit]');
    expect(socket.actions).toEqual(['quit']);
  });

  it('ask first where the messages have a question about what is final, and say that it is', () => {
    offer([], [{ action: 'quit', concerns: [], final: true }]);
    expect(find('[data-action=quit]').textContent).toContain('cannot be taken back');
    click('[data-action=quit]');
    expect(socket.actions).toEqual([]);
    expect(document.body.textContent).toContain('Really quit?');
    click('[data-confirm=yes]');
    expect(socket.actions).toEqual(['quit']);
  });

  it('show a refusal with its reason and its rule, and open the rule', async () => {
    offer([], [{ action: 'pass', concerns: [] }]);
    click('[data-action=pass]');
    await answer('refused', { refusal: { rule: 'x-1', why: { too_dear: { price: 9 } } } });
    await vi.waitFor(() => expect(find('[data-testid=refused]').textContent).toContain('That costs 9.'));
    expect(find('[data-rule-link]').textContent).toContain('What things cost');
    click('[data-rule-link]');
    expect([table.panel, table.ruleShown]).toEqual(['rules', 'x-1']);
  });
});

describe('a thing on the board', () => {
  it('does the one thing that can be done with it', () => {
    offer(
      [],
      [
        { action: 'pass', concerns: ['card:4'] },
        { action: 'quit', concerns: [] },
      ],
    );
    expect([...table.concerned()]).toEqual(['card:4']);
    table.touch('card:4');
    expect(socket.actions).toEqual(['pass']);
  });

  it('opens the form that asks for it and is drafted there, more with each tap', () => {
    offer([form('payment', { ask: 'quantities', name: 'paid', items, caps: [], total: { exactly: 7 } })]);
    table.touch('card:4');
    table.touch('card:4');
    flushSync();
    expect(table.drafts.all[table.drafts.open ?? '']).toEqual({ paid: { 'card:4': 2 } });
    expect([table.isDrafted('card:4'), table.isDrafted('card:9')]).toEqual([true, false]);
  });

  it('shows its choices where there are several', () => {
    offer(
      [],
      [
        { action: 'pass', concerns: ['card:4'] },
        { action: 'quit', concerns: ['card:4'] },
      ],
    );
    table.touch('card:4');
    expect([table.focus, socket.actions]).toEqual(['card:4', []]);
  });

  it('says why nothing can be done with it, by the rule where one is asked for', async () => {
    offer([]);
    const asked = table.explain({ build: { card: 4 } });
    expect(table.hint).not.toBeNull();
    const preview = socket.sent.findLast((message) => message.type === 'preview');
    socket.say({
      type: 'refused',
      ref: preview && 'ref' in preview ? preview.ref : '',
      refusal: { rule: 'x-1', why: { too_dear: { price: 9 } } },
    });
    await asked;
    expect([table.hint, table.refusal?.rule]).toEqual([null, 'x-1']);
  });
});

describe('many choices', () => {
  const sell = (card: number): Exact => ({ action: { sell: { card } }, concerns: [`card:${card}`] });
  const many = [
    sell(1),
    sell(2),
    sell(3),
    sell(4),
    sell(5),
    sell(6),
    sell(9),
    { action: 'pass', concerns: [] },
    { action: 'wait', concerns: [] },
  ];
  const buttons = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-action]')].map((button) => button.dataset['action']);
  const sold = (): number => buttons().filter((tag) => tag === 'sell').length;

  beforeEach(async () => {
    await unmount(page);
    const face = { board: ActionBar as never, onBoard: ['card'] };
    page = mount(ActionBar, { target: document.body, props: { table, face } });
  });

  it('leave those that have a place on the board to the board, and come back at a click', () => {
    offer([], many);
    expect(buttons()).toEqual(['pass', 'wait']);
    expect(find('[data-more]').textContent).toContain('7 more choices');
    click('[data-more]');
    expect(sold()).toBe(7);
    find('[data-testid=actions]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(sold()).toBe(0);
  });

  it('are all there while they find room', () => {
    offer([], many.slice(3));
    expect(sold()).toBe(4);
    expect(document.querySelector('[data-more]')).toBeNull();
  });

  it('are those of a thing as soon as it is clicked, and a question that hurts is asked from the board too', () => {
    offer(
      [],
      [
        ...many,
        { action: { lend: { card: 9 } }, concerns: ['card:9'] },
        { action: 'quit', concerns: ['card:1'], final: true },
      ],
    );
    table.touch('card:9');
    flushSync();
    expect(buttons()).toEqual(['sell', 'lend']);
    table.focus = null;
    table.choose({ action: 'quit', concerns: ['card:1'], final: true });
    flushSync();
    expect(find('[role=alertdialog]').textContent).toContain('Really quit?');
  });

  it('of one kind for every partner are said once', () => {
    const deal = (to: number): Form => ({
      kind: 'offer',
      blank: { propose: { to } },
      asks: [
        { ask: 'amount', name: 'n', min: 0, max: 99 },
        { ask: 'vote', name: 'v' },
      ],
    });
    offer([deal(0), deal(1)]);
    const group = find('[role=group][aria-label="Offer a deal to"]');
    expect([...group.querySelectorAll('[data-open=propose]')].map((button) => button.textContent?.trim())).toEqual([
      'Ada',
      'Bruno',
    ]);
  });
});

it('folds nothing where all find room, never everything, and never the way on', () => {
  const one = (tag: string, ...concerns: string[]): Exact => ({ action: tag, concerns });
  const isOnBoard = (choice: Exact): boolean => choice.concerns.some((element) => element.startsWith('x'));
  const folded = (all: Exact[], room: number): Json[] => foldedAway(all, isOnBoard, room).map(({ action }) => action);
  const things = [one('a', 'x:1'), one('b', 'loan:1'), one('c', 'x:2'), one('d', 'loan:2')];
  expect([4, 3, 2, 0].map((room) => folded(things, room))).toEqual([[], ['a', 'c'], ['a', 'c', 'd'], ['a', 'c', 'd']]);
  // Where all lie on the board, one stays all the same.
  expect(folded([one('a', 'x:1'), one('b', 'x:2'), one('c', 'x:3')], 2)).toEqual(['b', 'c']);
  const all = [...things, one('done')];
  expect([5, 4, 3, 2, 0].map((room) => folded(all, room))).toEqual([
    [],
    ['a', 'c'],
    ['a', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ]);
});

describe('an offer on the table', () => {
  const phase = { deal: { deals: { open: [{ id: 6, from: 1, to: 0, terms: { n: 12 } }] } } };
  const counter: Form = {
    kind: 'offer',
    blank: { propose: { to: 1 } },
    asks: [{ ask: 'amount', name: 'n', min: 0, max: 99 }],
  };

  it('is accepted where it lies', () => {
    offer([counter], [{ action: { accept: { offer: 6 } }, concerns: ['offer:6'] }], phase);
    click('[data-element="offer:6"] [data-action=accept]');
    expect(socket.actions).toEqual([{ accept: { offer: 6 } }]);
  });

  it('is countered with its own terms as a start', () => {
    offer([counter], [], phase);
    click('[data-counter="6"]', '[aria-label="N: less"]', '[data-commit=propose]');
    expect(socket.actions).toEqual([{ propose: { to: 1, n: 11 } }]);
  });
});

describe('whether it can be taken back is said beforehand', () => {
  const amount = form('amount', { ask: 'amount', name: 'n', min: 2, max: 30 });

  /** The server answers every preview that was asked for. */
  async function foretell(canTakeBack: boolean): Promise<void> {
    await vi.waitFor(() => expect(socket.of('preview').length).toBeGreaterThan(0), { timeout: 2000 });
    for (const message of socket.of('preview'))
      socket.say({
        type: 'previewed',
        ref: 'ref' in message ? message.ref : '',
        told: [],
        open: false,
        can_take_back: canTakeBack,
      });
    for (let n = 0; n < 10; n += 1) await Promise.resolve();
    flushSync();
  }

  const marks = (selector: string): [boolean, string] => [
    find(selector).querySelector('[data-final]') !== null,
    find(selector).title,
  ];

  it('on a number among the choices, as the server says of it', async () => {
    offer([amount], [{ action: 'pass', concerns: [] }]);
    expect(marks('[data-commit=act]')).toEqual([false, '']);
    await foretell(false);
    expect(marks('[data-commit=act]')).toEqual([true, texts.isFinal]);
    // What is drafted anew is not known yet.
    click('[aria-label="N: more"]');
    expect(marks('[data-commit=act]')).toEqual([false, '']);
  });

  it('on one that can be', async () => {
    offer([amount], [{ action: 'pass', concerns: [] }]);
    await foretell(true);
    expect(marks('[data-commit=act]')).toEqual([false, texts.canBeTakenBack]);
  });

  it('on what is whole with the thing that was clicked', async () => {
    const [mill, mine] = [items.slice(0, 1), items.slice(1)];
    const pair = form('pick', { ask: 'one', name: 'card', items: mill }, { ask: 'one', name: 'other', items: mine });
    offer([pair], [{ action: 'pass', concerns: [] }]);
    table.touch('card:4');
    flushSync();
    await foretell(false);
    expect(marks('[data-complete=act]')).toEqual([true, texts.isFinal]);
  });

  it('on what is mostly sent', async () => {
    await unmount(page);
    const pick = form('pick', { ask: 'pick', name: 'cards', items, min: 1, max: 2, worth: 0 });
    const shortcuts = (): Shortcut[] => [
      { form: pick, action: { act: { fixed: 1, cards: [4, 9] } }, label: 'All of them' },
    ];
    page = mount(ActionBar, {
      target: document.body,
      props: { table, face: { board: ActionBar as never, shortcuts } },
    });
    offer([pick], [{ action: 'pass', concerns: [] }]);
    await foretell(false);
    expect(marks('[data-shortcut=act]')).toEqual([true, texts.isFinal]);
  });
});

it('an end that leaves something unused says so, and asks only where it cannot be taken back', async () => {
  await unmount(page);
  const unused = (_: TableState, tag: string): string | null => (tag === 'end' ? 'Two mills stand still.' : null);
  page = mount(ActionBar, { target: document.body, props: { table, face: { board: ActionBar as never, unused } } });
  offer(
    [],
    [
      { action: 'end', concerns: [] },
      { action: 'pass', concerns: [] },
    ],
  );
  expect(find('[data-testid=unused]').textContent).toBe('Two mills stand still.');
  click('[data-action=end]');
  expect([document.querySelector('[role=alertdialog]'), socket.actions]).toEqual([null, ['end']]);
  await answer('done', { seq: null });
  offer([], [{ action: 'end', concerns: [], final: true }]);
  click('[data-action=end]');
  expect(find('[role=alertdialog]').textContent).toContain('Two mills stand still.');
  expect(socket.actions).toEqual(['end']);
  offer([], [{ action: 'pass', concerns: [] }]);
  expect(document.querySelector('[data-testid=unused]')).toBeNull();
});

it('a button says what the game knows of its action, and what reads alike all the same is numbered', async () => {
  await unmount(page);
  const label = (_: TableState, action: Json): string | null =>
    action === 'pass' ? null : `Accept ${fieldsOf(action)['n']} gold`;
  page = mount(ActionBar, { target: document.body, props: { table, face: { board: ActionBar as never, label } } });
  const accept = (offer: number, n: number): Exact => ({ action: { accept: { offer, n } }, concerns: [] });
  offer([], [accept(7, 1), accept(8, 2), accept(9, 2), { action: 'pass', concerns: [] }]);
  const labels = [...document.querySelectorAll('[data-action]')].map((button) => button.textContent?.trim());
  expect(labels).toEqual(['Accept 1 gold', 'Accept 2 gold (1 of 2)', 'Accept 2 gold (2 of 2)', 'Pass']);
});
