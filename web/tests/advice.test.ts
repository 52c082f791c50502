// @vitest-environment happy-dom
// "What would you do?" by the choices and "Why?" at a bot's move: asked once, said in the reader's words, lit, and nothing
// is done by it.
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice, Json, TableInfo } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import { botMoves } from '../src/lib/turns';
import ActionBar from '../src/prompts/ActionBar.svelte';
import Log from '../src/table/Log.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';

const messages = `action-pass = Pass
action-bid = Bid { $amount }
event-bid_made = { SEAT($seat) } bids.
gauge-cash = Money in hand
`;
const bot = { sitter: { bot: { level: 'novice', temper: null } }, here: false };
const info = (more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ advice: true, seats: [seatInfo('Ada'), seatInfo('Bruno', 1, bot)], ...more });
const choices = {
  exact: [{ action: 'pass', concerns: [] }],
  forms: [
    { kind: 'amount', blank: { bid: {} }, asks: [{ ask: 'amount', name: 'amount', min: 1, max: 9 }] },
    { kind: 'amount', blank: { bribe: {} }, asks: [{ ask: 'amount', name: 'amount', min: 1, max: 9 }] },
  ],
};

let socket: FakeSocket;
let table: TableState;
let page: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', servesGames(gameSummary({ messages, max_players: 2 })));
  socket = new FakeSocket();
  table = new TableState('ABCD', () => socket);
  socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info() });
  await vi.waitFor(() => expect(table.game).not.toBeNull());
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  table.leave();
  document.body.replaceChildren();
});

function draw(component: typeof ActionBar | typeof Log): void {
  const main = document.body.appendChild(document.createElement('main'));
  page = mount(component, { target: main, props: { table } });
  flushSync();
}

const find = (name: string): HTMLElement | null => document.querySelector(`[data-testid=${name}]`);
const lit = (): string[] => [...document.querySelectorAll('[data-lit=wanted]')].map(({ tagName }) => tagName);
const myTurn = (version = 1): void => socket.say(update({ version, seat: 0, waited_for: [0], choices }));

/** What was answered has come through. */
async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}

async function answer(more: Partial<Advice> = {}): Promise<void> {
  const asked = socket.of('advise').at(-1);
  const ref = asked && 'ref' in asked ? asked.ref : '';
  const advice: Omit<Advice, 'ref'> = {
    about: null,
    seat: 0,
    action: { bid: { amount: 4 } },
    other: 'pass',
    chance: 0.42,
    other_chance: 0.3,
    gain: 12,
    is_clear: true,
    why: [{ gauge: 'cash', unit: 'dollars', value: 12, other: 8.5 }],
    ...more,
  };
  socket.say({ type: 'advice', ref, ...advice });
  await settled();
}

describe('what would you do', () => {
  it('is asked once, said, lit, and fills in the form without sending it', async () => {
    draw(ActionBar);
    myTurn();
    find('advise')?.click();
    flushSync();
    find('advise')?.click();
    expect(socket.of('advise')).toHaveLength(1);
    await answer();
    const said = find('advised')?.textContent ?? '';
    expect(said).toContain('A good bot would choose: Bid 4');
    expect(said).toContain('Of a hundred games 42 are won then, 30 after “Pass”.');
    expect(said).toContain('Money in hand: 12 instead of 8.5');
    // The button would bid something else, so the form is lit and not the button.
    expect(lit()).toEqual(['FORM']);
    find('advice-choose')?.click();
    await settled();
    expect(table.drafts.of(table.formInHand ?? (table.choices.forms[0] as never))).toEqual({ amount: 4 });
    expect(lit()).toEqual(['BUTTON']);
    expect(socket.actions).toEqual([]);
  });

  it('is put away when the game goes on', async () => {
    draw(ActionBar);
    myTurn();
    find('advise')?.click();
    await answer();
    expect(find('advised')).not.toBeNull();
    myTurn(2);
    expect(find('advised')).toBeNull();
    expect(document.querySelectorAll('[data-lit]')).toHaveLength(0);
  });

  it('is offered only where the table allows it and one is waited for', () => {
    draw(ActionBar);
    socket.say(update({ seat: 0, waited_for: [1], choices }));
    expect(find('advise')).toBeNull();
    myTurn(2);
    expect(find('advise')).not.toBeNull();
    socket.say({ type: 'table', table: info({ advice: false }) });
    expect(find('advise')).toBeNull();
  });

  it('says what is in the way', async () => {
    draw(ActionBar);
    myTurn();
    find('advise')?.click();
    const [asked] = socket.of('advise');
    socket.say({ type: 'failed', ref: asked && 'ref' in asked ? asked.ref : '', code: 'busy', message: 'Try again.' });
    await settled();
    expect(document.body.textContent).toContain('Try again.');
    expect(find('advise')).not.toBeNull();
  });
});

describe('why', () => {
  const bid = (seq: number, seat: number): { seq: number; rule: string; event: Json; moment: null } => ({
    seq,
    rule: '',
    event: { bid_made: { seat } },
    moment: null,
  });

  it('is asked at moves of bots, once for each', () => {
    const lines = [bid(0, 1), bid(1, 1), bid(1, 1), bid(2, 0), bid(3, 1)].map((told, id) => ({
      id,
      told,
      undone: id === 9,
    }));
    expect([...botMoves(lines, (seat) => seat === 1).values()].map(({ seq }) => seq)).toEqual([1, 3]);
  });

  it('compares the move with another as it looks from here', async () => {
    draw(Log);
    socket.say(update({ version: 1, seat: 0, waited_for: [0], choices, told: [bid(1, 1)] }));
    flushSync();
    find('why')?.click();
    await tick();
    expect(socket.of('advise')[0]).toMatchObject({ about: 1 });
    await answer({ about: 1, seat: 1, gain: -12, chance: 0.3, other_chance: 0.42, why: [] });
    expect(find('reason')?.textContent).toContain(
      '“Pass” looks better: Bruno would win 42 of a hundred games instead of 30.',
    );
    expect(find('reason')?.textContent).toContain('Bruno may know more than you.');
  });
});
