// A typical round, and what is needed in its steps.
import { expect } from '@playwright/test';
import { action, type Clicks, type Needed, type Turn } from '../typical';

/** A round: out of the bidding, no loan, a bid in the fist, a card, nothing cashed in. */
const investing: Turn = async (hand) => {
  const { page } = hand;
  const step = (): Promise<string | null> => page.locator('.table').getAttribute('data-step');
  const round = await page.locator('.table').getAttribute('data-version');
  expect(round).not.toBeNull();
  let hasBegun = false;
  for (let n = 0; n < 60; n += 1) {
    const now = await step();
    if (hasBegun && now === 'banker_auction') return;
    hasBegun ||= now !== 'banker_auction';
    if (!(await hand.has('[data-mine=true]')) || (await hand.has('[data-testid=held]'))) {
      await page.waitForTimeout(60);
      continue;
    }
    const did =
      (await hand.click(action(page, 'leave'), 'leave the bidding')) ||
      (await hand.click(action(page, 'pay_instalment'), 'pay an instalment')) ||
      (now === 'investment_auction' &&
        (await hand.click(page.getByRole('button', { name: /more$/ }), 'a dollar more')) &&
        (await hand.click(page.locator('[data-commit=sealed_bid]'), 'close the fist'))) ||
      (await hand.click(action(page, 'take'), 'take a card')) ||
      (await hand.click(action(page, 'done'), 'done'));
    if (!did) await page.waitForTimeout(60);
  }
};

export const clicks: Clicks = {
  'no-more-money': { most: 6, turn: investing, isTurn: '[data-step=banker_auction]', typical: 'close the fist' },
};

export const needed: Needed = {
  'no-more-money': {
    '*': {
      beside: '[data-part=headline], [data-part=gauges], [data-part=offered], [data-part=floor]',
      // Whoever cashes in reads each share in the choices, so the list itself may go on below.
      desktop: '[data-part=exchange] h3',
    },
  },
};
