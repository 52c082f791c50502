// What people say to each other at a table. Whoever is muted is not shown here; they are not told.
import type { ChatLine } from './protocol';
import { readSetting, writeSetting } from './storage';

const MOST_LINES = 400;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  /** Lines up to this one have been looked at. */
  private seen = $state(0);
  private readonly settings: { muted: string; seen: string };

  constructor(code: string) {
    this.settings = { muted: `muted.${code}`, seen: `chat.${code}` };
    const seen = readSetting(this.settings.seen);
    if (typeof seen === 'number') this.seen = seen;
    const muted = readSetting(this.settings.muted);
    if (Array.isArray(muted)) this.muted = muted.filter((name): name is string => typeof name === 'string');
  }

  hear(lines: readonly ChatLine[]): void {
    const last = this.lines.at(-1)?.id ?? 0;
    this.lines = [...this.lines, ...lines.filter((line) => line.id > last)].slice(-MOST_LINES);
  }

  get shown(): ChatLine[] {
    return this.lines.filter((line) => !this.muted.includes(line.name));
  }

  get unread(): number {
    return this.shown.filter((line) => line.id > this.seen).length;
  }

  look(): void {
    this.seen = this.lines.at(-1)?.id ?? this.seen;
    writeSetting(this.settings.seen, this.seen);
  }

  mute(name: string, isMuted: boolean): void {
    this.muted = isMuted ? [...new Set([...this.muted, name])] : this.muted.filter((other) => other !== name);
    writeSetting(this.settings.muted, [...this.muted]);
  }
}
