// The rules page shows its drawings and leads to its notes and back.
import { expect, test } from '@playwright/test';
import { EXAMPLE, House } from './house';
import { GAMES } from './list';

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

for (const game of GAMES) {
  test(`${game}: on a phone no table of the rules hides a column`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${house.address}/#rules/${game}`);
    await expect(page.locator('article .scroll').first()).toBeVisible();
    const cut = await page
      .locator('article .scroll')
      .evaluateAll((tables) =>
        tables.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.textContent.slice(0, 60)),
      );
    expect(cut).toEqual([]);
  });
}
