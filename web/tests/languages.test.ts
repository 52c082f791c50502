// The page writes numbers as the browser does for a language, the server as the language's own file says: they must agree.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figureIn } from '../src/lib/figure';
import { isRightToLeft } from '../src/lib/language';
import { Messages } from '../src/lib/messages';
import { entriesOf } from './said';

const languages = readdirSync('../messages').filter((name) => existsSync(`../messages/${name}/core.ftl`));
const english = readFileSync('../messages/en/core.ftl', 'utf8');

it('there is English, and what is not language has no messages', () => {
  expect(languages).toContain('en');
  expect(languages).not.toContain('data');
});

describe.each(languages)('%s', (language) => {
  const own = readFileSync(`../messages/${language}/core.ftl`, 'utf8');
  const entries = new Map([...entriesOf(english), ...entriesOf(own)]);
  const messages = new Messages([...entries.values()].join('\n'), language);
  const mark = (key: string): string => {
    const pattern = messages.get('number', key)?.value;
    return pattern == null ? '' : messages.format(pattern, {}, () => '');
  };

  it('writes numbers as its own file says', () => {
    const written = figureIn(language)(-1234567.5);
    expect(written).toBe(`−1${mark('group')}234${mark('group')}567${mark('decimal')}5`);
    expect(figureIn(language)(1000)).toBe(`1${mark('group')}000`);
  });

  it('is known by its direction', () => {
    const locale = new Intl.Locale(language) as Intl.Locale & { textInfo?: { direction: string } };
    expect(isRightToLeft(language)).toBe(locale.textInfo?.direction === 'rtl');
  });
});
