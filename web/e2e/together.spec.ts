// Two people and a bot, each in their own browser: a loan is offered, countered and accepted; a reload, a restart, ten
// seconds without network; a phone takes over a seat. All of it on this machine's own address for other devices, where
// a page has no secure context.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Cable } from './cable';
import { Complaints } from './complaints';
import { EXAMPLE, House, ownAddress } from './house';
import { play } from './novice';

async function visitor(browser: Browser): Promise<{ page: Page; complaints: Complaints }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  return { page, complaints: new Complaints(page) };
}

const actions = (page: Page) => page.getByTestId('actions');

/** The mildest thing that can be done: what keeps the round going without a deal. */
async function goOn(page: Page): Promise<void> {
  for (const tag of ['leave', 'take', 'done', 'sealed_bid']) {
    const button = actions(page).locator(`[data-action=${tag}]:enabled, [data-commit=${tag}]:enabled`).first();
    if (await button.isVisible()) {
      await button.click({ timeout: 2_000 }).catch(() => undefined);
      return;
    }
  }
  await page.waitForTimeout(50);
}

const stepOf = (page: Page) => page.locator('[data-step]').getAttribute('data-step');

/** Bids against the bot until the lender is Banker and the loan step is open. */
async function makeBanker(lender: Page, borrower: Page, name: string): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    const named = lender.getByTestId('log').locator('li', { hasText: 'Banker' }).last();
    const isBanker = (await named.count()) > 0 && (await named.innerText()).includes(name);
    if ((await stepOf(lender)) === 'loans' && isBanker) return;
    const bid = actions(lender).locator('[data-commit=bid]:enabled');
    // Some coins must be left for the fee.
    const affordable = (await bid.isVisible()) && Number((await bid.innerText()).replace(/\D/g, '')) <= 16;
    if (affordable) await bid.click({ timeout: 2_000 }).catch(() => undefined);
    else await goOn(lender);
    await goOn(borrower);
  }
  throw new Error(`${name} did not become Banker`);
}

async function fill(page: Page, ask: string, value: number): Promise<void> {
  await page.locator(`form [data-ask=${ask}] input[type=number]`).fill(String(value));
}

async function sitDown(lender: Page, borrower: Page, address: string): Promise<void> {
  await lender.goto(address);
  await lender.locator(`[data-new=${EXAMPLE}]`).click();
  await lender.getByLabel('Your name').fill('Lena');
  await lender.getByLabel('Seat 3').selectOption('novice');
  await lender.getByRole('button', { name: 'Open the table' }).click();
  await expect(lender.getByTestId('start')).toBeDisabled();
  const code = await lender.getByTestId('code').innerText();

  await borrower.goto(address);
  await borrower.getByLabel('Code').fill(code);
  await borrower.getByRole('button', { name: 'Join' }).click();
  await borrower.getByLabel('Your name').fill('Boris');
  await borrower.getByTestId('take-seat').click();
  await borrower.getByTestId('ready').click();
  await expect(lender.locator('[data-seat="1"]')).toContainText('ready');
  await lender.getByTestId('start').click();
  await expect(borrower.getByTestId('board')).toBeVisible();
}

async function offer(lender: Page): Promise<void> {
  await lender.locator('[data-open=offer_loan]', { hasText: 'Boris' }).click();
  await lender.locator('form [data-ask=card] [role=radio]').first().click();
  await fill(lender, 'amount', 25);
  await fill(lender, 'instalment', 6);
  await fill(lender, 'security', 1);
  await lender.locator('[data-commit=offer_loan]').click();
}

