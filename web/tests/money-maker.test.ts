// @vitest-environment happy-dom
// The face of Money Maker, read from views the engine made (tests/fixtures/money-maker: games played by its bots).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Choices, Form as AnyForm } from '../src/lib/choices';
import { variant, type GameUpdate } from '../src/lib/game';
import { TableState } from '../src/lib/table.svelte';
import { manifestOf, type Face } from '../src/games';
import type { Action, Event, Game } from '../src/games/money-maker/generated';
import { elementIn, fill, leftOf, quantitiesOf, roomOf, step } from '../src/games/money-maker/draft';
import { planCity, planTrack, RIM, SIZE } from '../src/games/money-maker/geometry';
import { moveOf } from '../src/games/money-maker/moves';
import { priceIn } from '../src/games/money-maker/price';
import {
  auctionOf,
  companyOf,
  draftedOn,
  facesOn,
  housesIn,
  lastRoll,
  paymentGroups,
  prisonersOf,
  readTown,
  ringsOf,
  spreadOver,
  type Town,
} from '../src/games/money-maker/view';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';
import { told } from './games/moments';
import { saidBy } from './said';
import ActionBar from '../src/prompts/ActionBar.svelte';
import ScoreSheet from '../src/table/ScoreSheet.svelte';

vi.setConfig({ testTimeout: 60_000 });
const here = join(import.meta.dirname, 'fixtures/money-maker');
type Fixture = {
  game: string;
  seat: number;
  names: { [element: string]: string };
  seats: string[];
  /** The parts of an update that differ from game to game. */
  update: Pick<GameUpdate<Game>, 'public' | 'own' | 'told' | 'ending'> & { choices: Choices<Action> };
};
type Form = AnyForm<Action>;
const read = (file: string): Fixture => JSON.parse(readFileSync(join(here, file), 'utf8'));
const load = (name: string): Fixture => read(`${name}.json`);
const townOf = ({ update, seat }: Fixture): Town => {
  const town = readTown({ update, seat });
  if (!town) throw new Error('no town');
  return town;
};
const formOf = (fixture: Fixture, tag: string): Form => {
  const form = fixture.update.choices.forms.find(({ blank }) => variant(blank).tag === tag);
  if (!form) throw new Error(`no form ${tag}`);
  return form;
};

