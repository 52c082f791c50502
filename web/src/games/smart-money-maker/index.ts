// The face of Smart Money Maker.
import './tokens.css';
import type { Face } from '..';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { openers } from './openers';
import PlayPrompt from './PlayPrompt.svelte';
import Reveal from './Reveal.svelte';

export const face: Face = {
  board: Board,
  holdings: Holdings,
  reveal: Reveal,
  openers,
  prompts: { lay_request: PlayPrompt, raise: PlayPrompt, pay: PlayPrompt, pay_off: PlayPrompt, take: PlayPrompt },
};
