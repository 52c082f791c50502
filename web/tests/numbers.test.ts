// @vitest-environment happy-dom
// A label never lies: into every number field of every game a number is typed, stepped or dragged, and what the button
// says, what the server is asked about and what is sent must be that number. One that is out of bounds stays as it was
// typed, is marked with its rule, and is not sent.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifestOf, manifests } from '../src/games';
import { fieldsOf, formKey, readChoices, tagOf, type Form } from '../src/lib/choices';
import type { Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import ActionBar from '../src/prompts/ActionBar.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';
import { saidBy } from './said';

vi.setConfig({ testTimeout: 120_000 });

type Moment = { game: string; seat: number; names: { [element: string]: string }; seats: string[]; update: object };
const here = import.meta.dirname;
const readJson = (path: string) => JSON.parse(readFileSync(join(here, path), 'utf8'));
const files = (folder: string, name: RegExp): string[] =>
  readdirSync(join(here, folder))
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);

/** Moments of real games: those that have a folder of them, and one of each step of the others. */
function moments(): Moment[] {
  const told = readdirSync(join(here, 'fixtures'))
    .flatMap((folder) => files(`fixtures/${folder}`, /\.json$/))
    .map((file) => readJson(file) as Moment);
  const steps = files('games/fixtures', /^[a-z-]+\.json$/).flatMap((file) =>
    Object.values(readJson(file) as { [phase: string]: Moment['update'] & { seat: number } }).map((moment) => ({
      game: basename(file, '.json'),
      seat: moment.seat,
      names: {},
      seats: ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'],
      update: moment,
    })),
  );
  return [...told, ...steps];
}

const isNumeric = (form: Form): boolean => form.asks.some(({ ask }) => ask === 'amount' || ask === 'quantities');

/** The first moment of each game with each kind of form that asks for numbers. */
const found = new Map<string, { moment: Moment; form: Form }>();
for (const moment of moments()) {
  for (const form of readChoices((moment.update as { choices: Json }).choices).forms) {
    const name = `${moment.game}: ${tagOf(form.blank)}`;
    if (isNumeric(form) && !found.has(name)) found.set(name, { moment, form });
  }
}

const drawn: object[] = [];
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  document.body.innerHTML = '';
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
});

const GAMES = [...new Set([...found.values()].map(({ moment }) => moment.game))];
vi.stubGlobal('fetch', servesGames(...GAMES.map((id) => gameSummary({ id, ...saidBy(id) }))));

/** What has been answered has been read. */
async function settled(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
  flushSync();
}

async function open({ moment, form }: { moment: Moment; form: Form }) {
  const { game, seat, names, seats } = moment;
  const socket = new FakeSocket();
  const table = new TableState('NUM', () => socket);
  const info = tableInfo({ code: 'NUM', game, names, seats: seats.map((name, at) => seatInfo(name, at)) });
  socket.say({ type: 'welcome', protocol: 3, seats: [seat], table: info });
  socket.say(update({ ...moment.update, seat, choices: { exact: [], forms: [form] } }));
  const face = await manifestOf(game)?.face();
  drawn.push(mount(ActionBar, { target: document.body, props: { table, face: face ?? null } }));
  await vi.waitFor(() => expect(table.game).not.toBeNull());
  flushSync();
  const shown = (): HTMLFormElement | null => document.querySelector('form[data-form]');
  if (!shown()) table.begin(table.choices.forms[0] as Form);
  flushSync();
  const drawnForm = shown();
  if (!drawnForm) throw new Error(`no form ${formKey(form)}`);
  return { table, socket, form: drawnForm };
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const fieldsIn = (form: HTMLElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=number], input[type=range]'),
];
const commitOf = (form: HTMLElement): HTMLButtonElement => form.querySelector('[data-commit]') as HTMLButtonElement;

