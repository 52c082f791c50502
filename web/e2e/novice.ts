// A player who knows no game, living in the page: sees only what a visitor sees, and clicks what can be clicked. It
// runs inside the browser because asking it from outside, click by click, takes ten times as long.
import type { Page } from '@playwright/test';

/** `eager` opens more forms: offers, purchases and loans instead of waiting. */
export type Until = {
  over?: boolean;
  progress?: number;
  version?: number;
  visible?: string;
  moves?: number;
  eager?: boolean;
};
export type Played = { over: boolean; moves: number; stuck: string | null };

/** Plays on until a condition holds. `seed` makes a failing game one that can be played again. */
export async function play(page: Page, seed: number, until: Until, patience = 120_000): Promise<Played> {
  return page.evaluate(novice, { seed, until, patience });
}

/** Self-contained: it is sent into the page as text. */
export async function novice({
  seed,
  until,
  patience,
}: {
  seed: number;
  until: Until;
  patience: number;
}): Promise<Played> {
  let state = 0;
  const roll = (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const rest = (ms: number): Promise<void> => new Promise((wait) => setTimeout(wait, ms));
  const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [aria-disabled=true]'),
    );
  const one = (selector: string): HTMLElement | undefined => all(selector)[0];
  const table = (): HTMLElement | null => document.querySelector('[data-version]');
  const version = (): string => table()?.dataset['version'] ?? '';
  const isOver = (): boolean => one('[data-testid=score-sheet]') !== undefined;

  function isDone(moves: number): boolean {
    if (isOver()) return true;
    if (until.moves !== undefined && moves >= until.moves) return true;
    if (until.version !== undefined && Number(version()) >= until.version) return true;
    if (until.progress !== undefined && Number(table()?.dataset['progress'] ?? 0) >= until.progress) return true;
    return until.visible !== undefined && one(until.visible) !== undefined;
  }

  /** A click that sends something is followed until the table has moved, or has said why it does not. */
  async function send(button: HTMLElement): Promise<void> {
    const before = version() + (table()?.dataset['seat'] ?? '');
    button.click();
    for (let n = 0; n < 100; n += 1) {
      await rest(4);
      const yes = one('[data-confirm=yes]');
      if (yes) yes.click();
      if (version() + (table()?.dataset['seat'] ?? '') !== before || one('[data-testid=refused]')) return;
    }
  }

  async function fillIn(form: HTMLElement): Promise<void> {
    for (const ask of all('[data-ask]', form)) {
      const choices = all('button[role=radio], button[aria-pressed]', ask);
      if (choices.length > 0) choices[roll(choices.length)]?.click();
      await rest(0);
      const rests = all('button', ask).filter((button) =>
        /: (rest|all)$/.test(button.getAttribute('aria-label') ?? ''),
      );
      for (const button of rests) {
        if (!button.matches(':disabled')) button.click();
        await rest(0);
      }
    }
    // Some picks ask for several: picks on from what is not picked yet until the form can be sent.
    for (let n = 0; n < 40 && all('[data-commit]', form).length === 0; n += 1) {
      const left = all('[data-ask] button[aria-pressed=false]', form);
      if (left.length === 0) break;
      left[roll(left.length)]?.click();
      await rest(0);
    }
    const commit = all('[data-commit]', form)[0];
    if (commit) await send(commit);
    // What the rules forbid, or what cannot be completed, is given up.
    if (form.isConnected) all('[data-cancel]', form)[0]?.click();
    await rest(0);
  }

  async function move(): Promise<boolean> {
    const curtain = all('[data-uncover], [data-open-action]');
    if (curtain.length > 0) {
      await send(curtain[roll(curtain.length)] as HTMLElement);
      return true;
    }
    const open = one('[data-testid=actions] form[data-form]:not(.inline)');
    if (open) {
      await fillIn(open);
      return true;
    }
    const actions = one('[data-testid=actions]');
    if (!actions) return false;
    // What has folded away is looked through now and then.
    const more = all('button[data-more][aria-expanded=false]', actions)[0];
    if (more && roll(2) === 0) {
      more.click();
      await rest(4);
    }
    const exact = all('button[data-action]', actions);
    const short = all('form.inline button[data-commit]', actions);
    const long = all('button[data-open], button[data-counter]', actions);
    if (exact.length + short.length + long.length === 0) return false;
    // Mostly what is at hand; sometimes a form that has to be opened.
    if (long.length > 0 && (exact.length + short.length === 0 || roll(8) < (until.eager === true ? 6 : 1))) {
      long[roll(long.length)]?.click();
      await rest(4);
      const form = one('[data-testid=actions] form[data-form]:not(.inline)');
      if (form) await fillIn(form);
      return true;
    }
    const at = roll(exact.length + short.length);
    const inline = short[at - exact.length]?.closest('form');
    for (let n = inline ? roll(3) : 0; n > 0 && inline; n -= 1) {
      all('button', inline)
        .find((button) => /more$/.test(button.getAttribute('aria-label') ?? ''))
        ?.click();
      await rest(0);
    }
    await send((exact[at] ?? short[at - exact.length]) as HTMLElement);
    return true;
  }

  /** Decides by where the game stands and not by how long it took to get there, so that a slow machine plays the same game. */
  function decideBy(standing: string): void {
    state = seed >>> 0;
    for (const letter of standing) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
    roll(2);
  }

  const end = performance.now() + patience;
  /** How often something was tried at one standing: what was refused is not chosen for ever. */
  const tries = new Map<string, number>();
  let last = '';
  let moves = 0;
  while (!isDone(moves)) {
    if (performance.now() > end) {
      const seen =
        one('[data-testid=actions], [data-testid=curtain]')?.innerText ?? document.body.innerText.slice(0, 400);
      return { over: isOver(), moves, stuck: `version ${version()} after ${moves} moves: ${seen}` };
    }
    const standing = `${version()} ${table()?.dataset['seat'] ?? ''}`;
    const tried = tries.get(standing) ?? 0;
    decideBy(`${standing} ${tried}`);
    // While others still answer the table moves by itself: one waits for them.
    const isStill = standing === last;
    last = standing;
    if (isStill && (await move())) {
      moves += 1;
      tries.set(standing, tried + 1);
    } else await rest(12);
  }
  return { over: isOver(), moves, stuck: null };
}
