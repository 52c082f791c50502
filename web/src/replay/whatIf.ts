// What if: a finished game goes on from a moment as a table of its own, or bots play it out from there.
import { ApiProblem, request } from '../lib/api';
import { field } from '../lib/json';
import type { AskPlayouts, Joined, NewFork, Playouts } from '../lib/protocol';
import { texts } from '../lib/texts';

/** Where the game is: at a table of the house, or the text of a record file. */
export type Source = { code: string; token: string | undefined } | { record: string };

const pathOf = (source: Source, what: string): string =>
  'code' in source ? `/api/tables/${encodeURIComponent(source.code)}/${what}` : `/api/${what}`;
const tokenOf = (source: Source): string | undefined => ('code' in source ? source.token : undefined);
/** The record goes with what is asked. */
const withRecord = <T extends object>(source: Source, asked: T): string =>
  JSON.stringify('record' in source ? { ...asked, record: JSON.parse(source.record) as unknown } : asked);

export const goOn = (source: Source, fork: NewFork): Promise<Joined> =>
  request(pathOf(source, 'fork'), withRecord(source, fork), tokenOf(source));

/** Hears of every game that was played; the signal cancels. */
export async function playOut(
  source: Source,
  entry: number,
  signal: AbortSignal,
  hear: (so: Playouts) => void,
): Promise<void> {
  const asked: AskPlayouts = { entry };
  const headers: { [name: string]: string } = { 'content-type': 'application/json' };
  const token = tokenOf(source);
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const response = await fetch(pathOf(source, 'playouts'), {
    method: 'POST',
    headers,
    body: withRecord(source, asked),
    signal,
  });
  if (!response.ok || !response.body) {
    const problem: unknown = await response.json().catch(() => null);
    const message = field(problem, 'message');
    throw new ApiProblem({ code: 'playouts', message: typeof message === 'string' ? message : texts.serverTrouble });
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line) as Playouts);
  }
}
