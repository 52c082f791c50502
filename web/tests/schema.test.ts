// The set-up form from a JSON Schema as schemars writes it.
import { describe, expect, it } from 'vitest';
import { changedSetup, isHouseRule, isOutOfBounds, setupFields, type SetupField } from '../src/lib/schema';
import { Words } from '../src/lib/words';
import { said } from './said';

const schema = {
  title: 'Setup',
  type: 'object',
  properties: {
    length: { description: 'Short or long.', $ref: '#/$defs/Length', default: 'short' },
    mode: { allOf: [{ $ref: '#/$defs/Mode' }], default: 'calm' },
    screens: { type: 'boolean', default: true },
    deck: { anyOf: [{ $ref: '#/$defs/DeckFile' }, { type: 'null' }], default: null },
    starting_coins: { description: 'Coins.', type: 'integer', format: 'uint16', minimum: 0, maximum: 500, default: 20 },
  },
  $defs: {
    Length: { type: 'string', enum: ['short', 'long'] },
    Mode: {
      oneOf: [
        { type: 'string', const: 'calm' },
        { type: 'string', const: 'wild' },
      ],
    },
    DeckFile: { type: 'object' },
  },
};
const defaults = { length: 'short', mode: 'calm', screens: true, deck: null, starting_coins: 20 };
const words = new Words(
  said(
    'option-starting_coins = Starting coins\n    .help = Dollars each player starts with.\nlength-short = Short game\n',
  ),
);
const fields = setupFields(schema, defaults, words);
const named = (name: string): SetupField => fields.find((option) => option.name === name) as SetupField;

describe('fields', () => {
  it('have a kind each', () => {
    expect(fields.map((option) => option.kind)).toEqual(['choice', 'choice', 'boolean', 'json', 'number']);
  });

  it('have bounds, labels and help', () => {
    expect(named('starting_coins')).toMatchObject({
      min: 0,
      max: 500,
      printed: 20,
      label: 'Starting coins',
      help: 'Dollars each player starts with.',
    });
    expect(named('length')).toMatchObject({ label: 'Length', help: 'Short or long.' });
  });

  it('name their choices', () => {
    expect(named('length')).toMatchObject({
      options: [
        { value: 'short', label: 'Short game' },
        { value: 'long', label: 'Long' },
      ],
    });
    expect(named('mode')).toMatchObject({
      options: [
        { value: 'calm', label: 'Calm' },
        { value: 'wild', label: 'Wild' },
      ],
    });
  });

  it('of something that is no schema are none', () => {
    expect(setupFields(null, null, words)).toEqual([]);
  });
});

describe('values', () => {
  it('make a house rule when a printed number or the deck differs', () => {
    expect(isHouseRule(named('starting_coins'), 21)).toBe(true);
    expect(isHouseRule(named('starting_coins'), 20)).toBe(false);
    expect(isHouseRule(named('deck'), { companies: [] })).toBe(true);
    expect(isHouseRule(named('length'), 'long')).toBe(false);
  });

  it.each([501, -1, 2.5, null])('%s coins are out of bounds', (coins) => {
    expect(isOutOfBounds(named('starting_coins'), coins)).toBe(true);
  });

  it('are sent only where they differ from the print', () => {
    expect(changedSetup(fields, { starting_coins: 20, length: 'long', screens: true })).toEqual({ length: 'long' });
    expect(changedSetup(fields, {})).toEqual({});
  });
});
