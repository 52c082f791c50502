// The options of a table in words: numbers of the rules page as this table plays them, and its house rules.
import { figure } from './figure';
import { field, humanize, isObject } from './json';
import type { Block, Inline } from './markdown';
import { eachInline } from './markdown';
import type { GameSummary, Json, TableInfo } from './protocol';
import { texts } from './texts';
import type { Words } from './words';

type Table = { game: GameSummary; info: TableInfo; words: Words };

/** Puts this table's numbers into a page that was just parsed. */
export function fillOptions(blocks: Block[], table: Table): Block[] {
  eachInline(blocks, (child) => {
    if (child.kind === 'option') Object.assign(child, asPlayed(child, table));
  });
  return blocks;
}

/** What an option of the text says at this table, and whether that is a house rule. */
function asPlayed({ option, printed }: Inline & { kind: 'option' }, table: Table): { value: string; house: boolean } {
  const [edition, expression] = option.includes('/') ? option.split('/') : [table.game.id, option];
  const value = edition === table.game.id ? evaluate(expression ?? '', setupOf(table)) : undefined;
  if (value === undefined) return { value: printed, house: false };
  const house = namesIn(expression ?? '').some((name) => table.info.house_rules.includes(name));
  const text = inWords(expression ?? '', value, table.words);
  const isPrinted = text.toLowerCase() === printed.toLowerCase();
  return isPrinted ? { value: printed, house: false } : { value: text, house };
}

/** Every option as this table plays it. */
export function setupOf(table: Pick<Table, 'game' | 'info'>): { [name: string]: Json } {
  const { default_setup: printed } = table.game;
  return { ...(isObject(printed) ? printed : {}), ...(isObject(table.info.setup) ? table.info.setup : {}) };
}

const namesIn = (expression: string): string[] => expression.split(/[-+*]/);

/** One option, or a sum of products of options: `goods-market_prices*market_slots`. */
function evaluate(expression: string, setup: { [name: string]: Json }): Json | undefined {
  if (!/[-+*]/.test(expression)) return setup[expression];
  const product = (term: string): number => term.split('*').reduce((sofar, name) => sofar * Number(setup[name]), 1);
  const difference = ([first = '', ...rest]: string[]): number =>
    rest.reduce((sofar, term) => sofar - product(term), product(first));
  const sum = expression.split('+').reduce((sofar, part) => sofar + difference(part.split('-')), 0);
  return Number.isNaN(sum) ? undefined : sum;
}

function inWords(name: string, value: Json, words: Words): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (typeof value === 'string') return (words.message(name, value) ?? humanize(value)).toLowerCase();
  if (Array.isArray(value)) return value.map((seat) => texts.seatNumber(Number(seat))).join(', ') || texts.none;
  if (isObject(value)) return texts.ownOfTable;
  if (typeof value === 'number') return figure(value);
  return value === null ? texts.none : String(value);
}

/** "Starting gold 20 (printed 15)", for each house rule of the table. */
export function houseRules(table: Table): string[] {
  const setup = setupOf(table);
  return table.info.house_rules.map((name) => {
    const value = inWords(name, setup[name], table.words);
    const printed = inWords(name, field(table.game.default_setup, name) ?? null, table.words);
    return texts.houseRuleSays(table.words.option(name).label, value, printed);
  });
}
