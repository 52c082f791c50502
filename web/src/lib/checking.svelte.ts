// Whether a table could be opened with what is being edited: the server is asked a moment after the last key. What it
// says is shown as it says it; the page knows no rules.
import { checkSetup } from './api';
import type { CheckedSetup, Json } from './protocol';

const PAUSE = 250;

export class Checking {
  /** What is wrong, in the server's words; null while nothing is. */
  problem = $state<string | null>(null);
  /** The answer to what was asked last, if all is well. */
  answer = $state.raw<CheckedSetup | null>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: string) {}

  /** Asks later, and forgets what was to be asked before. */
  soon(setup: Json): void {
    clearTimeout(this.timer);
    this.answer = null;
    this.timer = setTimeout(() => void this.now({ setup }), PAUSE);
  }

  /** An answer that comes after a later question is not listened to. */
  async now(what: { setup: Json } | { deck_file: string }): Promise<CheckedSetup | null> {
    clearTimeout(this.timer);
    const question = (this.asked += 1);
    try {
      const answer = await checkSetup(this.game, what);
      if (question !== this.asked) return null;
      this.problem = null;
      this.answer = answer;
      return answer;
    } catch (error) {
      if (question === this.asked) {
        this.answer = null;
        this.problem = error instanceof Error ? error.message : String(error);
      }
      return null;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.problem = null;
    this.answer = null;
  }
}
