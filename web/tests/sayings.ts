// What a message says, in any language of the house.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Figure, Messages } from '../src/lib/messages';

const folder = join(import.meta.dirname, '../../messages');
export const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));

/** The message of a game with one number filled in. */
export function sayNumber(
  [language, game, section, key]: [string, string, string, string],
  name: string,
  value: number,
): string {
  const messages = new Messages(readFileSync(join(folder, language, `${game}.ftl`), 'utf8'), language);
  const pattern = messages.get(section, key)?.value;
  if (pattern == null) throw new Error(`${language}: ${section}-${key}`);
  return messages.format(pattern, { [name]: new Figure(value) }, (_, one) => String(one));
}
