// The face of Smart Money Maker.
import './tokens.css';
import type { Face } from '..';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';

export const face: Face = { board: Board, holdings: Holdings };
