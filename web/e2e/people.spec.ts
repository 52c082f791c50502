// Around a game: the waiting room, a bot for somebody who has gone, the way back to a seat the browser has forgotten, one's
// tables on the first page, another game in one click.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { House } from './house';
import { LIST } from './list';
import { look } from './look';
import { play } from './novice';

const QUICK = LIST.find(({ id }) => id.startsWith('smart'));
const GAME = QUICK?.id ?? '';

async function visitor(browser: Browser): Promise<{ page: Page; complaints: Complaints }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  return { page, complaints: new Complaints(page) };
}

/** Anna's table; she waits in its room. */
async function openTable(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.locator(`[data-new=${GAME}]`).click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByTestId('code').innerText();
}

async function sitDown(page: Page, address: string, code: string, name: string): Promise<void> {
  await page.goto(`${address}/t/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByTestId('take-seat').click();
  await expect(page.getByTestId('ready')).toBeVisible();
}

async function rename(page: Page, seat: number, name: string): Promise<void> {
  await page.locator(`[data-rename="${seat}"]`).click();
  await page.locator(`[data-seat="${seat}"] input[maxlength="30"]`).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(`[data-seat="${seat}"] strong`).first()).toHaveText(name);
}

test('seats, their number and names change in the waiting room', async ({ browser }) => {
  const house = await House.open();
  const { page: anna, complaints } = await visitor(browser);
  const { page: ben } = await visitor(browser);
  const code = await openTable(anna, house.address);
  await expect(anna.locator('[data-seat]')).toHaveCount(2);
  await anna.getByTestId('players-choice').getByRole('radio', { name: '4' }).click();
  await expect(anna.locator('[data-seat]')).toHaveCount(4);
  await sitDown(ben, house.address, code, 'Ben');
  await rename(ben, 1, 'Benno');
  await expect(anna.locator('[data-seat="1"]')).toContainText('Benno');

  // Somebody else at Anna's device, who has a name of their own.
  await anna.locator('[data-seat-here="2"]').click();
  await expect(anna.locator('[data-seat="2"] input[maxlength="30"]')).toBeFocused();
  await anna.locator('[data-seat="2"] input[maxlength="30"]').fill('Ida');
  await anna.getByRole('button', { name: 'Save' }).click();
  await anna.getByLabel('Bot on seat 4').selectOption('novice');
  await rename(anna, 3, 'The Machine');
  await look(anna, 'waiting room with names');
  // A number that would send somebody away is not offered; the bot goes when its seat does.
  await expect(anna.getByTestId('players-choice').getByRole('radio', { name: '2' })).toBeDisabled();
  await anna.getByTestId('players-choice').getByRole('radio', { name: '3' }).click();
  await expect(anna.locator('[data-seat]')).toHaveCount(3);
  await anna.getByTestId('start').click();
  const curtain = anna.getByTestId('curtain');
  await expect(curtain).toContainText('Ida');
  await expect(ben.getByTestId('players')).toContainText('Benno');
  complaints.expectNone();
  await house.close();
});

test('who has gone is played for, and who has lost the seat finds it again', async ({ browser }) => {
  const house = await House.open();
  const { page: anna, complaints } = await visitor(browser);
  const { page: ben } = await visitor(browser);
  const code = await openTable(anna, house.address);
  await sitDown(ben, house.address, code, 'Ben');
  await anna.getByTestId('start').click();
  await expect(ben.getByTestId('board')).toBeVisible();

  await ben.getByTestId('menu').click();
  await ben.getByTestId('seat-link').locator('summary').click();
  const link = await ben.getByTestId('seat-link').locator('input').inputValue();
  expect(link).toContain(`/t/${code}#seat=`);
  await ben.close();

  // Without a clock the host can let the game go on.
  await anna.getByTestId('menu').click();
  // A notice on the table offers the same; while the menu is open it is behind it.
  await anna.getByRole('dialog').getByRole('button', { name: 'Let a bot play for Ben' }).click();
  await expect(anna.locator('[data-end-stand-in="1"]')).toBeVisible();
  await anna.keyboard.press('Escape');
  await expect(anna.getByTestId('players').getByLabel('a bot stands in')).toBeVisible();
  const before = Number(await anna.locator('[data-version]').getAttribute('data-version'));
  expect((await play(anna, 3, { moves: 3 })).stuck).toBeNull();
  await expect
    .poll(async () => Number(await anna.locator('[data-version]').getAttribute('data-version')))
    .toBeGreaterThan(before + 1);

  // A stranger who says to be Ben: Anna alone cannot vouch for them, because she could be the stranger.
  const { page: stranger } = await visitor(browser);
  await stranger.goto(`${house.address}/t/${code}`);
  await stranger.locator('[data-return="1"]').click();
  await expect(stranger.getByTestId('return')).toContainText('Two others have to vouch');

  const { page: back, complaints: heard } = await visitor(browser);
  await back.goto(link);
  await expect(back.getByTestId('board')).toBeVisible();
  expect(back.url()).not.toContain('seat=');
  await expect(back.getByTestId('players').locator('.me .name')).toHaveText('Ben');
  await expect(anna.getByTestId('players').getByLabel('a bot stands in')).toBeHidden();

  // The first page has the table on top, and says whose turn it is.
  await back.goto(house.address);
  const yours = back.getByTestId('your-tables');
  await expect(yours).toContainText(QUICK?.title ?? '?');
  await expect(yours).toContainText('Anna');
  await expect(yours).toContainText(/Your turn|Waiting for/);
  const [tables, games] = [await yours.boundingBox(), await back.locator('article[data-game]').first().boundingBox()];
  expect(tables?.y ?? 0).toBeLessThan(games?.y ?? 0);
  await look(back, 'first page with a table of one’s own');
  complaints.expectNone();
  heard.expectNone();
  await house.close();
});

test('a bot plays for me only when asked, stops when told, and another game is one click away', async ({ browser }) => {
  const house = await House.open();
  const { page, complaints } = await visitor(browser);
  await page.goto(house.address);
  await page.locator(`[data-play=${GAME}]`).click();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.getByTestId('menu').click();
  await page.getByTestId('hand-over').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByTestId('hand-over').click();
  await page.getByTestId('hand-over-yes').click();
  const stopped = page.getByTestId('take-back-seat');
  await expect(stopped.or(page.getByTestId('score-sheet'))).toBeVisible();
  if (await stopped.isVisible()) await stopped.click({ timeout: 2_000 }).catch(() => undefined);
  expect((await play(page, 6, { over: true })).stuck).toBeNull();
  const first = page.url();
  await page.getByTestId('rematch').click();
  await expect(page.locator('[data-version]')).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByTestId('score-sheet')).toBeHidden();
  complaints.expectNone();
  await house.close();
});
