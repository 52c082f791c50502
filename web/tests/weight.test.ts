// The page weighs what one language weighs: no file of messages is part of what every visitor loads. The server sends the one
// that is asked for.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = 'src';
/** The script of reports that are files of their own: it has no server to ask. */
const OFFLINE = join('report', 'offline.ts');

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

it('no script of the page has messages in it', () => {
  const sources = files(SOURCES).filter((path) => /\.(ts|svelte)$/.test(path));
  expect(sources.length).toBeGreaterThan(100);
  const importing = sources.filter((path) => /(from|import\()\s*['"][^'"]*\.ftl/.test(readFileSync(path, 'utf8')));
  expect(importing).toEqual([join(SOURCES, OFFLINE)]);
  // Nothing of the page imports that script in turn.
  const using = sources.filter((path) => /['"][^'"]*\/offline['"]/.test(readFileSync(path, 'utf8')));
  expect(using).toEqual([]);
});
