// Sentences that said something else than what happens, in every language of the house.
import { expect, it } from 'vitest';
import { languages, sayNumber } from '../sayings';

it.each(languages)('the instability speaks of a roll, not of a number of crashes: %s', (language) => {
  const say = (key: string, name: string, value: number): string =>
    sayNumber([language, 'no-more-money', 'face', key], name, value);
  const at = (value: number): string => say('instability', 'value', value);
  expect(at(3)).not.toMatch(/^3/);
  // No die shows less than 1.
  expect(at(1)).not.toBe(at(2).replace('2', '1'));
  expect(say('band_crash', 'span', 1)).toMatch(/^1\s?: /);
});
