import { describe, expect, test } from 'vitest';
import { readChoices, type Choices, type Form } from '../src/lib/choices';
import { draftOf, elseKey, findWanted, isKin, isWanted } from '../src/guide/lesson';

const choices: Choices = readChoices({
  exact: [
    { action: 'roll', concerns: ['track'] },
    { action: { open_auction: { card: 7 } }, concerns: ['card:7'] },
  ],
  forms: [
    {
      kind: 'amount',
      blank: { sell: { good: 'production' } },
      asks: [{ ask: 'amount', name: 'count', min: 1, max: 5 }],
    },
    { kind: 'amount', blank: { sell: { good: 'consumer' } }, asks: [{ ask: 'amount', name: 'count', min: 1, max: 3 }] },
    {
      kind: 'pick',
      blank: { produce: {} },
      asks: [
        {
          ask: 'pick',
          name: 'cards',
          min: 1,
          max: 2,
          worth: 0,
          items: [12, 13].map((index) => ({ element: `card:${index}`, index, max: 1, worth: 0, group: 0 })),
        },
      ],
    },
  ],
});

describe('the wanted action', () => {
  test('is found among exact choices', () => {
    expect(findWanted(choices, { open_auction: { card: 7 } })).toMatchObject({ exact: { concerns: ['card:7'] } });
    expect(findWanted(choices, { open_auction: { card: 8 } })).toBeNull();
  });

  test('is found as a form and its draft, and the right one of two alike', () => {
    const wanted = findWanted(choices, { sell: { good: 'consumer', count: 2 } });
    expect(wanted).toMatchObject({ form: { blank: { sell: { good: 'consumer' } } }, draft: { count: 2 } });
    expect(findWanted(choices, { sell: { good: 'consumer', count: 4 } })).toBeNull();
  });

  test('may be picked in any order', () => {
    const wants = { produce: { cards: [12, 13] } };
    const wanted = findWanted(choices, wants);
    expect(isWanted({ produce: { cards: [13, 12] } }, wants, wanted)).toBe(true);
    expect(isWanted({ produce: { cards: [13] } }, wants, wanted)).toBe(false);
    expect(isWanted('roll', wants, wanted)).toBe(false);
  });

  test('is no draft of a form of another kind', () => {
    const [form] = choices.forms;
    expect(form && draftOf(form, { buy: { good: 'production', count: 1 } })).toBeNull();
  });
});

test('a form that names the same in another order is kin, a twin is not', () => {
  const buy = (blank: object, twin = 0): Form => ({ kind: 'payment', blank: { buy: blank }, asks: [], twin });
  expect(isKin(buy({ placement: 3, second: 9 }), buy({ placement: 9, second: 3 }))).toBe(true);
  expect(isKin(buy({ placement: 3 }), buy({ placement: 9 }))).toBe(false);
  expect(isKin(buy({ joker: false }), buy({ joker: false }, 1))).toBe(false);
  expect(isKin(buy({ joker: false }), buy({ joker: false }))).toBe(true);
});

test('another move is explained by its kind, else in general, else not at all', () => {
  const messages = ['sell', 'sell.roll'];
  const has = (key: string): boolean => messages.includes(key);
  expect(elseKey('sell', 'roll', has)).toBe('sell.roll');
  expect(elseKey('sell', { buy: { count: 1 } }, has)).toBe('sell');
  expect(elseKey('price', 'roll', has)).toBeNull();
});
