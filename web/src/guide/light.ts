// Marks what a lesson is about: `data-lit` on everything that fits one of the places. The boards draw themselves anew as
// they like, so the marks are put again whenever something is drawn.
import { isStill, placed } from '../lib/motion';
import type { PagePlace } from './lesson';

/** Marks where the wanted move is made, and what is to be looked at (things on the board, or names that a face gives its
    places), within `root` until the function that is returned is called. */
export function light(
  root: HTMLElement,
  places: { wanted: readonly PagePlace[]; shown: readonly string[] },
): () => void {
  let seen = false;
  const mark = (): void => {
    const wanted = findAll(root, places.wanted);
    const looked = places.shown.flatMap((name) => [...findAll(root, [thing(name)]), ...placed(name)]);
    const shown = looked.filter((element) => root.contains(element) && !wanted.includes(element));
    for (const element of root.querySelectorAll('[data-lit]')) {
      if (!wanted.includes(element) && !shown.includes(element)) element.removeAttribute('data-lit');
    }
    for (const element of wanted) set(element, 'wanted');
    for (const element of shown) set(element, 'shown');
    const first = [...wanted, ...shown].find((element) => element.getBoundingClientRect().width > 0);
    if (first && !seen) {
      seen = true;
      if (!isInSight(first)) first.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-element', 'data-key', 'data-does', 'aria-pressed', 'data-action', 'data-concerns', 'class'],
  });
  mark();
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll('[data-lit]')) element.removeAttribute('data-lit');
  };
}

function thing(name: string): PagePlace {
  return { selector: '[data-element]', is: (element) => element.getAttribute('data-element') === name };
}

function set(element: Element, kind: string): void {
  if (element.getAttribute('data-lit') !== kind) element.setAttribute('data-lit', kind);
}

function findAll(root: HTMLElement, places: readonly PagePlace[]): Element[] {
  return places.flatMap(({ selector, is }) => [...root.querySelectorAll(selector)].filter(is));
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
