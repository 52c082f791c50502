// A player who knows no game: sees only what a visitor sees, and clicks what can be clicked.
import { expect, type Locator, type Page } from '@playwright/test';

/** A small fixed generator, so that a failing game can be played again. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Everything the browser complains about; empty at the end of a good test. */
export class Complaints {
  private readonly heard: string[] = [];
  /** While a test has the server down, the browser may say that it cannot reach it. */
  serverIsDown = false;

  constructor(page: Page) {
    page.on('pageerror', (error) => this.heard.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      const expected = this.serverIsDown && /WebSocket connection|ERR_CONNECTION|Failed to load resource/.test(text);
      if (message.type() === 'error' && !expected) this.heard.push(text);
    });
  }

  expectNone(): void {
    expect(this.heard).toEqual([]);
  }
}

export class Player {
  private readonly actions: Locator;

  constructor(
    readonly page: Page,
    private readonly roll: (sides: number) => number,
  ) {
    this.actions = page.getByTestId('actions');
  }

  get isOver(): Promise<boolean> {
    return this.page.getByTestId('score-sheet').isVisible();
  }

  async version(): Promise<number> {
    return Number(await this.page.locator('[data-version]').getAttribute('data-version'));
  }

  /** One click, or one form filled in and sent; false if there was nothing to do. */
  async move(): Promise<boolean> {
    if (await this.page.locator('form[data-form]:not(.inline)').isVisible()) return this.fillIn();
    const buttons = this.actions.locator('button[data-action]:enabled');
    const amounts = this.actions.locator('form.inline button[data-commit]:enabled');
    const forms = this.actions.locator('button[data-open]:enabled, button[data-counter]:enabled');
    const [exact, short, long] = [await buttons.count(), await amounts.count(), await forms.count()];
    if (exact + short + long === 0) return false;
    // Mostly what is at hand; sometimes a form that has to be opened.
    if (long > 0 && (exact + short === 0 || this.roll(8) === 0)) {
      await forms.nth(this.roll(long)).click();
      return this.fillIn();
    }
    const at = this.roll(exact + short);
    if (at >= exact) await this.stepUp(this.actions.locator('form.inline').nth(at - exact));
    await (at < exact ? buttons.nth(at) : amounts.nth(at - exact)).click();
    await this.confirm();
    return true;
  }

  private async confirm(): Promise<void> {
    const yes = this.page.locator('[data-confirm=yes]');
    if (await yes.isVisible()) await yes.click();
  }

  private async stepUp(form: Locator): Promise<void> {
    const more = form.getByRole('button', { name: /more$/ });
    for (let n = this.roll(3); n > 0; n -= 1) if (await more.isEnabled()) await more.click();
  }

  private async fillIn(): Promise<boolean> {
    const form = this.page.locator('form[data-form]:not(.inline)');
    for (const ask of await form.locator('[data-ask]').all()) {
      const choices = ask.locator('button[role=radio], button[aria-pressed]');
      const n = await choices.count();
      if (n > 0) await choices.nth(this.roll(n)).click();
      const rest = ask.getByRole('button', { name: /: (rest|all)$/ });
      for (const button of await rest.all()) if (await button.isEnabled()) await button.click();
    }
    const commit = form.locator('[data-commit]');
    await this.pickOn(form, commit);
    await (await commit.isEnabled() ? commit : form.getByRole('button', { name: 'Cancel' })).click();
    return true;
  }

  /** Some picks ask for several: picks on from what is not picked yet until the form can be sent. */
  private async pickOn(form: Locator, commit: Locator): Promise<void> {
    const left = form.locator('[data-ask] button[aria-pressed=false]:enabled');
    for (let n = await left.count(); n > 0 && !(await commit.isEnabled()); n -= 1) {
      await left.nth(this.roll(n)).click();
    }
  }

  /** Plays on until the condition holds, or fails after so many moves. */
  async playUntil(done: () => Promise<boolean>, most = 1_500): Promise<void> {
    let idle = 0;
    for (let moves = 0; moves < most; moves += 1) {
      if (await done()) return;
      const before = await this.version();
      const moved = await this.move().catch((error: Error) => {
        // Between looking and clicking the table may move on; only a table that stands still is a fault.
        if (/Timeout|detached|not enabled|not visible/.test(error.message)) return false;
        throw error;
      });
      idle = moved ? 0 : idle + 1;
      if (idle > 200) throw new Error(`nothing to do at version ${before}`);
      await this.page.waitForTimeout(moved ? 15 : 50);
    }
    throw new Error(`not done after ${most} moves`);
  }
}
