// What a visitor has asked of the page itself: sound, hints, motion, whose chat is muted. Kept by the browser.
import { SPEECH, type Speech } from './announce';
import { isObject } from './json';
import type { Pace } from './protocol';
import { readSetting, writeSetting } from './storage';

/** Whether one wants to be told of one's turn while the page is hidden; it is asked once. */
export type Notify = 'unasked' | 'yes' | 'no';

export const PACES: readonly Pace[] = ['slow', 'calm', 'quick', 'instant'];

class Preferences {
  /** Off until asked for. */
  sound = $state(false);
  hints = $state(true);
  motion = $state(true);
  /** How much of what happens is said to those who hear the page. */
  speech = $state<Speech>('all');
  notify = $state<Notify>('unasked');
  /** How fast bots should move; at a table the slowest wish counts. */
  pace = $state<Pace>('calm');
  /** Hints that were read and need not come again. */
  read = $state<string[]>([]);

  constructor() {
    const kept = readSetting('preferences');
    if (!isObject(kept)) return;
    this.sound = kept['sound'] === true;
    this.hints = kept['hints'] !== false;
    this.motion = kept['motion'] !== false;
    this.speech = SPEECH.find((speech) => speech === kept['speech']) ?? 'all';
    this.pace = PACES.find((pace) => pace === kept['pace']) ?? 'calm';
    if (kept['notify'] === 'yes' || kept['notify'] === 'no') this.notify = kept['notify'];
    const read = kept['read'];
    if (Array.isArray(read)) this.read = read.filter((one): one is string => typeof one === 'string');
  }

  set(change: {
    sound?: boolean;
    hints?: boolean;
    motion?: boolean;
    speech?: Speech;
    notify?: Notify;
    pace?: Pace;
  }): void {
    if (change.pace !== undefined) this.pace = change.pace;
    if (change.speech !== undefined) this.speech = change.speech;
    if (change.notify !== undefined) this.notify = change.notify;
    if (change.sound !== undefined) this.sound = change.sound;
    if (change.hints !== undefined) this.hints = change.hints;
    if (change.motion !== undefined) this.motion = change.motion;
    // Whoever turns hints on again wants to see them again.
    if (change.hints === true) this.read = [];
    this.keep();
  }

  markRead(hint: string): void {
    if (!this.read.includes(hint)) this.read = [...this.read, hint];
    this.keep();
  }

  private keep(): void {
    const { sound, hints, motion, speech, notify, pace } = this;
    writeSetting('preferences', { sound, hints, motion, speech, notify, pace, read: $state.snapshot(this.read) });
  }
}

export const preferences = new Preferences();
