// What a visitor has asked of the page itself: sound, hints, motion, whose chat is muted. Kept by the browser.
import { isObject } from './json';
import { readSetting, writeSetting } from './storage';

class Preferences {
  /** Off until asked for. */
  sound = $state(false);
  hints = $state(true);
  motion = $state(true);
  /** Hints that were read and need not come again. */
  read = $state<string[]>([]);

  constructor() {
    const kept = readSetting('preferences');
    if (!isObject(kept)) return;
    this.sound = kept['sound'] === true;
    this.hints = kept['hints'] !== false;
    this.motion = kept['motion'] !== false;
    const read = kept['read'];
    if (Array.isArray(read)) this.read = read.filter((one): one is string => typeof one === 'string');
  }

  set(change: { sound?: boolean; hints?: boolean; motion?: boolean }): void {
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
    const { sound, hints, motion } = this;
    writeSetting('preferences', { sound, hints, motion, read: $state.snapshot(this.read) });
  }
}

export const preferences = new Preferences();
