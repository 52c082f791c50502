// What the face of No More Money finds in real views: fixtures made by tests/games/make-fixtures.mjs.
import { describe, expect, test } from 'vitest';
import type { Event, Game, LoanTerms } from '../../src/games/no-more-money/generated';
import {
  crashedLast,
  DICE,
  headline,
  isScreened,
  refusedOffers,
  revealedBids,
  sharesOf,
  sideOf,
  standingOf,
  stepOf,
  STEPS,
} from '../../src/games/no-more-money/view';
import { variant } from '../../src/lib/game';
import { Moments, told as toldOf } from './moments';

const moments = new Moments<Game>('no-more-money');
const viewOf = (phase: string) => moments.at(phase).public;
const told = (event: Event) => toldOf<Game>(event);

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
  for (const { public: view } of moments.all()) {
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
  const phase = variant(view.phase);
  const turn = phase.tag === 'banker_auction' ? phase.fields.turn : -1;
  const said = view.players.map((_, seat) => standingOf(view, seat, [turn], new Map()).key);
  expect(said[turn]).toBe('bids');
  expect(said.filter((key) => key === 'leads').length).toBeLessThanOrEqual(1);
});

test('after the fists are opened every bid is remembered, and the first in order chooses', () => {
  const { log, seat } = moments.at('choose_investments');
  const view = viewOf('choose_investments');
  const revealed = revealedBids(log);
  expect(revealed.size).toBe(view.players.length);
  const standing = standingOf(view, seat, [seat], revealed);
  expect(standing).toMatchObject({ key: 'chooses', mark: 'open', fields: { amount: revealed.get(seat) } });
  expect(revealedBids([...log, told({ round_began: { round: 9 } })]).size).toBe(0);
});

const offer = (id: number, to: number, terms: LoanTerms): Event => ({
  offer_made: { offer: id, from: 0, to, lender: to, borrower: 0, terms, rounds: 1, total: 1, fee: 0 },
});
const terms: LoanTerms = { card: 0, amount: 1, instalment: 1, security: 0 };

test('a refused offer is remembered with its terms, the newest first', () => {
  const made = (id: number, to: number) => told(offer(id, to, { ...terms, amount: id }));
  const declined = (id: number, to: number, from = 0) => told({ offer_declined: { offer: id, from, to } });
  const log = [made(1, 2), declined(1, 2), made(2, 1), declined(2, 1), made(3, 2), declined(3, 2, 1)];
  expect(refusedOffers(log, 0).map(({ id }) => id)).toEqual([2, 1]);
  expect(refusedOffers(log, 0, 2).map(({ id }) => id)).toEqual([1]);
  expect(refusedOffers(log, 0)[0]?.made).toMatchObject({ offer_made: { terms: { amount: 2 } } });
});

test('a refusal with a reason is remembered with it', () => {
  const declined: Event = { offer_declined_because: { offer: 4, from: 0, to: 1, reason: 1 } };
  expect(refusedOffers([told(offer(4, 1, terms)), told(declined)], 0)[0]?.declined).toEqual(declined);
});

test('real refusals keep the sentence of the offer', () => {
  for (const { log } of moments.all()) {
    for (const seat of [0, 1, 2, 3]) {
      for (const { id, made } of refusedOffers(log, seat)) expect(made).toMatchObject({ offer_made: { offer: id } });
    }
  }
});

test('the dice that crashed are those of the last roll', () => {
  const log = [
    told({ company_crashed: { company: 'company:0', die: 'd4' } }),
    told({ dice_rolled: { d4: 1, d6: 1, d12: 9, d20: 9 } }),
    told({ company_crashed: { company: 'company:1', die: 'd6' } }),
  ];
  expect([...crashedLast(log)]).toEqual(['d6']);
});

test('the front page has the last moment, and something happened in every real game', () => {
  expect(headline([])).toBeNull();
  for (const { log } of moments.all()) expect(headline(log)).not.toBeNull();
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
