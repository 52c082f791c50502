// Every kind of ask: what is missing, and the exact JSON it becomes (crates/game-core/src/form/mod.rs).
import { describe, expect, it } from 'vitest';
import {
  answeredWith,
  buildAction,
  carriedOver,
  exactPick,
  firstLack,
  freshDraft,
  roomFor,
  sharedOut,
  tapped,
  type Draft,
} from '../src/lib/answers';
import type { Ask, Form, FormKind, Item, QuantitiesAsk } from '../src/lib/choices';

const item = (element: string, index: number, more: Partial<Item> = {}): Item => ({
  element,
  index,
  max: 1,
  worth: 1,
  group: 0,
  ...more,
});
const form = (asks: Ask[], blank: object | string = { act: {} }, kind: FormKind = 'pick'): Form => ({
  kind,
  blank,
  asks,
});

function expectLack(given: Form, draft: Draft, lack: string): void {
  expect(firstLack(given, draft)?.lack).toBe(lack);
  expect(buildAction(given, draft)).toBeNull();
}

describe('amount', () => {
  const bid = form([{ ask: 'amount', name: 'amount', min: 3, max: 20 }], { bid: {} }, 'amount');

  it('starts at the least and is a number', () => {
    expect(buildAction(bid, freshDraft(bid))).toEqual({ bid: { amount: 3 } });
    expect(buildAction(bid, { amount: 20 })).toEqual({ bid: { amount: 20 } });
  });

  it.each([2, 21, 3.5, null])('%s is not within the bounds', (amount) => expectLack(bid, { amount }, 'between'));
});

describe('one', () => {
  const take = form([{ ask: 'one', name: 'card', items: [item('card:4', 4), item('card:9', 9)] }]);

  it('is the index of the element', () => {
    expect(buildAction(take, { card: 9 })).toEqual({ act: { card: 9 } });
  });

  it('is open until chosen, and chosen where there is no choice', () => {
    expectLack(take, freshDraft(take), 'choose');
    expectLack(take, { card: 5 }, 'choose');
    expect(freshDraft(form([{ ask: 'one', name: 'card', items: [item('card:4', 4)] }]))).toEqual({ card: 4 });
  });
});

describe('pick', () => {
  const items = [item('card:1', 1, { worth: 2 }), item('card:2', 2, { worth: 5 }), item('card:3', 3)];
  const give = form([{ ask: 'pick', name: 'cards', items, min: 1, max: 2, worth: 5 }]);

  it('is a list of indices', () => {
    expect(buildAction(give, { cards: [3, 2] })).toEqual({ act: { cards: [3, 2] } });
  });

  it('has its bounds and its worth', () => {
    expectLack(give, { cards: [] }, 'pick_between');
    expectLack(give, { cards: [1, 2, 3] }, 'pick_between');
    expectLack(give, { cards: [1, 3] }, 'worth');
  });
});

describe('quantities', () => {
  const items = [
    item('gold', 0, { max: 4 }),
    item('credit:1', 1, { max: 9, group: 1 }),
    item('credit:2', 2, { max: 9, group: 1 }),
  ];
  const ask: QuantitiesAsk = { ask: 'quantities', name: 'paid', items, caps: [6], total: { exactly: 8 } };
  const pay = form([ask], { pay: { debt: 2 } }, 'payment');

  it('is an object without zeros, beside what the blank fixes', () => {
    expect(buildAction(pay, { paid: { gold: 3, 'credit:1': 5, 'credit:2': 0 } })).toEqual({
      pay: { debt: 2, paid: { gold: 3, 'credit:1': 5 } },
    });
  });

  it('must add up, item by item, group by group, together', () => {
    expectLack(pay, { paid: { gold: 5, 'credit:1': 3 } }, 'between');
    expectLack(pay, { paid: { gold: 1, 'credit:1': 4, 'credit:2': 3 } }, 'cap');
    expectLack(pay, { paid: { gold: 2, 'credit:1': 5 } }, 'total');
    expectLack(pay, freshDraft(pay), 'total');
  });

  it('may be anything where no total is asked', () => {
    expect(buildAction(form([{ ...ask, total: 'any' }]), { paid: {} })).toEqual({ act: { paid: {} } });
  });

  it('says how much room an item has beside the others', () => {
    expect(roomFor(ask, {}, 'gold')).toBe(4);
    expect(roomFor(ask, { gold: 4 }, 'credit:1')).toBe(4);
    expect(roomFor(ask, { 'credit:1': 5 }, 'credit:2')).toBe(1);
    expect(roomFor(ask, { 'credit:1': 5 }, 'credit:1')).toBe(6);
  });
});

describe('vote', () => {
  const vote = form([{ ask: 'vote', name: 'yes' }], 'vote', 'vote');

  it('is true or false, and has no answer by itself', () => {
    expectLack(vote, freshDraft(vote), 'choose');
    expect(buildAction(vote, { yes: false })).toEqual({ vote: { yes: false } });
    expect(buildAction(vote, { yes: true })).toEqual({ vote: { yes: true } });
  });
});

