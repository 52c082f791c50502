// Debriefs from the server.
import { follow, request } from '../lib/api';
import type { Debrief, Losses, LossesProgress } from '../lib/debrief';
import type { AskLosses } from '../lib/protocol';
import { pathOf, tokenOf, withRecord, type Source } from '../replay/whatIf';

/** Of a table whose game is over. With estimates bots say who was winning, which takes seconds. */
export const fetchDebrief = (code: string, estimates: boolean, token?: string): Promise<Debrief> =>
  request(`/api/tables/${encodeURIComponent(code)}/debrief?estimates=${estimates}`, undefined, token);

/** Of the text of a record file; the server keeps nothing of it. */
export const debriefRecord = (record: string, estimates: boolean): Promise<Debrief> =>
  request(`/api/debrief?estimates=${estimates}`, record);

/** The moves that cost a seat most, or null if the bots' time was up. Hears how far they are; the signal cancels. */
export async function findLosses(
  source: Source,
  seat: number,
  signal: AbortSignal,
  hear: (so: LossesProgress) => void,
): Promise<Losses | null> {
  const asked: AskLosses = { seat };
  let found: Losses | null = null;
  const told = (so: LossesProgress): void => {
    found = so.losses;
    hear(so);
  };
  await follow(pathOf(source, 'losses'), withRecord(source, asked), { token: tokenOf(source), signal }, told);
  return found;
}
