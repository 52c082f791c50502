// Two browsers at one table: a loan offered in one, countered in the other, accepted, its first instalment paid.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { House } from './house';
import { Complaints } from './player';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

async function visitor(browser: Browser): Promise<{ page: Page; complaints: Complaints }> {
  const page = await (await browser.newContext()).newPage();
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

async function isInLoanStep(page: Page): Promise<boolean> {
  return (await page.getByTestId('asked').innerText()).includes('Lend, borrow');
}

async function bankerIs(page: Page, name: string): Promise<boolean> {
  const banker = page.locator('[data-figure=banker]');
  return (await banker.count()) > 0 && (await banker.innerText()).includes(name);
}

/** Bids against the bot until the lender is Banker and the loan step is open. */
async function makeBanker(lender: Page, borrower: Page, name: string): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    if ((await isInLoanStep(lender)) && (await bankerIs(lender, name))) return;
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

test('a loan is offered, countered, accepted and its first instalment paid', async ({ browser }) => {
  const { page: lender, complaints: first } = await visitor(browser);
  const { page: borrower, complaints: second } = await visitor(browser);

  await lender.goto(house.address);
  await lender.locator('[data-new=no-more-money]').click();
  await lender.getByLabel('Your name').fill('Lena');
  await lender.locator('.seats select').nth(1).selectOption('novice');
  await lender.getByRole('button', { name: 'Open the table' }).click();
  await expect(lender.getByTestId('start')).toBeDisabled();
  const code = await lender.getByTestId('code').innerText();

  await borrower.goto(house.address);
  await borrower.getByLabel('Code').fill(code);
  await borrower.getByRole('button', { name: 'Join' }).click();
  await borrower.getByLabel('Your name').fill('Boris');
  await borrower.getByTestId('take-seat').click();
  await lender.getByTestId('start').click();

  await makeBanker(lender, borrower, 'Lena');
  await lender.locator('[data-open=offer_loan]', { hasText: 'Boris' }).click();
  await lender.locator('form [data-ask=card] [role=radio]').first().click();
  await fill(lender, 'amount', 25);
  await fill(lender, 'instalment', 6);
  await fill(lender, 'security', 1);
  await lender.locator('[data-commit=offer_loan]').click();

  await borrower.locator('[data-counter]').click();
  await expect(borrower.locator('form [data-ask=amount] input[type=number]')).toHaveValue('25');
  await fill(borrower, 'amount', 30);
  await fill(borrower, 'instalment', 5);
  await borrower.locator('[data-commit=offer_loan]').click();

  await lender.locator('[data-element^="offer:"] [data-action=accept]').click();
  await expect(borrower.getByTestId('log')).toContainText('Lena lends Boris $30');
  const loan = borrower.locator('[data-group=loans] [data-element^="loan:"]');
  await expect(loan).toContainText('Boris');

  const pay = actions(borrower).locator('[data-action=pay_instalment]');
  await expect(async () => {
    if (!(await pay.isVisible())) {
      await goOn(lender);
      await goOn(borrower);
    }
    expect(await pay.isVisible()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [20] });
  await pay.click();
  await expect(lender.getByTestId('log')).toContainText('Boris pays Lena $5');
  first.expectNone();
  second.expectNone();
});
