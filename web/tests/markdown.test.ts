// Rules pages become text, never markup.
import { describe, expect, it } from 'vitest';
import { chapter, firstParagraph, gist, inline, parseMarkdown, plainText, ruleTitles } from '../src/lib/markdown';

const text = (value: string) => ({ kind: 'text', text: value });

describe('blocks', () => {
  it('have headings with the anchors of rules', () => {
    expect(parseMarkdown("### The Banker's fee {#nmm-3-fee}\nTen percent.\nRounded up.")).toEqual([
      { kind: 'heading', level: 3, anchor: 'nmm-3-fee', id: 'nmm-3-fee', children: [text("The Banker's fee")] },
      { kind: 'paragraph', children: [text('Ten percent. Rounded up.')] },
    ]);
  });

  it('give the titles of the rules: the words of the headings with an anchor', () => {
    const page = parseMarkdown(
      "# The game\n\n## Loans\n\n### The *Banker's* fee {#nmm-3-fee}\nTen percent.\n\n### Ties {#nmm-4-ties}",
    );
    expect([...ruleTitles(page)]).toEqual([
      ['nmm-3-fee', "The Banker's fee"],
      ['nmm-4-ties', 'Ties'],
    ]);
  });

  it('have lists with long items', () => {
    expect(parseMarkdown('- one\n  and more\n- two\n\n1. first')).toEqual([
      { kind: 'list', ordered: false, items: [[text('one and more')], [text('two')]] },
      { kind: 'list', ordered: true, items: [[text('first')]] },
    ]);
  });

  it('have tables, quotes, code and rules', () => {
    expect(parseMarkdown('| a | b |\n|---|:--|\n| 1 | 2 |\n\n> said\n> twice\n\n```\nx\n```\n---')).toEqual([
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], [text('2')]]] },
      { kind: 'quote', children: [text('said twice')] },
      { kind: 'code', text: 'x' },
      { kind: 'rule' },
    ]);
  });

  it('are found by their words where a heading is no rule', () => {
    expect(parseMarkdown("## 6. The Beginner's Game")).toMatchObject([{ anchor: null, id: '6-the-beginners-game' }]);
  });

  it('have figures by name, with words for those who do not see them', () => {
    expect(parseMarkdown('text\n![Two bars.](figures/bars.svg "Wide and narrow.")')).toEqual([
      { kind: 'paragraph', children: [text('text')] },
      { kind: 'figure', name: 'bars', alt: 'Two bars.', caption: 'Wide and narrow.' },
    ]);
    expect(parseMarkdown('![x](https://example.org/x.svg)')[0]?.kind).toBe('paragraph');
  });

  it('end, whatever is in them', () => {
    for (const source of ['```\nnever closed', '#', '|', '> ', '-', '[a](', '**', '\n\n\n', '[^a]', '[^a]:', '![]('])
      parseMarkdown(source);
  });
});

describe('notes', () => {
  const page = parseMarkdown(
    '### Fee {#fee}\nTen.[^up] Or more.[^lost]\n\n- one[^b] and *two*[^up]\n\n[^b]: Second.\n[^up]: **Ruling R1:** rounded\n  up.\n[^unused]: x',
  );

  it('stand at the end in the order of the text, each with its references counted', () => {
    expect(page.at(-1)).toEqual({
      kind: 'notes',
      notes: [
        {
          id: 'up',
          number: 1,
          references: 2,
          children: [{ kind: 'strong', children: [text('Ruling R1:')] }, text(' rounded up.')],
        },
        { id: 'b', number: 2, references: 1, children: [text('Second.')] },
      ],
    });
    expect(page[2]).toEqual({
      kind: 'list',
      ordered: false,
      items: [
        [
          text('one'),
          { kind: 'note', id: 'b', number: 2, time: 1 },
          text(' and '),
          { kind: 'em', children: [text('two')] },
          { kind: 'note', id: 'up', number: 1, time: 2 },
        ],
      ],
    });
  });

  it('have no number if there is nothing to lead to, and are no part of a hint', () => {
    expect(page[1]).toMatchObject({
      children: [text('Ten.'), { number: 1 }, text(' Or more.'), { id: 'lost', number: 0 }],
    });
    expect(plainText(firstParagraph(page, 'fee') ?? [])).toBe('Ten. Or more.');
  });
});

describe('inline text', () => {
  it('has stress, code and links', () => {
    expect(inline('a **b *c*** `d` [e](#nmm-3-fee) [f](https://example.org)')).toEqual([
      text('a '),
      { kind: 'strong', children: [text('b *c')] },
      text('* '),
      { kind: 'code', text: 'd' },
      text(' '),
      { kind: 'link', href: '#nmm-3-fee', children: [text('e')] },
      text(' '),
      { kind: 'link', href: 'https://example.org', children: [text('f')] },
    ]);
  });

  it('has numbers that options can change, as they are printed', () => {
    const children = inline('up to [28](option:goods-market_prices*market_slots) goods');
    expect(children[1]).toMatchObject({ kind: 'option', option: 'goods-market_prices*market_slots', printed: '28' });
    expect(plainText(children)).toBe('up to 28 goods');
  });

  it('drops addresses that could run something, and leaves tags as text', () => {
    expect(inline('[x](javascript:alert)')).toEqual([text('x')]);
    expect(inline('<img src=x onerror=y>')).toEqual([text('<img src=x onerror=y>')]);
  });
});

describe('a chapter', () => {
  const page = parseMarkdown(
    '# Game\n\n## In short\n\nWin.[^a]\n\n### A part {#x}\n\nMore.\n\n## Next\n\nElse.\n\n[^a]: A note.',
  );

  it('is all that stands under its heading, smaller headings too', () => {
    expect(chapter(page, 'in-short').map((block) => block.kind)).toEqual(['paragraph', 'heading', 'paragraph']);
  });

  it('says in short what is named and listed, without its notes', () => {
    const blocks = parseMarkdown('**Goal.** Win.[^a]\n\nAside.\n\n1. First[^a]\n\n### Part\n\n[^a]: A note.');
    expect(gist(blocks)).toEqual([
      { kind: 'paragraph', children: [{ kind: 'strong', children: [text('Goal.')] }, text(' Win.')] },
      { kind: 'list', ordered: true, items: [[text('First')]] },
    ]);
  });

  it('ends before the notes, and is empty where there is none', () => {
    expect(chapter(page, 'next').map((block) => block.kind)).toEqual(['paragraph']);
    expect(chapter(page, 'nowhere')).toEqual([]);
  });
});