test('a deal over two browsers, through a reload, a restart and ten seconds without network', async ({ browser }) => {
  const house = await House.open();
  const cable = await Cable.lay(house.address);
  const { page: lender, complaints: first } = await visitor(browser);
  const { page: borrower, complaints: second } = await visitor(browser);
  await sitDown(lender, borrower, cable.address);

  await lender.getByRole('tab', { name: 'Chat' }).click();
  await lender.getByLabel('Say something').fill('Need money?');
  await lender.getByRole('button', { name: 'Send' }).click();
  await expect(borrower.getByRole('tab', { name: 'Chat' })).toContainText('1');
  await borrower.getByRole('tab', { name: 'Chat' }).click();
  await expect(borrower.getByTestId('chat')).toContainText('Need money?');

  await makeBanker(lender, borrower, 'Lena');
  await lender.reload();
  await offer(lender);

  first.serverIsDown = second.serverIsDown = true;
  await house.stop();
  await expect(borrower.getByTestId('lost')).toBeVisible();
  await house.start();
  await expect(borrower.getByTestId('lost')).toBeHidden();

  await actions(borrower).locator('[data-element^="offer:"]', { hasText: 'Boris' }).locator('[data-counter]').click();
  await expect(borrower.locator('form [data-ask=amount] input[type=number]')).toHaveValue('25');
  await fill(borrower, 'amount', 30);
  await fill(borrower, 'instalment', 5);
  // Ten seconds without network in the middle of the draft: it stays, and says so; sent meanwhile, it arrives later.
  cable.cut();
  await expect(borrower.getByTestId('lost')).toContainText('draft');
  await borrower.locator('[data-commit=offer_loan]').click();
  await expect(borrower.getByTestId('lost')).toContainText('sent again');
  await borrower.waitForTimeout(10_000);
  cable.mend();
  await expect(borrower.getByTestId('lost')).toBeHidden();

  const counter = actions(lender).locator('[data-element^="offer:"]', { hasText: 'Boris' });
  await expect(counter).toContainText('30');
  first.serverIsDown = second.serverIsDown = false;
  await counter.locator('[data-action=accept]').click();
  await expect(borrower.getByTestId('log')).toContainText('Lena lends Boris $30');

  const pay = actions(borrower).locator('[data-action=pay_instalment]');
  await expect(async () => {
    if (!(await pay.first().isVisible())) {
      await goOn(lender);
      await goOn(borrower);
    }
    // What was clicked before may still be on its way and take the button along.
    await pay.first().click({ timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [20] });
  await expect(lender.getByTestId('log')).toContainText('Boris pays Lena $5');
  first.expectNone();
  second.expectNone();
  await cable.take();
  await house.close();
});

/** Seconds for which the network swallows everything; a soak run takes a minute. */
const SWALLOWED = Number(process.env['SWALLOW'] ?? 8);

test('a network that swallows everything is noticed, and the table is back within five seconds of it', async ({
  browser,
}) => {
  const house = await House.open();
  const cable = await Cable.lay(house.address);
  const { page } = await visitor(browser);
  await page.goto(cable.address);
  await page.locator(`[data-play=${EXAMPLE}]`).click();
  const leave = page.locator('[data-action=leave]');
  await leave.click({ trial: true });
  const lost = page.getByTestId('lost');
  cable.swallow();
  await expect(lost).toBeVisible({ timeout: 5_000 });
  await leave.click();
  await expect(lost).toContainText('sent again', { timeout: 1_000 });
  await page.waitForTimeout(SWALLOWED * 1_000);
  await expect(lost).toBeVisible();
  cable.release();
  await expect(lost).toBeHidden({ timeout: 5_000 });
  const name = await page.getByTestId('players').locator('li').first().locator('.name').innerText();
  await expect(
    page.getByTestId('log').locator('li', { hasText: 'leaves the auction' }).filter({ hasText: name }),
  ).toHaveCount(1);
  expect((await play(page, 12, { moves: 3 })).stuck).toBeNull();

  // A phone that slept: what it sends into a dead line is said to be unconfirmed, and waking up lays a new one at once.
  cable.swallow();
  cable.release();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(lost).toBeHidden({ timeout: 5_000 });
  expect((await play(page, 13, { moves: 2 })).stuck).toBeNull();
  await cable.take();
  await house.close();
});

test('on the address for other devices: a table, a phone that takes over by its link, and fair dice', async ({
  browser,
}) => {
  const own = ownAddress();
  test.skip(own === null, 'this machine has no other address than the loopback');
  const house = await House.open(own ?? '');
  const { page, complaints } = await visitor(browser);
  await page.goto(house.address);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.locator('[data-play=smart-money-maker]').click();
  await expect(page.getByTestId('board')).toBeVisible();

  await page.getByTestId('menu').click();
  await page.getByTestId('other-device').click();
  const link = await page.getByTestId('device-link').locator('input').inputValue();
  expect(link).toContain(`${house.address}/t/`);
  await page.keyboard.press('Escape');

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  const heard = new Complaints(phone);
  await phone.goto(link);
  await expect(phone.getByTestId('board')).toBeVisible();
  expect(phone.url()).not.toContain('device');
  const name = await page.getByTestId('players').locator('.me .name').innerText();
  await phone.locator('[data-tab=players]').click();
  await expect(phone.getByTestId('players').locator('.me .name')).toHaveText(name);
  await phone.locator('[data-tab=board]').click();
  expect((await play(phone, 5, { moves: 3 })).stuck).toBeNull();

  expect((await play(page, 6, { over: true })).stuck).toBeNull();
  await page.getByTestId('check-dice').click();
  await expect(page.getByTestId('fairness')).toContainText('The dice were the ones promised');
  await expect(page.getByTestId('fairness')).toContainText('What your browser added');
  const download = page.waitForEvent('download');
  await page.getByTestId('record').click();
  expect((await download).suggestedFilename()).toMatch(/^smart-money-maker-.*\.json$/);

  await page.getByTestId('rematch').click();
  await expect(page.getByTestId('board')).toBeVisible();
  complaints.expectNone();
  heard.expectNone();
  await house.close();
});

test('a move is taken back alone; a bot stands in and hands back', async ({ browser }) => {
  const house = await House.open();
  const { page: lender } = await visitor(browser);
  const { page: borrower } = await visitor(browser);
  await sitDown(lender, borrower, house.address);
  await makeBanker(lender, borrower, 'Lena');
  await offer(lender);
  const lies = actions(borrower).locator('[data-element^="offer:"]', { hasText: 'Boris' });
  await expect(lies).toBeVisible();
  await lender.getByTestId('undo').click();
  await expect(lies).toHaveCount(0);
  await expect(lender.getByTestId('log').locator('.undone')).not.toHaveCount(0);

  await lender.getByTestId('menu').click();
  await lender.getByTestId('hand-over').click();
  await lender.getByTestId('hand-over-yes').click();
  await expect(lender.getByTestId('stand-in')).toBeVisible();
  await lender.getByTestId('take-back-seat').click();
  await expect(lender.getByTestId('stand-in')).toBeHidden();
  await house.close();
});

/** The lender is done with loans, then the borrower, who closes a fist for the shares: the lender's move is followed. */
async function leaveLoans(lender: Page, borrower: Page): Promise<void> {
  await actions(lender).locator('[data-action=done]:enabled').click();
  const [done, fist] = [
    actions(borrower).locator('[data-action=done]:enabled'),
    actions(borrower).locator('[data-commit=sealed_bid]:enabled'),
  ];
  await expect(done.or(fist).first()).toBeVisible();
  if (await done.isVisible()) await done.click();
  await expect(lender.locator('[data-step=investment_auction]')).toBeVisible();
  const closed = lender.getByTestId('board').locator('li.fist', { hasText: 'Boris' });
  await expect(closed).toHaveCount(0);
  await fist.click();
  await expect(closed).toBeVisible();
}

/** Asks for the last move back, which is more than its own: the other sees who asks for what. */
async function askBack(asks: Page, other: Page, name: string): Promise<void> {
  await expect(asks.getByTestId('undo')).toHaveCount(0);
  await asks.getByTestId('menu').click();
  await asks.getByTestId('ask-undo').click();
  await expect(other.getByTestId('undo-asked')).toContainText(`${name} would like to take back their last move`);
  await expect(asks.getByTestId('undo-asked')).toContainText('Waiting for Boris');
  await expect(asks.locator('[data-agree]')).toHaveCount(0);
}

test('a move others have followed is taken back if they agree, and stands if they do not', async ({ browser }) => {
  const house = await House.open();
  const { page: lender, complaints: first } = await visitor(browser);
  const { page: borrower, complaints: second } = await visitor(browser);
  await sitDown(lender, borrower, house.address);
  await makeBanker(lender, borrower, 'Lena');
  await leaveLoans(lender, borrower);

  await askBack(lender, borrower, 'Lena');
  await borrower.locator('[data-agree=yes]').click();
  for (const page of [lender, borrower]) {
    await expect(page.locator('[data-step=loans]')).toBeVisible();
    await expect(page.getByTestId('undo-asked')).toHaveCount(0);
  }
  await expect(actions(lender).locator('[data-action=done]')).toBeEnabled();

  await leaveLoans(lender, borrower);
  const version = await borrower.locator('[data-version]').getAttribute('data-version');
  await askBack(lender, borrower, 'Lena');
  await borrower.locator('[data-agree=no]').click();
  for (const page of [lender, borrower]) {
    await expect(page.getByTestId('undo-asked')).toHaveCount(0);
    await expect(page.locator('[data-step=investment_auction]')).toBeVisible();
  }
  expect(await borrower.locator('[data-version]').getAttribute('data-version')).toBe(version);
  first.expectNone();
  second.expectNone();
  await house.close();
});
