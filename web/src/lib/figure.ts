import { isRightToLeft, language, locale } from './language';

const FORMATS = new Map<string, (value: number) => string>();

/** How a language writes numbers: thousands apart, and a minus of a digit's width. A sum that is rounded to nothing
    is never "−0". Made once: a formatter takes longer to make than a thousand numbers to write. */
export function figureIn(tag: string): (value: number) => string {
  const known = FORMATS.get(tag);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 20, useGrouping: 'always' });
  const figure = (value: number): string => format.format(value === 0 ? 0 : value).replace('-', '−');
  FORMATS.set(tag, figure);
  return figure;
}

/** A number as it is shown everywhere on the page. */
export function figure(value: number): string {
  return signsFirst(figureIn(locale())(value));
}

/** A change: what is more has a plus, nothing has no sign. */
export function signed(value: number): string {
  return signsFirst(`${value > 0 ? '+' : ''}${figureIn(locale())(value)}`);
}

/** In a text from right to left a sign would be drawn behind its number; a mark of direction keeps it in front. Fluent sets
    what it fills into a message apart: there the sign goes in with its number. */
export function signsFirst(text: string): string {
  if (!isRightToLeft(language())) return text;
  return text
    .replace(/(?<![\p{L}\p{N}])[+−×](?=\p{N})/gu, '\u200e$&')
    .replace(/([+−×])\u2068(?=\p{N})/gu, '\u2068\u200e$1');
}