describe('order', () => {
  const arrange = form([
    { ask: 'order', name: 'order', items: [item('card:2', 2), item('card:7', 7), item('card:5', 5)] },
  ]);

  it('is all indices, at first as they come', () => {
    expect(buildAction(arrange, freshDraft(arrange))).toEqual({ act: { order: [2, 7, 5] } });
    expect(buildAction(arrange, { order: [5, 2, 7] })).toEqual({ act: { order: [5, 2, 7] } });
    expectLack(arrange, { order: [5, 2] }, 'choose');
  });
});

describe('an offer', () => {
  const asks: Ask[] = [
    { ask: 'one', name: 'card', items: [item('loan_card:3', 3), item('loan_card:8', 8)] },
    { ask: 'amount', name: 'amount', min: 0, max: 200 },
  ];
  const offer: Form = { kind: 'offer', blank: { offer_loan: { to: 2 } }, asks };

  it('counters with the terms it answers', () => {
    const draft = freshDraft(offer, { card: 8, amount: 40, security: 1 });
    expect(buildAction(offer, draft)).toEqual({ offer_loan: { to: 2, card: 8, amount: 40 } });
  });

  it('leaves out terms that are no longer possible', () => {
    expect(freshDraft(offer, { card: 1, amount: 40 })).toEqual({ card: null, amount: 40 });
  });

  it('of nothing for nothing is none', () => {
    const gift: Form = { ...offer, asks: [{ ask: 'amount', name: 'give', min: 0, max: 5 }], not_nothing: true };
    expectLack(gift, freshDraft(gift), 'nothing');
    expect(buildAction(gift, { give: 1 })).toEqual({ offer_loan: { to: 2, give: 1 } });
  });
});

describe('a draft kept over an update', () => {
  const asks: Ask[] = [
    { ask: 'amount', name: 'amount', min: 5, max: 9 },
    { ask: 'one', name: 'card', items: [item('card:4', 4), item('card:9', 9)] },
  ];

  it('keeps what still has the right shape, even if the bounds have moved', () => {
    expect(carriedOver(form(asks), { amount: 2, card: 9 })).toEqual({ amount: 2, card: 9 });
    expectLack(form(asks), { amount: 2, card: 9 }, 'between');
  });

  it('loses a choice that is gone', () => {
    expect(carriedOver(form(asks), { amount: 6, card: 1 })).toEqual({ amount: 6, card: null });
  });

  it('keeps an emptied number empty', () => {
    expect(carriedOver(form(asks), { amount: null, card: 4 })).toEqual({ amount: null, card: 4 });
  });
});

describe('spreading', () => {
  const blocks = [0, 1, 2, 3, 4].map((at) => item(`block:${at}`, at, { max: at === 4 ? 1 : 9, group: at < 2 ? 1 : 0 }));
  const spread: QuantitiesAsk = { ask: 'quantities', name: 'credit', items: blocks, caps: [6], total: { exactly: 17 } };

  it('evenly goes as far as bounds and caps allow, and no further', () => {
    const given = sharedOut(spread, 17);
    expect(given).toEqual({ 'block:0': 3, 'block:1': 3, 'block:2': 5, 'block:3': 5, 'block:4': 1 });
    expect(firstLack(form([spread]), { credit: given })).toBeNull();
    expect(sharedOut({ ...spread, items: blocks.slice(4) }, 17)).toEqual({ 'block:4': 1 });
  });

  it('by tapping puts one more, up to the bounds', () => {
    const asked = form([spread]);
    let draft: Draft = freshDraft(asked);
    for (let n = 0; n < 3; n += 1) draft = tapped(asked, draft, 'block:4') ?? {};
    expect(draft).toEqual({ credit: { 'block:4': 1 } });
    expect(tapped(asked, draft, 'card:1')).toBeNull();
  });
});

describe('fewer clicks', () => {
  const card = (index: number, worth: number) => ({ element: `card:${index}`, index, max: 1, worth, group: 0 });
  const pick = (worth: number, ...items: ReturnType<typeof card>[]) =>
    ({ ask: 'pick', name: 'pay', items, min: 1, max: 9, worth }) as const;

  it('starts a payment with the fewest cards that pay exactly, and with none where none do', () => {
    expect(exactPick(pick(7, card(1, 2), card(2, 5), card(3, 3), card(4, 7)))).toEqual([4]);
    expect(exactPick(pick(7, card(1, 2), card(2, 5), card(3, 3)))?.sort()).toEqual([1, 2]);
    expect(exactPick(pick(4, card(1, 3), card(2, 5)))).toBeNull();
    expect(exactPick(pick(0, card(1, 3)))).toBeNull();
  });

  it('makes an action of a card and a place, in either order, and of nothing less', () => {
    const both: Form = {
      kind: 'pick',
      blank: { pay: { joker: false } },
      asks: [
        { ask: 'one', name: 'card', items: [item('card:4', 4), item('card:5', 5)] },
        { ask: 'one', name: 'pile', items: [item('pile:1', 1), item('pile:2', 2)] },
      ],
    };
    const paid = { pay: { joker: false, card: 4, pile: 2 } };
    expect(answeredWith(both, ['card:4', 'pile:2'])).toEqual(paid);
    expect(answeredWith(both, ['pile:2', 'card:4'])).toEqual(paid);
    expect(answeredWith(both, ['card:4'])).toBeNull();
    expect(answeredWith(both, ['card:4', 'pile:7'])).toBeNull();
  });
});
