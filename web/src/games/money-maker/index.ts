// The face of Money Maker and of its Beginner's Game, which shows just its parts.
import type { Face } from '..';
import type { Game } from './generated';
import BidPrompt from './BidPrompt.svelte';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import OfferPrompt from './OfferPrompt.svelte';
import PayPrompt from './PayPrompt.svelte';
import ProducePrompt from './ProducePrompt.svelte';
import Reveal from './Reveal.svelte';
import Terms from './Terms.svelte';
import TradePrompt from './TradePrompt.svelte';
import { askedInPrison, subtotalsOf } from './view';

export const face: Face<Game> = {
  board: Board,
  holdings: Holdings,
  reveal: Reveal,
  terms: Terms,
  asked: askedInPrison,
  subtotals: (table) => subtotalsOf(table, (key) => table.words.label('face', key)),
  onBoard: ['card', 'action', 'own'],
  prompts: {
    bid: BidPrompt,
    ceiling: BidPrompt,
    pay: PayPrompt,
    place: PayPrompt,
    buy: TradePrompt,
    sell: TradePrompt,
    produce: ProducePrompt,
    offer: OfferPrompt,
  },
};
