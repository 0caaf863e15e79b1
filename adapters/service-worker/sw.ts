import { chooseWay } from './choose-way.ts';
import { chooseWindow } from './choose-window.ts';
import { readPush } from './read-push.ts';
import { sliceFile } from './slice-file.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by scripts/vite-service-worker.ts: what is kept, and a name for exactly this. */
declare const OZ_KEPT: readonly string[];
declare const OZ_VERSION: string;

const PREFIX = 'oz-';
const CACHE = PREFIX + OZ_VERSION;
const PAGE = '/index.html';

/** A phone on a train is told after this long that there is something to see already. */
const PAGE_TIMEOUT_MS = 3000;

/** A page that is frozen, or of a version before, says nothing. */
const PLACE_TIMEOUT_MS = 500;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

// Only when the learner agreed: the pages that are open belong to the version before.
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (chooseWay(request, self.location.origin, OZ_KEPT)) {
    case 'page':
      return event.respondWith(page(event));
    case 'file':
      return event.respondWith(file(request));
    case 'untouched':
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(String(event.notification.data)));
});

function show({ data }: PushEvent): Promise<void> {
  const { title, body, path, topic } = readPush(data?.text());
  return self.registration.showNotification(title, {
    body,
    tag: topic,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: path,
  });
}

/** In a window that is open, or in a new one; where she answers or speaks, the window comes to the front and no more. */
async function openAt(path: string): Promise<void> {
  const url = new URL(path, self.location.origin).href;
  const open = await self.clients.matchAll({ type: 'window' });
  const chosen = chooseWindow(
    await Promise.all(
      open.map(async (page) => ({ page, url: await placeOf(page), focused: page.focused })),
    ),
  );
  const page = chosen?.window.page;
  // A page that another worker looks after can't be led elsewhere.
  const shown = chosen?.isLed ? await page?.navigate(url).catch(() => null) : page;
  if (shown) await shown.focus();
  else await self.clients.openWindow(url);
}

/** Some browsers know of a page only where it began. */
function placeOf(page: WindowClient): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(String(data)));
    port1.start();
    setTimeout(() => resolve(page.url), PLACE_TIMEOUT_MS);
    page.postMessage('where-are-you', [port2]);
  });
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  // What carries no hash may be old in the browser's own cache.
  await cache.addAll(OZ_KEPT.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From the server while it answers soon, else the one that is kept, which starts the app as well. */
async function page({ request }: FetchEvent): Promise<Response> {
  const kept = await keptAt(PAGE);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), PAGE_TIMEOUT_MS);
  });
  // A proxy whose server is being started again answers at once, with a page of its own.
  const fetched = fetch(request).then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  return Promise.race([fetched, late]);
}

async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const range = request.headers.get('range');
  const known = await keptAt(pathname);
  if (known) return range === null ? known : sliceFile(known, range);
  const fetched = await fetch(request);
  // A part must never pass for the whole.
  if (fetched.status === 200 && range === null) {
    const cache = await caches.open(CACHE);
    await cache.put(pathname, fetched.clone()).catch(() => {}); // a full disk
  }
  return fetched;
}

/** Servers vary their answers by Origin, and the very same file is then not found again. */
const keptAt = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });
