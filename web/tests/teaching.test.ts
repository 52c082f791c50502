// The plans for lessons name what is on the page: every game has one, of one form, and its words are the page's own.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifests } from '../src/games';
import { chapter, eachInline, parseMarkdown, plainText, type Block, type Inline } from '../src/lib/markdown';
import { classTexts } from '../src/class/texts';
import { texts } from '../src/lib/texts';
import { Words } from '../src/lib/words';
import { said } from './said';

const folder = '../docs/teaching';
const plans = readdirSync(folder).filter((file) => file !== 'README.md');
const blocksOf = (file: string): Block[] => parseMarkdown(readFileSync(`${folder}/${file}`, 'utf8'));

function wordsOf(blocks: Block[], kind: 'strong' | 'em'): string[] {
  const found: Inline[][] = [];
  eachInline(blocks, (child) => child.kind === kind && found.push(child.children));
  return found.map(plainText);
}

/** Every name that charts and options go by. */
function namesOfThings(): string[] {
  return readdirSync('../messages/en').flatMap((file) => {
    const words = new Words(said(readFileSync(`../messages/en/${file}`, 'utf8')));
    return ['chart', 'option'].flatMap((section) => words.keys(section).map((key) => words.label(section, key)));
  });
}

it('there is a plan for every game, and the list has all of them', () => {
  expect(plans.map((file) => file.replace('.md', '')).sort()).toEqual(manifests.map(({ id }) => id).sort());
  const list = readFileSync(`${folder}/README.md`, 'utf8');
  for (const file of plans) expect(list).toContain(`](${file})`);
});

describe.each(plans)('%s', (file) => {
  const blocks = blocksOf(file);

  it('says what the game shows, has two lengths, and asks five questions', () => {
    const opening = wordsOf(blocks, 'strong');
    expect(opening).toEqual(expect.arrayContaining(['What it shows.', 'Needs.']));
    expect(chapter(blocks, '50-minutes')[0]?.kind).toBe('table');
    expect(chapter(blocks, '90-minutes')[0]?.kind).toBe('paragraph');
    expect(chapter(blocks, 'watch-for')[0]?.kind).toBe('list');
    const ask = chapter(blocks, 'ask')[0];
    expect(ask?.kind === 'list' ? ask.items.length : 0).toBe(5);
  });

  it('has a timetable without gaps that ends with the lesson', () => {
    const table = chapter(blocks, '50-minutes')[0];
    const spans =
      table?.kind === 'table'
        ? table.rows.map((row) =>
            plainText(row[0] ?? [])
              .split('–')
              .map(Number),
          )
        : [];
    const edges = spans.flat();
    expect(edges[0]).toBe(0);
    expect(edges.at(-1)).toBe(50);
    for (let at = 1; at + 1 < edges.length; at += 2) expect(edges[at]).toBe(edges[at + 1]);
  });
});

it('names buttons, options and charts as the page does', () => {
  const page = new Words(said(readFileSync('../messages/en/page.ftl', 'utf8')));
  const buttons = ['page', 'class'].flatMap((section) => page.keys(section).map((key) => page.label(section, key)));
  const things = [
    ...namesOfThings(),
    texts.time,
    texts.options,
    classTexts.rules,
    classTexts.lastRound,
    classTexts.luckKind('same'),
  ];
  for (const file of readdirSync(folder)) {
    const blocks = blocksOf(file);
    const bold = wordsOf(blocks, 'strong').filter((words) => !words.endsWith('.') && words !== 'a button');
    expect(
      bold.filter((words) => !buttons.includes(words)),
      file,
    ).toEqual([]);
    const italic = wordsOf(blocks, 'em').filter((words) => words !== 'an option or a chart');
    expect(
      italic.filter((words) => !things.includes(words)),
      file,
    ).toEqual([]);
  }
});
