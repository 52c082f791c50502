// Money Maker with an entrepreneur who borrows: set up on the page, a loan proposed and made by clicks, and the game
// played to its score sheet, on a desktop and with SCREENS=all on a phone.
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

const TABLES = 4;
const at = { game: 'money-maker', on: ['entrepreneurs', 'loans'] };
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The first seat is an entrepreneur and everybody sits at this device. */
async function open(page: Page): Promise<void> {
  await page.goto(`${house.address}/#new/money-maker`);
  await page.getByLabel('Your name').fill('Mia');
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio').nth(1).click();
  for (const seat of await page.locator('.seats select').all()) {
    if ((await seat.getAttribute('aria-label'))?.startsWith('Seat')) await seat.selectOption('here');
  }
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.locator('[data-option=entrepreneurs] button').first().click();
  await page.locator('[data-option=loans] select').selectOption('true');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('start').click();
}

for (const [name, viewport] of Object.entries(screens)) {
  if (!hasAllScreens && name !== 'desktop') continue;
  test(`an entrepreneur borrows from a bank, on a ${name}`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: name === 'phone' });
    await dealFrom(context, 7);
    const page = await context.newPage();
    const complaints = new Complaints(page);
    // A game may end without a loan, and then another one is played.
    for (let table = 0; table < TABLES; table += 1) {
      await open(page);
      const made = await play(page, 5 + table, { visible: '[data-testid=loans]', eager: true });
      expect(made.stuck).toBeNull();
      if (!made.over) break;
    }
    await expect(page.getByTestId('loans')).toBeVisible();
    await look(page, `a loan on a ${name}`);
    await expectNothingElse(page, at, 'a loan');
    await shoot(page, `loans-${name}`);
    const end = await play(page, 6, { over: true });
    expect(end.stuck).toBeNull();
    await expect(page.getByTestId('score-sheet').getByText('Loans given')).toBeVisible();
    await look(page, `the score of a game with loans on a ${name}`);
    await expectNothingElse(page, at, 'the score of a game with loans');
    await shoot(page, `loans-end-${name}`);
    complaints.expectNone();
    await context.close();
  });
}
