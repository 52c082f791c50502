// What buttons of Money Maker say beyond their action: where "Go on" leads, what an action card costs,
// and where an auction begins.
import { variant } from '../../lib/game';
import { setupOf } from '../../lib/options';
import type { TableState } from '../../lib/table.svelte';
import type { Game } from './generated';

export function label({ game, info, update, words }: TableState<Game>, action: Game['action']): string | null {
  const { tag, fields } = variant(action);
  if (!update || !game || !info) return null;
  if (tag === 'open_auction') {
    const price = update.public.open.find(({ card }) => card === fields.card)?.opening_price;
    return price === undefined ? null : words.say('face', { auction_from: { card: fields.card, price } });
  }
  if (tag === 'pay_off') {
    const amount = update.seat === null ? 0 : (update.public.banks[update.seat]?.blocks[fields.block] ?? 0);
    return words.say('face', { pay_off_for: { block: fields.block, amount } });
  }
  if (tag === 'buy_action_card')
    return words.say('face', { action_card_for: { price: setupOf({ game, info })['action_card_price'] } });
  const step = variant(update.public.phase).tag;
  if (tag !== 'next' || (step !== 'invest' && step !== 'trade')) return null;
  return words.say('face', { [`next_${step}`]: {} });
}
