// No sentence stands in a component: whatever people read or hear is a message, so that it can be said in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, it } from 'vitest';

type Node = { type: string; [key: string]: unknown };

/** Attributes whose words people read or hear. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** What is no language: names of dice and keys, and the ticker tape in a picture. */
const SIGNS = ['D4', 'D6', 'D12', 'D20', 'Esc', 'RAIL 41 ▲ STEEL 88 ▲ RADIO 105 ▼ OIL 62 ▼ GOLD 20'];

/** Names that are the same in every language. */
const NAMES = ['Counting House'];

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !SIGNS.includes(text.trim());

/** The texts that an expression can become: literals themselves, what stands beside a `?`, `??` or `+`, and templates. */
function literalsIn(expression: unknown): string[] {
  const node = expression as Node | null | undefined;
  switch (node?.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral':
      return [
        ...(node['quasis'] as Node[]).map((part) => (part['value'] as { cooked: string }).cooked),
        ...(node['expressions'] as Node[]).flatMap(literalsIn),
      ];
    case 'ConditionalExpression':
      return [...literalsIn(node['consequent']), ...literalsIn(node['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node['operator'] === '===' || node['operator'] === '!=='
        ? []
        : [...literalsIn(node['left']), ...literalsIn(node['right'])];
    default:
      return [];
  }
}

function textsOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : [value];
  return (parts as Node[]).flatMap((part) =>
    part.type === 'Text' ? [String(part['data'])] : part.type === 'ExpressionTag' ? literalsIn(part['expression']) : [],
  );
}

/** Everything that the markup of a component says by itself. */
function saidBy(source: string): string[] {
  const said: string[] = [];
  const walk = (value: unknown, isSpoken: boolean): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, isSpoken);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    if (node.type === 'Text' && isSpoken) said.push(String(node['data']));
    if (node.type === 'ExpressionTag' && isSpoken) said.push(...literalsIn(node['expression']));
    if (node.type === 'StyleDirective' || node.type === 'ClassDirective') return;
    if (node.type === 'Attribute') {
      if (SPOKEN.includes(String(node['name'])) && node['value'] !== true) said.push(...textsOf(node['value']));
      return;
    }
    for (const [key, inner] of Object.entries(node)) if (key !== 'expression') walk(inner, isSpoken);
  };
  walk(parse(source, { modern: true }).fragment, true);
  return said.filter(hasWords).map((text) => text.trim());
}

/** Literals of a script that read like a sentence: several words, of which one begins with a capital or the last ends with a
    full stop. What is thrown is for whoever works on the page. */
function sentencesIn(file: string, source: string): string[] {
  const script = file.endsWith('.svelte')
    ? [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n')
    : source;
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
        ? node.text
        : '';
    if (/\p{L}{2,} \p{L}{2,}/u.test(text) && /^\p{Lu}\p{Ll}|[.!?…]$/u.test(text.trim())) found.push(text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true));
  return found;
}

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));

it('a literal that people would read is found', () => {
  expect(saidBy('<p>Hello {name}</p>')).toEqual(['Hello']);
  expect(saidBy("<p title={isNew ? 'New here' : ''}>{count} {count === 1 ? 'coin' : 'coins'}</p>")).toEqual([
    'New here',
    'coin',
    'coins',
  ]);
  expect(saidBy('<button aria-label="Close it" class="big"><i>×</i></button>')).toEqual(['Close it']);
  expect(saidBy('{#if a}<Card label={`Card ${n}`} kind="loan" />{/if}')).toEqual(['Card']);
  expect(saidBy('<p class="wide">{texts.hello} D12</p>')).toEqual([]);
});

it('no component says anything that is not a message', () => {
  const found = components.flatMap((file) =>
    saidBy(readFileSync(join('src', file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('no script says anything that is not a message', () => {
  expect(sentencesIn('a.ts', "const a = [`Pay ${n} coins now.`, 'grid-row wide', 'Not so fast.'];")).toEqual([
    ' coins now.',
    'Not so fast.',
  ]);
  const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  const found = scripts.flatMap((file) =>
    sentencesIn(file, readFileSync(join('src', file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found.filter((one) => !NAMES.some((name) => one.endsWith(`: ${name}`)))).toEqual([]);
});
