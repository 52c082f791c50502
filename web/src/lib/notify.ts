// A notification when it is one's turn and the page is hidden. Browsers allow it over https and on this machine only;
// elsewhere the title, the icon and the sound have to do.

export function canNotify(): boolean {
  return window.isSecureContext && 'Notification' in window && Notification.permission !== 'denied';
}

/** Asks the browser for leave; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tells it if nobody is looking at the page. A later call for the same table takes the place of an earlier one. */
export async function notify(title: string, body: string, code: string): Promise<void> {
  if (document.visibilityState === 'visible' || !canNotify() || Notification.permission !== 'granted') return;
  const address = `/t/${code}`;
  const options: NotificationOptions = { body, tag: address, icon: '/icon-192.png', data: address };
  const worker = await navigator.serviceWorker.getRegistration();
  // Phones show notifications of a service worker only.
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
