// Things move from where they were to where they go. A face names its things (`{@attach place('gold:3')}`); when an
// update draws a named thing elsewhere, it travels there. What has no element of its own (coins from one purse to
// another) is sent with `flight`. Any key or tap ends all travel at once; with reduced motion there is none.
import type { Attachment } from 'svelte/attachments';
import { preferences } from './prefs.svelte';

const DURATION = 320;
const LONGEST_FLOCK = 6;
/** Below this nobody would see that it moved. */
const NEAR = 3;

export type Thing = 'gold' | 'coin' | 'credit' | 'card' | 'cube';

const drawn = new Map<string, Set<Element>>();

/** Names what is drawn here. The same name at another place after an update is the same thing moved. */
export function place(name: string): Attachment<Element> {
  return (element) => {
    const here = drawn.get(name) ?? new Set();
    drawn.set(name, here.add(element));
    return () => {
      here.delete(element);
      if (here.size === 0 && drawn.get(name) === here) drawn.delete(name);
    };
  };
}

/** Everything that is drawn under this name. */
export function placed(name: string): Element[] {
  return [...(drawn.get(name) ?? [])];
}

export function isStill(): boolean {
  const reduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return reduced || !preferences.motion || document.visibilityState === 'hidden';
}

export type Whereabouts = Map<string, DOMRect>;

/** Where everything is now; taken just before an update is drawn. */
export function whereabouts(): Whereabouts {
  const found: Whereabouts = new Map();
  if (isStill()) return found;
  for (const name of drawn.keys()) {
    const rect = rectOf(name);
    if (rect) found.set(name, rect);
  }
  return found;
}

/** Just after an update is drawn: what is elsewhere now travels there. */
export function travel(before: Whereabouts): void {
  if (isStill()) return;
  for (const [name, from] of before) {
    const element = first(name);
    const to = element && visible(element.getBoundingClientRect());
    if (!element || !to) continue;
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) continue;
    animate(element, [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ]);
  }
}

/** Sends a few things from one named place (or element) to another. */
export function flight(thing: Thing, from: string | Element, to: string | Element, count = 1): void {
  if (isStill()) return;
  const [start, end] = [rectOf(from), rectOf(to)];
  if (!start || !end) return;
  for (let n = 0; n < Math.min(count, LONGEST_FLOCK); n += 1) {
    const ghost = document.createElement('span');
    ghost.className = `flight flight-${thing}`;
    ghost.ariaHidden = 'true';
    ghost.style.left = `${start.left + start.width / 2}px`;
    ghost.style.top = `${start.top + start.height / 2}px`;
    document.body.append(ghost);
    const [dx, dy] = [centre(end)[0] - centre(start)[0], centre(end)[1] - centre(start)[1]];
    const flying = animate(
      ghost,
      [
        { transform: 'translate(-50%, -50%) scale(.7)', opacity: 0.4 },
        { transform: `translate(calc(${dx / 2}px - 50%), calc(${dy / 2 - 24}px - 50%)) scale(1.1)`, opacity: 1 },
        { transform: `translate(calc(${dx}px - 50%), calc(${dy}px - 50%)) scale(.8)`, opacity: 0.9 },
      ],
      n * 45,
    );
    flying.finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  }
}

/** Ends all travel where it was going. */
export function arrive(): void {
  for (const animation of document.getAnimations()) if (animation.id === 'travel') animation.finish();
}

function animate(element: Element, frames: Keyframe[], delay = 0): Animation {
  const animation = element.animate(frames, {
    duration: DURATION,
    delay,
    easing: 'cubic-bezier(.3,.7,.3,1)',
    fill: 'backwards',
  });
  animation.id = 'travel';
  return animation;
}

function first(name: string): Element | undefined {
  return drawn.get(name)?.values().next().value;
}

function rectOf(where: string | Element): DOMRect | null {
  const element = typeof where === 'string' ? first(where) : where;
  return element ? visible(element.getBoundingClientRect()) : null;
}

/** Behind a tab a thing has no size; from nowhere nothing can travel. */
function visible(rect: DOMRect): DOMRect | null {
  return rect.width === 0 && rect.height === 0 ? null : rect;
}

function centre(rect: DOMRect): [number, number] {
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}
