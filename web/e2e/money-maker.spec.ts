// The rules page speaks of this table: a number that differs from the print is told wherever it counts.
import { expect, test } from '@playwright/test';
import { House } from './house';
import { look } from './look';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

test('a changed number is told in the waiting room, at the table and in the rules, with the printed one', async ({
  page,
}) => {
  const said = 'Starting gold 20 (printed 15)';
  await page.goto(`${house.address}/#new/money-maker`);
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.locator('[data-option=starting_gold] input').fill('20');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText(said)).toBeVisible();
  for (const bot of await page.getByLabel(/^Bot on seat/).all()) await bot.selectOption('novice');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('board')).toBeVisible();

  await page.getByTestId('house-rules').locator('summary').click();
  await expect(page.getByTestId('house-rules').getByText(said)).toBeVisible();
  await page.locator('[data-side-tab=rules]').click();
  const rules = page.getByTestId('rules');
  await expect(rules.getByTestId('house-rules-here').getByText(said)).toBeVisible();
  await expect(rules.locator('mark').first()).toHaveText('20 (printed 15)');
  await look(page, 'the rules of a table with house rules');
});
