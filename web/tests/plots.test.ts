// What charts do with many series and with figures far beyond the line that matters.
import { describe, expect, it } from 'vitest';
import { seriesKey, turned } from '../src/charts/types';
import { edgeOf } from '../src/debrief/plot';

const line = (values: (number | null)[]) => ({ name: 'Ada', colour: 'red', dash: null, values });

describe('series', () => {
  it('are all told apart, however many there are', () => {
    const looks = Array.from({ length: 18 }, (_, at) => {
      const { colour, dash } = seriesKey('', at);
      return `${colour} ${dash}`;
    });
    expect(new Set(looks).size).toBe(18);
    const shapes = Array.from({ length: 18 }, (_, at) => `${seriesKey('', at).colour} ${turned(at, 6)}`);
    expect(new Set(shapes).size).toBe(18);
  });
});

describe('the edge of a chart', () => {
  it('keeps a line across in sight where a few figures are far above it', () => {
    expect(edgeOf([line([0.5, 1.2, 0.8, null, 0.9, 0.7, 1.1, 73])], 1)).toBe(4);
  });

  it('is not drawn where all figures fit, or nothing is drawn across', () => {
    expect(edgeOf([line([0.5, 1.2, 7])], 1)).toBeNull();
    expect(edgeOf([line([0.5, 1.2, 73])], null)).toBeNull();
    expect(edgeOf([line([null])], 1)).toBeNull();
  });

  it('is higher where most figures are', () => {
    expect(edgeOf([line([20, 30, 40, 50, 60, 70, 80, 300])], 1)).toBe(120);
  });
});
