// How many clicks a typical turn takes, counted while scripted players take it through the page as a person would: every
// click on a button or a thing counts, nothing is typed. `make test` holds each game to its limit.
import { expect, test } from '@playwright/test';
import { dealFrom } from './deal';
import { House } from './house';
import { play } from './novice';
import { Hand, typical as typicalTurns } from './typical';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(async () => {
  await house.close();
});

const { clicks } = await typicalTurns();
const TURNS = 3;

for (const [game, { most, turn, isTurn, typical }] of Object.entries(clicks))
  test(`a typical turn of ${game} takes at most ${most} clicks`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await dealFrom(context, 5);
    const page = await context.newPage();
    const sitDown = async (): Promise<void> => {
      await page.goto(house.address);
      await page.locator(`[data-play=${game}]`).click();
      await expect(page.getByTestId('board')).toBeVisible();
    };
    await sitDown();
    const counted: string[][] = [];
    for (let n = 0; counted.length < TURNS && n < 80; n += 1) {
      const mine = await play(page, 5 + n, { visible: `[data-mine=true]${isTurn}` });
      expect(mine.stuck).toBeNull();
      if (mine.over) {
        await sitDown();
        continue;
      }
      const hand = new Hand(page);
      const version = (): Promise<string | null> => page.locator('.table').getAttribute('data-version');
      const before = await version();
      await turn(hand);
      // On a busy machine the choices may have been drawn again just when they were looked at: that turn was not begun.
      if (hand.clicks.length === 0) {
        await page.waitForTimeout(250);
        continue;
      }
      await expect.poll(version, { message: `nothing came of ${hand.clicks.join(' · ')}` }).not.toBe(before);
      if (hand.clicks.includes(typical)) counted.push(hand.clicks);
    }
    const numbers = counted.map((clicks) => clicks.length).sort((a, b) => a - b);
    const said = counted.map((clicks) => clicks.join(' · '));
    console.log(`${game}: ${numbers.join(', ')} clicks, at most ${most}. ${said.at(-1)}`);
    expect(counted.length, 'typical turns taken').toBeGreaterThanOrEqual(2);
    expect(numbers[Math.floor(numbers.length / 2)], said.join('\n')).toBeLessThanOrEqual(most);
    await context.close();
  });