describe('a view of six banks with credit everywhere', () => {
  const town = townOf(load('worst'));
  const rings = ringsOf(town);

  it('has six rings, ring n of n blocks, every face once in each', () => {
    expect(rings.map((blocks) => blocks.length)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const blocks of rings) expect(blocks.flatMap((block) => block.faces).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('shows every piece of credit on the board once', () => {
    const shown = [...rings.flat().flatMap((block) => block.stacks), ...prisonersOf(town)].reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
    const issued = town.banks.flatMap((bank) => bank.blocks).reduce((sum, n) => sum + n, 0);
    expect(shown).toBe(issued);
    expect(issued).toBeGreaterThan(100);
  });

  it('fits on the map: no chip outside the rim, none on another', () => {
    const plan = planCity(
      rings.map((blocks, at) =>
        blocks.map((block, n) => ({
          chips: block.stacks.length + (n === 0 ? housesIn(town, at + 1).length : 0),
          symbols: block.faces.length,
        })),
      ),
    );
    const chips = plan.rings.flatMap((ring) => ring.blocks.flatMap((block) => block.chips));
    expect(chips.length).toBeGreaterThan(20);
    for (const { x, y } of chips) expect(Math.hypot(x - SIZE / 2, y - SIZE / 2)).toBeLessThan(RIM);
    chips.forEach((a, n) => {
      for (const b of chips.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(14 * plan.scale);
    });
  });

  it('covers the totals of others while screens are up', () => {
    expect(town.screens).toBe(true);
    expect(town.covered(town.me ?? 0)).toBe(false);
    expect(town.covered(((town.me ?? 0) + 1) % 6)).toBe(true);
  });
});

it('six banks in any one ring fit on the map', () => {
  for (let ring = 1; ring <= 6; ring += 1) {
    const demands = [1, 2, 3, 4, 5, 6].map((blocks) =>
      Array.from({ length: blocks }, () => ({ chips: blocks === ring ? 6 : 0, symbols: 1 })),
    );
    const plan = planCity(demands);
    expect(plan.rings.at(0)?.outer, `ring ${ring}`).toBeLessThanOrEqual(RIM + 0.1);
    expect(plan.scale, `ring ${ring}`).toBeGreaterThan(0.7);
  }
});

it('a track of any length ends at the circle', () => {
  for (const steps of [3, 13, 48]) expect(planTrack(steps, 340, 104, 40).steps).toHaveLength(steps + 1);
});

describe('paying', () => {
  const fixture = load('payment_divided');
  const town = townOf(fixture);
  const form = formOf(fixture, 'pay');
  const own = paymentGroups(form).find((group) => group.kind === 'own');

  it('is by gold, own credit on each block of the ring, and credit of others', () => {
    expect(variant(town.phase).tag).toBe('payment');
    expect(own?.items).toHaveLength(town.banks[fixture.seat]?.ring ?? 0);
  });

  it('finds the element of a block of the city, and adds to the draft', () => {
    const ring = town.banks[fixture.seat]?.ring ?? 0;
    const element = elementIn(form, town, ring, 1);
    expect(element).toBe('own:1');
    const draft = step(form, step(form, {}, 'own:1', 1), 'own:1', 5);
    expect(quantitiesOf(form, draft)).toEqual({ 'own:1': Math.min(6, leftOf(form, {}) ?? 0) });
    expect(quantitiesOf(form, step(form, draft, 'own:1', -100))).toEqual({ 'own:1': 0 });
    expect(draftedOn({ 'own:1': 6, 'held:2:3': 4, gold: 1 })).toEqual({
      own: [undefined, 6],
      held: [undefined, undefined, [undefined, undefined, undefined, 4]],
    });
  });

  it('spreads the rest evenly in one go', () => {
    if (!own) throw new Error('own credit');
    const draft = fill(form, {}, own);
    expect(leftOf(form, draft)).toBe(0);
    const parts = Object.values(quantitiesOf(form, draft));
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    expect(roomOf(form, draft, own)).toBe(0);
    expect(
      spreadOver(
        [
          { element: 'a', max: 2 },
          { element: 'b', max: 9 },
        ],
        {},
        7,
      ),
    ).toEqual({ a: 2, b: 5 });
  });
});

it('a run, an auction, companies and dice are read from the view', () => {
  const run = townOf(load('negotiation'));
  expect(run.lines?.some((line) => line.standing === 'short' && line.short > 0)).toBe(true);
  expect(run.run?.faces.length).toBeGreaterThan(0);
  const hit = ringsOf(run)
    .flat()
    .filter((block) => block.hit);
  for (const block of hit) expect(block.faces.some((one) => run.run?.faces.includes(one))).toBe(true);
  const auction = auctionOf(townOf(load('auction')));
  expect(auction?.outcry.high).toBeGreaterThan(0);
  const trade = townOf(load('trade'));
  for (const bank of trade.banks)
    for (const card of bank.cards) expect(companyOf(trade, card)?.needs).toBeGreaterThan(0);
  const rolled: Event[] = [{ dice_rolled: { colour: 'red', number: 20 } }, { sectors_rolled: { faces: [2] } }];
  expect(lastRoll(rolled.map((event) => told<Game>(event, 4)))).toEqual({
    colour: 'red',
    number: 20,
    faces: [2],
    version: 4,
  });
  expect(lastRoll([])).toBeNull();
  expect(priceIn([told<Game>({ payment_asked: { payer: 0, due: 7, purpose: 'action_card' } }).told])).toBe(7);
  expect(priceIn([])).toBeNull();
  expect(facesOn({ coins: [], hits: [[0, 0, 0, 0, 0, 0]], risks: [] }, 1, 0)).toHaveLength(6);
});

it('money, goods and credit fly from where they were to where they go', () => {
  const ring = (): number => 4;
  expect(moveOf({ gold_paid: { seat: 1, amount: 9 } }, 0, ring)).toEqual({
    thing: 'gold',
    from: 'gold:1',
    to: 'gold_reserve',
    count: 3,
  });
  expect(moveOf({ credit_issued: { bank: 0, block: 2, amount: 1 } }, 0, ring)).toEqual({
    thing: 'credit',
    from: 'vault',
    to: 'block:4:2',
    count: 1,
  });
  expect(moveOf({ sold: { seat: 0, good: 'consumer', count: 2, price: 5 } }, 0, ring)).toEqual({
    thing: 'cube',
    from: 'vault',
    to: 'market:consumer',
    count: 2,
  });
  expect(moveOf({ all_insolvent: { central: null } }, 0, ring)).toBeNull();
});

/** The actions that the page has sent. */
const actsIn = (socket: FakeSocket): Action[] => socket.actions.map((action) => action as Action);

describe('drawn', () => {
  let drawn: ReturnType<typeof mount>[] = [];
  afterEach(async () => {
    for (const one of drawn) await unmount(one);
    drawn = [];
    document.body.innerHTML = '';
    sessionStorage.clear();
  });

  async function seat(fixture: Fixture): Promise<{ table: TableState<Game>; face: Face; socket: FakeSocket }> {
    const games = ['money-maker', 'money-maker-beginner'].map((id) => gameSummary({ id, ...saidBy(id) }));
    vi.stubGlobal('fetch', servesGames(...games));
    const socket = new FakeSocket();
    const table = new TableState<Game>('MM', () => socket);
    const seats = fixture.seats.map((name, at) => seatInfo(name, at, { here: at === fixture.seat }));
    const info = tableInfo({ code: 'MM', game: fixture.game, names: fixture.names, seats });
    socket.say({ type: 'welcome', protocol: 3, seats: [fixture.seat], table: info });
    socket.say(update({ ...fixture.update, seat: fixture.seat }));
    await vi.waitFor(() => expect(table.game).not.toBeNull(), { timeout: 20_000 });
    const face = await manifestOf(fixture.game)?.face();
    if (!face) throw new Error('no face');
    drawn.push(mount(face.board, { target: document.body, props: { table } }));
    drawn.push(mount(ActionBar, { target: document.body, props: { table, face } }));
    if (face.holdings)
      for (const at of fixture.seats.keys())
        drawn.push(mount(face.holdings, { target: document.body, props: { table, seat: at } }));
    flushSync();
    return { table, face, socket };
  }

  for (const file of readdirSync(here).filter((name) => name.endsWith('.json'))) {
    it(`${file}: every moment, in words without gaps`, async () => {
      await seat(read(file));
      const text = `${document.body.textContent} ${[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join(' ')}`;
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
      expect(document.querySelectorAll('[data-block]')).toHaveLength(file.startsWith('beginner') ? 0 : 21);
    });
  }

  it('seventeen credit over five blocks takes eight taps', async () => {
    const fixture = load('place');
    const items = [0, 1, 2, 3, 4].map((index) => ({ element: `own:${index}`, index, max: 17, worth: 1, group: 0 }));
    const form: Form = {
      kind: 'spread',
      blank: { place: {} },
      asks: [{ ask: 'quantities', name: 'blocks', items, caps: [], total: { exactly: 17 } }],
    };
    const { socket } = await seat({
      ...fixture,
      update: { ...fixture.update, choices: { exact: [], forms: [form] } },
    });
    let taps = 0;
    const tap = (selector: string): void => {
      (document.querySelector(`form[data-form=place] ${selector}`) as HTMLButtonElement).click();
      flushSync();
      taps += 1;
    };
    tap('.by button:nth-of-type(2)');
    for (const block of [0, 1, 2]) tap(`[data-item="own:${block}"]`);
    tap('.by button:nth-of-type(1)');
    for (const block of [3, 4]) tap(`[data-item="own:${block}"]`);
    tap('[data-commit=place]');
    expect(taps).toBe(8);
    expect(actsIn(socket)).toMatchObject([
      { place: { blocks: { 'own:0': 5, 'own:1': 5, 'own:2': 5, 'own:3': 1, 'own:4': 1 } } },
    ]);
  });

  it('an offer asks for what one lacks, and is made of two baskets', async () => {
    const { table, socket } = await seat(load('negotiation'));
    const form = table.choices.forms.find(({ kind }) => kind === 'offer');
    if (!form) throw new Error('no offer');
    table.begin(form);
    flushSync();
    const lacked = townOf(load('negotiation')).lines?.find((line) => line.standing === 'short')?.short;
    (document.querySelector('form[data-form=offer] .top button') as HTMLButtonElement).click();
    flushSync();
    (document.querySelector('form[data-form=offer] [data-commit]') as HTMLButtonElement).click();
    const acts = actsIn(socket);
    const { tag, fields } = variant(acts[0] ?? 'next');
    if (tag !== 'offer') throw new Error('no offer was made');
    expect(fields.get).toEqual({ [`credit:${fields.to}`]: lacked });
  });

  it('a payment is open, composed by taps, and sent once', async () => {
    const fixture = load('payment_divided');
    const { socket } = await seat(fixture);
    const form = document.querySelector('form[data-form=pay]') as HTMLFormElement;
    const commit = form.querySelector('[data-commit=pay]') as HTMLButtonElement;
    expect(commit.disabled).toBe(true);
    (document.querySelector('[data-element="own:1"]') as SVGElement).dispatchEvent(
      new MouseEvent('click', { bubbles: true }),
    );
    flushSync();
    expect(form.querySelector('[data-item="own:1"] b')?.textContent).toBe('+1');
    const rest = [...form.querySelectorAll('button')].find((button) =>
      /own credit: rest$/i.test(button.getAttribute('aria-label') ?? ''),
    );
    rest?.click();
    flushSync();
    expect(commit.disabled).toBe(false);
    commit.click();
    const acts = actsIn(socket);
    expect(acts).toHaveLength(1);
    const { tag, fields } = variant(acts[0] ?? 'next');
    if (tag !== 'pay') throw new Error('nothing was paid');
    const total = Object.values(fields.parts).reduce((sum, n) => sum + n, 0);
    expect(townOf(fixture).phase).toMatchObject({ payment: { due: total } });
  });

  it('the end: the score sheet as in the rulebook, and the cards nobody played', async () => {
    const fixture = load('end');
    const { table, face } = await seat(fixture);
    if (!table.info || !table.update?.ending) throw new Error('not over');
    drawn.push(
      mount(ScoreSheet, {
        target: document.body,
        props: { table, info: table.info, ending: table.update.ending, face },
      }),
    );
    flushSync();
    const rows = [
      ...document.querySelectorAll('[data-testid=score-sheet] tbody tr, [data-testid=score-sheet] tfoot tr'),
    ].map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim()).slice(0, 2));
    // The winner stands first: Floris.
    expect(rows).toEqual([
      ['Gold in the vault', '0'],
      ['Goods in the vault', '0'],
      ['Investment cards', '196'],
      ["Other banks' credit", '0'],
      ['Credit rating', '20'],
      ['Subtotal assets', '216'],
      ['Own credit on the board', '−24'],
      ['Own credit in other vaults', '0'],
      ['Subtotal liabilities', '−24'],
      ['Result', '192'],
    ]);
    expect(
      [...document.querySelectorAll('.standings li')].map((one) => one.querySelector('.name')?.textContent)[0],
    ).toBe('Floris the Younger');
    const left = document.querySelector('[data-testid=reveal]');
    expect([...(left?.querySelectorAll('dt') ?? [])].map((name) => name.textContent?.trim())).toEqual([
      'Benjamin Brinkkemper',
      'Eva',
    ]);
    expect(left?.textContent).toContain('Warehouse Fire');
    expect(left?.textContent).toContain('Up to 5 goods of one market are lost.');
  });
});
