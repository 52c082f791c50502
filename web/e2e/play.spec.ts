// A visitor is in a game after two clicks; a reload, a restart and a lost answer in the middle cost nothing.
import { expect, test } from '@playwright/test';
import { Complaints } from './complaints';
import { EXAMPLE, House } from './house';
import { GAMES } from './list';
import { look } from './look';
import { play } from './novice';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

const version = '[data-version]';

test('two clicks to a game, a reload and a restart in the middle', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.goto(house.address);
  await page.locator(`[data-play=${EXAMPLE}]`).click();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9-]+$/);
  expect((await play(page, 1929, { progress: 15 })).stuck).toBeNull();

  const before = await page.getByTestId('log').locator('li').count();
  await page.reload();
  await expect(page.getByTestId('board')).toBeVisible();
  expect(await page.getByTestId('log').locator('li').count()).toBeGreaterThanOrEqual(before);

  expect((await play(page, 1930, { progress: 25 })).stuck).toBeNull();
  const known = Number(await page.locator(version).getAttribute('data-version'));
  complaints.serverIsDown = true;
  await house.stop();
  await expect(page.getByTestId('lost')).toBeVisible();
  await house.start();
  await expect(page.getByTestId('lost')).toBeHidden();
  complaints.serverIsDown = false;
  expect(Number(await page.locator(version).getAttribute('data-version'))).toBeGreaterThanOrEqual(known);
  expect((await play(page, 1931, { moves: 5 })).stuck).toBeNull();
  complaints.expectNone();
});

test('an action made while the server is down is carried out once when it is back', async ({ page }) => {
  await page.goto(house.address);
  await page.locator(`[data-play=${EXAMPLE}]`).click();
  const leave = page.locator('[data-action=leave]');
  await expect(leave).toBeEnabled();
  await house.stop();
  await expect(page.getByTestId('lost')).toBeVisible();
  await leave.click();
  await expect(page.getByTestId('lost')).toContainText('sent again');
  await house.start();
  await expect(page.getByTestId('lost')).toBeHidden();
  const left = page.getByTestId('log').locator('li', { hasText: 'leaves the auction' });
  const name = await page.getByTestId('players').locator('li').first().locator('.name').innerText();
  await expect(left.filter({ hasText: name })).toHaveCount(1);
});

test('bots say what they would do and why one of them moved, by keyboard too, and everybody sees who asked', async ({
  page,
}) => {
  const complaints = new Complaints(page);
  await page.goto(house.address);
  await page.locator(`[data-play=${EXAMPLE}]`).click();
  await page.getByTestId('advise').focus();
  await page.keyboard.press('Enter');
  const advised = page.getByTestId('advised');
  await expect(advised).toContainText('A good bot would choose: ', { timeout: 30_000 });
  await expect(page.locator('[data-lit=wanted]').first()).toBeVisible();
  await expect(page.getByTestId('times-advised')).toHaveText('1');
  await look(page, 'advice');
  const before = await page.locator(version).getAttribute('data-version');
  await page.getByTestId('advice-choose').click();
  await expect(page.locator('[data-lit=wanted]:focus')).toBeVisible();
  expect(await page.locator(version).getAttribute('data-version'), 'nothing is done by it').toBe(before);

  expect((await play(page, 1929, { moves: 3 })).stuck).toBeNull();
  const log = page.getByTestId('log');
  for (const turn of await log.locator('details:not([open]) summary').all()) await turn.click();
  await log.getByTestId('why').first().click();
  await expect(log.getByTestId('reason')).toContainText(/From what you can see|does not tell/, { timeout: 30_000 });
  await expect(page.getByTestId('times-advised')).toHaveText('2');
  complaints.expectNone();
});

test('a code that leads nowhere says so', async ({ page }) => {
  await page.goto(`${house.address}/t/NOPE99`);
  await expect(page.getByRole('heading', { name: 'There is no table here' })).toBeVisible();
  await look(page, 'no table');
});

test('a changed printed number is marked as a house rule, and the page follows it', async ({ page }) => {
  await page.goto(house.address);
  await page.locator(`[data-new=${EXAMPLE}]`).click();
  await page.getByText('Options', { exact: true }).click();
  const coins = page.locator('[data-option=starting_coins]');
  await coins.locator('input').fill('33');
  await expect(coins).toContainText('House rule');
  for (const seat of await page.getByLabel(/^Seat \d$/).all()) await seat.selectOption('novice');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('1 house rule')).toBeVisible();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('standing')).toContainText('33');
  // What may be bid follows from it on the server; the page only shows it.
  await expect(page.locator('[data-form=bid] input[type=number]').first()).toHaveAttribute('max', '33');
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
})) {
  test(`the first page, and on a phone the set-up and rules of every game: ${device}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    await page.goto(house.address);
    await expect(page.locator('[data-play]')).toHaveCount(GAMES.length);
    await look(page, 'home');
    const games = await page
      .locator('[data-new]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-new') ?? ''));
    // What fits a phone fits a desktop: the same components with more room.
    for (const game of device === 'phone' ? games : games.slice(0, 1)) {
      await page.goto(`${house.address}/#new/${game}`);
      await page.locator('summary', { hasText: 'Options' }).click();
      await look(page, `set-up of ${game}`);
      await page.goto(`${house.address}/#rules/${game}`);
      await expect(page.locator('article')).toBeVisible();
      await look(page, `rules of ${game}`);
    }
    await page.context().close();
  });
}
