// A typical turn of both editions, and what is needed in their steps.
import { action, type Clicks, type Needed, type Turn } from '../typical';

/** Buys, produces with everything, sells everything, rolls: what both editions do in a turn without an auction. */
const trading: Turn = async (hand) => {
  const { page } = hand;
  await hand.click(action(page, 'next'), 'go on to trading');
  if (await hand.click(page.locator('[data-commit=buy]'), 'buy'))
    await hand.click(page.locator('[data-commit=pay]'), 'pay');
  await hand.click(page.locator('[data-shortcut=produce]'), 'produce with all');
  await hand.click(page.locator('[data-commit=sell]'), 'sell all');
  await hand.click(action(page, 'next'), 'go on to the dice');
  await hand.click(action(page, 'roll'), 'roll');
  await hand.click(page.locator('[data-confirm=yes]'), 'roll all the same');
};

/** Who has a company has something to produce. */
const WITH_A_COMPANY = '[data-step=invest]:has([data-testid=mine] ul.cards button)';

export const clicks: Clicks = {
  'money-maker': { most: 7, turn: trading, isTurn: WITH_A_COMPANY, typical: 'produce with all' },
  'money-maker-beginner': { most: 5, turn: trading, isTurn: WITH_A_COMPANY, typical: 'produce with all' },
};

export const needed: Needed = {
  'money-maker': {
    '*': { always: '[data-testid=mine] .head', beside: '[data-part]' },
    auction: { always: '[data-scene=auction]' },
    first_turn: { always: '[data-scene=auction]' },
    run: { always: '[data-scene=run] header' },
    negotiation: { always: '[data-scene=run] header' },
  },
  'money-maker-beginner': {
    '*': { always: '[data-testid=mine] .head', beside: '[data-part]' },
    auction: { always: '[data-scene=auction]' },
  },
};
