// Keeps the page itself (its HTML, scripts, styles and fonts), so that the installed app opens at once and says that the
// house does not answer instead of showing the browser's error. Games are never kept: what the server says is asked anew.
const SHELL = 'countinghouse-shell';
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.add(PAGE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fetchAsset(request));
  else if (pathname === '/api/texts') event.respondWith(fetchTexts(request));
});

// Every page of the house is the same HTML. A new one comes with new assets, and the old ones are not needed any more.
async function openPage(request) {
  const shell = await caches.open(SHELL);
  try {
    const page = await fetch(request);
    if (page.ok && page.headers.get('content-type')?.startsWith('text/html')) await keepPage(shell, page.clone());
    return page;
  } catch (error) {
    const kept = await shell.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function keepPage(shell, page) {
  const kept = await shell.match(PAGE);
  if (kept && (await kept.text()) === (await page.clone().text())) return;
  for (const asset of await shell.keys()) await shell.delete(asset);
  await shell.put(PAGE, page);
}

// The build puts a hash of the content into these names, so what is kept is never stale.
async function fetchAsset(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const asset = await fetch(request);
  if (asset.ok) await shell.put(request, asset.clone());
  return asset;
}

// What the page says is asked anew, and kept for when the house does not answer: without it nothing could be said.
async function fetchTexts(request) {
  const shell = await caches.open(SHELL);
  try {
    const texts = await fetch(request);
    if (texts.ok) await shell.put(request, texts.clone());
    return texts;
  } catch (error) {
    const kept = await shell.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

// Somebody is waited for and has chosen to be told: a click leads back to the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const table = open.find((client) => new URL(client.url).pathname === address);
      return table ? table.focus() : self.clients.openWindow(address);
    }),
  );
});
