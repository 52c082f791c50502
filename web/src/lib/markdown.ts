// The rules pages' Markdown as a tree of text. Nothing in it can become markup, so a rules page of one's own
// can do no harm: components draw the tree.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; anchor: string | null; children: Inline[] }
  | { kind: 'paragraph' | 'quote'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([A-Za-z0-9_-]+)\})?\s*$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const SEPARATOR = /^\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const [block, used] = readBlock(lines, at, line);
    blocks.push(block);
    at += used;
  }
  return blocks;
}

function readBlock(lines: string[], at: number, line: string): [Block, number] {
  const heading = HEADING.exec(line);
  if (heading) {
    const [, marks = '', text = '', anchor] = heading;
    return [{ kind: 'heading', level: marks.length, anchor: anchor ?? null, children: inline(text) }, 1];
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
  return line.trim() === '' || HEADING.test(line) || ITEM.test(line) || /^(>|```)/.test(line);
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

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\b_([^_]+)_\b|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inline(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return [...inline(before), inlineOf(found), ...inline(after)];
}

function inlineOf([whole, code, strong, em, underlined, label, href]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', children: inline(strong) };
  const stressed = em ?? underlined;
  if (stressed !== undefined) return { kind: 'em', children: inline(stressed) };
  // Only addresses that cannot run anything.
  if (label !== undefined && href !== undefined && /^(https?:\/\/|#)/.test(href)) {
    return { kind: 'link', href, children: inline(label) };
  }
  return { kind: 'text', text: label ?? whole };
}

/** The first paragraph under the heading with this anchor. */
export function firstParagraph(blocks: readonly Block[], anchor: string): Inline[] | null {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.anchor === anchor);
  const next = at < 0 ? undefined : blocks[at + 1];
  return next?.kind === 'paragraph' ? next.children : null;
}

/** The titles of the rules by their codes: a rule's title is the heading with its anchor. */
export function ruleTitles(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.anchor !== null ? [block] : []));
  return new Map(headings.map((heading) => [heading.anchor ?? '', plainText(heading.children)]));
}

/** The words alone, for a place where nothing may be clicked. */
export function plainText(children: readonly Inline[]): string {
  return children.map((child) => ('text' in child ? child.text : plainText(child.children))).join('');
}
