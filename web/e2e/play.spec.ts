// A visitor is in a game after two clicks and plays it to the end through visible controls.
import { expect, test } from '@playwright/test';
import { House } from './house';
import { Complaints, dice, Player } from './player';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

test('two clicks to a game, a whole game to the score sheet, a reload and a restart in the middle', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.goto(house.address);
  await page.locator('[data-play=no-more-money]').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9-]+$/);

  const player = new Player(page, dice(1929));
  const roundIs = (round: number) => async () =>
    (await player.isOver) || (await page.locator('.facts').innerText()).includes(`Round ${round}`);
  await player.playUntil(roundIs(2));

  const before = await page.getByTestId('log').locator('li').count();
  await page.reload();
  await expect(page.getByTestId('board')).toBeVisible();
  expect(await page.getByTestId('log').locator('li').count()).toBeGreaterThanOrEqual(before);

  await player.playUntil(roundIs(3));
  const version = await player.version();
  complaints.serverIsDown = true;
  await house.stop();
  await expect(page.getByTestId('lost')).toBeVisible();
  await house.start();
  await expect(page.getByTestId('lost')).toBeHidden();
  complaints.serverIsDown = false;
  expect(await player.version()).toBeGreaterThanOrEqual(version);

  await player.playUntil(() => player.isOver);
  await expect(page.getByTestId('score-sheet')).toContainText('won');
  await expect(page.getByTestId('score-sheet').locator('thead th')).toHaveCount(4);
  complaints.expectNone();
});

test('an action made while the server is down is carried out once when it is back', async ({ page }) => {
  await page.goto(house.address);
  await page.locator('[data-play=no-more-money]').click();
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

test('a code that leads nowhere says so', async ({ page }) => {
  await page.goto(`${house.address}/t/NOPE99`);
  await expect(page.getByRole('heading', { name: 'There is no table here' })).toBeVisible();
});

test('a changed printed number is marked as a house rule, at the table too', async ({ page }) => {
  await page.goto(house.address);
  await page.locator('[data-new=no-more-money]').click();
  await page.getByText('Options', { exact: true }).click();
  const coins = page.locator('[data-option=starting_coins]');
  await coins.locator('input').fill('33');
  await expect(coins).toContainText('House rule');
  for (const seat of await page.locator('.seats select').all()) await seat.selectOption('novice');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('1 house rule')).toBeVisible();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('standing')).toContainText('33');
});
