// A typical turn, and what is needed in its steps.
import { action, type Clicks, type Needed, type Turn } from '../typical';

/** Visits a place, plays what must be played, buys what the hand pays, ends the turn. */
const laundering: Turn = async (hand) => {
  const { page } = hand;
  await hand.click(page.locator('[data-part=places] button.door.can'), 'visit');
  for (let n = 0; n < 12 && (await hand.has('[data-mine=true]')); n += 1) {
    if (await hand.has('[data-step=visit]')) return;
    const did = await hand.clickFirst([
      [action(page, 'play'), 'play an action card'],
      [action(page, 'give_back'), 'give back'],
      [page.locator('button.placement.can'), 'what to buy'],
      [page.locator('[data-commit]'), 'pay'],
      [action(page, 'end_turn'), 'end the turn'],
      [page.locator('[data-confirm=yes]'), 'end it all the same'],
    ]);
    if (!did) return;
  }
};

export const clicks: Clicks = {
  'dirty-money': { most: 5, turn: laundering, isTurn: '[data-step=visit]', typical: 'pay' },
};

export const needed: Needed = {
  'dirty-money': { '*': { always: '[data-testid=mine] .hand', beside: '[data-part=places]' } },
};
