// Why the server did not do something is said in the language of the page, with the numbers of the server's sentence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../src/lib/language';
import { useTexts } from '../src/lib/text';
import { lackText, problemText } from '../src/lib/texts';
import { entriesOf } from './said';

const english = readFileSync('../messages/en/page.ftl', 'utf8');
const languages = readdirSync('../messages').filter(
  (name) => name !== 'en' && existsSync(`../messages/${name}/page.ftl`),
);
const codes = [
  ...readFileSync('../crates/server/src/problem.rs', 'utf8').matchAll(/Problem::\w+[^=\n]*=> "(\w+)"/g),
].map(([, code]) => code as string);
/** Its sentence says what became of the record, which neither its code nor a number tells. */
const ONLY_ENGLISH = ['cleared'];

function speak(language: string): void {
  useTexts(readFileSync(`../messages/${language}/page.ftl`, 'utf8'), language);
  setLanguage(language);
}

afterEach(() => {
  useTexts(english, 'en');
  setLanguage('en');
});

it('every code of the server has a sentence, and no sentence is without a code', () => {
  const said = [...entriesOf(english).keys()].filter((id) => id.startsWith('problem-'));
  expect(codes.length).toBeGreaterThan(80);
  expect(said.toSorted()).toEqual(
    codes
      .filter((code) => !ONLY_ENGLISH.includes(code))
      .map((code) => `problem-${code}`)
      .toSorted(),
  );
});

describe.each(languages)('%s', (language) => {
  it('says the numbers of the English sentence', () => {
    speak(language);
    const message = 'The game is played by 3 to 4 players; this table would have 7.';
    const said = problemText({ code: 'bad_seats', message });
    expect(said.match(/\d+/g)).toEqual(['3', '4', '7']);
    expect(said).not.toContain('played');
    expect(problemText({ code: 'bad_setup', message: 'Gold must be at least 1.' })).toContain(
      'Gold must be at least 1.',
    );
    expect(problemText({ code: 'cleared', message: 'This table was cleared away.' })).toBe(
      'This table was cleared away.',
    );
  });
});

it('a German noun keeps its capital inside a sentence, a Dutch one has none', () => {
  speak('de');
  expect(lackText({ lack: 'choose', ask: 'card' }, 'Darlehenskarte')).toBe('Bitte wählen: Darlehenskarte.');
  speak('nl');
  expect(lackText({ lack: 'choose', ask: 'card' }, 'Leningkaart')).toBe('Kies: leningkaart.');
});
