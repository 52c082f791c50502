// Classes from the server.
import { problemIn, request } from '../lib/api';
import type { ClassDebrief } from '../lib/debrief';
import { languageHeader } from '../lib/languages';
import type { ClassBoard, ClassInfo, ClassOpened, NewClass, NewPupil, PupilJoined, Teach } from '../lib/protocol';

const at = (code: string, part = ''): string => `/api/classes/${encodeURIComponent(code)}${part}`;

export const openClass = (wanted: NewClass): Promise<ClassOpened> => request('/api/classes', wanted);
export const findClass = (code: string, token?: string): Promise<ClassInfo> => request(at(code), undefined, token);
export const enterClass = (code: string, who: NewPupil): Promise<PupilJoined> => request(at(code, '/pupils'), who);
export const askToReturn = (code: string, pupil: number): Promise<PupilJoined> =>
  request(at(code, '/return'), { pupil });
export const fetchBoard = (code: string, token: string): Promise<ClassBoard> =>
  request(at(code, '/board'), undefined, token);
export const teach = (code: string, token: string, wish: Teach): Promise<ClassBoard> =>
  request(at(code, '/teach'), wish, token);
export const castVote = (code: string, token: string, proposal: number): Promise<ClassInfo> =>
  request(at(code, '/vote'), { proposal }, token);
export const fetchClassDebrief = (code: string, token: string, game: number | null): Promise<ClassDebrief> =>
  request(at(code, `/debrief${game === null ? '' : `?game=${game}`}`), undefined, token);

/** A file of the teacher's; its address needs the token, so it is fetched and not linked to. */
export async function fetchExport(code: string, token: string, what: string, game: number | null): Promise<Blob> {
  const path = at(code, `/export?what=${what}${game === null ? '' : `&game=${game}`}`);
  const response = await fetch(path, { headers: { ...languageHeader(), authorization: `Bearer ${token}` } });
  if (!response.ok) throw problemIn(response, await response.json().catch(() => null));
  return response.blob();
}
