// Asks the server again and again, as long as the page is looked at, and says when the last answer came.

export class Poll<T> {
  value = $state.raw<T | null>(null);
  problem = $state<Error | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly every: number,
  ) {
    void this.again();
  }

  /** Asks at once. */
  async again(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const answer = await this.ask();
      if (this.stopped) return;
      this.value = answer;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Error ? error : new Error(String(error));
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.again(), this.every);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
