// A smoke test in the browsers of this system that are not Chromium: the page opens, every game is dealt by a real click and
// a few turns of it are played, and nothing throws or runs out of the window. `make browsers` runs it.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Browser } from './browsers/browser';
import { findFirefox } from './browsers/firefox';
import { findWebKit } from './browsers/webkit';
import { House } from './house';
import { GAMES } from './list';
import { novice } from './novice';

const MOVES = 12;
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 400, height: 844 };

/** Waits in the page until something is there. */
async function seen(browser: Browser, selector: string): Promise<void> {
  const isThere = await browser.run(async (wanted) => {
    for (let n = 0; n < 300; n += 1) {
      if (document.querySelector(wanted) !== null) return true;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    return false;
  }, selector);
  expect(isThere, `${selector} is there`).toBe(true);
}

/** Writes down what goes wrong from now on, where a test can read it. */
const listen = (browser: Browser): Promise<null> =>
  browser.run(() => {
    const wrong: string[] = [];
    const note = (what: string): void => {
      wrong.push(what);
      document.documentElement.dataset['wrong'] = wrong.join('\n');
    };
    addEventListener('error', (event) => note(event.message));
    addEventListener('unhandledrejection', (event) => note(String(event.reason)));
    const { error } = console;
    console.error = (...said: unknown[]) => {
      note(said.map(String).join(' '));
      error(...said);
    };
    return null;
  }, null);

const heard = (browser: Browser): Promise<string> =>
  browser.run(() => document.documentElement.dataset['wrong'] ?? '', null);

/** What sticks out of the window to the right. */
const outside = (browser: Browser): Promise<number> =>
  browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, null);

for (const [name, found] of Object.entries({ Firefox: findFirefox(), WebKit: findWebKit() })) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    if ('missing' in found) console.log(`${name}: not tested, because ${found.missing}.`);

    test('turns of every game', async () => {
      test.skip('missing' in found, 'missing' in found ? found.missing : '');
      if ('missing' in found) return;
      const house = await House.open();
      const browser = await found.open();
      try {
        for (const game of GAMES) {
          await browser.resize(WIDE.width, WIDE.height);
          await browser.open(house.address);
          await listen(browser);
          await seen(browser, `[data-play="${game}"]`);
          expect(await outside(browser), 'the first page fits').toBeLessThanOrEqual(0);
          await browser.click(`[data-play="${game}"]`);
          await seen(browser, '[data-testid=board], [data-version]');
          await seen(browser, '[data-testid=actions]');
          const until = { moves: MOVES };
          const played = await browser.run(novice, { seed: 7, until, patience: 120_000 });
          expect(played.stuck, `${game} goes on`).toBeNull();
          for (const { width, height } of [WIDE, NARROW]) {
            await browser.resize(width, height);
            expect(await outside(browser), `${game} fits ${width}`).toBeLessThanOrEqual(0);
            const picture = test.info().outputPath(`${game}-${width}.png`);
            writeFileSync(picture, await browser.picture());
          }
          expect(await heard(browser), `${game} without errors`).toBe('');
        }
      } finally {
        await browser.close();
        await house.close();
      }
    });
  });
}
