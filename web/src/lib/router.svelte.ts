// Where the visitor is: `/`, `/#new/GAME`, `/#rules/GAME`, `/t/CODE`, `/t/CODE/replay#ENTRY`, `/t/CODE/debrief`, or `/replay` and
// `/debrief` for a record file. Addresses hold no secret, but for a moment: a
// link for another device brings a one-time word behind `#`, which is taken out of the address as soon as it is read.

export type Place =
  | { page: 'home'; view: 'games' | 'new' | 'rules'; game: string }
  | { page: 'table'; code: string }
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
    .replace(/^.*\/t\//, '')
    .replace(/[?#].*$/, '')
    .replace(/[\s/]+/g, '')
    .toUpperCase();
  return /^[A-Z0-9-]+$/.test(code) ? code : null;
}

/** The one-time word of a link for another device. */
export function deviceSecret(hash: string): string | null {
  return /^#device=([\w-]+)$/.exec(hash)?.[1] ?? null;
}

class Router {
  place = $state<Place>(placeOf(location.pathname, location.hash, location.search));
  /** Read once, at the first look at the address. */
  device = deviceSecret(location.hash);

  constructor() {
    if (this.device !== null) history.replaceState(null, '', location.pathname);
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
