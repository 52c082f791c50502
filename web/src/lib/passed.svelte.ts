// The lot for which each seat at this device bids no more, whatever is bid. Kept in the session: who loads the page again has
// still passed. An undo ends it for everybody here, since what it would answer may be just what was taken back.
import { keepPassedLots, keptPassedLots } from './storage';

export class PassedLots {
  private lots = $state<{ [seat: string]: string }>({});

  constructor(private readonly code: string) {
    for (const [seat, lot] of Object.entries(keptPassedLots(code))) if (typeof lot === 'string') this.lots[seat] = lot;
  }

  has(seat: number | null, lot: string): boolean {
    return seat !== null && this.lots[seat] === lot;
  }

  pass(seat: number | null, lot: string): void {
    if (seat === null) return;
    this.lots[seat] = lot;
    this.keep();
  }

  /** The seat wants to be asked again. */
  askAgain(seat: number | null): void {
    if (seat === null) return;
    delete this.lots[seat];
    this.keep();
  }

  clear(): void {
    this.lots = {};
    this.keep();
  }

  private keep(): void {
    keepPassedLots(this.code, $state.snapshot(this.lots));
  }
}
