// What the face of No More Money finds in real views: fixtures made by tests/games/make-fixtures.mjs.
import { describe, expect, test } from 'vitest';
import { tagAndFields } from '../../src/lib/json';
import {
  crashedLast,
  DICE,
  headline,
  isScreened,
  readPublic,
  refusedOffers,
  revealedBids,
  sharesOf,
  sideOf,
  standingOf,
  stepOf,
  STEPS,
  type Public,
} from '../../src/games/no-more-money/view';
import fixtures from './fixtures/no-more-money.json';

type Moment = keyof typeof fixtures;
const viewOf = (moment: Moment): Public => readPublic(fixtures[moment].public) as Public;

describe('the step of the round', () => {
  test.each([
    ['banker_auction', 0],
    ['loans', 1],
    ['investment_auction', 2],
    ['choose_investments', 2],
    ['cash_in', 3],
    ['over', STEPS.length - 1],
  ] as const)('%s is step %i', (moment, step) => {
    expect(stepOf(viewOf(moment).phase)).toBe(step);
  });
});

test('every owned card is found with its company, and no other', () => {
  for (const moment of Object.keys(fixtures) as Moment[]) {
    const view = viewOf(moment);
    const found = DICE.flatMap((die) => sharesOf(view, die)).map(({ card, seat }) => `${seat}:${card}`);
    const owned = view.players.flatMap(({ investments }, seat) => investments.map(({ card }) => `${seat}:${card}`));
    expect(found.sort()).toEqual(owned.sort());
  }
});

test('the faces of a die are all there, in order, and the lowest crash', () => {
  const sides = { d4: 4, d6: 6, d12: 12, d20: 20 };
  const view = viewOf('banker_auction');
  for (const { die, bands } of view.companies) {
    expect(bands.at(-1)?.to).toBe(sides[die]);
    bands.slice(1).forEach((band, at) => expect(band.from).toBe((bands[at]?.to ?? 0) + 1));
    expect(bands[0]).toMatchObject({ from: 1, crash: view.instability > 0 });
  }
});

test('in the auction for the bank one leads or nobody does, and the one in turn bids', () => {
  const view = viewOf('banker_auction');
  const turn = tagAndFields(view.phase)?.fields['turn'] as number;
  const said = view.players.map((_, seat) => standingOf(view, seat, [turn], new Map()).key);
  expect(said[turn]).toBe('bids');
  expect(said.filter((key) => key === 'leads').length).toBeLessThanOrEqual(1);
});

test('after the fists are opened every bid is remembered, and the first in order chooses', () => {
  const { log, seat } = fixtures.choose_investments;
  const view = viewOf('choose_investments');
  const revealed = revealedBids(log);
  expect(revealed.size).toBe(view.players.length);
  const standing = standingOf(view, seat, [seat], revealed);
  expect(standing).toMatchObject({ key: 'chooses', mark: 'open', fields: { amount: revealed.get(seat) } });
  expect(
    revealedBids([...log, { told: { seq: 999, rule: '', moment: null, event: { round_began: { round: 9 } } } }]).size,
  ).toBe(0);
});

test('a refused offer is remembered with its terms, the newest first', () => {
  const told = (event: unknown) => ({ told: { seq: 1, rule: '', event, moment: null } });
  const made = (offer: number, to: number) => told({ offer_made: { offer, from: 0, to, terms: { amount: offer } } });
  const declined = (offer: number, to: number, from = 0) => told({ offer_declined: { offer, from, to } });
  const log = [made(1, 2), declined(1, 2), made(2, 1), declined(2, 1), made(3, 2), declined(3, 2, 1)];
  expect(refusedOffers(log, 0).map(({ id }) => id)).toEqual([2, 1]);
  expect(refusedOffers(log, 0, 2).map(({ id }) => id)).toEqual([1]);
  expect(tagAndFields(refusedOffers(log, 0)[0]?.made)?.fields['terms']).toEqual({ amount: 2 });
});

test('a refusal with a reason is remembered with it', () => {
  const told = (event: unknown) => ({ told: { seq: 1, rule: '', event, moment: null } });
  const log = [
    told({ offer_made: { offer: 4, from: 0, to: 1 } }),
    told({ offer_declined_because: { offer: 4, from: 0, to: 1, reason: 1 } }),
  ];
  expect(tagAndFields(refusedOffers(log, 0)[0]?.declined)?.fields['reason']).toBe(1);
});

test('real refusals keep the sentence of the offer', () => {
  for (const { log } of Object.values(fixtures)) {
    for (const seat of [0, 1, 2, 3]) {
      for (const { made, declined } of refusedOffers(log, seat)) {
        expect(tagAndFields(made)?.fields['offer']).toBe(tagAndFields(declined)?.fields['offer']);
      }
    }
  }
});

test('the dice that crashed are those of the last roll', () => {
  const told = (event: unknown) => ({ told: { seq: 1, rule: '', event, moment: null } });
  const log = [
    told({ company_crashed: { die: 'd4' } }),
    told({ dice_rolled: {} }),
    told({ company_crashed: { die: 'd6' } }),
  ];
  expect([...crashedLast(log)]).toEqual(['d6']);
});

test('the front page has the last moment, and something happened in every real game', () => {
  expect(headline([])).toBeNull();
  for (const { log } of Object.values(fixtures)) expect(tagAndFields(headline(log) as never)).not.toBeNull();
});

test('screens hide the coins of others until the game is over', () => {
  const view = viewOf('loans');
  expect(isScreened(view, 1, 0, false)).toBe(true);
  expect(isScreened(view, 0, 0, false)).toBe(false);
  expect(isScreened(view, 1, 0, true)).toBe(false);
  expect(isScreened({ ...view, screens: false }, 1, 0, false)).toBe(false);
});

test('a loan is told from the side one stands on', () => {
  expect([sideOf(1, 1, 2), sideOf(2, 1, 2), sideOf(3, 1, 2), sideOf(null, 1, 2)]).toEqual([
    'lender',
    'borrower',
    'others',
    'others',
  ]);
});
