// @vitest-environment happy-dom
// Somebody who looks away from a table: the screen stays on while they think, and they are told of their turn.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToNotify, canNotify, notify } from '../src/lib/notify';
import { keepAwake } from '../src/lib/wake';

let visibility: DocumentVisibilityState = 'visible';
function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the screen', () => {
  it('is kept on, again after the page was hidden, and let go at the end', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    vi.stubGlobal('navigator', { wakeLock: { request } });
    const letGo = keepAwake();
    expect(request).toHaveBeenCalledTimes(1);
    turn('hidden');
    expect(request).toHaveBeenCalledTimes(1);
    turn('visible');
    expect(request).toHaveBeenCalledTimes(2);
    await Promise.resolve();
    letGo();
    expect(release).toHaveBeenCalledTimes(1);
    turn('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('goes off as usual where the browser refuses, or knows no such thing', () => {
    vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } });
    keepAwake()();
    vi.stubGlobal('navigator', {});
    keepAwake()();
  });
});

describe('a notification', () => {
  const shown = vi.fn(() => Promise.resolve());
  function browser(permission: NotificationPermission, secure = true): void {
    shown.mockClear();
    vi.stubGlobal('isSecureContext', secure);
    vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve('granted') });
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: () => Promise.resolve({ showNotification: shown }) },
    });
  }

  it('comes only while the page is hidden, and leads to its table', async () => {
    browser('granted');
    await notify('A game', 'Your turn', 'ABCDEFGH');
    expect(shown).not.toHaveBeenCalled();
    turn('hidden');
    await notify('A game', 'Your turn', 'ABCDEFGH');
    expect(shown).toHaveBeenCalledExactlyOnceWith(
      'A game',
      expect.objectContaining({ body: 'Your turn', tag: '/t/ABCDEFGH', data: '/t/ABCDEFGH' }),
    );
  });

  it('does not come unasked, nor where the browser does not allow it', async () => {
    browser('default');
    turn('hidden');
    await notify('A game', 'Your turn', 'ABCDEFGH');
    expect(shown).not.toHaveBeenCalled();
    expect(await askToNotify()).toBe(true);
    browser('denied');
    expect(canNotify()).toBe(false);
    expect(await askToNotify()).toBe(false);
    browser('granted', false);
    expect(canNotify()).toBe(false);
  });
});
