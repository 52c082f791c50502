// A view without a game: labels, seats, elements, screens.
import { describe, expect, it } from 'vitest';
import { counterForm, formKey, grouped, openOffers, readChoices, type Form } from '../src/lib/choices';
import { isBare, readView } from '../src/lib/view';
import type { Json } from '../src/lib/protocol';
import { Words } from '../src/lib/words';
import { said } from './said';

const words = new Words(
  said('view-coins = Coins\nview-loans-card = Loan card\n', {
    show: { banker: 'seat', 'loans.card': 'loan', deck: 'count', 'players.coins': 'screen', lender: 'seat' },
  }),
  { 'loan:3': '4-round loan card' },
  ['Ada', 'Bruno', 'Clara'],
);
const view = {
  round: 2,
  banker: 1,
  screens: true,
  last_roll: null,
  deck: [4, 5, 6],
  players: [{ coins: 20 }, { coins: 7 }, { coins: 9 }],
  loans: [{ card: 3, lender: 1, remaining: 2, due: true }],
  phase: { banker_auction: { players: 3, turn: 2, bidding: [0, 2], high: 4, leader: null, closed: false } },
};
const read = (given: Json, own: Json = null, seat: number | null = 0, ending: Json = null) =>
  readView({ update: { public: given, own, ending }, seat, words });
const parts = read(view, { sealed_bid: 5 });

describe('a view', () => {
  it('has figures, seats and counts', () => {
    expect(parts.figures).toEqual([
      { kind: 'seats', key: 'banker', label: 'Banker', seats: [1] },
      { kind: 'figure', key: 'deck', label: 'Deck', text: '3', element: null, numeric: true },
    ]);
  });

  it('has cards that are elements', () => {
    expect(parts.groups).toMatchObject([
      { kind: 'list', key: 'loans', items: [{ kind: 'card', element: 'loan:3', title: '4-round loan card' }] },
    ]);
  });

  it('covers what stands behind the screens of others', () => {
    expect(parts.players.map((nodes) => nodes[0]?.kind)).toEqual(['figure', 'covered', 'covered']);
    const kinds = (shown: ReturnType<typeof read>) => shown.players.map((nodes) => nodes[0]?.kind);
    expect(kinds(read({ ...view, screens: false }))).toEqual(['figure', 'figure', 'figure']);
    expect(kinds(read(view, null, 0, { ending: 'final_crash' }))).toEqual(['figure', 'figure', 'figure']);
  });

  it('shows the data of the step, and of an auction only what a person wants to know', () => {
    expect(parts.step.map((node) => node.key)).toEqual(['turn', 'bidding', 'high']);
    expect(parts.step[1]).toMatchObject({ kind: 'seats', seats: [0, 2] });
  });

  it('shows what only this seat knows', () => {
    expect(parts.own).toMatchObject([{ key: 'sealed_bid', text: '5' }]);
    expect(read(view, null, null).own).toEqual([]);
  });

  it('deals lists by seat out to the seats', () => {
    const dealt = new Words(said('', { show: { hands: 'by_seat', 'own.others': 'by_seat' } }), {}, ['Ada', 'Bruno']);
    const update = { public: { hands: [{ size: 4 }, { size: 5 }] }, own: { others: [3, 7] }, ending: null };
    const shown = readView({ update, seat: 0, words: dealt });
    expect(shown.players.map((nodes) => nodes[0])).toMatchObject([
      { key: 'size', text: '4' },
      { key: 'size', text: '5' },
    ]);
    expect(shown.ownOfSeats.map((nodes) => nodes[0])).toMatchObject([{ text: '3' }, { text: '7' }]);
    expect(shown.groups).toEqual([]);
  });

  it('can be anything', () => {
    expect(readView({ update: null, seat: null, words }).players).toEqual([]);
    expect(read(7, 'x', 3).figures).toEqual([]);
    expect(isBare({ kind: 'list', key: 'x', label: 'x', items: [] })).toBe(true);
  });
});

describe('choices', () => {
  const offer = { id: 4, from: 1, to: 0, terms: { amount: 40 } };
  const form = (to: number): Form => ({ kind: 'offer', blank: { offer_loan: { to } }, asks: [] });

  it('of a spectator are none', () => {
    expect(readChoices(null)).toEqual({ exact: [], forms: [] });
  });

  it('with the same blank are told apart', () => {
    const asks = [{ ask: 'vote', name: 'yes' }];
    const forms = [1, 2, 3].map(() => ({ kind: 'pick', blank: { pay: {} }, asks }));
    const keys = readChoices({ exact: [], forms }).forms.map(formKey);
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toBe('{"pay":{}}');
  });

  it('stand together by kind', () => {
    const exact = ['a', 'b', 'a'].map((tag, n) => ({ action: { [tag]: { n } }, concerns: [] }));
    expect(grouped(exact).map((group) => [group.tag, group.choices.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('find the open offers and the form that counters one', () => {
    expect(openOffers({ loans: { deals: { open: [offer], made: [0, 1, 0] } } })).toEqual([offer]);
    expect(openOffers({ loans: { deals: { open: [] } } })).toEqual([]);
    expect(openOffers('over')).toEqual([]);
    expect(counterForm([form(2), form(1)], offer)).toEqual(form(1));
    expect(counterForm([form(2)], offer)).toBeUndefined();
    // Of two kinds of offers to the same seat, the kind of the one that is answered.
    const other: Form = { ...form(1), asks: [{ ask: 'amount', name: 'give', min: 0, max: 9 }] };
    expect(counterForm([other, form(1)], offer)).toEqual(form(1));
  });
});
