import { locale } from './language';

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
  return figureIn(locale())(value);
}
