import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const source = readFileSync(new URL('../public/service-worker.js', import.meta.url), 'utf8');
const origin = 'https://segno.example';

/** A response that can redirect to a path, as in a browser. */
class PageResponse extends Response {
  static override redirect = (path: string | URL) =>
    new Response(null, { status: 302, headers: { location: String(path) } });
}

type Listener = (event: Record<string, unknown>) => void;

let stores: Map<string, Map<string, Response>>;
let listeners: Map<string, Listener>;
/** What the network answers; a missing path has no connection. */
let network: Map<string, () => Response>;

const pathOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, origin).pathname;
const load = (key: string | { url: string }) => {
  const answer = network.get(pathOf(key));
  return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
};

function openStore(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: (key: string) => Promise.resolve(store.get(pathOf(key))?.clone()),
    keys: () => Promise.resolve([...store.keys()].map((path) => ({ url: origin + path }))),
    put: (key: string, answer: Response) => Promise.resolve(void store.set(pathOf(key), answer)),
    async addAll(paths: string[]) {
      const answers = await Promise.all(paths.map(load));
      if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
      paths.forEach((path, index) => store.set(path, answers[index]!));
    },
  };
}

beforeEach(() => {
  stores = new Map();
  listeners = new Map();
  network = new Map();
  runInNewContext(source, {
    self: {
      location: { origin },
      addEventListener: (type: string, run: Listener) => listeners.set(type, run),
    },
    caches: {
      open: (name: string) => Promise.resolve(openStore(name)),
      has: (name: string) => Promise.resolve(stores.has(name)),
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
      match: (key: string, { cacheName }: { cacheName?: string } = {}) =>
        Promise.resolve(
          [...stores]
            .filter(([name]) => cacheName === undefined || name === cacheName)
            .map(([, store]) => store.get(pathOf(key)))
            .find((answer) => answer !== undefined)
            ?.clone(),
        ),
    },
    fetch: load,
    Response: PageResponse,
    URL,
  });
});

/** The worker's answer to a request; null when it leaves it to the browser. */
async function ask(
  path: string,
  { range, mode = 'cors', method = 'GET', destination = '' }: Record<string, string> = {},
) {
  let answer: Promise<Response> | null = null;
  const headers = new Headers(range ? { range } : {});
  listeners.get('fetch')?.({
    request: { url: origin + path, method, mode, destination, headers },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return answer as Promise<Response> | null;
}

/** Stores the page of downloads, and resolves with whether it was kept. */
const keepShell = () =>
  new Promise<boolean>((resolve) => {
    const port = { postMessage: ({ isKept }: { isKept: boolean }) => resolve(isKept) };
    listeners.get('message')?.({ data: 'keep-shell', ports: [port], waitUntil: () => undefined });
  });

/** A build on the server: its page of downloads, with a script that only the page names, and its list of files. */
function serveBuild(build: string) {
  network.clear();
  const files = [`/assets/app-${build}.js`, `/assets/player-${build}.js`];
  const page = `<script src="/assets/page-${build}.js"></script>${build}`;
  network.set('/downloads', () => new Response(page, { headers: { 'content-type': 'text/html' } }));
  network.set('/offline-files.json', () => Response.json({ build, files }));
  for (const file of [...files, `/assets/page-${build}.js`]) network.set(file, () => new Response(file));
}

test('OFFLINE-2 a stored sound is answered whole and in ranges', async () => {
  await openStore('segno-downloads').put(
    '/media/audio/1.mp3',
    new Response('abcdefghij', { headers: { 'content-type': 'audio/mpeg' } }),
  );
  expect((await ask('/media/audio/1.mp3'))?.status).toBe(200);
  for (const [range, text, shown] of [
    ['bytes=2-4', 'cde', 'bytes 2-4/10'],
    ['bytes=7-', 'hij', 'bytes 7-9/10'],
    ['bytes=-3', 'hij', 'bytes 7-9/10'],
    ['bytes=8-99', 'ij', 'bytes 8-9/10'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = (await ask('/media/audio/1.mp3', { range }))!;
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, shown]);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    // oxlint-disable-next-line no-await-in-loop
    expect(await answer.text()).toBe(text);
  }
  const outside = (await ask('/media/audio/1.mp3', { range: 'bytes=10-' }))!;
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('OFFLINE-2 other requests are left to the browser, or go to the network', async () => {
  expect(await ask('/api/v1/albums/1')).toBeNull();
  expect(await ask('/media/audio/1.mp3', { method: 'POST' })).toBeNull();
  network.set('/media/audio/2.mp3', () => new Response('network'));
  expect(await (await ask('/media/audio/2.mp3'))?.text()).toBe('network');
});

test('OFFLINE-2 without a connection every page leads to that of downloads', async () => {
  serveBuild('one');
  expect(await keepShell()).toBe(true);
  network.clear();
  const album = (await ask('/album/1/artist/name', { mode: 'navigate' }))!;
  expect([album.status, album.headers.get('location')]).toEqual([302, '/downloads']);
  expect(await (await ask('/downloads', { mode: 'navigate' }))?.text()).toContain('one');
  expect(await ask('/ads/general_top', { mode: 'navigate', destination: 'iframe' })).toBeNull();
  for (const file of ['app', 'player', 'page'])
    // oxlint-disable-next-line no-await-in-loop
    expect(await (await ask(`/assets/${file}-one.js`))?.text()).toBe(`/assets/${file}-one.js`);
});

test('OFFLINE-4 a new build replaces the one before only when all its files have come', async () => {
  serveBuild('one');
  expect(await keepShell()).toBe(true);
  serveBuild('two');
  network.delete('/assets/player-two.js');
  expect(await keepShell()).toBe(false);
  expect([...stores.keys()]).toEqual(['segno-shell-one']);
  serveBuild('two');
  expect(await keepShell()).toBe(true);
  expect([...stores.keys()]).toEqual(['segno-shell-two']);
  expect([...stores.get('segno-shell-two')!.keys()].toSorted()).toEqual([
    '/assets/app-two.js',
    '/assets/page-two.js',
    '/assets/player-two.js',
    '/downloads',
  ]);
});

test('OFFLINE-4 a page has all its files: of another person, and of a deployment that is under way', async () => {
  serveBuild('one');
  expect(await keepShell()).toBe(true);
  serveBuild('one');
  const answer = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/html' } });
  network.set('/downloads', answer('<script src="/assets/library-one.js"></script>signed in'));
  network.set('/assets/library-one.js', () => new Response('library'));
  expect(await keepShell()).toBe(true);
  expect([...stores.get('segno-shell-one')!.keys()]).toContain('/assets/library-one.js');

  // One of two servers has the next build already.
  network.set('/downloads', answer('<script src="/assets/page-two.js"></script>two'));
  expect(await keepShell()).toBe(false);
  const kept = stores.get('segno-shell-one')!.get('/downloads')!;
  expect(await kept.clone().text()).toContain('signed in');
});

test('OFFLINE-4 an answer that is not the page itself is not stored', async () => {
  serveBuild('one');
  network.set('/downloads', () => new Response('Not now', { status: 503 }));
  expect(await keepShell()).toBe(false);
  expect([...stores.keys()]).toEqual([]);
});
