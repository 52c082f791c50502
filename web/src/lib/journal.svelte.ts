// What happened at a table, as each pair of eyes at this device was told it: the log, what was taken back, and where
// the visitor's last turn ended. Eyes differ because versions do: they count what a viewer could notice.
import type { Told, Update } from './protocol';

export type LogLine = { id: number; told: Told; undone: boolean };

const LONGEST_LOG = 600;

export class Journal {
  lines = $state.raw<LogLine[]>([]);
  skipped = $state(0);
  /** Events after this version happened since the visitor's last turn; null while there has been none. */
  lastTurn = $state<number | null>(null);
  version = -1;
  private count = 0;

  /** Enters an update and gives what is new in it; nothing is new to eyes that have just arrived. */
  enter(update: Update): Told[] {
    const known = this.version;
    this.version = update.version;
    const fresh = update.told.filter((told) => told.seq > known);
    if (update.skipped > 0 && known < 0) this.skipped = update.skipped;
    const lines = [...this.lines, ...fresh.map((told) => ({ id: (this.count += 1), told, undone: false }))];
    this.lines = this.strike(lines, update).slice(-LONGEST_LOG);
    return known < 0 ? [] : fresh;
  }

  private strike(lines: LogLine[], { undone }: Update): LogLine[] {
    if (undone.length === 0) return lines;
    return lines.map((line) => {
      const isGone = undone.some(({ version, back_to }) => line.told.seq > back_to && line.told.seq < version);
      return isGone ? { ...line, undone: true } : line;
    });
  }

  /** What others did since the visitor's last turn ended. */
  get since(): LogLine[] {
    const mark = this.lastTurn;
    return mark === null ? [] : this.lines.filter((line) => line.told.seq > mark && !line.undone);
  }
}
