// What a page must not do while somebody plays.
import { expect, type Page } from '@playwright/test';

/** Everything the browser complains about; empty at the end of a good test. */
export class Complaints {
  private readonly heard: string[] = [];
  /** While a test has the server down, the browser may say that it cannot reach it. */
  serverIsDown = false;

  constructor(page: Page) {
    page.on('pageerror', (error) => this.heard.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      const expected = this.serverIsDown && /WebSocket connection|ERR_CONNECTION|Failed to load resource/.test(text);
      if (message.type() === 'error' && !expected) this.heard.push(text);
    });
  }

  expectNone(): void {
    expect(this.heard).toEqual([]);
  }
}
