// @vitest-environment happy-dom
// The rule lab: what can be varied, the form as it is filled in, and links that give the same experiment again.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ExperimentForm from '../src/lab/ExperimentForm.svelte';
import { firstValues, numbersIn, toggled, variantsOf } from '../src/lab/values';
import {
  compact,
  experimentFrom,
  experimentIn,
  labLink,
  labLinkFor,
  newExperiment,
  type Experiment,
} from '../src/lib/labLink';
import { placeOf } from '../src/lib/router.svelte';
import { setupFields } from '../src/lib/schema';
import { Words } from '../src/lib/words';
import { gameSummary } from './fakeServer';

const game = gameSummary({
  min_players: 2,
  max_players: 4,
  bots: ['novice', 'trader'],
  tempers: { trader: ['careful', 'daring'] },
  messages: `option-gold = Starting gold
    .help = Gold each player starts with.
option-bank = Central bank
gauge-price = Price level
length-short = Short
length-long = Long
`,
  setup_schema: {
    properties: {
      gold: { type: 'integer', minimum: 0, maximum: 50 },
      bank: { type: 'boolean' },
      length: { enum: ['short', 'long'] },
    },
  },
  default_setup: { gold: 15, bank: false, length: 'long' },
});
const fields = setupFields(game.setup_schema, game.default_setup, new Words(game));
const fieldOf = (name: string) => fields.find((field) => field.name === name);

const whole: Experiment = {
  ...newExperiment(game.id),
  title: 'Gold – and prices',
  question: 'Does “more gold” raise prices?',
  players: 3,
  bots: ['trader:careful', 'novice'],
  set: { bank: true },
  primary: 'price_mean',
  vary: [{ option: 'gold', values: [15, 30], names: [] }],
};

describe('links', () => {
  it('holds the whole experiment', () => {
    const link = labLink(whole);
    expect(link).toMatch(/^\/lab#[\w-]+$/);
    expect(placeOf('/lab', link.slice(4))).toEqual({ page: 'lab' });
    expect(experimentIn(link.slice(4))).toEqual(whole);
  });
  it('keeps names of values and leaves out what is as usual', () => {
    const named = { ...whole, vary: [{ option: 'gold', values: [15, 30], names: ['little', 'much'] }] };
    expect(experimentIn(labLink(named).slice(4))).toEqual(named);
    expect(Object.keys(compact(newExperiment('x'))).sort()).toEqual(['bots', 'game', 'games', 'seed']);
  });
  it('carries a table that was played, with nothing varied', () => {
    const found = experimentIn(labLinkFor(game.id, 4, { gold: 20 }).slice(4));
    expect(found).toMatchObject({ game: game.id, players: 4, set: { gold: 20 }, vary: [] });
  });
  it.each(['#', '#!', '#AAAA', '#eyJ4IjoxfQ'])('finds nothing in %s', (hash) => expect(experimentIn(hash)).toBeNull());
  it('reads a file as the command line does', () => {
    expect(experimentFrom('{"game":"x"}')).toMatchObject({ games: 1000, bots: ['random'] });
    expect(experimentFrom('game = "x"')).toBeNull();
  });
});

describe('values', () => {
  it.each([
    ['10, 20,40', [10, 20, 40]],
    ['0..3', [0, 1, 2, 3]],
    ['5 5 -1', [5, -1]],
    ['', []],
    ['3..1', null],
    ['0..1000', null],
    ['ten', null],
  ])('reads %j', (typed, numbers) => expect(numbersIn(typed)).toEqual(numbers));
  it('begins with what is printed', () => {
    expect(firstValues('gold', fieldOf('gold'), game).values).toEqual([15, 30]);
    expect(firstValues('bank', fieldOf('bank'), game).values).toEqual([false, true]);
    expect(firstValues('length', fieldOf('length'), game).values).toEqual(['long', 'short']);
    expect(firstValues('players', undefined, game).values).toEqual([2, 3]);
    expect(firstValues('bots', undefined, game).values).toEqual(['trader', 'novice']);
  });
  it('keeps the order of a list', () => {
    expect(toggled([2, 4], 3, [2, 3, 4])).toEqual([2, 3, 4]);
    expect(toggled([2, 3, 4], 3, [2, 3, 4])).toEqual([2, 4]);
  });
  it('counts every combination', () => {
    expect(variantsOf([], 0)).toBe(1);
    expect(variantsOf([...whole.vary, { option: 'bank', values: [false, true], names: [] }], 0)).toBe(4);
  });
});

/** What must be on the page. */
function one<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

describe('the form', () => {
  let page: ReturnType<typeof mount> | undefined;
  afterEach(async () => {
    if (page) await unmount(page);
    document.body.replaceChildren();
  });

  /** The form of an experiment; what is changed goes to `heard`. */
  function open(experiment: Experiment) {
    const heard = vi.fn<(experiment: Experiment) => void>();
    const run = vi.fn<() => void>();
    const props = { experiment, game, games: [game], isRunning: false, onchange: heard, ongame: vi.fn(), onrun: run };
    page = mount(ExperimentForm, { target: document.body, props });
    flushSync();
    return { heard, run };
  }
  const button = (): HTMLButtonElement => one<HTMLButtonElement>('[data-testid=run]');

  it('cannot be run before something is changed', () => {
    open(newExperiment(game.id));
    expect(button().disabled).toBe(true);
    const options = [...document.querySelectorAll('[data-testid=vary-option] option')].map(
      (option) => option.textContent,
    );
    expect(options).toEqual(expect.arrayContaining(['Starting gold', 'Central bank', 'All bots', 'Number of players']));
  });
  it('takes an option with values to begin with', () => {
    const { heard } = open(newExperiment(game.id));
    const select = one<HTMLSelectElement>('[data-testid=vary-option]');
    select.value = 'gold';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard.mock.lastCall?.[0].vary).toEqual([{ option: 'gold', values: [15, 30], names: [] }]);
  });
  it('hears what is typed and runs', () => {
    const { heard, run } = open(whole);
    const input = one<HTMLInputElement>('[data-testid=vary-values]');
    expect(input.value).toBe('15, 30');
    input.value = '0..2';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(heard.mock.lastCall?.[0].vary[0]?.values).toEqual([0, 1, 2]);
    expect(button().disabled).toBe(false);
    one<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(run).toHaveBeenCalledOnce();
  });
  it('does not run more games than the house plays', () => {
    const { run } = open({ ...whole, games: 501 });
    expect(button().disabled).toBe(true);
    one<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(run).not.toHaveBeenCalled();
  });
});
