// Text on every ground of every game, on paper and in ink, has the contrast that AA asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifests } from '../src/games';

type Tokens = { [name: string]: [light: string, dark: string] };

function tokensOf(css: string, selector: string): Tokens {
  const tokens: Tokens = {};
  for (const [, selectors = '', body = ''] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue;
    for (const [, name = '', light = '', dark] of body.matchAll(
      /--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{3,8})(?:,\s*(#[0-9a-f]{3,8})\))?;/g,
    )) {
      tokens[name] = [light, dark ?? light];
    }
  }
  return tokens;
}

function luminance(colour: string): number {
  const long = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const house = {
  ...tokensOf(readFileSync('src/app.css', 'utf8'), ':root'),
  ...tokensOf(readFileSync('src/palettes.css', 'utf8'), ':root'),
};
const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const sheets = folders.map(({ name }) => readFileSync(`src/games/${name}/palette.css`, 'utf8'));
const games = new Set(
  sheets.flatMap((css) => [...css.matchAll(/\[data-game='([\w-]+)'\]/g)].map(([, game = '']) => game)),
);
const palettes: { [name: string]: Tokens } = {
  house,
  ...Object.fromEntries(
    [...games].map((game) => [game, { ...house, ...tokensOf(sheets.join('\n'), `[data-game='${game}']`) }]),
  ),
};

it('knows the palette of every game that has a face', () => {
  expect([...games].sort()).toEqual(manifests.map(({ id }) => id).sort());
});

const GROUNDS = ['ground', 'paper', 'raised', 'sunk'];
const PAIRS: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'accent', 'gold', 'alarm', 'second-ink'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ...['ink', 'accent'].map((text): [string, string] => [text, 'accent-soft']),
  ['accent-ink', 'accent'],
  ['gold', 'gold-soft'],
  ['ink', 'gold-soft'],
  ['alarm', 'alarm-soft'],
];

describe.each(Object.keys(palettes))('%s', (game) => {
  it.each(['light', 'dark'])('%s: every text can be read', (theme) => {
    const of = (name: string): string => palettes[game]?.[name]?.[theme === 'light' ? 0 : 1] ?? '';
    const faint = PAIRS.filter(([text, ground]) => !(contrast(of(text), of(ground)) >= 4.5));
    expect(faint.map(([text, ground]) => `${text} on ${ground}: ${contrast(of(text), of(ground)).toFixed(2)}`)).toEqual(
      [],
    );
  });
});
