// The same deal in every run. The server's part of the seed is fixed by `House`, the page's part here.
import type { BrowserContext } from '@playwright/test';

/** What a page draws at random, the same after every load: for tests with one page at a table. Two pages that draw alike
    would name their messages alike. */
export async function dealFrom(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(drawsFrom, seed);
}

/** Self-contained: it is sent into the page as text. */
function drawsFrom(seed: number): void {
  let state = seed;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array?.buffer ?? new ArrayBuffer(0));
    for (let at = 0; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return array;
  };
}
