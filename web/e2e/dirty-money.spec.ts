// What the board says of a location has this table's numbers.
import { expect, test } from '@playwright/test';
import { House } from './house';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

test('a region says how many cards this table may buy there', async ({ page }) => {
  await page.goto(`${house.address}/#new/dirty-money`);
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.locator('[data-option=purchases] input').fill('1');
  for (const seat of await page.getByLabel(/^Seat \d$/).all()) await seat.selectOption('novice');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('start').click();
  const board = page.getByTestId('board');
  await expect(board.getByText('up to 1 card for euro')).toBeVisible();
  await expect(board.getByText('up to 1 card for yen')).toBeVisible();
  await expect(board.getByText('one or two')).toHaveCount(0);
});
