// A slow line, as DevTools makes it: 400 ms to the house, 50 kB a second. The limits hold in `make bench`; here five times
// as much is allowed, since a machine that runs tests is busy.
import { expect, test, type Page } from '@playwright/test';
import { House } from './house';
import { GAMES } from './list';

const slack = process.env['BENCH'] === undefined ? 5 : 1;
const [FIRST_PAINT, HOME, AGAIN] = [2_000, 4_000, 2_000];

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Milliseconds from the start of the visit until something is seen, and until every game can be played. */
async function visit(page: Page): Promise<{ paint: number; home: number }> {
  await page.goto(house.address, { waitUntil: 'commit' });
  await expect(page.locator('[data-play]')).toHaveCount(GAMES.length, { timeout: HOME * 5 });
  return page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    home: performance.now(),
  }));
}

test('on a slow line the house is seen, usable and back again in time', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  let bytes = 0;
  await slow(page);
  page.on('response', (response) => {
    void response
      .request()
      .sizes()
      .then(
        ({ responseBodySize }) => (bytes += responseBodySize),
        () => undefined,
      );
  });
  const first = await visit(page);
  const loaded = bytes;
  const second = await visit(page);
  console.log(
    `slow line: first paint ${Math.round(first.paint)} ms, home usable ${Math.round(first.home)} ms after ${Math.round(loaded / 1000)} kB, second visit ${Math.round(second.home)} ms`,
  );
  expect(first.paint).toBeLessThan(FIRST_PAINT * slack);
  expect(first.home).toBeLessThan(HOME * slack);
  expect(second.home).toBeLessThan(AGAIN * slack);
  await page.context().close();
});
