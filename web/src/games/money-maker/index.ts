// The face of Money Maker and of its Beginner's Game, which shows just its parts.
import type { Face } from '..';
import type { Game } from './generated';
import BidPrompt from './BidPrompt.svelte';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import LoanPrompt from './LoanPrompt.svelte';
import Mine from './Mine.svelte';
import OfferPrompt from './OfferPrompt.svelte';
import PayPrompt from './PayPrompt.svelte';
import Reveal from './Reveal.svelte';
import Scene from './Scene.svelte';
import StageDice from './StageDice.svelte';
import Terms from './Terms.svelte';
import TradePrompt from './TradePrompt.svelte';
import { label } from './labels';
import { lot, shortcuts, starts, unused } from './shortcuts';
import { askedInPrison, askedWithoutAuction, goalOf, standing, subtotalsOf } from './view';

export const face: Face<Game> = {
  board: Board,
  holdings: Holdings,
  mine: Mine,
  scene: Scene,
  reveal: Reveal,
  terms: Terms,
  asked: (table) => askedInPrison(table) ?? askedWithoutAuction(table),
  standing,
  goal: (table) => goalOf(table, (key) => table.words.label('face', key)),
  beats: [
    'went_bankrupt',
    'imprisoned',
    'run_began',
    'all_insolvent',
    'jubilee_declared',
    'degraded',
    'loan_defaulted',
    'released',
    'dice_rolled',
  ],
  dice: StageDice,
  label,
  starts,
  shortcuts,
  unused,
  lot,
  subtotals: (table) => subtotalsOf(table, (key) => table.words.label('face', key)),
  onBoard: ['card', 'action', 'own', 'loan'],
  prompts: {
    bid: BidPrompt,
    ceiling: BidPrompt,
    pay: PayPrompt,
    place: PayPrompt,
    buy: TradePrompt,
    sell: TradePrompt,
    offer: OfferPrompt,
    offer_loan: LoanPrompt,
    offer_advance: LoanPrompt,
  },
};
