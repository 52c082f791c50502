// Shapes of data that is edited in the page, from a JSON Schema as schemars writes it.
import { describe, expect, it } from 'vitest';
import {
  blankOf,
  differs,
  inWords,
  nearestDeck,
  printedEntry,
  sentencesOf,
  shapeOf,
  withField,
  withVariantField,
  type Shape,
  type ShapeField,
} from '../src/lib/shape';
import { Words } from '../src/lib/words';
import { said } from './said';

const schema = {
  $defs: {
    Stuff: {
      oneOf: [
        { type: 'string', enum: ['gold', 'tin'] },
        { description: 'New.', type: 'string', const: 'credit' },
      ],
    },
    Deed: {
      oneOf: [
        {
          description: 'It moves.',
          type: 'object',
          properties: {
            move: {
              type: 'object',
              properties: {
                what: { $ref: '#/$defs/Stuff' },
                amount: { type: 'integer', minimum: 0, maximum: 255 },
                up_to: { type: 'boolean', default: false },
              },
              required: ['what', 'amount'],
            },
          },
          required: ['move'],
        },
        { type: 'object', properties: { look: { type: 'object' } }, required: ['look'] },
      ],
    },
    Entry: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        needs: { type: ['integer', 'null'], minimum: 0, maximum: 255 },
        effect: { anyOf: [{ $ref: '#/$defs/Deed' }, { type: 'null' }] },
        does: { type: 'array', items: { $ref: '#/$defs/Deed' }, maxItems: 3 },
      },
      required: ['name', 'does'],
    },
  },
};
const words = new Words(
  said('stuff-gold = gold coins\ndeed-move = { $amount } { STUFF($what) }\ndeed-look = you look\n', {
    preview: { deed: 'deed' },
  }),
);
const entry = shapeOf(schema, { $ref: '#/$defs/Entry' }, words) as Shape & { kind: 'object' };
const fieldOf = (name: string) => entry.fields.find((one) => one.name === name) as ShapeField;

describe('shapes', () => {
  it('are read from the schema', () => {
    expect(entry.fields.map((one) => [one.name, one.shape.kind, one.required])).toEqual([
      ['name', 'text', true],
      ['needs', 'number', false],
      ['effect', 'variants', false],
      ['does', 'list', true],
    ]);
    expect(fieldOf('does').shape).toMatchObject({ max: 3, item: { kind: 'variants', type: 'deed' } });
  });

  it('name choices by their type', () => {
    const stuff = shapeOf(schema, { $ref: '#/$defs/Stuff' }, words);
    expect(stuff).toEqual({
      kind: 'choice',
      options: [
        { value: 'gold', label: 'Gold coins' },
        { value: 'tin', label: 'Tin' },
        { value: 'credit', label: 'Credit' },
      ],
    });
  });

  it('begin with what is needed and no more', () => {
    expect(blankOf(entry)).toEqual({ name: '', does: [{ move: { what: 'gold', amount: 1 } }] });
  });
});

describe('changes', () => {
  it('leave out what says nothing', () => {
    expect(withField({ name: 'Mill', needs: 3 }, fieldOf('needs'), null)).toEqual({ name: 'Mill' });
    expect(withField({ name: 'Mill' }, fieldOf('name'), '')).toEqual({ name: '' });
    const deed = fieldOf('effect').shape as Shape & { kind: 'variants' };
    const upTo = deed.variants[0]?.fields.find((one) => one.name === 'up_to') as ShapeField;
    const moved = { move: { what: 'tin', amount: 2 } };
    expect(withVariantField(moved, upTo, true)).toEqual({ move: { what: 'tin', amount: 2, up_to: true } });
    expect(withVariantField({ move: { what: 'tin', amount: 2, up_to: true } }, upTo, false)).toEqual(moved);
  });

  it('are seen beside the print, also when rows were taken out', () => {
    const printed = [
      { name: 'Farm', needs: 4 },
      { name: 'Mill', needs: 3 },
    ];
    expect(printedEntry([{ name: 'Mill', needs: 9 }], printed, 0)).toEqual(printed[1]);
    expect(printedEntry([{ name: 'Barn', needs: 4 }, { name: 'Mill' }], printed, 0)).toEqual(printed[0]);
    expect(printedEntry([{ name: 'Mill' }, { name: 'Barn' }, { name: 'Farm' }], printed, 1)).toBeUndefined();
    expect(differs(printed[0], { name: 'Farm', needs: 5 }, 'needs')).toBe(true);
    expect(differs(printed[0], { name: 'Farm', needs: 4 }, 'needs')).toBe(false);
    expect(differs(undefined, { needs: 4 }, 'needs')).toBe(false);
  });

  it('are compared with the deck they were made of', () => {
    const easy = { name: 'easy', deck: { card: [{ name: 'A' }, { name: 'B' }] } };
    const normal = { name: 'normal', deck: { card: [{ name: 'A' }, { name: 'C' }] } };
    expect(nearestDeck({ card: [{ name: 'C' }, { name: 'X' }] }, [easy, normal])?.name).toBe('normal');
  });
});

describe('sentences', () => {
  it('are those of the game', () => {
    const deed = fieldOf('effect').shape;
    expect(sentencesOf('deed', { move: { what: 'gold', amount: 3 } }, words)).toEqual(['3 gold coins']);
    expect(inWords(deed, { look: {} }, words)).toBe('you look');
    expect(inWords(deed, null, words)).toBe('–');
    expect(inWords({ kind: 'number', min: 0, max: 9 }, 4, words)).toBe('4');
  });
});
