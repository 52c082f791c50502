// Where the visitor is: `/`, `/#new/GAME`, `/#rules/GAME`, `/t/CODE`, `/t/CODE/replay#ENTRY`, `/t/CODE/debrief`, `/lab`, `/replay` and
// `/debrief` for a record file, `/class` to open one, `/c/CODE` with `/teach`, `/board` and `/debrief`, or `/handout/GAME`. Addresses hold no secret, but for a moment: a
// link for another device, the personal link of a seat, or a link of a class brings a word behind `#`, which is taken out of the address as soon as it is read.

export type Place =
  | { page: 'home'; view: 'games' | 'new' | 'rules'; game: string }
  | { page: 'table'; code: string }
  /** A class: `new` to open one, else what somebody with its code comes for. */
  | { page: 'class'; view: 'new' }
  | { page: 'class'; view: 'pupil' | 'teach' | 'board' | 'debrief'; code: string; game: number | null }
  /** The rules of a game on one page of paper. */
  | { page: 'handout'; game: string; code: string | null }
  /** Rules tried out with bots. */
  | { page: 'lab' }
  /** What happened to the money in a game of the house or, without a code, in a record file. */
  | { page: 'debrief'; code: string | null }
  /** A game looked at again, likewise. */
  | { page: 'replay'; code: string | null; entry: number | null; viewer: string | null };

export function placeOf(path: string, hash = '', search = ''): Place {
  const replayed = /^(?:\/t\/([A-Za-z0-9-]+))?\/replay\/?$/.exec(path);
  if (replayed) {
    const entry = /^#(\d+)$/.exec(hash)?.[1];
    const viewer = new URLSearchParams(search).get('as');
    return {
      page: 'replay',
      code: replayed[1]?.toUpperCase() ?? null,
      entry: entry === undefined ? null : Number(entry),
      viewer,
    };
  }
  const debriefed = /^(?:\/t\/([A-Za-z0-9-]+))?\/debrief\/?$/.exec(path);
  if (debriefed) return { page: 'debrief', code: debriefed[1]?.toUpperCase() ?? null };
  if (/^\/lab\/?$/.test(path)) return { page: 'lab' };
  if (/^\/class\/?$/.test(path)) return { page: 'class', view: 'new' };
  const [, classCode, classView = 'pupil'] = /^\/c\/([A-Za-z0-9-]+)(?:\/(teach|board|debrief))?\/?$/.exec(path) ?? [];
  if (classCode !== undefined) {
    const game = Number(new URLSearchParams(search).get('game') ?? Number.NaN);
    return {
      page: 'class',
      view: classView as 'pupil' | 'teach' | 'board' | 'debrief',
      code: classCode.toUpperCase(),
      game: Number.isInteger(game) ? game : null,
    };
  }
  const handout = /^\/handout\/([\w-]+)\/?$/.exec(path)?.[1];
  if (handout !== undefined)
    return { page: 'handout', game: handout, code: new URLSearchParams(search).get('class')?.toUpperCase() ?? null };
  const code = /^\/t\/([A-Za-z0-9-]+)\/?$/.exec(path)?.[1];
  if (code !== undefined) return { page: 'table', code: code.toUpperCase() };
  const [, view, game] = /^#(new|rules)\/([\w-]+)$/.exec(hash) ?? [];
  if (view === undefined || game === undefined) return { page: 'home', view: 'games', game: '' };
  return { page: 'home', view: view === 'new' ? 'new' : 'rules', game };
}

/** The code of a table in what somebody typed or pasted: a code, with spaces or dashes where people put them, or a link. */
export function codeIn(typed: string): string | null {
  const code = typed
    .trim()
    .replace(/^.*\/[tc]\//, '')
    .replace(/[?#].*$/, '')
    .replace(/[\s/]+/g, '')
    .toUpperCase();
  return /^[A-Z0-9-]+$/.test(code) ? code : null;
}

/** The word of a link for another device, which works once, or of one's personal link (`isKept`). */
export function deviceSecret(hash: string): { secret: string; isKept: boolean } | null {
  const [, kind, secret] = /^#(device|seat)=([\w-]+)$/.exec(hash) ?? [];
  return secret === undefined ? null : { secret, isKept: kind === 'seat' };
}

/** The word of a link to the teacher's or the beamer's board. */
export function boardKey(hash: string): string | null {
  return /^#key=([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;
}

class Router {
  place = $state<Place>(placeOf(location.pathname, location.hash, location.search));
  /** Read once, at the first look at the address. */
  device = deviceSecret(location.hash);
  key = boardKey(location.hash);

  constructor() {
    if (this.device !== null || this.key !== null) history.replaceState(null, '', location.pathname);
    addEventListener('popstate', () => (this.place = placeOf(location.pathname, location.hash, location.search)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = placeOf(location.pathname, location.hash, location.search);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Lets a plain link change the page without loading it anew; modified clicks stay the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
