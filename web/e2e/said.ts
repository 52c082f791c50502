// What a page says, read for what is not at this table. The list of words is the one by which the Rust tests read sentences
// (`crates/games/tests/it/said.rs`); here labels, pictures and what is only heard are read too.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

type Belonging = { words: string[]; but?: string[]; game?: string; with?: string[]; players_from?: string };
/** The options that a table has on. */
export type At = { game: string; on?: readonly string[] };

const crates = join(import.meta.dirname, '../../crates');

/** An edition has the list of the game that its id begins with. What depends on the number of players is left to Rust. */
function absentAt({ game, on = [] }: At): Belonging[] {
  const folder = existsSync(join(crates, game)) ? game : game.slice(0, game.lastIndexOf('-'));
  const list = join(crates, folder, 'tests/said.json');
  const all = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Belonging[]) : [];
  const isAbsent = ({ game: only, with: options }: Belonging): boolean =>
    (only !== undefined && only !== game) || (options !== undefined && !options.some((option) => on.includes(option)));
  return all.filter(isAbsent);
}

/** All that is on the page, in the overview behind its button and only spoken, save the rules, which editions share. */
function linesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>();
    for (const part of document.querySelectorAll<HTMLElement>('main, aside, footer, [data-testid=in-short]')) {
      if (part.closest('[data-testid=rules]')) continue;
      const copy = part.cloneNode(true) as HTMLElement;
      for (const rules of copy.querySelectorAll('[data-testid=rules]')) rules.remove();
      for (const named of copy.querySelectorAll('[aria-label], [title], [aria-description]')) {
        for (const name of ['aria-label', 'title', 'aria-description']) texts.add(named.getAttribute(name) ?? '');
      }
      for (const block of copy.querySelectorAll(
        'p, li, h2, h3, h4, button, summary, label, legend, dt, dd, td, th, span',
      ))
        texts.add(block.textContent);
    }
    return [...texts];
  });
}

/** Whether one of the words, or of the phrases, begins somewhere in the line. */
function says({ words, but = [] }: Belonging, line: string): boolean {
  const read = ` ${(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`;
  const rest = but.reduce((text, phrase) => text.replaceAll(phrase, ''), read);
  return words.some((word) => rest.includes(` ${word}`));
}

/** What an overview says that a game is without. Whoever is told so is not told how it works. */
const TOLD_TO_BE_ABSENT = /\b(no|without) (credit|rings|action cards|sector die)\b/g;

/** Reads the page; gives how many lines it has. */
export async function expectNothingElse(page: Page, at: At, screen: string): Promise<number> {
  const lines = await linesOn(page);
  const absent = absentAt(at);
  const told = lines.filter((line) => {
    const meant = line.replaceAll(TOLD_TO_BE_ABSENT, '');
    return absent.some((belonging) => says(belonging, meant));
  });
  expect(told, `${screen}: of what is not at this table`).toEqual([]);
  return lines.length;
}
