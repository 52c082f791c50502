// Pictures of No More Money: shares are chosen, and a loan is drafted.
import { expect, type Page } from '@playwright/test';
import type { Scripts } from '../scene';

async function loan(page: Page): Promise<void> {
  await page.locator('[data-open=offer_loan]').first().click();
  await page.locator('form [data-ask=card] [role=radio]').last().click();
  for (const [ask, value] of Object.entries({ amount: '16', instalment: '9', security: '2' })) {
    await page.locator(`form [data-ask=${ask}] input[type=number]`).fill(value);
  }
  await expect(page.getByTestId('loan-cost')).toContainText('$16');
}

const sharing = '[data-step=choose_investments], [data-step=investment_auction]';

export const scripts: Scripts = {
  'no-more-money': {
    seed: 5,
    players: 4,
    desktop: { progress: 30, when: sharing },
    phone: { progress: 15, when: '[data-step=loans]', draft: loan },
  },
};
