// A table stays put through a whole game, at four sizes, which are tried one after the other before the same moves. `make
// test` looks at a dozen moments of each game; `LAYOUT=full npm run e2e -- layout` looks before every move to the end.
import { expect, test } from '@playwright/test';
import { dealFrom } from './deal';
import { House } from './house';
import { SIZES, Watched, type Size } from './layout';
import { LIST } from './list';
import { play } from './novice';
import { shoot } from './shots';

const isFull = process.env['LAYOUT'] === 'full';
const STRIDE = isFull ? 1 : 2;
const MOST_LOOKS = isFull ? 2000 : 12;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

for (const { id: game, max_players } of LIST)
  test(`${game} stays put`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: SIZES.desktop, reducedMotion: 'reduce' });
    await dealFrom(context, 11);
    const page = await context.newPage();
    await page.goto(`${house.address}/#new/${game}`);
    await page
      .getByRole('radiogroup', { name: 'Players' })
      .getByRole('radio', { name: String(Math.min(4, max_players)) })
      .click();
    for (const seat of await page.getByLabel(/^Seat \d$/).all()) await seat.selectOption('novice');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByTestId('start').click();
    await expect(page.getByTestId('board')).toBeVisible();
    const sizes = Object.keys(SIZES) as Size[];
    const watched = sizes.map((size) => new Watched(page, game, size));
    const pictured = new Set<string>();
    for (let n = 0; n < MOST_LOOKS; n += 1) {
      const mine = await play(page, 11 + n, { visible: '[data-mine=true] [data-testid=actions] button' });
      expect(mine.stuck).toBeNull();
      if (mine.over) break;
      const step = (await page.locator('.table').getAttribute('data-step')) ?? '';
      for (const one of watched) {
        await page.setViewportSize(SIZES[one.size]);
        await one.look();
        if (pictured.has(`${one.size} ${step}`)) continue;
        pictured.add(`${one.size} ${step}`);
        await shoot(page, `${game}-${one.size}-${step}`, false);
      }
      await page.setViewportSize(SIZES.desktop);
      const played = await play(page, 11 + n, { moves: STRIDE, eager: n % 3 === 0 });
      expect(played.stuck).toBeNull();
      if (played.over) break;
    }
    for (const one of watched) one.expectStill();
    await context.close();
  });
