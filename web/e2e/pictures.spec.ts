// The pictures under docs/screenshots: every game at its start, in the middle of something, and at its end, on a desktop and
// on a phone, on paper and in ink. Runs only when pictures are asked for; what they show is proven elsewhere.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { House } from './house';
import { play } from './novice';

const folder = process.env['PICTURES'] ?? '';
const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
type Device = keyof typeof DEVICES;

/** A scene worth a picture: from this share of the game on, as soon as it is the visitor's turn and the table looks
    like this; then perhaps a draft. */
type Scene = { progress: number; when: string; draft?: (page: Page) => Promise<void> };
type Script = { seed: number; players: number } & { [device in Device]: Scene };

async function loan(page: Page): Promise<void> {
  await page.locator('[data-open=offer_loan]').first().click();
  await page.locator('form [data-ask=card] [role=radio]').last().click();
  for (const [ask, value] of Object.entries({ amount: '16', instalment: '9', security: '2' })) {
    await page.locator(`form [data-ask=${ask}] input[type=number]`).fill(value);
  }
  await expect(page.getByTestId('loan-cost')).toContainText('$16');
}

const sharing = '[data-step=choose_investments], [data-step=investment_auction]';
const jars = '[data-step=play]:has(article.reach):has(.piles > article:nth-child(3))';
const places = '[data-step=visit]:has(.places > article:not(.closed) ~ article:not(.closed) ~ article:not(.closed))';

const scenes: { [game: string]: Script } = {
  'money-maker': {
    seed: 11,
    players: 4,
    desktop: { progress: 45, when: '[data-step=invest]' },
    phone: { progress: 40, when: '[data-step=auction]' },
  },
  'money-maker-beginner': {
    seed: 3,
    players: 4,
    desktop: { progress: 40, when: '[data-step=invest]' },
    phone: { progress: 40, when: '[data-step=invest]' },
  },
  'no-more-money': {
    seed: 5,
    players: 4,
    desktop: { progress: 30, when: sharing },
    phone: { progress: 15, when: '[data-step=loans]', draft: loan },
  },
  'smart-money-maker': {
    seed: 8,
    players: 4,
    desktop: { progress: 35, when: jars },
    phone: { progress: 35, when: jars },
  },
  'dirty-money': {
    seed: 4,
    players: 4,
    desktop: { progress: 40, when: places },
    phone: { progress: 40, when: places },
  },
};

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function visit(browser: Browser, device: Device): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: DEVICES[device], reducedMotion: 'reduce', hasTouch: device === 'phone' })
  ).newPage();
  await page.goto(house.address);
  await expect(page.locator('[data-play]')).toHaveCount(5);
  return page;
}

async function sitDown(page: Page, game: string, players: number): Promise<void> {
  await page.goto(`${house.address}/#new/${game}`);
  await page
    .getByRole('radiogroup', { name: 'Players' })
    .getByRole('radio', { name: String(players) })
    .click();
  for (const seat of await page.getByLabel(/^Seat \d$/).all()) await seat.selectOption('novice');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page.locator('[data-mine=true]')).toBeVisible();
}

async function take(page: Page, name: string, device: Device): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Nothing looks as if a finger were on it.
  await page.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: join(folder, `${name}-${device}-${colorScheme}.jpg`),
      type: 'jpeg',
      quality: device === 'phone' ? 80 : 58,
    });
  }
}

/** From the top of the board. */
async function lookUp(page: Page): Promise<void> {
  await page.locator('main.board').evaluate((board) => board.scrollTo(0, 0));
}

for (const device of Object.keys(DEVICES) as Device[]) {
  test(`the first page, ${device}`, async ({ browser }) => {
    const page = await visit(browser, device);
    await take(page, 'home', device);
    await page.context().close();
  });

  for (const [game, { seed, players, [device]: scene }] of Object.entries(scenes)) {
    test(`${game}, ${device}`, async ({ browser }) => {
      const page = await visit(browser, device);
      await sitDown(page, game, players);
      await take(page, `${game}-start`, device);
      expect((await play(page, seed, { progress: scene.progress, eager: true })).stuck).toBeNull();
      const there = await play(page, seed + 1, { visible: `[data-mine=true]:is(${scene.when})`, eager: true });
      expect(there).toMatchObject({ stuck: null, over: false });
      await lookUp(page);
      await scene.draft?.(page);
      await take(page, `${game}-middle`, device);
      expect((await play(page, seed + 2, { over: true, eager: true })).stuck).toBeNull();
      await expect(page.getByTestId('score-sheet')).toBeVisible();
      await lookUp(page);
      await take(page, `${game}-end`, device);
      await page.context().close();
    });
  }
}
