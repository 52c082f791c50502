// The HTTP half of the server: the list of games, opening tables, taking seats.
import { field } from './json';
import type {
  CheckedSetup,
  CheckSetup,
  GameSummary,
  Joined,
  JoinTable,
  Json,
  ListedGame,
  LobbyTable,
  NewGuided,
  NewTable,
  PrintedDeck,
  Problem,
  Replay,
  TableInfo,
  TableSummary,
} from './protocol';
import { languageHeader } from './languages';
import { problemText, texts } from './texts';

export class ApiProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problemText(problem));
  }
}

/** Whether a table is not there any more because nobody used it; the rest of the code says what became of its record. */
export function isCleared(code: string): boolean {
  return code.startsWith('cleared_');
}

export async function request<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: { [name: string]: string } = languageHeader();
  if (body !== undefined) headers['content-type'] = 'application/json';
  // In a header, never in the address.
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  // Text is JSON already.
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body: text };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiProblem({ code: 'unreachable', message: texts.serverUnreachable });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw problemIn(response, answer);
}

/** Why the server refused, in the language of the page. */
export function problemIn(response: Response, answer: unknown): ApiProblem {
  const code = field(answer, 'code');
  const message = field(answer, 'message');
  const detail = field(answer, 'detail');
  return new ApiProblem({
    code: typeof code === 'string' ? code : String(response.status),
    message: typeof message === 'string' ? message : texts.serverTrouble,
    ...(typeof detail === 'string' ? { detail } : {}),
  });
}

/** Work that takes a while: hears every line of JSON that comes of it. The signal cancels. */
export async function follow<T>(
  path: string,
  body: string,
  { token, signal }: { token?: string | undefined; signal: AbortSignal },
  hear: (line: T) => void,
): Promise<void> {
  const headers: { [name: string]: string } = { ...languageHeader(), 'content-type': 'application/json' };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const response = await fetch(path, { method: 'POST', headers, body, signal });
  if (!response.ok || !response.body) throw problemIn(response, await response.json().catch(() => null));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line) as T);
  }
}

const asked = new Map<string, Promise<unknown>>();

/** What does not change while the page is open: asked for once, and again after a failure. */
function once<T>(path: string): Promise<T> {
  const known = asked.get(path) as Promise<T> | undefined;
  if (known) return known;
  const fresh = request<T>(path).catch((problem: unknown) => {
    asked.delete(path);
    throw problem;
  });
  asked.set(path, fresh);
  return fresh;
}

/** The games of the house, without their options, sentences and rules. */
export const listGames = (): Promise<ListedGame[]> => once('/api/games');

/** One game with all that belongs to it. */
export const findGame = (id: string): Promise<GameSummary> => once(`/api/games/${encodeURIComponent(id)}`);

/** The printed decks of a game, to make one's own of. */
export const printedDecks = (id: string): Promise<PrintedDeck[]> => once(`/api/games/${encodeURIComponent(id)}/decks`);

/** Whether a table could be opened with this; if not, the problem says what is wrong and where. */
export const checkSetup = (id: string, what: CheckSetup): Promise<CheckedSetup> =>
  request(`/api/games/${encodeURIComponent(id)}/check`, what);

export const listTables = (): Promise<LobbyTable[]> => request('/api/tables');

export const openTable = (table: NewTable): Promise<Joined> => request('/api/tables', table);

/** Opens a guided game of this game. */
export const openGuided = (id: string, who: NewGuided): Promise<Joined> =>
  request(`/api/games/${encodeURIComponent(id)}/guided`, who);

export const takeSeat = (code: string, who: JoinTable): Promise<Joined> =>
  request(`/api/tables/${encodeURIComponent(code)}/seats`, who);

/** Another device takes the seats of the one that gave it the secret. */
export const takeOver = (code: string, secret: string): Promise<Joined> =>
  request(`/api/tables/${encodeURIComponent(code)}/device`, { secret });

/** The address under which others reach this house: on the machine it runs on, the page may be at one only it knows. */
export async function reachableOrigin(): Promise<string> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return location.origin;
  const found: unknown = await request<unknown>('/api/address').catch(() => null);
  const address = field(found, 'url');
  return typeof address === 'string' && address !== '' ? address.replace(/\/$/, '') : location.origin;
}

/** Whether there is such a table; throws what is in the way. */
export const findTable = (code: string, token?: string): Promise<TableInfo> =>
  request(`/api/tables/${encodeURIComponent(code)}`, undefined, token);

/** Who plays at a table, who is waited for and since when. */
export const summarize = (code: string, token: string): Promise<TableSummary> =>
  request(`/api/tables/${encodeURIComponent(code)}/summary`, undefined, token);

/** The record of a game that is over: every entry, the seed and everyone's part in it. */
export const fetchRecord = (code: string, token?: string): Promise<Json> =>
  request(`/api/tables/${encodeURIComponent(code)}/record`, undefined, token);

/** A game from its deal on, through these eyes: `spectator`, `all` or a seat's number. */
export function fetchReplay(code: string, viewer: string | null, token?: string): Promise<Replay> {
  const eyes = viewer === null ? '' : `?viewer=${encodeURIComponent(viewer)}`;
  return request(`/api/tables/${encodeURIComponent(code)}/replay${eyes}`, undefined, token);
}

/** The same for the text of a record file; the server keeps nothing of it. */
export function openRecord(record: string, viewer: string): Promise<Replay> {
  return request(`/api/replay?viewer=${encodeURIComponent(viewer)}`, record);
}

export function socketAddress(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
}
