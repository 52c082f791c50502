// One voice for a page: everything that is to be heard at a table is said in its one live region (`Announcer`). Several regions
// would speak over each other, and none would know what is said first. A part that must be heard spreads what `hearing()` gives
// it; on a page without a voice, such as a waiting room, it is a live region of its own.
import { getContext, hasContext, setContext } from 'svelte';
import { createAttachmentKey, type Attachment } from 'svelte/attachments';

/** Milliseconds without a change after which a draft, a refusal or a notice is said: whoever types is not interrupted. */
export const PAUSE = 400;

export class Voice {
  said = $state('');
  private readonly waiting = new Map<object, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** At once: what happened, and what was asked for. */
  say(text: string): void {
    // The same words again are a change only if something differs; a space more is not heard.
    this.said = text === this.said ? `${text}\u00a0` : text;
  }

  /** After a pause: what stands there now. Of one place only the last words are said. */
  note(place: object, text: string): void {
    this.waiting.set(place, text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const texts = new Set(this.waiting.values());
      this.waiting.clear();
      this.say([...texts].join(' '));
    }, PAUSE);
  }

  /** What is gone before its pause is over is not said. */
  forget(place: object): void {
    this.waiting.delete(place);
    if (this.waiting.size === 0) clearTimeout(this.timer);
  }
}

/** Under which a page's voice is found. */
export const VOICE = Symbol('voice');

/** This component and all in it are heard through one voice. */
export function hearThrough(voice: Voice): void {
  setContext(VOICE, voice);
}

type Marks = { role?: 'status' | 'alert'; 'aria-live'?: 'polite'; [attached: symbol]: Attachment<HTMLElement> };
export type Hearing = {
  voice: Voice | null;
  /** Said when it appears, and when it changes. */
  status: Marks;
  /** Said as soon as it appears, where the page has no voice. */
  alert: Marks;
  /** A running sum: said when it changes. */
  sum: Marks;
};

/** How a component is heard; to be asked for while it is made. */
export function hearing(): Hearing {
  const voice = hasContext(VOICE) ? getContext<Voice>(VOICE) : null;
  if (voice === null)
    return { voice, status: { role: 'status' }, alert: { role: 'alert' }, sum: { 'aria-live': 'polite' } };
  const whole = { [createAttachmentKey()]: (place: HTMLElement) => follow(voice, place, true) };
  const changes = { [createAttachmentKey()]: (place: HTMLElement) => follow(voice, place, false) };
  return { voice, status: whole, alert: whole, sum: changes };
}

/** What is heard of a place: its words without its buttons and what is only drawn, or those it gives itself. */
function wordsOf(place: HTMLElement): string {
  if (place.dataset['heard'] !== undefined) return place.dataset['heard'];
  const copy = place.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll('button, a, [aria-hidden=true], svg')) silent.remove();
  // Words of two elements are two words, whether or not there is a space between them.
  return textsIn(copy)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?])/g, '')
    .trim();
}

function textsIn(node: Node): string[] {
  return node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [...node.childNodes].flatMap(textsIn);
}

function follow(voice: Voice, place: HTMLElement, isNew: boolean): () => void {
  let last = isNew ? '' : wordsOf(place);
  const look = (): void => {
    const now = wordsOf(place);
    if (now !== last && now !== '') voice.note(place, now);
    last = now;
  };
  look();
  const watch = new MutationObserver(look);
  watch.observe(place, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-heard'] });
  return () => {
    watch.disconnect();
    voice.forget(place);
  };
}
