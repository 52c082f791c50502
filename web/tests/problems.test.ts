// Why the server did not do something is said in the language of the page, with the numbers of the server's sentence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchExport } from '../src/class/api';
import { setLanguage } from '../src/lib/language';
import { useTexts } from '../src/lib/text';
import { lackText, problemText } from '../src/lib/texts';
import { entriesOf } from './said';

const english = readFileSync('../messages/en/page.ftl', 'utf8');
const languages = readdirSync('../messages').filter(
  (name) => name !== 'en' && existsSync(`../messages/${name}/page.ftl`),
);
const codes = [
  ...readFileSync('../crates/server/src/problem/code.rs', 'utf8').matchAll(/Problem::\w+[^=\n]*=> "(\w+)"/g),
].map(([, code]) => code as string);

function speak(language: string): void {
  useTexts(readFileSync(`../messages/${language}/page.ftl`, 'utf8'), language);
  setLanguage(language);
}

afterEach(() => {
  vi.unstubAllGlobals();
  useTexts(english, 'en');
  setLanguage('en');
});

it('every code of the server has a sentence, and no sentence is without a code', () => {
  const said = [...entriesOf(english).keys()].filter((id) => id.startsWith('problem-'));
  expect(codes.length).toBeGreaterThan(80);
  expect(said.toSorted()).toEqual(codes.map((code) => `problem-${code}`).toSorted());
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
    const told = problemText({ code: 'bad_record', message: 'English: 3.', detail: 'Detail 3.' });
    expect(told).toContain('Detail 3.');
    expect(told).not.toContain('English');
    expect(told).not.toContain('..');
  });

  it('tells a class from a table, the operator from the host, and what became of a record', () => {
    speak(language);
    const said = (code: string): string => problemText({ code, message: 'English.' });
    const codes = ['name_taken', 'name_in_class', 'closed', 'closed_by_operator', 'cleared_kept', 'cleared_deleted'];
    expect(new Set(codes.map(said)).size).toBe(codes.length);
    expect(codes.map(said)).not.toContain('English.');
  });

  it('says why a file of a class cannot be had', async () => {
    speak(language);
    const refused = Response.json({ code: 'not_in_class', message: 'English.' }, { status: 403 });
    vi.stubGlobal('fetch', () => Promise.resolve(refused));
    const said = problemText({ code: 'not_in_class', message: 'English.' });
    await expect(fetchExport('AB23', 'token', 'csv', null)).rejects.toThrow(said);
    expect(said).not.toBe('English.');
  });
});

it('a German noun keeps its capital inside a sentence, a Dutch one has none', () => {
  speak('de');
  expect(lackText({ lack: 'choose', ask: 'card' }, 'Darlehenskarte')).toBe('Bitte wählen: Darlehenskarte.');
  speak('nl');
  expect(lackText({ lack: 'choose', ask: 'card' }, 'Leningkaart')).toBe('Kies: leningkaart.');
});
