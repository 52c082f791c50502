import { describe, expect, it } from 'vitest';
import { softened } from '../src/lib/hyphens';

const shown = (words: string): string => softened(words).replaceAll('\u00ad', '-');

describe('a long word on a small card', () => {
  it.each([
    ['Neighbourhood Garden', 'Neigh-bour-hood Garden'],
    ['Kräutergarten', 'Kräuter-garten'],
    ['Timmerwerkplaats', 'Timmer-werkplaats'],
  ])('%s may be broken where two consonants meet', (word, broken) => expect(shown(word)).toBe(broken));

  it('short words and few letters stay whole', () => {
    expect(shown('Salt Pans')).toBe('Salt Pans');
    expect(shown('Second-Hand Fair')).toBe('Second-Hand Fair');
    for (const piece of shown('Nachbarschaftsgarten').split('-')) expect(piece.length).toBeGreaterThan(2);
  });
});
