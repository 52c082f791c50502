import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explained, factsAbout } from '../src/guide/explain';
import { plainParts, Words } from '../src/lib/words';
import { entriesOf, said as saying } from './said';

const words = new Words(
  saying(
    `good-red = bricks
explain-card = Trades { $amount }.
explain-card--product = Makes { $amount } ({ GOOD($product) }).
explain-card--product--price = Makes { $amount } ({ GOOD($product) }) for { $price }.
explain-place-3 = The third place.
explain-chip = The chip is at { $chip }.
`,
    {
      explain_at: { 'companies.card': 'card', 'open.card': 'card', 'faces[]': 'note' },
      explain_rule: { card: 'x-1', place: 'x-2' },
    },
  ),
  { 'card:7': 'Brickworks' },
);
const view = {
  public: {
    chip: 2,
    companies: [
      { card: 7, product: 'red', amount: 2 },
      { card: 8, product: null, amount: 3 },
    ],
    open: [{ card: 7, price: 4 }],
    hands: [{ card: 7, amount: 99 }],
    faces: [{ worth: 1 }, { worth: 5 }],
  },
  own: null,
};
const said = (what: string): string | undefined => {
  const found = explained(words, view, what);
  return found ? plainParts(found.parts) : undefined;
};

describe('a thing on the board', () => {
  test('is explained by all that the view says of it, and no more', () => {
    expect(said('card:7')).toBe('Makes 2 (bricks) for 4.');
    expect(said('card:8')).toBe('Trades 3.');
    expect(explained(words, view, 'card:7')).toMatchObject({ name: 'Brickworks', rule: 'x-1' });
  });

  test('can be found by its place in a list', () => {
    expect(factsAbout(view.public, { 'faces[]': 'note' }, 'note:1')).toEqual({ note: 1, worth: 5 });
  });

  test('may have words of its own, and one without any is not explained', () => {
    expect(said('place:3')).toBe('The third place.');
    expect(said('place:4')).toBeUndefined();
    expect(said('nothing')).toBeUndefined();
  });

  test('a figure is explained with the top of the view', () => {
    expect(said('chip')).toBe('The chip is at 2.');
  });
});

test('whatever explains a thing in a game names fields and kinds that exist', () => {
  const folder = new URL('../../messages/en/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const entries = entriesOf(readFileSync(new URL(file, folder), 'utf8'));
    const sections = new Set([...entries.keys()].map((id) => id.split('-')[0]));
    for (const [id, entry] of entries)
      if (id.startsWith('explain'))
        for (const [, kind] of entry.matchAll(/\{ ([A-Z_]+)\(/g))
          if (kind !== undefined && kind !== 'SEAT') expect(sections, `${file}: ${id}`).toContain(kind.toLowerCase());
  }
});
