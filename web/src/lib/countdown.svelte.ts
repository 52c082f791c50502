// The clocks of a live table between two messages: the server says how much is left, the page counts on from there.
import type { Clock } from './protocol';

const STEP = 200;

export type Counted = { seat: number; left: number; of: number };

export class Countdown {
  private clock = $state.raw<Clock>({ seats: [], outcry: false });
  private heard = 0;
  private now = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  hear(clock: Clock): void {
    this.clock = clock;
    this.heard = performance.now();
    this.now = this.heard;
    clearInterval(this.timer);
    if (clock.seats.length > 0) this.timer = setInterval(() => (this.now = performance.now()), STEP);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  get isOutcry(): boolean {
    return this.clock.outcry;
  }

  of(seat: number): Counted | null {
    const found = this.clock.seats.find((other) => other.seat === seat);
    return found ? { seat, of: found.of, left: Math.max(0, found.left - (this.now - this.heard)) } : null;
  }

  /** The one that is shown large: the visitor's own, else whoever has least left. */
  foremost(seats: readonly number[]): Counted | null {
    const counted = this.clock.seats.flatMap(({ seat }) => this.of(seat) ?? []);
    counted.sort((a, b) => Number(seats.includes(b.seat)) - Number(seats.includes(a.seat)) || a.left - b.left);
    return counted[0] ?? null;
  }
}

/** 75 seconds → "1:15". */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
