// A typical turn, and what is needed in its steps.
import { type Clicks, type Needed, type Turn } from '../typical';

/** A card, then where it goes. */
const laying: Turn = async (hand) => {
  const { page } = hand;
  if (!(await hand.click(page.locator('[data-part=hand] button.can').last(), 'a card'))) return;
  await hand.clickFirst([[page.locator('[data-complete]'), 'where it goes']]);
};

export const clicks: Clicks = {
  'smart-money-maker': { most: 2, turn: laying, isTurn: '[data-step=play]', typical: 'where it goes' },
};

export const needed: Needed = {
  'smart-money-maker': { '*': { always: '[data-part=hand] .card', beside: '[data-part=debt]' } },
};
