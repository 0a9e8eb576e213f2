// The person of `abuse.mjs`, in a thread of its own, so that its work does not delay what the visitors measure.
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const { address, cookie, tracks, seconds, abuser } = workerData;
const { resolve } = createRequire(pathToFileURL('apps/server/package.json'));
const { default: sharp } = await import(pathToFileURL(resolve('sharp')).href);

const token = decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
const own = { cookie, 'x-xsrf-token': token, 'x-forwarded-for': abuser };
let end = Infinity;
const statuses = {};
const counted = (kind, status) => {
  statuses[kind] ??= {};
  statuses[kind][status] = (statuses[kind][status] ?? 0) + 1;
};
const ask = async (kind, path, init = {}) => {
  const answer = await fetch(new URL(path, address), {
    ...init,
    headers: { ...own, ...init.headers },
  }).catch(() => null);
  counted(kind, answer?.status ?? 0);
  const text = await answer?.text().catch(() => '');
  // Refused requests are repeated soon, not at once: this process has one core.
  if (!answer?.ok) await delay(50);
  return answer?.ok ? JSON.parse(text) : null;
};
const post = (kind, path, body) =>
  ask(kind, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const repeat = async (work, times) => {
  const one = async () => {
    while (performance.now() < end) await work();
  };
  await Promise.all(Array.from({ length: times }, one));
};

const long = { name: 'Long', track_ids: tracks };
const { playlist } = (await post('first playlist', 'api/v1/playlists', long)) ?? {};
if (!playlist) throw new Error('The first playlist was refused.');
const picture = await sharp({
  create: { width: 8000, height: 5000, channels: 3, background: '#336699' },
})
  .jpeg({ quality: 40 })
  .toBuffer();
const upload = () => {
  const body = new FormData();
  body.set('file', new Blob([picture], { type: 'image/jpeg' }), 'cover.jpg');
  return ask('covers', `api/v1/playlists/${playlist.id}/image`, { method: 'POST', body });
};
const queries = [
  'ﷺ'.repeat(8),
  'in th of ar el lo',
  'midnigth harbur',
  'velvte echos',
  'siver rian',
  'zq xw yv',
];
let count = 0;
const searching = () =>
  ask(
    'searches',
    `api/v1/search?query=${encodeURIComponent(`${queries[count % queries.length]} ${(count += 1)}`)}`,
  );
const orders = ['title', 'album', 'plays', 'duration', 'added'];
const page = () =>
  ask(
    'far pages',
    `api/v1/playlists/${playlist.id}/tracks?perPage=100&order=${orders[count % orders.length]}&page=${60 + ((count += 1) % 30)}`,
  );

parentPort.postMessage('prepared');
await new Promise((begin) => parentPort.once('message', begin));
end = performance.now() + seconds * 1000;
await Promise.all([
  repeat(upload, 16),
  repeat(() => post('playlists', 'api/v1/playlists', long), 2),
  repeat(page, 4),
  repeat(searching, 10),
]);
parentPort.postMessage(statuses);
process.exit();
