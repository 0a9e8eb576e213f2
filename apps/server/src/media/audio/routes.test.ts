import {
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRecordingMaker, type RecordingMaker } from '../../demo/music/createRecordingMaker.ts';
import { demoRecordings } from '../../demo/recordings.ts';
import type { AppEnv } from '../../http/AppEnv.ts';
import { handleError } from '../../http/handleError.ts';
import { createDemoAudioStore } from './createDemoAudioStore.ts';
import type { FileRecord } from '../createCheckedFiles.ts';
import { createDiskAudioStore } from './createDiskAudioStore.ts';
import { audioRoutes } from './routes.ts';

// Some seconds of a recording of the demo, made for real.
const recording = { ...demoRecordings.find(({ genre }) => genre === 'folk')!, duration: 5_016 };
const address = `/${recording.key}.mp3`;
const stored = { ...recording, key: 'stored' };
const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (facts: unknown) => void warnings.push(facts) };
/** Stands for the database. */
const records = new Map<string, FileRecord>();
let lookUps = 0;
let statedDuration = 0;

let folder: string;
let maker: RecordingMaker;
let app: Hono<AppEnv>;
let whole: Uint8Array;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-audio-'));
  const sounds = createDiskAudioStore({
    folder,
    findRecord: (key) => {
      lookUps++;
      return Promise.resolve(records.get(key) ?? null);
    },
    log,
  });
  maker = createRecordingMaker({
    folder,
    log,
    isMissing: async (key) => !(await sounds.open(key)),
    saveMade: ({ key, size, hash, duration }) => {
      statedDuration = duration;
      return Promise.resolve(void records.set(key, { size, hash }));
    },
    recordings: [recording],
  });
  app = new Hono<AppEnv>();
  app.onError(handleError);
  app.route('/', audioRoutes(createDemoAudioStore(sounds, maker)));
  whole = new Uint8Array(await (await app.request(address)).arrayBuffer());
});

