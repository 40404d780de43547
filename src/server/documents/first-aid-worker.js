/**
 * The service worker of the first-aid pages in one language. It is given to browsers as it stands here, below the
 * path that it serves: its scope holds no other page. When the network fails, or does not answer within four seconds,
 * it shows the copy that the device keeps. A copy never runs a script, whatever another program has put in its place.
 */
const home = new URL(self.registration.scope).pathname;
const cacheName = `first-aid${home}`;
const copyAddress = `${home}/offline.json`;
const patienceMs = 4_000;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

self.addEventListener('install', (event) => event.waitUntil(refresh().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = pathname === home || pathname.startsWith(`${home}/`);
  if (request.mode === 'navigate' && isPage) event.respondWith(page(event, pathname));
  else if (['style', 'font', 'image'].includes(request.destination)) event.respondWith(file(request));
});

/** The page of the site; the copy where the site does not answer in time. */
async function page(event, pathname) {
  const asked = fetch(event.request);
  event.waitUntil(asked.then(refresh).catch(() => undefined));
  const tooLate = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([asked.catch(() => undefined), tooLate]);
  if (answer && answer.status < 500) return answer;
  return (await copyOf(pathname)) ?? asked;
}

/** The kept copy of a page; of the list, where this page is not kept. */
async function copyOf(pathname) {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(copyAddress);
  if (!cached) return undefined;
  const { language, pages } = await cached.json();
  const checkedAt = new Date(cached.headers.get('x-checked-at') ?? cached.headers.get('date'));
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Kuala_Lumpur' }).format(checkedAt);
  const html = pages[pathname] ?? pages[home];
  return html === undefined ? undefined : new Response(html.replace('{checked}', day), { headers });
}

async function file(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await (await caches.open(cacheName)).match(request.url);
    if (cached) return cached;
    throw error;
  }
}

/** Takes all pages anew, with their styles, font and pictures; what is no longer published goes with the old copy. */
async function refresh() {
  const answer = await fetch(copyAddress, { cache: 'no-cache', credentials: 'omit' });
  if (!answer.ok) throw new Error(`The copy was not given: ${answer.status}`);
  const text = await answer.text();
  const { files } = JSON.parse(text);
  const cache = await caches.open(cacheName);
  const known = new Set((await cache.keys()).map(({ url }) => url.slice(self.location.origin.length)));
  await cache.addAll(files.filter((address) => !known.has(address)));
  // Last: a copy is shown only with its files.
  await cache.put(copyAddress, new Response(text, { headers: { 'x-checked-at': new Date().toISOString() } }));
  for (const address of known) if (address !== copyAddress && !files.includes(address)) await cache.delete(address);
}
