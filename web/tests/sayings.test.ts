// Sentences that said something else than what happens, in every language of the house.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Figure, Messages } from '../src/lib/messages';

const folder = join(import.meta.dirname, '../../messages');
const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));

/** What a message of a game says. */
function say(language: string, game: string, section: string, key: string, name: string, value: number): string {
  const messages = new Messages(readFileSync(join(folder, language, `${game}.ftl`), 'utf8'), language);
  const pattern = messages.get(section, key)?.value;
  if (pattern == null) throw new Error(`${language}: ${section}-${key}`);
  return messages.format(pattern, { [name]: new Figure(value) }, (_, one) => String(one));
}

describe.each(languages)('in %s', (language) => {
  it('a standing order of nothing is withdrawn, and its button says so', () => {
    for (const [section, key] of [
      ['action', 'ceiling'],
      ['event', 'ceiling_set'],
    ] as const) {
      const said = [0, 7].map((limit) => say(language, 'money-maker', section, key, 'limit', limit));
      expect(said[0]).not.toMatch(/0/);
      expect(said[1]).toContain('7');
    }
  });

  it('the instability speaks of a roll, not of a number of crashes', () => {
    const at = (value: number): string => say(language, 'no-more-money', 'face', 'instability', 'value', value);
    expect(at(3)).not.toMatch(/^3/);
    // No die shows less than 1.
    expect(at(1)).not.toBe(at(2).replace('2', '1'));
    expect(say(language, 'no-more-money', 'face', 'band_crash', 'span', 1)).toMatch(/^1\s?: /);
  });
});
