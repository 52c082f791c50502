// What the face of Smart Money Maker finds in real views: fixtures made by tests/games/make-fixtures.mjs.
import { expect, test } from 'vitest';
import type { Game, PileView } from '../../src/games/smart-money-maker/generated';
import {
  bestClosings,
  contributions,
  fullness,
  laidOpen,
  payWith,
  sortedHand,
} from '../../src/games/smart-money-maker/view';
import { jokerAs, openersOf } from '../../src/games/smart-money-maker/openers';
import type { Form } from '../../src/lib/choices';
import { Words } from '../../src/lib/words';
import { Moments } from './moments';
import { saidBy } from '../said';

const moments = new Moments<Game>('smart-money-maker');
const { public: view, own, seat } = moments.at('play');

test('a hand is held in order and loses no card', () => {
  const sorted = sortedHand(own.hand, view.faces);
  expect(sorted.reduce((sum, { count }) => sum + count, 0)).toBe(view.hands[seat]?.size);
  const classes = sorted.map(({ card }) => view.faces[card]?.class);
  const order = ['request', 'new_economy', 'banknote', 'business', 'lobby', 'joker'];
  const ranks = classes.map((one) => order.indexOf(one ?? ''));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});

test('a jar is as full as its request is paid, and never overflows', () => {
  const pile: PileView = {
    number: 1,
    amount: 4_000,
    paid: 0,
    left: 0,
    within_reach: false,
    for_closer: 0,
    lobbies: [],
    bound: [],
    requests: [],
    laid: [],
  };
  expect(fullness({ ...pile, paid: 0 })).toBe(0);
  expect(fullness({ ...pile, paid: 1_000 })).toBe(0.25);
  expect(fullness({ ...pile, paid: 5_000 })).toBe(1);
});

test('every contribution is shown with its giver', () => {
  for (const pile of view.piles) {
    const given = contributions(pile);
    expect(given.flatMap(({ cards }) => cards).length).toBe(pile.laid.length);
    expect(new Set(given.map(({ seat }) => seat)).size).toBe(given.length);
    for (const { seat, cards } of given) for (const { by } of cards) expect(by).toBe(seat);
  }
});

test('of several ways to close a pile the best is shown', () => {
  const closings = [
    { pile: 1, card: 3, request: null, collects: 2_500, gains: 500 },
    { pile: 1, card: 4, request: null, collects: 2_000, gains: 2_000 },
    { pile: 2, card: 3, request: null, collects: 0, gains: 0 },
  ];
  expect([...bestClosings(closings).values()].map(({ card }) => card)).toEqual([4, 3]);
});

test('at the end every hand is laid open, and its notes are its cash', () => {
  const { log, public: end } = moments.at('over');
  const { faces } = end;
  const hands = laidOpen(log.map(({ told }) => told.event));
  expect(hands.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  for (const { cash, cards } of hands) {
    const notes = cards.filter(({ card }) => faces[card]?.class === 'banknote');
    expect(notes.reduce((sum, { card, count }) => sum + (faces[card]?.worth ?? 0) * count, 0)).toBe(cash);
  }
});

test('forms to pay differ by what is paid, and where', () => {
  const of = (kind: string): number[] => view.faces.flatMap((face, card) => (face.class === kind ? [card] : []));
  const item = (element: string) => (index: number) => ({
    element: `${element}:${index}`,
    index,
    max: 1,
    worth: 0,
    group: 0,
  });
  const pay = (cards: number[], piles: number[], joker = false): Form<Game['action']> => ({
    kind: 'pick',
    blank: { pay: { joker } },
    asks: [
      { ask: 'one', name: 'card', items: cards.map(item('card')) },
      { ask: 'one', name: 'pile', items: piles.map(item('pile')) },
    ],
  });
  expect(payWith(pay(of('banknote'), [1, 3]), view.faces)).toEqual({ key: 'pay_notes', piles: [1, 3] });
  expect(payWith(pay(of('new_economy'), [3]), view.faces)).toEqual({ key: 'pay_economy', piles: [3] });
  expect(payWith(pay([...of('banknote'), ...of('new_economy')], [3]), view.faces).key).toBe('pay_any');

  const words = new Words(saidBy('smart-money-maker'));
  const forms = [
    pay(of('banknote'), [1, 3]),
    pay(of('new_economy'), [3]),
    pay(of('banknote'), [1], true),
    pay(of('new_economy'), [3], true),
  ];
  const labels = openersOf(words, view.faces, forms).map(({ label }) => label);
  expect(labels).toEqual(['Pay a note', 'Pay a New Economy card into pile 3', 'Play the Joker as another card']);
  expect(new Set(forms.slice(2).map((form) => jokerAs(words, view.faces, form))).size).toBe(2);
});

test('what it counts are turns, and the page says so', () => {
  expect(new Words(saidBy('smart-money-maker')).round(6)).toBe('Turn 6');
  expect(new Words(null).round(6)).toBe('Round 6');
});
