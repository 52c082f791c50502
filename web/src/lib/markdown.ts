// The rules pages' Markdown as a tree of text. Nothing in it can become markup, so a rules page of one's own
// can do no harm: components draw the tree. Figures are named, not contained; `figures.ts` has the drawings.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }
  /** `[15](option:starting_gold)`: a number that an option can change; how it is printed, what it is at this table, and
   * whether that is a house rule. */
  | { kind: 'option'; option: string; printed: string; value: string; house: boolean }
  /** `[^r4]`: the `time`-th reference to a note. */
  | { kind: 'note'; id: string; number: number; time: number };

/** `[^r4]: …`, with the number under which it is shown and how often the page refers to it. */
export type Note = { id: string; number: number; references: number; children: Inline[] };

export type Block =
  /** Its id is the rule code in its anchor, or else made of its words. */
  | { kind: 'heading'; level: number; anchor: string | null; id: string; children: Inline[] }
  | { kind: 'paragraph' | 'quote'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'figure'; name: string; alt: string; caption: string }
  | { kind: 'notes'; notes: Note[] }
  | { kind: 'rule' };

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([A-Za-z0-9_-]+)\})?\s*$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const FIGURE = /^!\[([^\]]*)\]\(figures\/([\w-]+)\.svg(?:\s+"([^"]*)")?\)\s*$/;
const NOTE = /^\[\^([\w-]+)\]:\s*(.*)$/;
const SEPARATOR = /^\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  const notes = new Map<string, Inline[]>();
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const note = NOTE.exec(line);
    if (note) {
      const text = takeWhile(lines, at, (other, index) => index === at || /^\s+\S/.test(other));
      notes.set(note[1] ?? '', inline([note[2], ...text.slice(1).map((more) => more.trim())].join(' ')));
      at += text.length;
      continue;
    }
    const [block, used] = readBlock(lines, at, line);
    blocks.push(block);
    at += used;
  }
  return withNotes(blocks, notes);
}

/** Numbers the notes in the order in which the page refers to them, and puts them at its end. A reference to a note that
 * is not there is dropped, and so is a note that nobody refers to. */
function withNotes(blocks: Block[], texts: ReadonlyMap<string, Inline[]>): Block[] {
  const notes = new Map<string, Note>();
  eachInline(blocks, (child) => {
    if (child.kind !== 'note') return;
    const text = texts.get(child.id);
    if (!text) return;
    const note = notes.get(child.id) ?? { id: child.id, number: notes.size + 1, references: 0, children: text };
    notes.set(child.id, note);
    note.references += 1;
    Object.assign(child, { number: note.number, time: note.references });
  });
  return notes.size === 0 ? blocks : [...blocks, { kind: 'notes', notes: [...notes.values()] }];
}

/** Visits every piece of inline text, in the order of the page. */
export function eachInline(blocks: readonly Block[], visit: (child: Inline) => void): void {
  const walk = (children: readonly Inline[]): void =>
    children.forEach((child) => {
      visit(child);
      if ('children' in child) walk(child.children);
    });
  blocks.flatMap(inlinesOf).forEach(walk);
}

function inlinesOf(block: Block): Inline[][] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [block.head, ...block.rows].flat();
    case 'notes':
      return block.notes.map((note) => note.children);
    default:
      return 'children' in block ? [block.children] : [];
  }
}

function readBlock(lines: string[], at: number, line: string): [Block, number] {
  const heading = HEADING.exec(line);
  if (heading) {
    const [, marks = '', text = '', anchor] = heading;
    const id = anchor ?? slug(text);
    return [{ kind: 'heading', level: marks.length, anchor: anchor ?? null, id, children: inline(text) }, 1];
  }
  const figure = FIGURE.exec(line);
  if (figure) {
    const [, alt = '', name = '', caption = ''] = figure;
    return [{ kind: 'figure', name, alt, caption }, 1];
  }
  if (line.startsWith('```')) {
    const end = lines.findIndex((other, index) => index > at && other.startsWith('```'));
    const last = end < 0 ? lines.length : end;
    return [{ kind: 'code', text: lines.slice(at + 1, last).join('\n') }, last - at + 1];
  }
  if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) return [{ kind: 'rule' }, 1];
  if (line.includes('|') && SEPARATOR.test(lines[at + 1] ?? '')) return readTable(lines, at);
  if (ITEM.test(line)) return readList(lines, at);
  if (line.startsWith('>')) {
    const quoted = takeWhile(lines, at, (other) => other.startsWith('>'));
    return [
      { kind: 'quote', children: inline(quoted.map((text) => text.replace(/^>\s?/, '')).join(' ')) },
      quoted.length,
    ];
  }
  const paragraph = takeWhile(lines, at, (other, index) => index === at || !startsBlock(other));
  return [{ kind: 'paragraph', children: inline(paragraph.map((text) => text.trim()).join(' ')) }, paragraph.length];
}

