// What a game's typical turn is, and what has to be in sight in its steps. Each game has its own file in `typical/<game>.ts`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** A hand that counts. */
export class Hand {
  clicks: string[] = [];

  constructor(readonly page: Page) {}

  /** Clicks where there is such a thing, and waits until the table has moved on or the page has opened something. */
  async click(what: Locator, name: string): Promise<boolean> {
    const first = what.first();
    // It may be gone before it is looked at: a question was answered meanwhile.
    const isLive = await first.isEnabled({ timeout: 1_000 }).catch(() => false);
    if (!isLive || !(await first.isVisible())) return false;
    // A new button is dead for a moment: the click waits until it would be hit.
    const isDone = await first.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isDone) return false;
    this.clicks.push(name);
    await this.page.waitForTimeout(150);
    return true;
  }

  /** Clicks the first of these that is there. They are looked at together, since waiting for each of them takes seconds. */
  async clickFirst(choices: [Locator, string][]): Promise<boolean> {
    const patience = Date.now() + 1_800;
    do {
      for (const [what, name] of choices)
        if ((await what.first().isVisible()) && (await this.click(what, name))) return true;
      await this.page.waitForTimeout(50);
    } while (Date.now() < patience);
    return false;
  }

  has(selector: string): Promise<boolean> {
    return this.page.locator(selector).first().isVisible();
  }
}

export type Turn = (hand: Hand) => Promise<void>;
export const action = (page: Page, tag: string): Locator => page.locator(`[data-testid=actions] [data-action=${tag}]`);

/** A turn counts as a typical one if it has the click `typical`. */
export type Clicks = { [game: string]: { most: number; turn: Turn; isTurn: string; typical: string } };
/** What has to be in sight in a step, besides what is asked and the choices: by the game and the beginning of the step's
    name, `*` for all steps. Parts of the board are needed where they are seen beside the choices; on a phone the prompt has
    what the question is about. */
export type Needed = { [game: string]: { [step: string]: { always?: string; beside?: string; desktop?: string } } };

/** What the files say, of all games. */
export async function typical(): Promise<{ clicks: Clicks; needed: Needed }> {
  const all: { clicks: Clicks; needed: Needed } = { clicks: {}, needed: {} };
  for (const file of readdirSync(join(import.meta.dirname, 'typical'))) {
    const { clicks, needed } = (await import(`./typical/${file}`)) as typeof all;
    Object.assign(all.clicks, clicks);
    Object.assign(all.needed, needed);
  }
  return all;
}
