// Numbers as charts show them.
import { figure } from '../lib/figure';

const percent = (value: number): string => `${Math.round(value * 100)} %`;

/** Shares are shown as percentages, everything else as it is. */
export const isShare = (unit: string): boolean => /^share\b/.test(unit);

export const unitLabel = (unit: string): string => (isShare(unit) ? '' : unit);

/** To the hundredth, which is enough for money; large sums to the whole. */
export function amount(value: number, unit = ''): string {
  if (isShare(unit)) return percent(value);
  return figure(Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
}

/** With three digits that count, for estimates that may be small. */
export function estimated(value: number, unit = ''): string {
  if (isShare(unit)) return `${figure(Number((value * 100).toPrecision(3)))} %`;
  return figure(Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3)));
}

/** From nothing or below to a little above the highest, or the other way round. */
export function bounds(values: number[]): [number, number] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const room = (high - low) * 0.06;
  return [low < 0 ? low - room : 0, high > 0 ? high + room : 0];
}
