// What the face of Dirty Money finds in real views: fixtures made by tests/games/make-fixtures.mjs.
import { expect, test } from 'vitest';
import { readChoices, fieldsOf, type Form } from '../../src/lib/choices';
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
  readOwn,
  readPublic,
  switches,
  turnOf,
  type Own,
  type Public,
} from '../../src/games/dirty-money/view';
import fixtures from './fixtures/dirty-money.json';

type Moment = keyof typeof fixtures;
const moments = Object.keys(fixtures) as Moment[];
const viewOf = (moment: Moment): Public => readPublic(fixtures[moment].public) as Public;
const ownOf = (moment: Moment): Own => readOwn(fixtures[moment].own) as Own;

test('every card one sees has its face', () => {
  for (const moment of moments) {
    const [view, own] = [viewOf(moment), ownOf(moment)];
    const faces = facesOf(view, own);
    const seen = [
      ...view.locations.flatMap(({ money }) => money),
      ...view.in_play,
      ...own.hand.map(({ card }) => card),
      ...own.known.flat(),
    ];
    expect(seen.length).toBeGreaterThan(0);
    for (const card of seen) expect(faces.has(card), `card ${card} at ${moment}`).toBe(true);
  }
});

test('what lies above a place is described, and every place has its prospect', () => {
  for (const moment of moments) {
    const view = viewOf(moment);
    for (const { placements, on_sale } of view.locations)
      expect(on_sale.map(({ placement }) => placement)).toEqual(placements);
    expect(ownOf(moment).prospects.map(({ location }) => location)).toEqual(
      view.locations.map(({ location }) => location),
    );
  }
});

test('places are named by the elements that choices concern', () => {
  const { exact } = readChoices(fixtures.visit.choices);
  const open = viewOf('visit').locations.filter(({ money }) => money.length > 0);
  expect(exact.flatMap(({ concerns }) => concerns).sort()).toEqual(
    open.map(({ location }) => locationElement(location)).sort(),
  );
  expect(locationElement('auction_house')).toBe(`location:${LOCATIONS.length - 1}`);
});

test('the turn is found in every phase that has one', () => {
  expect(turnOf(viewOf('visit').phase)).toMatchObject({ seat: fixtures.visit.seat, location: null });
  expect(turnOf(viewOf('business').phase)).toMatchObject({ seat: fixtures.business.seat, partner: null });
  const trading = { trading: { turn: { seat: 2, location: 'usa' }, partner: 1 } };
  expect(turnOf(trading)).toEqual({ seat: 2, location: 'usa', partner: 1 });
  expect(turnOf(viewOf('over').phase)).toBeNull();
});

test('how far a hand reaches', () => {
  const card = (affordable: boolean) => ({ placement: 1, cost: 5, affordable });
  const there = { location: 'usa', open: true, too_many: 0 } as const;
  expect(reachOf({ ...there, cards: [card(false)], two: false })).toBe('none');
  expect(reachOf({ ...there, cards: [card(false), card(true)], two: false })).toBe('some');
  expect(reachOf({ ...there, cards: [card(true), card(true)], two: true })).toBe('two');
});

const form = (blank: object): Form => ({ kind: 'payment', blank, asks: [] });
const forms = [
  form({ buy: { placement: 4, second: 7 } }),
  form({ buy: { placement: 7, second: 4 } }),
  form({ buy: { placement: 4, loan: 30 } }),
  form({ buy: { placement: 4 } }),
  form({ buy: { placement: 7 } }),
  form({ blacklist: {} }),
];

test('the purchases of a placement, alone first', () => {
  const baskets = purchasesOf(forms, 4).map(basketOf);
  expect(baskets).toEqual([
    { placements: [4], loan: null },
    { placements: [4], loan: 30 },
    { placements: [4, 7], loan: null },
  ]);
  expect(purchasesOf(forms, 9)).toEqual([]);
  expect(basketOf(forms[0] as Form)).toEqual({ placements: [4, 7], loan: null });
  expect(basketOf(forms[2] as Form)).toEqual({ placements: [4], loan: 30 });
});

test('a purchase can be changed to another basket or another loan', () => {
  const { baskets, loans } = switches(forms, forms[3] as Form);
  expect(baskets.map(({ blank }) => fieldsOf(blank))).toEqual([
    { placement: 4, second: 7 },
    { placement: 7, second: 4 },
    { placement: 7 },
  ]);
  expect(loans.map(({ blank }) => fieldsOf(blank))).toEqual([{ placement: 4, loan: 30 }]);
});

test('real purchases agree with the prospect of the place one is at', () => {
  const { choices } = fixtures.business;
  const { exact, forms: real } = readChoices(choices);
  const turn = turnOf(viewOf('business').phase);
  const prospect = ownOf('business').prospects.find(({ location }) => location === turn?.location);
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
  const events = [
    { tag: 'game_ended', fields: {} },
    { tag: 'hand_laid_open', fields: { seat: 2, cards: [4, 9], value: 7 } },
  ];
  expect([...handValues(events)]).toEqual([[2, 7]]);
});
