// The service worker: keeps all of the client, so that it starts and plays without a network. The build puts
// the list of files and a name for this version before it (plugins/offline.ts).
/* global files, version */

const mine = `naqala ${self.registration.scope} `;
const cacheName = mine + version;
const addressOf = (file) => new URL(file, self.registration.scope).href;
const kept = new Set(files.map(addressOf));
/** Files with a hash in their name never change. */
const isFixed = (address) => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(address);

/** What an older version has kept already need not be loaded again. */
async function keep(cache, address) {
  const old = isFixed(address) ? await caches.match(address, { ignoreVary: true }) : undefined;
  const answer = old ?? (await fetch(address, { cache: isFixed(address) ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

async function keepAll() {
  const cache = await caches.open(cacheName);
  await Promise.all([...kept].map((address) => keep(cache, address)));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(mine) && name !== cacheName).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answerFor(request) {
  const address = request.mode === "navigate" ? addressOf("index.html") : request.url;
  const cache = await caches.open(cacheName);
  return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}

/** The page itself, or a file of the list. All else on this server is not ours. */
function isOurs({ method, mode, url }) {
  if (method !== "GET") return false;
  const { origin, pathname } = new URL(url);
  const place = origin + pathname;
  return mode === "navigate"
    ? place === self.registration.scope || place === addressOf("index.html")
    : kept.has(url);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answerFor(event.request));
});
// A new version waits until the page says so: a running game is never torn away.
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});
