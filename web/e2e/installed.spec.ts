// The house as an app: it can be installed, its shell is kept, and somebody who is away is told of their turn.
import { expect, test } from '@playwright/test';
import { House } from './house';

test.use({ serviceWorkers: 'allow' });

test('the page can be installed and opens without the house', async ({ page, request }) => {
  const house = await House.open();
  try {
    const manifest = (await (await request.get(`${house.address}/manifest.webmanifest`)).json()) as {
      start_url: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest.start_url).toBe('/');
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(house.address + src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toContain(type);
    }
    await page.goto(house.address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The worker took over after the first load, so the second one is the first that it sees.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await house.stop();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The house does not answer');
    await house.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('article[data-game]').first()).toBeVisible();
  } finally {
    await house.close();
  }
});
