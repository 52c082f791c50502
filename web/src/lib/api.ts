// The HTTP half of the server: the list of games, opening tables, taking seats.
import { field } from './json';
import type { GameSummary, Joined, JoinTable, NewTable, Problem, TableInfo } from './protocol';
import { texts } from './texts';

export type LobbyTable = { code: string; game: string; names: string[]; free: number };

export class ApiProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiProblem({ code: 'unreachable', message: texts.serverUnreachable });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const code = field(answer, 'code');
  const message = field(answer, 'message');
  throw new ApiProblem({
    code: typeof code === 'string' ? code : String(response.status),
    message: typeof message === 'string' ? message : texts.serverTrouble,
  });
}

let games: Promise<GameSummary[]> | null = null;

/** The games of the house; asked for once, and again after a failure. */
export function listGames(): Promise<GameSummary[]> {
  games ??= request<GameSummary[]>('/api/games').catch((problem: unknown) => {
    games = null;
    throw problem;
  });
  return games;
}

export async function findGame(id: string): Promise<GameSummary | undefined> {
  return (await listGames()).find((game) => game.id === id);
}

/** The public tables; a house without a lobby has none. */
export const listTables = (): Promise<LobbyTable[]> => request<LobbyTable[]>('/api/tables').catch(() => []);

export const openTable = (table: NewTable): Promise<Joined> => request('/api/tables', table);

export const takeSeat = (code: string, who: JoinTable): Promise<Joined> =>
  request(`/api/tables/${encodeURIComponent(code)}/seats`, who);

/** Whether there is such a table; throws what is in the way. */
export const findTable = (code: string): Promise<TableInfo> => request(`/api/tables/${encodeURIComponent(code)}`);

export function socketAddress(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
}
