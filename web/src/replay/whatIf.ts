// What if: a finished game goes on from a moment as a table of its own, or bots play it out from there.
import { follow, request } from '../lib/api';
import type { AskPlayouts, Joined, NewFork, Playouts } from '../lib/protocol';

/** Where the game is: at a table of the house, or the text of a record file. */
export type Source = { code: string; token: string | undefined } | { record: string };

export const pathOf = (source: Source, what: string): string =>
  'code' in source ? `/api/tables/${encodeURIComponent(source.code)}/${what}` : `/api/${what}`;
export const tokenOf = (source: Source): string | undefined => ('code' in source ? source.token : undefined);
/** The record goes with what is asked. */
export const withRecord = <T extends object>(source: Source, asked: T): string =>
  JSON.stringify('record' in source ? { ...asked, record: JSON.parse(source.record) as unknown } : asked);

export const goOn = (source: Source, fork: NewFork): Promise<Joined> =>
  request(pathOf(source, 'fork'), withRecord(source, fork), tokenOf(source));

/** Hears of every game that was played; the signal cancels. */
export function playOut(
  source: Source,
  entry: number,
  signal: AbortSignal,
  hear: (so: Playouts) => void,
): Promise<void> {
  const asked: AskPlayouts = { entry };
  return follow(pathOf(source, 'playouts'), withRecord(source, asked), { token: tokenOf(source), signal }, hear);
}
