// Sentences that said something else than what happens, in every language of the house.
import { expect, it } from 'vitest';
import { languages, sayNumber } from '../sayings';

it.each(languages)('a standing order of nothing is withdrawn, and its button says so: %s', (language) => {
  for (const [section, key] of [
    ['action', 'ceiling'],
    ['event', 'ceiling_set'],
  ] as const) {
    const said = [0, 7].map((limit) => sayNumber([language, 'money-maker', section, key], 'limit', limit));
    expect(said[0]).not.toMatch(/0/);
    expect(said[1]).toContain('7');
  }
});
