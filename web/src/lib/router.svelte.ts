// Where the visitor is: `/` or `/t/CODE`. Addresses hold no secret.

export type Place = { page: 'home' } | { page: 'table'; code: string };

export function placeOf(path: string): Place {
  const code = /^\/t\/([A-Za-z0-9-]+)\/?$/.exec(path)?.[1];
  return code === undefined ? { page: 'home' } : { page: 'table', code: code.toUpperCase() };
}

class Router {
  place = $state<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = placeOf(path);
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
  router.go(link.pathname);
}
