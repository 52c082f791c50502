// What an event moves, from where to where: for the eye only. Places are named by the board (`place`).
import { variant } from '../../lib/game';
import type { Thing } from '../../lib/motion';
import type { Event } from './generated';

export type Move = { thing: Thing; from: string; to: string; count: number };

const MOST_FLYING = 6;

/** `ringOf` says in which ring a bank's credit lies, null for the central bank; `me` has a vault of its own on the board. */
export function moveOf(event: Event, me: number | null, ringOf: (bank: number) => number | null): Move | null {
  const { tag, fields } = variant(event);
  const purse = (seat: number): string => (seat === me ? 'vault' : `gold:${seat}`);
  const block = (bank: number, number: number): string => {
    const ring = ringOf(bank);
    return ring === null ? 'central_money' : `block:${ring}:${number}`;
  };
  const stack = (amount: number): number => Math.min(MOST_FLYING, Math.max(1, Math.ceil(amount / 4)));
  switch (tag) {
    case 'gold_paid':
      return { thing: 'gold', from: purse(fields.seat), to: 'gold_reserve', count: stack(fields.amount) };
    case 'gold_received':
      return { thing: 'gold', from: 'gold_reserve', to: purse(fields.seat), count: stack(fields.amount) };
    case 'gold_given':
      return { thing: 'gold', from: purse(fields.from), to: purse(fields.to), count: stack(fields.amount) };
    case 'bought': {
      const count = Math.min(MOST_FLYING, fields.count);
      return { thing: 'cube', from: `market:${fields.good}`, to: purse(fields.seat), count };
    }
    case 'sold': {
      const count = Math.min(MOST_FLYING, fields.count);
      return { thing: 'cube', from: purse(fields.seat), to: `market:${fields.good}`, count };
    }
    case 'credit_issued':
    case 'credit_placed': {
      const { bank, amount } = fields;
      return { thing: 'credit', from: purse(bank), to: block(bank, fields.block), count: stack(amount) };
    }
    case 'credit_spent': {
      const { bank, from, amount } = fields;
      return { thing: 'credit', from: purse(from), to: block(bank, fields.block), count: stack(amount) };
    }
    case 'credit_called': {
      const { bank, amount } = fields;
      return { thing: 'credit', from: block(bank, fields.block), to: purse(bank), count: stack(amount) };
    }
    case 'credit_given':
      return { thing: 'credit', from: purse(fields.from), to: purse(fields.to), count: stack(fields.amount) };
    default:
      return null;
  }
}
