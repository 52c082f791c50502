// What an event moves, from where to where: for the eye only. Places are named by the board (`place`).
import { tagAndFields, type JsonObject } from '../../lib/json';
import type { Thing } from '../../lib/motion';
import type { Json } from '../../lib/protocol';

export type Move = { thing: Thing; from: string; to: string; count: number };

/** `ringOf` says in which ring a bank's credit lies; `me` has a vault of its own on the board. */
export function moveOf(event: Json, me: number | null, ringOf: (bank: number) => number): Move | null {
  const said = tagAndFields(event);
  if (!said) return null;
  const number = (key: string): number => (typeof said.fields[key] === 'number' ? said.fields[key] : 0);
  const purse = (seat: number): string => (seat === me ? 'vault' : `gold:${seat}`);
  const market = (): string => `market:${String(said.fields['good'])}`;
  const count = Math.min(6, Math.max(1, Math.ceil(number('amount') / 4)));
  const block = (fields: JsonObject): string => `block:${ringOf(number('bank'))}:${String(fields['block'])}`;
  switch (said.tag) {
    case 'gold_paid':
      return { thing: 'gold', from: purse(number('seat')), to: 'gold_reserve', count };
    case 'gold_received':
      return { thing: 'gold', from: 'gold_reserve', to: purse(number('seat')), count };
    case 'gold_given':
      return { thing: 'gold', from: purse(number('from')), to: purse(number('to')), count };
    case 'bought':
      return { thing: 'cube', from: market(), to: purse(number('seat')), count: Math.min(6, number('count')) };
    case 'sold':
      return { thing: 'cube', from: purse(number('seat')), to: market(), count: Math.min(6, number('count')) };
    case 'credit_issued':
    case 'credit_placed':
      return { thing: 'credit', from: purse(number('bank')), to: block(said.fields), count };
    case 'credit_spent':
      return { thing: 'credit', from: purse(number('from')), to: block(said.fields), count };
    case 'credit_called':
      return { thing: 'credit', from: block(said.fields), to: purse(number('bank')), count };
    case 'credit_given':
      return { thing: 'credit', from: purse(number('from')), to: purse(number('to')), count };
    default:
      return null;
  }
}
