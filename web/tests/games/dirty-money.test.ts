// What the face of Dirty Money finds in real views: fixtures made by tests/games/make-fixtures.mjs.
import { expect, test } from 'vitest';
import type { Event, Game, Phase } from '../../src/games/dirty-money/generated';
import {
  basketOf,
  facesOf,
  handValues,
  isFree,
  isPurchase,
  locationElement,
  LOCATIONS,
  openingForms,
  purchasesOf,
  reachOf,
  switches,
  turnOf,
  type Form,
} from '../../src/games/dirty-money/view';
import { Words } from '../../src/lib/words';
import { saidBy } from '../said';
import { Moments } from './moments';

const moments = new Moments<Game>('dirty-money');

test('every card one sees has its face', () => {
  for (const { public: view, own } of moments.all()) {
    const faces = facesOf(view, own);
    const seen = [
      ...view.locations.flatMap(({ money }) => money),
      ...view.in_play,
      ...own.hand.map(({ card }) => card),
      ...own.known.flat(),
    ];
    expect(seen.length).toBeGreaterThan(0);
    for (const card of seen) expect(faces.has(card), `card ${card} in round ${view.round}`).toBe(true);
  }
});

test('what lies above a place is described, and every place has its prospect', () => {
  for (const { public: view, own } of moments.all()) {
    for (const { placements, on_sale } of view.locations)
      expect(on_sale.map(({ placement }) => placement)).toEqual(placements);
    expect(own.prospects.map(({ location }) => location)).toEqual(view.locations.map(({ location }) => location));
  }
});

test('places are named by the elements that choices concern', () => {
  const { choices, public: view } = moments.at('visit');
  const { exact } = choices;
  const open = view.locations.filter(({ money }) => money.length > 0);
  expect(exact.flatMap(({ concerns }) => concerns).sort()).toEqual(
    open.map(({ location }) => locationElement(location)).sort(),
  );
  expect(locationElement('auction_house')).toBe(`location:${LOCATIONS.length - 1}`);
});

test('the turn is found in every phase that has one', () => {
  const [visit, business] = [moments.at('visit'), moments.at('business')];
  expect(turnOf(visit.public.phase)).toMatchObject({ seat: visit.seat, location: null });
  expect(turnOf(business.public.phase)).toMatchObject({ seat: business.seat, partner: null });
  const turn = {
    seat: 2,
    location: 'usa',
    bought: 0,
    lain_low: false,
    loan_spent: false,
    overpaid: 0,
    owed: [],
  } as const;
  const trading: Phase = { trading: { turn: { ...turn, owed: [] }, partner: 1 } };
  expect(turnOf(trading)).toEqual({ seat: 2, location: 'usa', partner: 1 });
  expect(turnOf(moments.at('over').public.phase)).toBeNull();
});

test('how far a hand reaches', () => {
  const card = (affordable: boolean) => ({ placement: 1, cost: 5, affordable });
  const there = { location: 'usa', open: true, too_many: 0 } as const;
  expect(reachOf({ ...there, cards: [card(false)], two: false })).toBe('none');
  expect(reachOf({ ...there, cards: [card(false), card(true)], two: false })).toBe('some');
  expect(reachOf({ ...there, cards: [card(true), card(true)], two: true })).toBe('two');
});

const form = (blank: Form['blank']): Form => ({ kind: 'payment', blank, asks: [] });
const [both, reversed, lent, alone] = [
  form({ buy: { placement: 4, second: 7 } }),
  form({ buy: { placement: 7, second: 4 } }),
  form({ buy: { placement: 4, loan: 30 } }),
  form({ buy: { placement: 4 } }),
];
const forms = [both, reversed, lent, alone, form({ buy: { placement: 7 } }), form({ blacklist: {} })];

test('the purchases of a placement, alone first', () => {
  expect(purchasesOf(forms, 4)).toEqual([alone, lent, both]);
  expect(purchasesOf(forms, 9)).toEqual([]);
  expect(basketOf(both)).toEqual({ placements: [4, 7], loan: null });
  expect(basketOf(lent)).toEqual({ placements: [4], loan: 30 });
});

test('a purchase can be changed to another basket or another loan', () => {
  const { baskets, loans } = switches(forms, alone);
  expect(baskets.map(basketOf)).toEqual([
    { placements: [4, 7], loan: null },
    { placements: [7, 4], loan: null },
    { placements: [7], loan: null },
  ]);
  expect(loans).toEqual([lent]);
});

test('real purchases agree with the prospect of the place one is at', () => {
  const { choices, public: view, own } = moments.at('business');
  const { exact, forms: real } = choices;
  const turn = turnOf(view.phase);
  const prospect = own.prospects.find(({ location }) => location === turn?.location);
  const offered = real.filter(isPurchase).flatMap((one) => basketOf(one).placements);
  for (const { placement, affordable } of prospect?.cards ?? []) {
    expect(offered.includes(placement) || isFree(exact, placement)).toBe(affordable);
  }
});

test('a basket has one opener, however it could be ordered or paid', () => {
  const shark = [
    form({ buy: { placement: 4, loan: 30 } }),
    form({ buy: { placement: 4, loan: 31 } }),
    form({ buy: { placement: 4 } }),
    form({ buy: { placement: 7, loan: 30 } }),
    form({ buy: { placement: 4, second: 7 } }),
    form({ buy: { placement: 7, second: 4 } }),
    form({ buy: { placement: 7, second: 4, loan: 30 } }),
    form({ blacklist: {} }),
  ];
  expect(openingForms(shark).map(({ blank }) => blank)).toEqual([
    { buy: { placement: 4 } },
    { buy: { placement: 7, loan: 30 } },
    { buy: { placement: 4, second: 7 } },
    { blacklist: {} },
  ]);
});

test('what hands were worth is told as they are laid open', () => {
  const events: Event[] = [
    { game_ended: { ending: 'placements' } },
    { hand_laid_open: { seat: 2, cards: [4, 9], value: 7 } },
  ];
  expect([...handValues(events)]).toEqual([[2, 7]]);
});

test('every kind of placement that scores by more than its print says so', () => {
  const words = new Words(saidBy('dirty-money'));
  for (const kind of [
    'accounting_firm',
    'artwork',
    'casino',
    'digital_bank',
    'law_firm',
    'remittance_company',
    'restaurant_chain',
  ]) {
    const by = words.message('face', `by_${kind}`);
    expect(by).toMatch(/^by /);
    expect(words.message('face', `more_${kind}`)).toBe(`and more ${by}`);
  }
});
