// What the page takes from the games' messages beyond what the games themselves check.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstParagraph, parseMarkdown } from '../src/lib/markdown';

const folder = '../messages/en';
// The core's words and those of debriefs are no game's.
const games = readdirSync(folder)
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== 'core' && name !== 'debrief');

describe.each(games)('%s', (game) => {
  const messages = JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8')) as {
    phase: object;
    phase_rule: { [step: string]: string };
  };
  const rules = parseMarkdown(readFileSync(`../docs/rules/${game}.md`, 'utf8'));

  it('names the rule of every step, so that the rules open there', () => {
    expect(Object.keys(messages.phase_rule).sort()).toEqual(Object.keys(messages.phase).sort());
  });

  it.each(Object.entries(messages.phase_rule))('%s: %s begins with a sentence that can be a hint', (_, rule) => {
    expect(firstParagraph(rules, rule)).not.toBeNull();
  });
});
