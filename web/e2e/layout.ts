// Whether a table stays put: looked at from inside the page, before every move. What is asked, the choices, what one holds
// and what the question is about are seen whole and lie under nothing; parts of the board keep their places.
import { expect, type Page } from '@playwright/test';
import { typical, type Needed } from './typical';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};
export type Size = keyof typeof SIZES;

/** Where the parts of a board are, by name, from the top of the board. */
export type Places = { [part: string]: { x: number; y: number } };
type Seen = { step: string; wrong: string[]; places: Places };

const { needed: NEEDED } = await typical();

/** Looks at the table as it is. Self-contained: the function is sent into the page as text. */
function inspect({ needed, size }: { needed: Needed[string]; size: Size }): Seen {
  const wrong: string[] = [];
  const table = document.querySelector<HTMLElement>('.table');
  const step = table?.dataset['step'] ?? '';
  const nameOf = (element: Element): string =>
    `${element.getAttribute('data-part') ?? element.getAttribute('data-testid') ?? element.className} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  /** What of an element is inside everything that scrolls around it, and on the screen. */
  const seenOf = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const expectSeen = (element: Element | null | undefined, why: string): void => {
    if (!element) return void wrong.push(`${why}: not there`);
    const [whole, seen] = [element.getBoundingClientRect(), seenOf(element)];
    if (whole.width === 0) return void wrong.push(`${why}: ${nameOf(element)} is hidden`);
    if (whole.height - seen.height > 3 || whole.width - seen.width > 3)
      return void wrong.push(
        `${why}: of ${nameOf(element)} ${Math.round(seen.width)}×${Math.round(seen.height)} are seen, not ${Math.round(whole.width)}×${Math.round(whole.height)}`,
      );
    // Near its corners and in its middle nothing else is hit: what lies around it or in it is no cover.
    for (const [x, y] of [
      [seen.left + seen.width / 2, seen.top + seen.height / 2],
      [seen.left + 6, seen.top + 6],
      [seen.right - 6, seen.bottom - 6],
    ] as const) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !element.contains(hit) && !hit.contains(element))
        wrong.push(`${why}: ${nameOf(element)} lies under ${nameOf(hit)}`);
    }
  };

  expectSeen(document.querySelector('[data-testid=asked]'), 'what is asked');
  const actions = document.querySelector('[data-testid=actions]');
  const live = (selector: string): HTMLElement | undefined =>
    [...(actions?.querySelectorAll<HTMLElement>(selector) ?? [])].find((button) => button.checkVisibility());
  const form = live('form[data-form]:not(.inline)');
  if (form) expectSeen(form.querySelector('[data-commit]'), 'what sends the form');
  else expectSeen(live('[data-action], [data-commit], [data-open]'), 'the first choice');
  // An offer that waits for my answer is read without scrolling.
  const offer = live('[data-to-me] .terms');
  if (offer) expectSeen(offer, 'the offer to me');
  const asked = live('[data-confirm=yes]');
  if (asked) expectSeen(asked, 'the confirmation');

  for (const [name, { always, beside, desktop }] of Object.entries(needed)) {
    if (name !== '*' && !step.startsWith(name)) continue;
    if (always) {
      const found = [...document.querySelectorAll(always)];
      if (found.length === 0) wrong.push(`${step}: no ${always}`);
      for (const element of found) expectSeen(element, step);
    }
    const parts = [
      size === 'desktop' || size === 'tablet' ? beside : undefined,
      size === 'desktop' ? desktop : undefined,
    ];
    for (const part of parts)
      if (part) for (const element of document.querySelectorAll(part)) expectSeen(element, step);
  }

  const areas = ['.top', '.tabs', '.board', '.mine', 'footer'].flatMap((selector) => {
    const area = document.querySelector(`.table > ${selector}`);
    return area?.checkVisibility() ? [{ selector, box: area.getBoundingClientRect() }] : [];
  });
  for (const [at, one] of areas.entries())
    for (const other of areas.slice(at + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 1 && high > 1) wrong.push(`${one.selector} and ${other.selector} share ${wide}×${high}`);
    }

  const board = document.querySelector('.table > .board');
  const origin = board?.getBoundingClientRect();
  const places: Places = {};
  for (const part of document.querySelectorAll<HTMLElement>('.board [data-part]')) {
    const { x, y } = part.getBoundingClientRect();
    places[part.dataset['part'] ?? ''] = {
      x: Math.round(x - (origin?.x ?? 0)),
      y: Math.round(y - (origin?.y ?? 0) + (board?.scrollTop ?? 0)),
    };
  }
  return { step, wrong: [...new Set(wrong)], places };
}

/** What comes after a list that grows with the game: everybody's shares, then the loan desk and the contracts. */
const AFTER_LISTS = ['desk', 'contracts'];
/** What is wrong for longer, in milliseconds, is seen by somebody who plays. */
const MOMENT = 300;
/** A part that shifts by less stays where it is. */
const STAYED = 3;

/** A table that is looked at again and again. */
export class Watched {
  private first: { step: string; places: Places } | null = null;
  /** Each kind of fault once, with the step it was first seen in. */
  readonly faults = new Map<string, string>();
  looks = 0;

  constructor(
    private readonly page: Page,
    private readonly game: string,
    readonly size: Size,
  ) {}

  async look(): Promise<void> {
    const { game, size } = this;
    const look = async (): Promise<Seen> => {
      // What people see is what is painted: a page that was resized has not been laid out anew before its next frame.
      await this.page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
      return this.page.evaluate(inspect, { needed: NEEDED[game] ?? {}, size });
    };
    let seen = await look();
    // Bots act meanwhile, and between their step and the next choices the page is empty for a moment.
    if (seen.wrong.length > 0) {
      await this.page.waitForTimeout(MOMENT);
      seen = await look();
    }
    const { step, wrong, places } = seen;
    this.looks += 1;
    for (const fault of wrong) this.note(fault.replace(/\d+/g, '#'), `${step}: ${fault}`);
    this.first ??= { step, places };
    for (const [part, { x, y }] of Object.entries(places)) {
      const was = this.first.places[part];
      if (AFTER_LISTS.includes(part)) continue;
      if (was && (Math.abs(was.x - x) > STAYED || Math.abs(was.y - y) > STAYED))
        this.note(
          `${part} moved`,
          `${step}: ${part} is at ${x}, ${y}; in ${this.first.step} it was at ${was.x}, ${was.y}`,
        );
    }
  }

  private note(kind: string, fault: string): void {
    if (!this.faults.has(kind)) this.faults.set(kind, fault);
  }

  expectStill(): void {
    expect(this.looks, 'looks').toBeGreaterThan(3);
    expect.soft([...this.faults.values()], `${this.game}, ${this.size}`).toEqual([]);
  }
}
