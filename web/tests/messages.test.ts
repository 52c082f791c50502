// What the page takes from the games' messages beyond what the games themselves check.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstParagraph, parseMarkdown } from '../src/lib/markdown';
import { Words } from '../src/lib/words';
import { saidBy } from './said';

// Only games have data beside their messages.
const games = readdirSync('../messages/data').map((file) => file.replace('.json', ''));

describe.each(games)('%s', (game) => {
  const words = new Words(saidBy(game));
  const rulesOfSteps = words.data('phase_rule') as { [step: string]: string };
  const rules = parseMarkdown(readFileSync(`../docs/rules/${game}.md`, 'utf8'));

  it('names the rule of every step, so that the rules open there', () => {
    expect(Object.keys(rulesOfSteps).sort()).toEqual([...words.keys('phase')].sort());
  });

  it.each(Object.entries(rulesOfSteps))('%s: %s begins with a sentence that can be a hint', (_, rule) => {
    expect(firstParagraph(rules, rule)).not.toBeNull();
  });
});

/** Names that are written so. */
const CAPITALS = ['JSON', 'TOML'];

describe.each(
  readdirSync('../messages', { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() && one.name !== 'data' ? [one.name] : [],
  ),
)('messages in %s', (language) => {
  it('do not shout: a card is named as the board names it, not as the code does', () => {
    const shouted = readdirSync(`../messages/${language}`)
      // In a terminal, heads of columns and what is to be typed are in capitals.
      .filter((file) => file.endsWith('.ftl') && !['command.ftl', 'details.ftl'].includes(file))
      .flatMap((file) => readFileSync(`../messages/${language}/${file}`, 'utf8').split('\n'))
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.replaceAll(/\{[^}]*\}/g, '').match(/\b\p{Lu}{4,}\b/gu) ?? [])
      .filter((word) => !CAPITALS.includes(word));
    expect(shouted).toEqual([]);
  });
});
