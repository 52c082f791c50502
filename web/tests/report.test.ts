// @vitest-environment happy-dom
// Charts of a report: every figure is in the words and the table, and nothing in a drawing is cut.
import { describe, expect, it } from 'vitest';
import type { Chart, Drawn } from '../src/lib/lab';
import { cellsOf, wordsOf } from '../src/report/figures';
import { draw, heightOf } from '../src/report/plots';

const series = ['Central bank: no', 'Central bank: yes'];
const chart = (drawn: Drawn, unit = ''): Chart => ({ key: 'one', title: 'One', about: '', unit, drawn });
const histogram = chart({
  kind: 'histogram',
  axis: 'turn',
  first: 3,
  bars: [
    { series: 0, counts: [5, 0, 0, 1] },
    { series: 1, counts: [0, 6, 0, 0] },
  ],
});
const long = 'Credit that the next run is expected to call from every bank: mean over the game';
const forest = chart({
  kind: 'intervals',
  nothing: 0,
  groups: [
    { label: long, estimates: [{ series: 1, value: 0.5, low: 0.25, high: 0.75 }] },
    { label: 'Falls', estimates: [{ series: 1, value: -0.0123456, low: -0.02, high: 0 }] },
  ],
});
const point = (round: number, readings: number, middle: number) => ({
  round,
  readings,
  mean: middle,
  low: middle - 1,
  middle,
  high: middle + 1,
});
const course = chart(
  {
    kind: 'course',
    axis: 'turn',
    lines: [
      { series: 0, points: [point(1, 100, 3), point(2, 100, 4), point(3, 5, 9)] },
      { series: 1, points: [point(1, 100, 3), point(2, 90, 5)] },
    ],
  },
  'gold',
);

describe('figures', () => {
  it('has a row for a number that never occurred', () => {
    expect(cellsOf(histogram, series).rows).toEqual([
      ['3', '5', '0'],
      ['4', '0', '6'],
      ['5', '0', '0'],
      ['6', '1', '0'],
    ]);
    expect(wordsOf(histogram, series)[0]).toContain('6 games, turn 3 to 6; most often 3, in 83.3 %');
  });
  it('has every estimate with its interval', () => {
    expect(cellsOf(forest, series).rows[1]).toEqual(['Falls', series[1], '-0.0123456', '-0.02', '0']);
    expect(wordsOf(forest, series)).toEqual([
      `${long}, ${series[1]}: 0.5 (0.25 to 0.75).`,
      `Falls, ${series[1]}: −0.0123 (−0.02 to 0).`,
    ]);
  });
  it('has every round of every series', () => {
    const { header, rows } = cellsOf(course, series);
    expect(header).toHaveLength(11);
    expect(rows.map(([round]) => round)).toEqual(['1', '2', '3']);
    expect(rows[2]?.slice(6)).toEqual(['', '', '', '', '']);
  });
});

describe('drawings', () => {
  it.each([320, 560, 1100])('shows every series and cuts no name at %i', (width) => {
    for (const one of [histogram, forest, course]) {
      const svg = draw(one, series, width);
      expect(svg.getAttribute('aria-hidden')).toBe('true');
      expect(svg.querySelector('style')).toBeNull();
      expect(Number(svg.getAttribute('height'))).toBe(heightOf(one, width));
    }
    const words = draw(forest, series, width).textContent?.replace(/\s+/g, '') ?? '';
    expect(words).toContain(long.replace(/\s+/g, ''));
  });
  it('has an axis with ticks in a forest plot', () => {
    const ticks = draw(forest, series, 800).querySelectorAll('[aria-label="x-axis tick label"] text');
    expect(ticks.length).toBeGreaterThan(3);
  });
});
