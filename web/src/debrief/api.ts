// Debriefs from the server.
import { request } from '../lib/api';
import type { Debrief } from '../lib/debrief';

/** Of a table whose game is over. With estimates bots say who was winning, which takes seconds. */
export const fetchDebrief = (code: string, estimates: boolean, token?: string): Promise<Debrief> =>
  request(`/api/tables/${encodeURIComponent(code)}/debrief?estimates=${estimates}`, undefined, token);

/** Of the text of a record file; the server keeps nothing of it. */
export const debriefRecord = (record: string, estimates: boolean): Promise<Debrief> =>
  request(`/api/debrief?estimates=${estimates}`, record);
