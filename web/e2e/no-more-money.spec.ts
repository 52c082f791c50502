// Three people at one device propose a loan to the Banker, one of them with a long name: every offer can be read and answered,
// and nothing lies over anything else.
import { expect, test, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { dealFrom } from './deal';
import { House } from './house';
import { look } from './look';
import { play } from './novice';
import { shoot } from './shots';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

const [HOST, ...GUESTS] = ['Ann', 'Ben', 'Cleo', 'Maximiliane Charlotte von der'] as const;
const NAMES = [HOST, ...GUESTS];
/** So many offers are seen whole beside the board. */
const SIZES = [
  { width: 1440, height: 900, offers: 2 },
  { width: 1280, height: 800, offers: 1 },
];

async function uncover(page: Page, name: string): Promise<void> {
  const cover = page.getByTestId('cover');
  if (await cover.isVisible()) await cover.click();
  await page.locator('[data-uncover]', { hasText: name }).click();
  await expect(page.getByTestId('board')).toBeVisible();
}

async function findBanker(page: Page): Promise<string> {
  for (const name of NAMES) {
    await uncover(page, name);
    if ((await page.locator('[data-open=offer_loan]', { hasText: 'Lend' }).count()) > 0) return name;
  }
  throw new Error('nobody can lend');
}

async function propose(page: Page, name: string, terms: { [ask: string]: number }): Promise<void> {
  await uncover(page, name);
  await page.locator('[data-open=offer_loan]').first().click();
  await page.locator('form [data-ask=card] [role=radio]').first().click();
  for (const [ask, value] of Object.entries(terms))
    await page.locator(`form [data-ask=${ask}] input[type=number]`).fill(String(value));
  await page.locator('[data-commit=offer_loan]').click();
  await expect(page.locator('[data-commit=offer_loan]')).toHaveCount(0);
}

test('several offers to the Banker, from people with long names', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await dealFrom(context, 3);
  const page = await context.newPage();
  const complaints = new Complaints(page);
  await page.goto(`${house.address}/#new/no-more-money`);
  await page.getByLabel('Your name').fill(HOST);
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '4' }).click();
  for (const seat of await page.getByLabel(/^Seat \d$/).all()) await seat.selectOption('here');
  const fields = page.getByLabel(/^Name .*seat \d/i);
  for (const [at, guest] of GUESTS.entries()) await fields.nth(at).fill(guest);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('start').click();
  const there = await play(page, 5, { visible: '[data-step=loans] [data-open=offer_loan]' });
  expect(there).toMatchObject({ over: false, stuck: null });
  const banker = await findBanker(page);
  const others = NAMES.filter((name) => name !== banker);
  for (const [at, name] of others.entries()) await propose(page, name, { amount: 16 + at, instalment: 9, security: 2 });
  await uncover(page, banker);
  const offers = page.locator('[data-to-me]');
  await expect(offers).toHaveCount(others.length);
  for (const { offers: seen, ...size } of SIZES) {
    await page.setViewportSize(size);
    for (let at = 0; at < seen; at += 1) await expect(offers.nth(at)).toBeInViewport({ ratio: 0.99 });
    const over = await page.evaluate(() => {
      const edge = (part: string, side: 'top' | 'bottom'): number =>
        Math.max(
          ...[...document.querySelectorAll(`[data-part=${part}] :is(li, h3)`)].map(
            (one) => one.getBoundingClientRect()[side],
          ),
        );
      const exchange = document.querySelector('[data-part=exchange]')?.getBoundingClientRect().top ?? 0;
      return edge('floor', 'bottom') - exchange;
    });
    expect(over, `the floor lies over the exchange at ${size.width}`).toBeLessThanOrEqual(0);
    await look(page, `several offers at ${size.width}`);
    await shoot(page, `several-offers-${size.width}`, false);
  }
  complaints.expectNone();
  await context.close();
});
