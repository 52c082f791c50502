// The face of Smart Money Maker.
import './tokens.css';
import type { Face } from '..';
import type { Game } from './generated';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import Mine from './Mine.svelte';
import { caution, openersOf } from './openers';
import PlayPrompt from './PlayPrompt.svelte';
import Reveal from './Reveal.svelte';
import { standing } from './view';

export const face: Face<Game> = {
  board: Board,
  holdings: Holdings,
  mine: Mine,
  isPlayedByHand: true,
  reveal: Reveal,
  standing,
  caution,
  beats: ['forfeited', 'pile_closed', 'last_cards_began'],
  openers: ({ words, update }, forms) => openersOf(words, update?.public.faces ?? [], forms),
  prompts: { lay_request: PlayPrompt, raise: PlayPrompt, pay: PlayPrompt, pay_off: PlayPrompt, take: PlayPrompt },
};