afterAll(async () => {
  await maker.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  app.request(address, { headers, method });

test('a recording that was never made is made on its first request and sent whole', async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-length')).toBe(String(whole.length));
  expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  const { mtime } = await stat(join(folder, `${recording.key}.mp3`));
  expect(answer.headers.get('last-modified')).toBe(mtime.toUTCString());
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(whole);
});

test('the frames of the file play for exactly the stated duration, all at 128 kbit/s in stereo', () => {
  let at = 0;
  let frames = 0;
  while (at + 4 <= whole.length) {
    const header = new DataView(whole.buffer, whole.byteOffset + at, 4).getUint32(0);
    expect(header >>> 21).toBe(0x7ff);
    expect((header >>> 17) & 15, 'MPEG 1 layer III').toBe(0b1101);
    expect((header >>> 12) & 15, '128 kbit/s').toBe(9);
    expect((header >>> 10) & 3, '44.1 kHz').toBe(0);
    at += Math.floor((144 * 128_000) / 44_100) + ((header >>> 9) & 1);
    frames++;
  }
  expect(at).toBe(whole.length);
  expect(Math.round((frames * 1152 * 1000) / 44_100)).toBe(statedDuration);
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=1000-1999', 1000, 1999],
  ['bytes=-500', -500, -1],
  ['bytes=5000-', 5000, -1],
  ['bytes=5000-999999999', 5000, -1],
])('%s gives that part', async (range, first, last) => {
  const start = first < 0 ? whole.length + first : first;
  const end = last < 0 ? whole.length + last : last;
  const answer = await get({ range });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`);
  expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(whole.subarray(start, end + 1));
});

test('a part beyond the end is refused with the size', async () => {
  const answer = await get({ range: `bytes=${whole.length}-` });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
  expect(await answer.json()).toMatchObject({ code: 'range_not_satisfiable' });
});

test.each(['bytes=0-1,5-6', 'bytes=9-3', 'nonsense'])('%s gives the whole file', async (range) => {
  const answer = await get({ range });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-range')).toBeNull();
  expect((await answer.arrayBuffer()).byteLength).toBe(whole.length);
});

test('If-Range gives the part for the same file and the whole for another', async () => {
  const known = (await get({}, 'HEAD')).headers;
  const etag = known.get('etag')!;
  const modified = known.get('last-modified')!;
  const status = async (ifRange: string) => {
    const answer = await get({ range: 'bytes=0-9', 'if-range': ifRange });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await status(etag)).toBe(206);
  expect(await status(modified)).toBe(206);
  expect(await status('"another"')).toBe(200);
  expect(await status(`W/${etag}`)).toBe(200);
  expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  expect(await status('no date')).toBe(200);
});

test('what a browser has already is not sent again', async () => {
  const known = (await get({}, 'HEAD')).headers;
  const etag = known.get('etag')!;
  const modified = known.get('last-modified')!;
  const statusOf = async (headers: Record<string, string>) => {
    const answer = await get(headers);
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await statusOf({ 'if-none-match': etag })).toBe(304);
  expect(await statusOf({ 'if-none-match': `"x", W/${etag}` })).toBe(304);
  expect(await statusOf({ 'if-none-match': '*' })).toBe(304);
  expect(await statusOf({ 'if-none-match': '"x"' })).toBe(200);
  expect(await statusOf({ 'if-modified-since': modified })).toBe(304);
  expect(await statusOf({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
  expect(await statusOf({ 'if-modified-since': modified, 'if-none-match': '"x"' })).toBe(200);
  const answer = await get({ 'if-none-match': etag });
  expect(answer.headers.get('etag')).toBe(etag);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('');
});

test('a request for another version of the file is a 412', async () => {
  const first = await get({}, 'HEAD');
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  const statusOf = async (headers: Record<string, string>) => (await get(headers, 'HEAD')).status;
  expect(await statusOf({ 'if-match': `"x", ${etag}` })).toBe(200);
  expect(await statusOf({ 'if-match': '*' })).toBe(200);
  expect(await statusOf({ 'if-match': '"x"' })).toBe(412);
  expect(await statusOf({ 'if-match': `W/${etag}` })).toBe(412);
  expect(await statusOf({ 'if-match': '"x"', 'if-none-match': etag })).toBe(412);
  expect(await statusOf({ 'if-unmodified-since': modified })).toBe(200);
  expect(await statusOf({ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(412);
  expect(await statusOf({ 'if-unmodified-since': 'yesterday' })).toBe(200);
});

test('HEAD tells of the whole file and sends nothing', async () => {
  const answer = await get({ range: 'bytes=0-9' }, 'HEAD');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe(String(whole.length));
  expect(await answer.text()).toBe('');
});

test.each([
  '/nothing.mp3',
  '/demo-folk-99.mp3',
  '/..%2f..%2fpackage.mp3',
  '/%2e%2e%2fsecret.mp3',
  '/..mp3',
  '/demo%00.mp3',
  `/${'a'.repeat(200)}.mp3`,
])('%s is not found', async (path) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(404);
});

test.runIf(process.platform === 'linux')('aborted downloads leave no file open', async () => {
  for (let count = 0; count < 30; count++) {
    const reader = (await get()).body!.getReader();
    await reader.read();
    await reader.cancel();
  }
  const countOpen = async () => {
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
    );
    return links.filter((link) => link.startsWith(folder)).length;
  };
  await expect.poll(countOpen).toBe(0);
});

describe('a file is compared with its record before it is sent', () => {
  const pathOf = (key: string) => join(folder, `${key}.mp3`);

  /** Ways in which a disk or a crash damages a file. */
  const damages: [string, RegExp, (path: string) => Promise<void>][] = [
    ['truncated', /bytes instead of/, (path) => truncate(path, whole.length - 1)],
    ['with one flipped bit', /its bytes changed/, (path) => writeFile(path, flipBit(whole))],
    ['empty', /it has 0 bytes instead of/, (path) => truncate(path, 0)],
    ['missing', /it is missing/, (path) => rm(path)],
    ['half written', /bytes instead of/, (path) => writeFile(path, whole.subarray(0, whole.length / 2))],
  ];

  beforeEach(async () => {
    // Written anew, so that each test has a version that was not checked.
    await writeFile(pathOf(stored.key), whole);
    records.set(stored.key, records.get(recording.key)!);
    warnings.length = 0;
  });

  test('and made again where it can be', async () => {
    await writeFile(pathOf(recording.key), flipBit(whole));
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(whole);
    expect(new Uint8Array(await readFile(pathOf(recording.key)))).toEqual(whole);
    expect(warnings).toEqual([expect.objectContaining({ key: recording.key })]);
  });

  test.each(damages)('%s and not found where it cannot', async (_, fault, damage) => {
    expect((await app.request('/stored.mp3')).status).toBe(200);
    await damage(pathOf(stored.key));
    for (const header of [undefined, ['range', 'bytes=0-9'], ['if-none-match', '*']] as const) {
      const headers = header && Object.fromEntries([header]);
      const answer = await app.request('/stored.mp3', { headers });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).not.toContain('immutable');
    }
    expect(warnings).toEqual([{ key: stored.key, fault: expect.stringMatching(fault) as string }]);
    await writeFile(pathOf(stored.key), whole);
    expect((await app.request('/stored.mp3')).status).toBe(200);
  });

  test('with one flipped bit and its old times', async () => {
    const path = pathOf(stored.key);
    const { atime, mtime } = await stat(path);
    await utimes(path, atime, mtime);
    expect((await app.request('/stored.mp3')).status).toBe(200);
    await writeFile(path, flipBit(whole));
    await utimes(path, atime, mtime);
    expect((await app.request('/stored.mp3')).status).toBe(404);
  });

  test('once for each version of the file', async () => {
    lookUps = 0;
    for (let count = 0; count < 5; count++) {
      expect((await app.request('/stored.mp3', { headers: { range: 'bytes=0-9' } })).status).toBe(206);
    }
    expect(lookUps).toBe(1);
  });

  test('and not sent without a record', async () => {
    records.delete(stored.key);
    expect((await app.request('/stored.mp3')).status).toBe(404);
    expect(warnings).toEqual([]);
  });
});

function flipBit(bytes: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[5000]! ^= 1;
  return changed;
}
