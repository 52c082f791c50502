// Pictures to look at, desktop and phone, paper and ink; and that nothing has to be scrolled sideways.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { House } from './house';
import { dice, Player } from './player';

const pictures = process.env['PICTURES'] ?? join(tmpdir(), 'countinghouse-pictures');
const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

let house: House;
test.beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

for (const [device, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${device}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      const picture = async (name: string): Promise<void> => {
        await page.screenshot({ path: join(pictures, `${name}-${device}-${colorScheme}.png`) });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(sideways, `${name} must not scroll sideways`).toBe(0);
      };
      await page.goto(house.address);
      await expect(page.locator('[data-play]').first()).toBeVisible();
      await picture('home');
      await page.locator('[data-new=no-more-money]').click();
      await picture('new-table');
      await page.goto(house.address);
      await page.locator('[data-play=no-more-money]').click();
      await expect(page.getByTestId('board')).toBeVisible();
      await picture('start');
      const player = new Player(page, dice(7));
      const form = page.locator('[data-open]').first();
      await player.playUntil(async () => (await player.isOver) || ((await form.isVisible()) && (await player.version()) > 40));
      await picture('middle');
      if (await form.isVisible()) {
        await form.click();
        await picture('form');
        await page.getByRole('button', { name: 'Cancel' }).click();
      }
      if (device === 'phone') {
        for (const tab of ['players', 'log', 'rules']) {
          await page.locator(`[data-tab=${tab}]`).click();
          await picture(tab);
        }
        await page.locator('[data-tab=board]').click();
      }
      await player.playUntil(() => player.isOver);
      await picture('end');
      await context.close();
    });
  }
}