function startsBlock(line: string): boolean {
  const starts = [HEADING, ITEM, FIGURE, NOTE, /^(>|```)/];
  return line.trim() === '' || starts.some((start) => start.test(line));
}

/** Where a heading without a rule code can be found: by its words, as on GitHub. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

function takeWhile(lines: string[], at: number, keep: (line: string, index: number) => boolean): string[] {
  let end = at;
  while (end < lines.length && keep(lines[end] ?? '', end)) end += 1;
  return lines.slice(at, Math.max(end, at + 1));
}

function readTable(lines: string[], at: number): [Block, number] {
  const rows = takeWhile(lines, at, (line) => line.includes('|'));
  const cells = (row: string): Inline[][] =>
    row
      .trim()
      .replace(/^\|/, '')
      .replace(/\|$/, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  return [{ kind: 'table', head: cells(rows[0] ?? ''), rows: rows.slice(2).map(cells) }, rows.length];
}

function readList(lines: string[], at: number): [Block, number] {
  const texts: string[] = [];
  let end = at;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    const item = ITEM.exec(line);
    if (item) texts.push(item[2] ?? '');
    else if (/^\s+\S/.test(line)) texts[texts.length - 1] += ` ${line.trim()}`;
    else break;
    end += 1;
  }
  const ordered = ITEM.exec(lines[at] ?? '')?.[1] !== undefined;
  return [{ kind: 'list', ordered, items: texts.map(inline) }, end - at];
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\b_([^_]+)_\b|\[\^([\w-]+)\]|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inline(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return [...inline(before), inlineOf(found), ...inline(after)];
}

function inlineOf([whole, code, strong, em, underlined, note, label, href]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', children: inline(strong) };
  const stressed = em ?? underlined;
  if (stressed !== undefined) return { kind: 'em', children: inline(stressed) };
  if (note !== undefined) return { kind: 'note', id: note, number: 0, time: 0 };
  const option = href?.startsWith('option:') ? href.slice('option:'.length) : undefined;
  if (label !== undefined && option !== undefined) {
    return { kind: 'option', option, printed: label, value: label, house: false };
  }
  // Only addresses that cannot run anything.
  if (label !== undefined && href !== undefined && /^(https?:\/\/|#)/.test(href)) {
    return { kind: 'link', href, children: inline(label) };
  }
  return { kind: 'text', text: label ?? whole };
}

/** The first paragraph under the heading with this anchor, without its notes: they stay on the page. */
export function firstParagraph(blocks: readonly Block[], anchor: string): Inline[] | null {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.anchor === anchor);
  const next = at < 0 ? undefined : blocks[at + 1];
  return next?.kind === 'paragraph' ? next.children.filter((child) => child.kind !== 'note') : null;
}

/** What stands under the heading with this id, up to the next heading of its level or above. */
export function chapter(blocks: readonly Block[], id: string): Block[] {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.id === id);
  const heading = blocks[at];
  if (heading?.kind !== 'heading') return [];
  const under = blocks.slice(at + 1);
  const end = under.findIndex(
    (block) => block.kind === 'notes' || (block.kind === 'heading' && block.level <= heading.level),
  );
  return end < 0 ? under : under.slice(0, end);
}

/** What a chapter says in short: its lists, and the paragraphs that begin with what they are about, without notes. */
export function gist(blocks: readonly Block[]): Block[] {
  const withoutNotes = (children: Inline[]): Inline[] => children.filter((child) => child.kind !== 'note');
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'list') return [{ ...block, items: block.items.map(withoutNotes) }];
    if (block.kind === 'paragraph' && block.children[0]?.kind === 'strong')
      return [{ ...block, children: withoutNotes(block.children) }];
    return [];
  });
}

/** The titles of the rules by their codes: a rule's title is the heading with its anchor. */
export function ruleTitles(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.anchor !== null ? [block] : []));
  return new Map(headings.map((heading) => [heading.anchor ?? '', plainText(heading.children)]));
}

/** The words alone, for a place where nothing may be clicked. */
export function plainText(children: readonly Inline[]): string {
  return children.map(plain).join('');
}

function plain(child: Inline): string {
  switch (child.kind) {
    case 'text':
    case 'code':
      return child.text;
    case 'option':
      return child.value;
    case 'note':
      return '';
    default:
      return plainText(child.children);
  }
}
