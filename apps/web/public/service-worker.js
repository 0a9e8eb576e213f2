/*
 * Plays what was downloaded, and shows its page, without a connection (OFFLINE-1 to OFFLINE-5), and shows notifications.
 * Everything else goes to the network as if it were not here.
 */
const sounds = 'segno-downloads';
const shellPrefix = 'segno-shell-';
const page = '/downloads';
/** The files of the build that the player and the page of downloads need. */
const fileList = '/offline-files.json';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A part of a stored file: browsers read sounds in ranges, and a cache stores whole answers only. */
async function partOf(response, range) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === undefined || (first === '' && last === '')) return response;
  const blob = await response.blob();
  const start = first === '' ? Math.max(0, blob.size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? blob.size - 1 : Math.min(Number(last), blob.size - 1);
  if (start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } });
  const type = response.headers.get('content-type') ?? 'audio/mpeg';
  return new Response(blob.slice(start, end + 1, type), {
    status: 206,
    headers: {
      'content-type': type,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${blob.size}`,
      'accept-ranges': 'bytes',
    },
  });
}

async function soundOf(request) {
  const cache = await caches.open(sounds);
  const stored = await cache.match(new URL(request.url).pathname);
  if (!stored) return fetch(request);
  const range = request.headers.get('range');
  return range ? partOf(stored, range) : stored;
}

/** Covers are stored in one size, which stands in for all others. */
async function imageOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname } = new URL(request.url);
    const stored = await caches.match(pathname.replace(/\/\d+$/, '/256'), { cacheName: sounds });
    if (!stored) throw error;
    return stored;
  }
}

async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(page);
    if (!shell) throw error;
    return new URL(request.url).pathname === page ? shell : Response.redirect(page);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/media/audio/')) event.respondWith(soundOf(request));
  else if (url.pathname.startsWith('/media/images/')) event.respondWith(imageOf(request));
  // A frame within a page is no page of its own.
  else if (request.mode === 'navigate' && request.destination !== 'iframe')
    event.respondWith(pageOf(request));
  else if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/worklets/'))
    event.respondWith(caches.match(url.pathname).then((stored) => stored ?? fetch(request)));
});

/**
 * Stores the page of downloads with all files of its build in a cache of its own. The one before goes when the new one is
 * complete, so that the files of two builds never mix.
 */
async function keepShell() {
  const [html, list] = await Promise.all([
    fetch(page, { cache: 'reload', headers: { accept: 'text/html' } }),
    fetch(fileList, { cache: 'reload' }),
  ]);
  if (!html.ok || !list.ok || html.redirected) throw new Error('The page or its files were not answered.');
  const text = await html.clone().text();
  const { build, files } = await list.json();
  const linked = [...text.matchAll(/"(\/assets\/[^"?#]+)"/g)].map(([, path]) => path);
  const name = shellPrefix + build;
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  try {
    // The page of another person may have files that the stored one had not, and a page may be of another build than
    // the list, during a deployment.
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll([...new Set([...files, ...linked])].filter((path) => !known.has(path)));
    await cache.put(page, html);
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
  for (const other of await caches.keys())
    if (other.startsWith(shellPrefix) && other !== name) await caches.delete(other);
}

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data !== 'keep-shell') return;
  event.waitUntil(
    keepShell().then(
      () => ports[0]?.postMessage({ isKept: true }),
      () => ports[0]?.postMessage({ isKept: false }),
    ),
  );
});

self.addEventListener('push', (event) => {
  const { title, body, href } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(self.registration.showNotification(title, { body, data: { href }, icon: '/favicon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.href ?? '/', self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
});
