// Marks what a lesson is about: `data-lit` on everything that fits one of the places. The boards draw themselves anew as
// they like, so the marks are put again whenever something is drawn.
import { isStill, placed } from '../lib/motion';
import type { PagePlace } from './lesson';

/** The share of a thing that has to be seen for it to be in sight. */
const MOST = 0.8;

/** Marks where the wanted move is made, and what is to be looked at (things on the board, or names that a face gives its
    places), within `root` until the function that is returned is called. */
export function light(
  root: HTMLElement,
  places: { wanted: readonly PagePlace[]; shown: readonly string[] },
): () => void {
  const sought = new Set<string>();
  /** Brings one of these into sight, once: from then on the board stays where its reader scrolls it. */
  const show = (what: string, elements: readonly Element[]): void => {
    const drawn = elements.filter((element) => element.getBoundingClientRect().width > 0);
    if (sought.has(what) || drawn.length === 0) return;
    sought.add(what);
    if (!drawn.some(isInSight)) drawn[0]?.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
  };
  const mark = (): void => {
    const wanted = findAll(root, places.wanted);
    const looked = places.shown.map((name) =>
      [...findAll(root, [thing(name)]), ...placed(name)].filter((element) => root.contains(element)),
    );
    const shown = looked.flat().filter((element) => !wanted.includes(element));
    for (const element of root.querySelectorAll('[data-lit]')) {
      if (!wanted.includes(element) && !shown.includes(element)) element.removeAttribute('data-lit');
    }
    for (const element of wanted) set(element, 'wanted');
    for (const element of shown) set(element, 'shown');
    show('wanted', wanted);
    show('shown', looked[0] ?? []);
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

/** Whether one sees most of it, as far as what scrolls around it has room for that. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  let [from, to] = [0, window.innerHeight];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    [from, to] = [Math.max(from, box.top), Math.min(to, box.bottom)];
  }
  return Math.min(bottom, to) - Math.max(top, from) >= MOST * Math.min(height, to - from);
}
