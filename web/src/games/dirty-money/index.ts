// The face of Dirty Money.
import './tokens.css';
import type { Face } from '..';
import type { Game } from './generated';
import Board from './Board.svelte';
import CashDesk from './CashDesk.svelte';
import Holdings from './Holdings.svelte';
import { openers } from './openers';
import Reveal from './Reveal.svelte';

export const face: Face<Game> = {
  board: Board,
  holdings: Holdings,
  reveal: Reveal,
  openers,
  onBoard: ['location'],
  prompts: {
    buy: CashDesk,
    blacklist: CashDesk,
    trade: CashDesk,
  },
};
