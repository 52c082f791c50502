// What drawings share: SVG breaks no lines, so words are broken before they are drawn.
import { expect, it } from 'vitest';
import { wrapped } from '../src/charts/lines';

it('breaks words into lines that are short enough', () => {
  expect(wrapped('Paying an instalment 85', 14)).toEqual(['Paying an', 'instalment 85']);
  expect(wrapped('Paying 3', 20)).toEqual(['Paying 3']);
});

it('gives a word that is longer than a line a line of its own, and begins with no empty one', () => {
  expect(wrapped('Schlussabrechnung und Rest', 8)).toEqual(['Schlussabrechnung', 'und Rest']);
});

it('leaves an amount with the word before it', () => {
  expect(wrapped('Had at the start\u00a015', 12)).toEqual(['Had at the', 'start\u00a015']);
});
