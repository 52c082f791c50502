// What the page takes from the games' messages beyond what the games themselves check.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstParagraph, parseMarkdown } from '../src/lib/markdown';
import { Words } from '../src/lib/words';
import { saidBy } from './said';

const folder = '../messages/en';
// The core's words, those of debriefs and of the page are no game's.
const games = readdirSync(folder)
  .map((file) => file.replace('.ftl', ''))
  .filter((name) => !['core', 'debrief', 'page'].includes(name));

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
