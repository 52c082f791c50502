// A double tap does one thing: what comes under the finger by itself takes no click for a moment.
import { expect, test } from '@playwright/test';
import { EXAMPLE, House } from './house';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

test('a double tap on "Done" does not close the fist, and a closed fist stays closed', async ({ browser }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  const bids: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('sealed_bid') && String(payload).includes('"act"')) bids.push(String(payload));
    }),
  );
  await page.goto(house.address);
  await page.locator(`[data-play=${EXAMPLE}]`).click();
  await page.locator('[data-action=leave]').click();
  const done = page.locator('[data-action=done]');
  const commit = page.locator('[data-commit=sealed_bid]');
  // Looked at from inside, at the moment the fist's button appears and when it has settled: what would a tap hit?
  const hits = page.evaluate(
    () =>
      new Promise<boolean[]>((seen) => {
        const isHit = (): boolean => {
          const button = document.querySelector('[data-commit=sealed_bid]');
          const at = button?.getBoundingClientRect();
          return at !== undefined && document.elementFromPoint(at.x + 10, at.y + 10)?.closest('button') === button;
        };
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[data-commit=sealed_bid]')) return;
          watch.disconnect();
          setTimeout(() => {
            const atFirst = isHit();
            setTimeout(() => seen([atFirst, isHit()]), 500);
          });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  // Where a bot offers a loan meanwhile, or after that, the step lasts until it is answered; to be done declines it.
  await expect(async () => {
    if (await done.isVisible()) await done.click({ timeout: 1_000 });
    await expect(commit).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  expect(await hits).toEqual([false, true]);
  expect(bids).toEqual([]);

  await page.locator('[data-form=sealed_bid] input[type=number]').fill('7');
  await expect(commit).toHaveText('Close the fist on $7');
  await commit.click();
  // Held until all have closed theirs; then the hands are open, and whoever ties with another bids again.
  const handsOpen = page.locator('[data-step]:not([data-step=investment_auction])').or(page.getByText('held $'));
  await expect(page.getByTestId('held').or(handsOpen).first()).toBeVisible();
  expect(bids).toHaveLength(1);
  expect(bids[0]).toContain('{"amount":7}');
  await page.context().close();
});
