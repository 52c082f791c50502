// What games say, as the server sends it: the core's messages and the game's own, which come before, and the game's data.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../src/lib/protocol';
import type { Said } from '../src/lib/words';

const folder = join(import.meta.dirname, '../../messages');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Messages of a test. */
export function said(messages: string, data: Json = null): Said {
  return { messages, language: 'en', data };
}

/** The messages of a file by their ids. What is indented belongs to the message before. */
export function entriesOf(source: string): Map<string, string> {
  const entries = source.split(/^(?=[a-zA-Z-][\w-]* =)/m).map((entry) => entry.replaceAll(/^#.*\n/gm, ''));
  return new Map(
    entries.flatMap((entry) => (entry.includes(' =') ? [[entry.slice(0, entry.indexOf(' =')), entry]] : [])),
  );
}

/** What a game says in English. An edition has the messages of the game that its id begins with. */
export function saidBy(game: string): Said {
  if (!existsSync(join(folder, `en/${game}.ftl`))) return saidBy(game.slice(0, game.lastIndexOf('-')));
  const entries = new Map([...entriesOf(read('en/core.ftl')), ...entriesOf(read(`en/${game}.ftl`))]);
  return said([...entries.values()].join('\n'), JSON.parse(read(`data/${game}.json`)) as Json);
}
