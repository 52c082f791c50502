// What one viewer at this device was told: the log, what was taken back, and where the viewer's last turn ended. Each
// viewer has its own, because several seats can share a device and versions count what a viewer could notice.
import type { AnyGame, GameTold, GameUpdate } from './game';
import { readSetting, writeSetting } from './storage';

export type LogLine<G extends AnyGame = AnyGame> = { id: number; told: GameTold<G>; undone: boolean };

const LONGEST_LOG = 600;

export class Perspective<G extends AnyGame = AnyGame> {
  lines = $state.raw<LogLine<G>[]>([]);
  /** Without what was taken back. */
  standing: LogLine<G>[] = $derived(this.lines.filter(({ undone }) => !undone));
  skipped = $state(0);
  /** Events after this version happened since the viewer's last turn; null while there has been none. */
  lastTurn = $state<number | null>(null);
  private own = $state.raw<ReadonlySet<number>>(new Set());
  version = -1;
  private count = 0;

  /** Adds an update and gives what is new in it; nothing is new to a viewer who has just arrived. */
  add(update: GameUpdate<G>): GameTold<G>[] {
    const known = this.version;
    this.version = update.version;
    const fresh = update.told.filter((told) => told.seq > known);
    if (update.skipped > 0 && known < 0) this.skipped = update.skipped;
    const lines = [...this.lines, ...fresh.map((told) => ({ id: (this.count += 1), told, undone: false }))];
    this.lines = this.withUndone(lines, update).slice(-LONGEST_LOG);
    return known < 0 ? [] : fresh;
  }

  private withUndone(lines: LogLine<G>[], { undone }: GameUpdate<G>): LogLine<G>[] {
    if (undone.length === 0) return lines;
    return lines.map((line) => {
      const isGone = undone.some(({ version, back_to }) => line.told.seq > back_to && line.told.seq < version);
      return isGone ? { ...line, undone: true } : line;
    });
  }

  /** What others did since the viewer's last turn ended: what the viewer does, on or off turn, is no news. */
  get since(): LogLine<G>[] {
    const mark = this.lastTurn;
    return mark === null ? [] : this.standing.filter(({ told }) => told.seq > mark && !this.own.has(told.seq));
  }

  /** The viewer has done this. */
  did(seq: number): void {
    this.own = new Set([...this.own, seq]);
  }

  /** The viewer has read what is new. */
  look(): void {
    this.lastTurn = this.version;
  }
}

/** The viewers at one table; a spectator is null. Where a seat's last turn ended is kept for the next visit. */
export class Perspectives<G extends AnyGame = AnyGame> {
  private readonly all = new Map<number | null, Perspective<G>>();

  constructor(private readonly code: string) {}

  of(seat: number | null): Perspective<G> {
    let perspective = this.all.get(seat);
    if (!perspective) {
      perspective = new Perspective();
      const turn = seat === null ? null : readSetting(this.setting(seat));
      if (typeof turn === 'number') perspective.lastTurn = turn;
      this.all.set(seat, perspective);
    }
    return perspective;
  }

  /** A seat has read what is new, or the turn in which it was new is over. */
  look(seat: number): void {
    const perspective = this.of(seat);
    perspective.look();
    writeSetting(this.setting(seat), perspective.version);
  }

  private setting(seat: number): string {
    return `turn.${this.code}.${seat}`;
  }
}
