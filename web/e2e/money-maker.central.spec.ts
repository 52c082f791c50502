// Money Maker with a player as the central bank: set up on the page, its rate set and a bank run answered by clicks, and the
// game played to its score sheet, on a phone and with SCREENS=all on a desktop.
import { expect, test, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { dealFrom } from './deal';
import { House } from './house';
import { hasAllScreens } from './list';
import { look } from './look';
import { play } from './novice';
import { expectNothingElse } from './said';
import { shoot } from './shots';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

/** All seats play at one device, which a busy machine does slowly. */
const PATIENCE = 400_000;
/** A game may end without a bank that is short, and then another one is played; so many in a row do not. */
const TABLES = 4;
const at = { game: 'money-maker', on: ['central_banker'] };
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The first seat is the central bank and everybody sits at this device. */
async function open(page: Page): Promise<void> {
  await page.goto(`${house.address}/#new/money-maker`);
  await page.getByLabel('Your name').fill('Mia');
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio').nth(1).click();
  for (const seat of await page.locator('.seats select').all()) {
    if ((await seat.getAttribute('aria-label'))?.startsWith('Seat')) await seat.selectOption('here');
  }
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.locator('[data-option=central_banker] button').first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('start').click();
}

/** Rows of a bank run that the edge of its scene cuts through: a row is seen whole or not at all. */
function rowsCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-scene=run] .lines li')].flatMap((row) => {
      const [scene, box] = [row.closest('[data-scene]')?.getBoundingClientRect(), row.getBoundingClientRect()];
      const isCut = scene !== undefined && box.top < scene.bottom && box.bottom > scene.bottom - 1;
      return isCut && box.height > 0 ? [row.textContent ?? ''] : [];
    }),
  );
}

for (const [name, viewport] of Object.entries(screens)) {
  if (!hasAllScreens && name !== 'phone') continue;
  test(`a player is the central bank, on a ${name}`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: name === 'phone' });
    await dealFrom(context, 7);
    const page = await context.newPage();
    const complaints = new Complaints(page);
    const isShort = { visible: '[data-open=offer_advance], [data-form=offer_advance]', eager: true };
    let isOver = true;
    for (let table = 0; isOver && table < TABLES; table += 1) {
      await open(page);
      const asked = await play(page, 7 + table, { visible: '[data-form=set_rate]' }, PATIENCE);
      expect(asked.stuck).toBeNull();
      await expect(page.getByTestId('central-bank')).toBeVisible();
      // Whoever plays it is told its own goal, and not to be the richest.
      await expect(page.getByText('You win with points.').first()).toBeVisible();
      await expect(page.getByText('Be the richest when')).toHaveCount(0);
      if (table === 0) {
        await look(page, `the rate of the central bank on a ${name}`);
        await shoot(page, `central-rate-${name}`);
      }
      const short = await play(page, 80 + table, isShort, PATIENCE);
      expect(short.stuck).toBeNull();
      isOver = short.over;
    }
    expect(isOver, `${TABLES} games in which no bank was short`).toBe(false);
    await look(page, `a bank run with a central bank on a ${name}`);
    await expectNothingElse(page, at, 'a bank run with a central bank');
    expect(await rowsCut(page), 'rows cut').toEqual([]);
    // What ends the talks, for a bank that is short and for the central bank.
    const giveUp = page.locator('[data-action=concede], [data-action=let_fall]').first();
    await expect(giveUp).toBeInViewport({ ratio: 1 });
    await shoot(page, `central-run-${name}`);
    const end = await play(page, 9, { over: true }, PATIENCE);
    expect(end.stuck).toBeNull();
    await expect(page.getByTestId('score-sheet').getByText('Banks that stood a run')).toBeVisible();
    await look(page, `the score of a central bank on a ${name}`);
    await expectNothingElse(page, at, 'the score of a central bank');
    await shoot(page, `central-end-${name}`);
    complaints.expectNone();
    await context.close();
  });
}
