// The face of No More Money.
import './tokens.css';
import type { Face } from '..';
import type { Game } from './generated';
import Board from './Board.svelte';
import FistPrompt from './FistPrompt.svelte';
import Holdings from './Holdings.svelte';
import LoanDesk from './LoanDesk.svelte';
import Reveal from './Reveal.svelte';
import StageDice from './StageDice.svelte';
import Terms from './Terms.svelte';
import { label, openers } from './view';

export const face: Face<Game> = {
  board: Board,
  holdings: Holdings,
  reveal: Reveal,
  terms: Terms,
  foretold: ['done'],
  label,
  openers,
  beats: ['final_crash', 'company_crashed', 'loan_defaulted', 'dice_rolled'],
  dice: StageDice,
  prompts: { offer_loan: LoanDesk, sealed_bid: FistPrompt },
};
