import { randomBytes } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { FileEntry } from '@segno/data/contract';
import { asUploader, openTestFiles } from '../testing/openTestFiles.ts';
import { jobSchedules } from '../jobs/table.ts';
import { fileEntries, uploads } from './table.ts';
import { UploadLease } from './uploadLease.ts';

const files = openTestFiles();
const nora = asUploader(1);
const ben = asUploader(2);
/** The header of an MP3 frame, then anything. */
const bytes = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), randomBytes(1_500_000)]);
const encoded = (text: string) => Buffer.from(text).toString('base64');

const create = async (viewer = nora, size = bytes.length, name = 'Tide.mp3') => {
  const answer = await files.open(viewer).request('/api/v1/tus/upload', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': `clientName ${encoded(name)},clientMime ${encoded('audio/mpeg')},clientSize ${encoded('9')}`,
    },
  });
  return { answer, url: answer.headers.get('location') ?? '' };
};

/** A PATCH, sent as a POST with the override, as browsers do it. */
const patch = (url: string, offset: number, part: Uint8Array | ReadableStream, viewer = nora) =>
  files.open(viewer).request(url, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'x-http-method-override': 'PATCH',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: part as Uint8Array<ArrayBuffer>,
    duplex: 'half',
  } as RequestInit);
const head = (url: string, viewer = nora) =>
  files.open(viewer).request(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
const finish = (url: string, viewer = nora) =>
  files.post(viewer, 'tus/entries', { uploadKey: url.split('/').at(-1) });
const entryOf = ({ body }: { body: Record<string, never> }) => body.fileEntry as unknown as FileEntry;

test('TUS-1 a file arrives in parts, continues where it stopped, and becomes one entry', async () => {
  const { answer, url } = await create();
  expect(answer.status).toBe(201);
  expect(url).toMatch(/^\/api\/v1\/tus\/upload\/[0-9a-f]{32}$/);
  expect((await patch(url, 0, bytes.subarray(0, 10_000))).headers.get('upload-offset')).toBe('10000');
  expect((await finish(url)).status).toBe(409);
  expect((await head(url)).headers.get('upload-offset')).toBe('10000');
  expect((await patch(url, 5000, bytes.subarray(5000))).status).toBe(409);
  expect((await patch(url, 10_000, bytes.subarray(10_000))).status).toBe(204);
  const made = await finish(url);
  expect(entryOf(made)).toMatchObject({ name: 'Tide.mp3', mime: 'audio/mpeg', file_size: bytes.length });
  expect(entryOf(await finish(url)).id).toBe(entryOf(made).id);
  const stored = await files.open().request(entryOf(made).url);
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await files.db.$count(fileEntries)).toBe(1);
});

test('TUS-2 the bytes before a lost connection are kept', async () => {
  const { url } = await create();
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, 7000)),
    pull: (controller) => controller.error(new Error('cut')),
  });
  await Promise.resolve(patch(url, 0, broken)).catch(() => undefined);
  const offset = Number((await head(url)).headers.get('upload-offset'));
  expect(offset).toBeLessThanOrEqual(7000);
  expect((await patch(url, offset, bytes.subarray(offset))).status).toBe(204);
  const entry = entryOf(await finish(url));
  const stored = await files.open().request(entry.url);
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
});

test('TUS-3 while one request writes, others are answered 423 on every server', async () => {
  const { url } = await create();
  const lease = new UploadLease(files.db, url.slice(-32));
  expect(await lease.take()).toBe(true);
  const refused = await patch(url, 0, bytes);
  expect(refused.status).toBe(423);
  expect(await refused.json()).toMatchObject({ message: 'upload is currently locked' });
  expect((await finish(url)).status).toBe(423);
  await lease.release();
  expect((await patch(url, 0, bytes)).status).toBe(204);
  expect(await lease.take()).toBe(true);
  expect((await finish(url)).status).toBe(423);
  // A killed server does not extend its lease.
  await files.db.update(uploads).set({ leased_until: new Date(0), lease: 'killed' });
  await lease.release();
  expect((await finish(url)).status).toBe(200);
});

test('TUS-4 an upload belongs to the person who started it, and its bytes are never sent', async () => {
  const { url } = await create();
  for (const answer of [await patch(url, 0, bytes, ben), await head(url, ben), await finish(url, ben)])
    expect(answer.status).toBe(404);
  expect((await files.open(nora).request(url)).status).toBe(404);
  expect((await patch('/api/v1/tus/upload/..%2f..%2fetc', 0, bytes)).status).toBe(404);
  expect((await patch(url, 0, bytes)).status).toBe(204);
  expect((await files.open(ben).request(url, { method: 'DELETE' })).status).toBe(404);
});

test('TUS-5 more bytes than announced, other types and full quotas are refused', async () => {
  const { url } = await create(nora, 100);
  expect((await patch(url, 0, bytes)).status).toBe(413);
  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(96)]);
  const bomb = await create(nora, zip.length, 'bomb.flac');
  await patch(bomb.url, 0, zip);
  expect(await finish(bomb.url)).toMatchObject({
    status: 422,
    body: { message: 'This file type is not allowed' },
  });
  expect((await finish(bomb.url)).status).toBe(404);
  // Uploads that are under way count.
  expect((await create(asUploader(2, 150), 100)).answer.status).toBe(201);
  expect((await create(asUploader(2, 150), 100)).answer.status).toBe(422);
});

test('TUS-6 a kill after the file was moved, and before its entry, loses nothing', async () => {
  const { url } = await create();
  await patch(url, 0, bytes);
  const [upload] = await files.db.select().from(uploads);
  const place = files.files.tus.pathOf(url.slice(-32));
  await files.files.storages.uploads.put(upload?.path ?? '', { file: place }, 'audio/mpeg');
  expect(entryOf(await finish(url)).file_size).toBe(bytes.length);
});

test('TUS-7 an upload that was not finished expires with its bytes', async () => {
  const { url } = await create();
  await patch(url, 0, bytes.subarray(0, 10));
  const place = files.files.tus.pathOf(url.slice(-32));
  await files.db.update(uploads).set({ expires_at: new Date(0) });
  await files.db.update(jobSchedules).set({ next_at: new Date(0) });
  expect((await head(url)).status).toBe(404);
  await files.runJobs();
  expect(await files.db.$count(uploads)).toBe(0);
  await expect(stat(place)).rejects.toThrow();
  await expect(writeFile(`${place}.json`, '', { flag: 'wx' })).resolves.toBeUndefined();
});
