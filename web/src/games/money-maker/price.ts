// The price of a drafted trade, read from what the server says would happen.
import { variant, type GameTold } from '../../lib/game';
import type { Game } from './generated';

export function priceIn(told: readonly GameTold<Game>[]): number | null {
  for (const { event } of told) {
    const { tag, fields } = variant(event);
    if (tag === 'payment_asked') return fields.due;
    if (tag === 'sold' || tag === 'bought') return fields.price;
  }
  return null;
}
