// What the rules pages promise the page that shows them: figures and notes are there, and links lead somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMarkdown, plainText, type Block, type Inline } from '../src/lib/markdown';

const folder = '../docs/rules';
const pages = readdirSync(folder).filter((file) => file.endsWith('.md'));
const drawings = readdirSync(`${folder}/figures`);

function inlines(blocks: readonly Block[]): Inline[] {
  const deep = (children: readonly Inline[]): Inline[] =>
    children.flatMap((child) => [child, ...('children' in child ? deep(child.children) : [])]);
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(deep);
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(deep);
    if (block.kind === 'notes') return block.notes.flatMap((note) => deep(note.children));
    return 'children' in block ? deep(block.children) : [];
  });
}

describe.each(pages)('%s', (file) => {
  const source = readFileSync(`${folder}/${file}`, 'utf8');
  const blocks = parseMarkdown(source);

  it('begins with how one wins, players, time and the order of play', () => {
    const titles = blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [plainText(block.children)] : [],
    );
    expect(titles[0]).toBe('In short');
    const short = blocks.slice(
      0,
      blocks.findIndex((block) => block.kind === 'heading' && block.level === 2 && block.id !== 'in-short'),
    );
    const words = inlines(short)
      .map((child) => ('text' in child ? child.text : ''))
      .join(' ');
    for (const part of ['How to win', 'Players and time', 'minutes']) expect(words).toContain(part);
    expect(short.some((block) => block.kind === 'list' && block.ordered)).toBe(true);
  });

  it('shows only figures that are there, in words too', () => {
    for (const block of blocks) {
      if (block.kind !== 'figure') continue;
      expect(drawings).toContain(`${block.name}.svg`);
      expect(block.alt.length).toBeGreaterThan(60);
      expect(block.caption).not.toBe('');
    }
  });

  it('refers to every note, and every reference leads to one', () => {
    const written = [...source.matchAll(/^\[\^([\w-]+)\]:/gm)].map((found) => found[1]);
    const last = blocks.at(-1);
    expect(last?.kind === 'notes' ? last.notes.map((note) => note.id).sort() : []).toEqual(written.sort());
    expect(inlines(blocks).filter((child) => child.kind === 'note' && child.number === 0)).toEqual([]);
  });

  it('has rulings only in its notes', () => {
    const text = inlines(blocks.filter((block) => block.kind !== 'notes' && block.kind !== 'table'));
    expect(text.filter((child) => 'text' in child && /Ruling [BR]\d/.test(child.text))).toEqual([]);
  });

  it('links only to headings that are there', () => {
    const anchors = blocks.flatMap((block) => (block.kind === 'heading' ? [`#${block.id}`] : []));
    const links = inlines(blocks).flatMap((child) =>
      child.kind === 'link' && child.href.startsWith('#') ? [child.href] : [],
    );
    expect(links.filter((href) => !anchors.includes(href))).toEqual([]);
  });
});

describe.each(drawings)('%s', (file) => {
  const svg = readFileSync(`${folder}/figures/${file}`, 'utf8');

  it('is shown somewhere', () => {
    expect(pages.some((page) => readFileSync(`${folder}/${page}`, 'utf8').includes(`figures/${file}`))).toBe(true);
  });

  it('is small, has the colour of the text around it, and is nothing but a drawing', () => {
    expect(svg.length).toBeLessThan(8_000);
    expect(
      [...svg.matchAll(/<(\w+)/g)]
        .map((found) => found[1])
        .filter((tag) => !['svg', 'g', 'path', 'rect', 'circle', 'text'].includes(tag ?? '')),
    ).toEqual([]);
    expect(
      [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)]
        .map((found) => found[1])
        .filter((paint) => paint !== 'currentColor' && paint !== 'none'),
    ).toEqual([]);
    expect(svg).not.toMatch(/ (id|on\w+|href|style)=/);
  });

  it('can be read at the width of a phone', () => {
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map((found) => Number(found[1]));
    expect((Math.min(...sizes) * 330) / width).toBeGreaterThanOrEqual(10);
  });
});
