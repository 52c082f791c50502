// One look at a screen as a severe visitor has it: nothing to scroll sideways, no text cut off, no two choices that read
// alike, nothing axe complains of, in both themes.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { hasAllScreens } from './list';
import { shoot } from './shots';

/** The narrowest screen that everything must fit on. */
export const narrow = { width: 320, height: 640 };
/** As long as a name may be, and in one word. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenberger';

/** The rules that look at colours. What all others look at is the same in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every rule of axe, whatever weight it has, and in the second theme those it can break (with SCREENS=all every rule again). Only what is wrong is told: listing all
    that is right takes longer than finding what is not. No page has frames. */
function axe(page: Page, theme: 'light' | 'dark'): AxeBuilder {
  const all = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return theme === 'light' || hasAllScreens ? all : all.withRules(OF_COLOURS);
}

/** What does not fit: the page beyond the screen, buttons beyond its edge, words beyond their box. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    if (document.querySelector('.table') && root.scrollHeight > innerHeight + 1)
      found.push(`the table is ${root.scrollHeight} high`);
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    for (const button of document.querySelectorAll('button, a.button, input[type=number]')) {
      const { left, right, width } = button.getBoundingClientRect();
      if (isSeen(button) && width > 1 && (right > innerWidth + 1 || left < -1) && !button.closest('.skip'))
        found.push(`beyond the edge: ${button.textContent?.trim() || button.getAttribute('aria-label')}`);
    }
    for (const field of document.querySelectorAll('form :is(select, input, textarea, button)')) {
      const [box, form] = [field.getBoundingClientRect(), field.closest('form')?.getBoundingClientRect()];
      if (isSeen(field) && form && box.width > 1 && (box.right > form.right + 1 || box.left < form.left - 1))
        found.push(`beyond its form: ${field.getAttribute('aria-label') ?? field.textContent?.trim().slice(0, 40)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      // What is only heard, and a teaser that opens, may be cut.
      if (!hasWords || !isSeen(element) || element.closest('.unseen, [aria-hidden=true], .title')) continue;
      if (element.clientWidth <= 2) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && overflowX !== 'auto')
        found.push(
          `cut: ${element.textContent?.trim().slice(0, 60)} (${element.className || element.tagName} in ${element.parentElement?.className || element.parentElement?.tagName})`,
        );
    }
    // Words on a card or a button stay on it, and no word is broken but one that is longer than most names.
    const LONGEST_WORD = 14;
    const range = document.createRange();
    for (const thing of document.querySelectorAll<HTMLElement>(
      '.table :is(.clickable[data-element], button, form, .what)',
    )) {
      const box = thing.getBoundingClientRect();
      if (!isSeen(thing) || box.width <= 2) continue;
      const walk = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const around = node.parentElement;
        const words = node.textContent ?? '';
        if (!around || words.trim() === '' || !isSeen(around) || around.closest('svg, .unseen, [aria-hidden=true]'))
          continue;
        // What is only heard there is clipped to a dot.
        if (around.getBoundingClientRect().height <= 2) continue;
        range.selectNodeContents(node);
        const { left, right, bottom, height } = range.getBoundingClientRect();
        const isScrolled = around.closest('form') !== null && thing.matches('form');
        if (height > 0 && (left < box.left - 2 || right > box.right + 2 || (!isScrolled && bottom > box.bottom + 3)))
          found.push(
            `off its place: ${words.trim().slice(0, 40)} on ${thing.textContent?.trim().slice(0, 40)} ${thing.dataset['element'] ?? thing.className}`,
          );
        if (getComputedStyle(around).hyphens === 'auto') continue;
        for (const { 0: word, index } of words.matchAll(/\p{L}+/gu)) {
          if (word.length > LONGEST_WORD) continue;
          // A soft hyphen that is drawn at the end of a line counts to the letter after it.
          range.setStart(node, words[index - 1] === '\u00ad' ? index + 1 : index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
          if (lines.size > 1) found.push(`broken: ${word} (${around.className} on ${thing.className})`);
        }
      }
    }
    for (const mark of document.querySelectorAll('.seat > .mark')) {
      const [sign, name] = [
        mark.firstElementChild?.getBoundingClientRect(),
        mark.nextElementSibling?.getClientRects()[0],
      ];
      if (sign && name && (sign.bottom < name.top || sign.top > name.bottom))
        found.push(`apart: the mark and the name of ${mark.nextElementSibling?.textContent}`);
    }
    for (const head of document.querySelectorAll('[data-testid=players] .head')) {
      const name = head.querySelector('.name');
      const [sign, line] = [head.firstElementChild?.getBoundingClientRect(), name?.getClientRects()[0]];
      if (sign && line && line.height > 0 && sign.bottom < line.top)
        found.push(`apart: the mark and the name of the player ${name?.textContent}`);
    }
    const sheet = document.querySelector('[data-testid=score-sheet] .scroll')?.getBoundingClientRect();
    for (const name of document.querySelectorAll('[data-testid=score-sheet] thead .name')) {
      const { right, width } = name.getBoundingClientRect();
      if (sheet && width > 2 && right > sheet.right + 1) found.push(`beyond the sheet: ${name.textContent}`);
    }
    return [...new Set(found)];
  });
}

/** Choices that say the same. */
function alike(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>(
      '[data-testid=actions] :is([data-action], [data-open], [data-commit], [data-counter], [data-complete], [data-shortcut])',
    );
    const labels = [...buttons]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('aria-label') ?? button.innerText.trim());
    return labels.filter((label, at) => labels.indexOf(label) !== at);
  });
}

/** What speaks at a table beside its one live region: two would speak over each other. */
function speakers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table :is([aria-live], [role=status], [role=alert], [role=log], output)')]
      .filter((one) => one.getAttribute('aria-live') !== 'off' && one.getAttribute('data-testid') !== 'announcer')
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

export async function expectWhole(page: Page, screen: string): Promise<void> {
  expect.soft(await cut(page), `${screen}: cut`).toEqual([]);
  expect.soft(await alike(page), `${screen}: alike`).toEqual([]);
  expect.soft(await speakers(page), `${screen}: speaks beside the announcer`).toEqual([]);
}

/** Colours that change gradually are looked at when they have changed. */
async function colourSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // One of something that is not drawn never ends.
    const longest = new Promise((over) => setTimeout(over, 1_000));
    await Promise.race([Promise.allSettled(changing.map((one) => one.finished)), longest]);
  });
}

export async function look(page: Page, screen: string): Promise<void> {
  await expectWhole(page, screen);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await colourSettled(page);
    await shoot(page, `${screen}, ${colorScheme}`);
    const found = await axe(page, colorScheme).analyze();
    const told = found.violations.map(
      (one) =>
        `${one.id}: ${one.nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? one.help})`).join('; ')}`,
    );
    // All findings of a game are worth more than the first.
    expect.soft(told, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
