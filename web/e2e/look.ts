// One look at a screen as a severe visitor has it: nothing to scroll sideways, nothing axe calls serious, in both
// themes.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All that a theme can change of what axe looks at. The rest is the same page and is asked in one theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Only what is wrong is told: listing all that is right takes longer than finding what is not. No page has frames. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

export async function look(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(sideways, `${screen} scrolls sideways`).toBe(0);
    const asked = colorScheme === 'light' ? axe(page) : axe(page).withRules(OF_COLOUR);
    const found = await asked.analyze();
    const grave = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
    const told = grave.map(
      (one) =>
        `${one.id}: ${one.nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? one.help})`).join('; ')}`,
    );
    // All findings of a game are worth more than the first.
    expect.soft(told, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
