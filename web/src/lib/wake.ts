// The screen stays on at a table: whoever thinks about a bid does not touch the phone for a while. The browser lets go of
// the lock whenever the page is hidden, so it is asked again when the page is back.

/** Keeps the screen on until the function it returns is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = (): void => {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (given) => {
        if (wanted) lock = given;
        else void given.release();
      },
      () => {
        // Refused, for instance at a low battery: the screen goes off as usual.
      },
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
