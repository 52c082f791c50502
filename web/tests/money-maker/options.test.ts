// A rules page speaks of this table: numbers come from its options, and what differs from the print is marked.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eachInline, firstParagraph, inline, parseMarkdown, plainText, type Inline } from '../../src/lib/markdown';
import { fillOptions, houseRules } from '../../src/lib/options';
import type { Json } from '../../src/lib/protocol';
import { Words } from '../../src/lib/words';
import { gameSummary, tableInfo } from '../fakeServer';
import { said } from '../said';

const defaults = {
  gold: 15,
  goods: 60,
  prices: 8,
  slots: 4,
  alone: 50_000,
  bank: false,
  length: 'short',
  seats: [],
  deck: null,
};
const messages = said('option-gold = Starting gold\nlength-short = Short\nlength-long = Long\n');
const game = gameSummary({ id: 'g', default_setup: defaults });
const table = (setup: { [name: string]: Json }, house: string[] = []) => ({
  game,
  info: tableInfo({ setup: { ...defaults, ...setup }, house_rules: house }),
  words: new Words(messages),
});

function read(text: string, setup: { [name: string]: Json }, house: string[] = []): Inline[] {
  const page = fillOptions(parseMarkdown(`### A {#a}\n${text}`), table(setup, house));
  return firstParagraph(page, 'a') ?? [];
}
const words = (text: string, setup: { [name: string]: Json }): string => plainText(read(text, setup));

describe('numbers of a rules page', () => {
  it('are the printed ones at a printed table, as they are written', () => {
    const text =
      '[15](option:gold), [28](option:goods-prices*slots), [50,000](option:alone), [off](option:bank), [short](option:length)';
    expect(words(text, {})).toBe('15, 28, 50,000, off, short');
    expect(read(text, {})).toEqual(inline(text));
  });

  it('are the table’s own where it differs, with what is printed kept beside', () => {
    expect(read('[15](option:gold)', { gold: 20 }, ['gold'])).toEqual([
      { kind: 'option', option: 'gold', printed: '15', value: '20', house: true },
    ]);
    expect(words('[28](option:goods-prices*slots)', { goods: 70, slots: 5 })).toBe('30');
    expect(words('[23](option:gold+prices)', { prices: 9 })).toBe('24');
    expect(words('[50,000](option:alone)', { alone: 20_000 })).toBe('20,000');
    expect(words('[off](option:bank)', { bank: true })).toBe('on');
  });

  it('of a choice that the rulebook offers are not marked', () => {
    expect(read('[short](option:length)', { length: 'long' })).toMatchObject([{ value: 'long', house: false }]);
  });

  it('of another edition stay as printed', () => {
    expect(words('[3](option:other/gold) and [15](option:g/gold)', { gold: 20 })).toBe('3 and 20');
    expect(words('[7](option:nothing)', {})).toBe('7');
  });
});

describe('house rules', () => {
  it('are told with what they say and what is printed', () => {
    const here = table({ gold: 20, bank: true, seats: [0, 2], deck: { cards: [] } }, ['gold', 'bank', 'seats', 'deck']);
    expect(houseRules(here)).toEqual([
      'Starting gold 20 (printed 15)',
      'Bank on (printed off)',
      'Seats Seat 1, Seat 3 (printed none)',
      'Deck of its own (printed none)',
    ]);
  });
});

it('every page can be read with changed options, wherever its numbers stand', () => {
  const page = parseMarkdown(readFileSync('../docs/rules/money-maker.md', 'utf8'));
  const setup = { starting_gold: 20 };
  const info = tableInfo({ setup, house_rules: ['starting_gold'] });
  fillOptions(page, {
    game: gameSummary({ id: 'money-maker', default_setup: { starting_gold: 15 } }),
    info,
    words: new Words(null),
  });
  const changed: string[] = [];
  eachInline(page, (child) => {
    if (child.kind === 'option' && child.house) changed.push(child.value);
  });
  expect(changed).toEqual(['20', '20']);
});
