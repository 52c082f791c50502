// How heavy and how quick the page is. The limits hold in `make bench`; here ten times as much is allowed, since a
// machine that runs tests is busy. What travels is limited everywhere: 200 kB of script for home and one game.
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { binary, House, isDebugBuild } from './house';
import { GAMES } from './list';

const slack = process.env['BENCH'] === undefined ? 10 : 1;
const [FIRST_VIEW, EFFECT, SCRIPT] = [1_000, 100, 200_000];

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

for (const game of GAMES) {
  test(`weight and speed of ${game}`, async ({ browser }) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const scripts = new Map<string, number>();
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      scripts.set(response.url(), 0);
      void response.body().then(
        (body) => scripts.set(response.url(), gzipSync(body).length),
        () => undefined,
      );
    });
    await page.goto(house.address);
    await expect(page.locator(`[data-play=${game}]`)).toBeVisible();
    const firstView = await page.evaluate(
      () =>
        new Promise<number>((painted) => {
          const entry = performance.getEntriesByName('first-contentful-paint')[0];
          if (entry) painted(entry.startTime);
          else
            new PerformanceObserver((list) => painted(list.getEntries()[0]?.startTime ?? 0)).observe({
              type: 'paint',
              buffered: true,
            });
        }),
    );
    await page.locator(`[data-play=${game}]`).click();
    await expect(page.getByTestId('board')).toBeVisible();
    const choice = page
      .locator(
        '[data-testid=actions] button[data-action]:enabled, [data-testid=actions] form.inline button[data-commit]:enabled, [data-testid=actions] button[data-open]',
      )
      .first();
    await expect(choice).toBeVisible();
    const effect = await choice.evaluate(
      (button) =>
        new Promise<number>((seen) => {
          const bar = button.closest('[data-version]') as HTMLElement;
          const [start, version] = [performance.now(), bar.dataset['version']];
          const look = (): void => {
            const changed =
              bar.dataset['version'] !== version ||
              document.querySelector('form[data-form]:not(.inline), [data-confirm], [data-testid=refused]') !== null;
            if (changed) requestAnimationFrame(() => seen(performance.now() - start));
            else setTimeout(look, 1);
          };
          (button as HTMLElement).click();
          look();
        }),
    );
    const script = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    console.log(
      `${game}: ${Math.round(script / 1000)} kB of script, first view ${Math.round(firstView)} ms, effect of a click ${Math.round(effect)} ms`,
    );
    expect(script).toBeLessThanOrEqual(SCRIPT);
    expect(script).toBeGreaterThan(10_000);
    expect(firstView).toBeLessThan(FIRST_VIEW * slack);
    expect(effect).toBeLessThan(EFFECT * slack);
    await page.context().close();
  });
}

test('only a debug build takes a seed', () => {
  const { status, stderr } = spawnSync(binary, ['serve', '--test-seed', 'x'], { encoding: 'utf8', timeout: 20_000 });
  expect(status).not.toBe(0);
  expect(stderr).toContain(isDebugBuild ? "invalid value 'x'" : "unexpected argument '--test-seed'");
});
