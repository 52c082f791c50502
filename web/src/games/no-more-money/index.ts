// The face of No More Money.
import './tokens.css';
import type { Face } from '..';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import LoanDesk from './LoanDesk.svelte';
import Terms from './Terms.svelte';

export const face: Face = { board: Board, holdings: Holdings, terms: Terms, prompts: { offer_loan: LoanDesk } };
