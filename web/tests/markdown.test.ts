// Rules pages become text, never markup.
import { describe, expect, it } from 'vitest';
import { inline, parseMarkdown, ruleTitles } from '../src/lib/markdown';

const text = (value: string) => ({ kind: 'text', text: value });

describe('blocks', () => {
  it('have headings with the anchors of rules', () => {
    expect(parseMarkdown("### The Banker's fee {#nmm-3-fee}\nTen percent.\nRounded up.")).toEqual([
      { kind: 'heading', level: 3, anchor: 'nmm-3-fee', children: [text("The Banker's fee")] },
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

  it('end, whatever is in them', () => {
    for (const source of ['```\nnever closed', '#', '|', '> ', '-', '[a](', '**', '\n\n\n']) parseMarkdown(source);
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

  it('drops addresses that could run something, and leaves tags as text', () => {
    expect(inline('[x](javascript:alert)')).toEqual([text('x')]);
    expect(inline('<img src=x onerror=y>')).toEqual([text('<img src=x onerror=y>')]);
  });
});
