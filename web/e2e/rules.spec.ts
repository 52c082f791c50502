// The rules page shows its drawings and leads to its notes and back.
import { expect, test } from '@playwright/test';
import { EXAMPLE, House } from './house';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

test('a note leads to its place and back, and a drawing is described', async ({ page }) => {
  await page.goto(`${house.address}/#rules/${EXAMPLE}`);
  await page.locator('[data-reference=r6-1]').click();
  await expect(page.locator('[data-note=r6]')).toBeFocused();
  await page.locator('[data-note=r6]').locator('[role=doc-backlink]').first().click();
  await expect(page.locator('[data-reference=r6-1]')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#rules/${EXAMPLE}$`));
  await expect(page.getByRole('img', { name: /A loan over time/ }).locator('svg')).toBeVisible();
});
