/**
 * Keeps the pages' own files in the browser, so that they open, and load the parts they need, without a network. It waits
 * until no page of the version before is open: a page always finds the parts it was built with.
 */
const { version, files } = self.SHELL;
const CACHE = `shell ${version}`;
const PAGE = '/index.html';
/** Pages of the server itself. */
const OF_THE_SERVER = /^\/(?:api|admin|health|metrics)(?:\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  const others = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || OF_THE_SERVER.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (files.includes(pathname)) event.respondWith(kept(pathname).then((hit) => hit ?? fetch(request)));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOnUse(request));
});

function kept(path) {
  return caches.match(path, { cacheName: CACHE });
}

/** Fonts and large parts that few pages need. Their names change with their content. */
async function keptOnUse(request) {
  const hit = await caches.match(request);
  if (hit) return hit;
  const answer = await fetch(request);
  // A part of a version before is answered with the page.
  const isPart = answer.ok && !answer.headers.get('content-type')?.includes('html');
  if (isPart) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
