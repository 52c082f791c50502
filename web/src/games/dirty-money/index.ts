// The face of Dirty Money.
import './tokens.css';
import type { Face } from '..';
import type { Game } from './generated';
import Board from './Board.svelte';
import CashDesk from './CashDesk.svelte';
import Holdings from './Holdings.svelte';
import Mine from './Mine.svelte';
import { openers } from './openers';
import Reveal from './Reveal.svelte';
import Scene from './Scene.svelte';
import { standing, unused } from './view';

export const face: Face<Game> = {
  board: Board,
  holdings: Holdings,
  mine: Mine,
  isPlayedByHand: true,
  scene: Scene,
  reveal: Reveal,
  standing,
  openers,
  unused,
  beats: [
    'goal_reached',
    'hand_audited',
    'dirty_found',
    'dirty_taken',
    'blacklisted',
    'slotted',
    'slotted_plain',
    'overpaid_slotted',
    'overpaid_slotted_plain',
    'gallery_drew',
    'gallery_drew_action',
    'marker_taken',
  ],
  onBoard: ['location', 'card'],
  prompts: {
    buy: CashDesk,
    blacklist: CashDesk,
    trade: CashDesk,
  },
};