function type(field: HTMLInputElement, value: number): void {
  field.value = String(value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

/** The rest of a form that is not about the number, so that it can be sent. */
function complete(form: HTMLElement, except: HTMLInputElement): void {
  for (const group of form.querySelectorAll<HTMLElement>('[role=radiogroup]'))
    if (!group.querySelector('[aria-checked=true]')) group.querySelector<HTMLElement>('[role=radio]')?.click();
  flushSync();
  for (const rest of form.querySelectorAll<HTMLButtonElement>('button')) {
    const isOwn = rest.closest('[data-item], .head')?.contains(except) === true;
    if (/: rest$/.test(rest.getAttribute('aria-label') ?? '') && !rest.disabled && !isOwn) rest.click();
    flushSync();
  }
}

/** Every number that an action holds, its fixed fields left out. */
function amountsIn(action: Json, form: Form): number[] {
  const fixed = Object.keys(fieldsOf(form.blank));
  const numbers = (value: Json): number[] =>
    typeof value === 'number'
      ? [value]
      : value !== null && typeof value === 'object'
        ? Object.values(value as { [key: string]: Json }).flatMap(numbers)
        : [];
  return Object.entries(fieldsOf(action)).flatMap(([name, value]) => (fixed.includes(name) ? [] : numbers(value)));
}

const previews = (socket: FakeSocket): Json[] =>
  socket.sent.flatMap((message) => (message.type === 'preview' ? [message.action] : []));

/** The actions of a game that hold numbers for somebody to choose, read from its generated types: a plain `number`, or a map
    of them. Numbers of things have types of their own; `answers` is the bid that an action is about. */
function numericActions(generated: string): string[] {
  const maps = [...generated.matchAll(/^export type (\w+) = \{ \[key: string\]: number \};/gm)].map(([, name]) => name);
  const isChosen = (field: string): boolean => {
    const [name, type] = field.split(/\??:/).map((part) => part.trim());
    return name !== 'answers' && (type === 'number' || maps.includes(type));
  };
  const action = /^export type Action =\n((?: .*\n)+)/m.exec(generated)?.[1] ?? '';
  return [...action.matchAll(/\| \{ (\w+): \{ (.*) \} \}/g)].flatMap(([, tag, fields]) =>
    tag !== undefined && fields?.split(';').some(isChosen) ? [tag] : [],
  );
}

const generated = import.meta.glob<string>('../src/games/*/generated.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** An edition shares the types of its game and has fewer forms: `<game>/number-fields.json` names them. */
const editions = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('./*/number-fields.json', { eager: true, import: 'default' })),
) as { [game: string]: string[] };
const expected = (game: string): string[] =>
  editions[game] ?? numericActions(generated[`../src/games/${game}/generated.ts`] ?? '');

it('has every number field of every game before it', () => {
  expect(Object.keys(generated).length).toBeGreaterThan(3);
  const wanted = manifests.flatMap(({ id }) => expected(id).map((form) => `${id}: ${form}`));
  expect(
    wanted.some((name) => name.endsWith(': offer_advance')),
    'forms of variants too',
  ).toBe(true);
  expect([...found.keys()].sort()).toEqual(wanted.sort());
});

describe.each([...found])('%s', (_, given) => {
  it('says, asks and sends the number that was typed or dragged', async () => {
    const count = fieldsIn((await open(given)).form).length;
    for (let at = 0; at < count; at += 1) {
      document.body.innerHTML = '';
      sessionStorage.clear();
      const { socket, form } = await open(given);
      const field = fieldsIn(form)[at] as HTMLInputElement;
      const [least, most] = [Number(field.min), Math.min(Number(field.max), 900)];
      const wanted = Math.min(most, least + 3);
      type(field, wanted);
      complete(form, field);
      vi.advanceTimersByTime(400);
      flushSync();
      const commit = commitOf(form);
      const name = `${field.type} ${field.getAttribute('aria-label')} ${wanted}`;
      expect(Number(field.value), name).toBe(wanted);
      if (commit.disabled) {
        // A payment that is not complete yet says how far it is.
        expect(form.querySelector('[data-testid=lack]')?.textContent, name).toMatch(/\d/);
        continue;
      }
      const said = numbersIn(commit.textContent ?? '');
      commit.click();
      const sent = socket.actions.at(-1);
      const amounts = amountsIn(sent, given.form);
      expect(amounts, name).toContain(wanted);
      // A sum may stand for its parts.
      const sum = amounts.reduce((all, n) => all + n, 0);
      if (wanted > 0)
        expect(said.includes(wanted) || said.includes(sum), `${name}: “${commit.textContent}”`).toBe(true);
      const asked = previews(socket).at(-1);
      if (asked !== undefined) expect(asked, name).toEqual(sent);
    }
  });

  it('says and sends the number that was stepped to', async () => {
    const count = fieldsIn((await open(given)).form).filter(({ type }) => type === 'number').length;
    let pressed = 0;
    for (let at = 0; at < count; at += 1) {
      document.body.innerHTML = '';
      sessionStorage.clear();
      const { socket, form } = await open(given);
      const field = fieldsIn(form).filter((one) => one.type === 'number')[at] as HTMLInputElement;
      const around = field.closest('[data-ask], [data-item], form') ?? form;
      const label = field.getAttribute('aria-label') ?? '';
      for (const [by, names] of Object.entries({
        1: [`${label}: more`],
        '-1': [`${label}: less`],
        5: [`${label}: +5`, '+5'],
      })) {
        const button = [...around.querySelectorAll<HTMLButtonElement>('button')].find((one) =>
          names.includes(one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
        );
        if (!button || button.disabled) continue;
        const before = Number(field.value);
        button.click();
        flushSync();
        pressed += 1;
        const name = `${label} ${before}, ${by}`;
        expect(Number(field.value), name).toBe(Math.min(Number(field.max), before + Number(by)));
      }
      complete(form, field);
      const [wanted, commit] = [Number(field.value), commitOf(form)];
      if (commit.disabled) continue;
      const said = numbersIn(commit.textContent ?? '');
      commit.click();
      const amounts = amountsIn(socket.actions.at(-1), given.form);
      const sum = amounts.reduce((all, n) => all + n, 0);
      if (wanted > 0) {
        expect(amounts, label).toContain(wanted);
        expect(said.includes(wanted) || said.includes(sum), `${label}: “${commit.textContent}”`).toBe(true);
      }
    }
    // Credit is placed by its tiles, and what has one answer cannot be stepped.
    const hasSteps = given.form.asks.some((ask) => ask.ask === 'amount' && ask.max > ask.min);
    if (hasSteps) expect(pressed).toBeGreaterThan(0);
  });

  it('does not send what is out of bounds, shows it as typed, and names the rule', async () => {
    const count = fieldsIn((await open(given)).form).filter(({ type }) => type === 'number').length;
    for (let at = 0; at < count; at += 1) {
      document.body.innerHTML = '';
      sessionStorage.clear();
      const { socket, form, table } = await open(given);
      const field = fieldsIn(form).filter((one) => one.type === 'number')[at] as HTMLInputElement;
      const wanted = Number(field.max) + 7;
      complete(form, field);
      type(field, wanted);
      const commit = commitOf(form);
      const name = `${field.getAttribute('aria-label')} ${wanted}`;
      expect([Number(field.value), field.getAttribute('aria-invalid'), commit.disabled], name).toEqual([
        wanted,
        'true',
        true,
      ]);
      form.requestSubmit();
      expect(socket.actions, name).toEqual([]);
      vi.advanceTimersByTime(400);
      const asked = socket.sent.findLast((message) => message.type === 'preview');
      if (!asked || !('action' in asked)) {
        // Paying more than there is, beside the rest: no single number is to blame.
        expect(form.querySelector('[data-testid=lack]')?.textContent, name).toMatch(/\d/);
        continue;
      }
      expect(amountsIn(asked.action, given.form), name).toContain(wanted);
      socket.say({ type: 'refused', ref: asked.ref, refusal: { rule: 'a-rule', why: 'game_over' } });
      await settled();
      expect(form.querySelector('[data-rule-link]')?.getAttribute('data-rule-link'), name).toBe('a-rule');
      table.leave();
    }
  });

  it('selects what stands in a field when it is entered', async () => {
    const { form } = await open(given);
    for (const field of fieldsIn(form).filter(({ type }) => type === 'number')) {
      const select = vi.spyOn(field, 'select');
      field.dispatchEvent(new Event('focus'));
      expect(select).toHaveBeenCalled();
    }
  });
});
