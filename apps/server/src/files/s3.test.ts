import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileEntry } from '@segno/data/contract';
import { jobSchedules } from '../jobs/table.ts';
import { FakeS3 } from '../testing/fakeS3.ts';
import { asUploader, openTestFiles } from '../testing/openTestFiles.ts';
import type { S3Access } from '../storage/S3Access.ts';
import { uploads } from './table.ts';

const { TEST_S3_ENDPOINT: endpoint, TEST_S3_BUCKET: bucket = 'segno', TEST_S3_REGION: region } = process.env;

let fake: FakeS3 | null = null;
let access: S3Access;
beforeAll(async () => {
  if (endpoint) {
    access = {
      endpoint,
      region: region ?? 'us-east-1',
      bucket,
      accessKeyId: process.env.TEST_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: process.env.TEST_S3_SECRET_ACCESS_KEY ?? '',
    };
    return;
  }
  fake = await FakeS3.open();
  access = fake.access;
});
afterAll(() => fake?.close());

const files = openTestFiles(() => access);
/** The title of each test says what it ran on. */
const on = endpoint ? 'a real store' : 'the store of the tests';
const nora = asUploader(1);
const ben = asUploader(2);
/** The header of an MP3 frame, then anything. */
const song = (size: number) => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), randomBytes(size - 4)]);
const described = (bytes: Buffer, name = 'Tide.mp3') => ({
  filename: name,
  mime: 'audio/mpeg',
  disk: 'uploads',
  size: bytes.length,
  extension: 'mp3',
  metadata: { clientName: name },
});
const entryInput = (key: string, bytes: Buffer) => ({
  metadata: {},
  clientMime: 'audio/mpeg',
  clientName: 'Tide.mp3',
  filename: key.split('/').at(-1),
  size: bytes.length,
  clientExtension: 'mp3',
});
const put = (url: string, bytes: Buffer, type = 'audio/mpeg') =>
  fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
const entryOf = ({ body }: { body: Record<string, never> }) => body.fileEntry as unknown as FileEntry;

test(`S3-1 a small file goes to a signed address, and becomes an entry once (${on})`, async () => {
  const bytes = song(1000);
  const { body } = await files.post(nora, 's3/simple/presign', described(bytes));
  const { url, acl, key } = body as unknown as { url: string; acl: string; key: string };
  expect(acl).toBe('private');
  expect((await files.post(nora, 's3/entries', entryInput(key, bytes))).status).toBe(409);
  expect((await put(url, song(999))).status).toBe(403);
  expect((await put(url, bytes, 'text/html')).status).toBe(403);
  expect((await put(`${url}0`, bytes)).status).toBe(403);
  expect((await put(url, bytes)).status).toBe(200);
  expect((await files.post(ben, 's3/entries', entryInput(key, bytes))).status).toBe(404);
  const made = entryOf(await files.post(nora, 's3/entries', entryInput(key, bytes)));
  expect(made).toMatchObject({ name: 'Tide.mp3', file_size: 1000, mime: 'audio/mpeg' });
  expect(entryOf(await files.post(nora, 's3/entries', entryInput(key, bytes))).id).toBe(made.id);
  await files.runJobs();
  const part = await files.open().request(made.url, { headers: { range: 'bytes=10-19' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  const text = entryOf(await files.upload(nora, 'words', 'words.txt'));
  const download = await files.open().request(text.url);
  expect(download.status).toBe(302);
  expect(await (await fetch(download.headers.get('location') ?? '')).text()).toBe('words');
});

test(`S3-2 a large file goes in parts, in any order, and is continued from the stored ones (${on})`, async () => {
  const size = 5 * 1024 * 1024;
  const bytes = song(size * 2 + 100);
  const { body } = await files.post(nora, 's3/multipart/create', described(bytes));
  const upload = body as unknown as { key: string; uploadId: string };
  const sign = async (partNumbers: number[]) => {
    const answer = await files.post(nora, 's3/multipart/batch-sign-part-urls', { ...upload, partNumbers });
    return answer.body.urls as unknown as { url: string; partNumber: number }[];
  };
  const partOf = (number: number) => bytes.subarray((number - 1) * size, number * size);
  const tags = new Map<number, string>();
  for (const { url, partNumber } of await sign([3, 1])) {
    const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(partOf(partNumber)) });
    tags.set(partNumber, answer.headers.get('etag') ?? '');
  }
  const listed = await files.post(nora, 's3/multipart/get-uploaded-parts', upload);
  expect(listed.body.parts).toMatchObject([
    { PartNumber: 1, Size: size, ETag: tags.get(1) },
    { PartNumber: 3, Size: 100, ETag: tags.get(3) },
  ]);
  const complete = () =>
    files.post(nora, 's3/multipart/complete', {
      ...upload,
      parts: [...tags].map(([PartNumber, ETag]) => ({ PartNumber, ETag })),
    });
  expect((await complete()).status).toBe(409);
  const [second] = await sign([2]);
  const answer = await fetch(second?.url ?? '', { method: 'PUT', body: new Uint8Array(partOf(2)) });
  tags.set(2, answer.headers.get('etag') ?? '');
  expect((await complete()).status).toBe(200);
  expect((await complete()).status).toBe(200);
  const entry = entryOf(await files.post(nora, 's3/entries', entryInput(upload.key, bytes)));
  const stored = await files.files.storages.uploads.open(entry.path);
  const read = await new Response(await stored?.read()).arrayBuffer();
  expect(Buffer.from(read).equals(bytes)).toBe(true);
});

test(`S3-3 ids and keys of another person do not exist (${on})`, async () => {
  const bytes = song(100);
  const { body } = await files.post(nora, 's3/multipart/create', described(bytes));
  const upload = body as unknown as { key: string; uploadId: string };
  const asked = [
    ['get-uploaded-parts', upload],
    ['batch-sign-part-urls', { ...upload, partNumbers: [1] }],
    ['complete', { ...upload, parts: [{ ETag: 'x', PartNumber: 1 }] }],
    ['abort', upload],
  ] as const;
  for (const [step, input] of asked)
    expect((await files.post(ben, `s3/multipart/${step}`, input)).status).toBe(404);
  const wrong = { ...upload, key: `uploads/../${upload.key}` };
  expect((await files.post(nora, 's3/multipart/get-uploaded-parts', wrong)).status).toBe(404);
  const other = { ...upload, uploadId: 'other' };
  expect((await files.post(nora, 's3/multipart/get-uploaded-parts', other)).status).toBe(404);
});

test(`S3-4 an aborted or expired upload leaves nothing (${on})`, async () => {
  const bytes = song(100);
  const start = async () =>
    (await files.post(nora, 's3/multipart/create', described(bytes))).body as unknown as {
      key: string;
      uploadId: string;
    };
  const aborted = await start();
  expect((await files.post(nora, 's3/multipart/abort', aborted)).status).toBe(200);
  expect((await files.post(nora, 's3/multipart/get-uploaded-parts', aborted)).status).toBe(404);
  const expired = await start();
  // A server was killed when the store had begun an upload whose id it did not keep.
  const lost = await start();
  await files.db.update(uploads).set({ s3_upload_id: null }).where(eq(uploads.s3_upload_id, lost.uploadId));
  await files.db.update(uploads).set({ expires_at: new Date(0) });
  await files.db.update(jobSchedules).set({ next_at: new Date(0) });
  await files.runJobs();
  expect(await files.db.$count(uploads)).toBe(0);
  for (const { key, uploadId } of [expired, lost])
    expect(await files.files.bucket()?.listParts(key, uploadId)).toBeNull();
});

test(`S3-5 a file of a type that is not allowed is removed from the store (${on})`, async () => {
  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(100)]);
  const { body } = await files.post(nora, 's3/simple/presign', described(zip, 'bomb.flac'));
  const { url, key } = body as unknown as { url: string; key: string };
  await put(url, zip);
  expect((await files.post(nora, 's3/entries', entryInput(key, zip))).status).toBe(422);
  expect(await files.files.bucket()?.head(key)).toBeNull();
});

test(`S3-6 forms and tus reach the store through this server (${on})`, async () => {
  const entry = entryOf(await files.upload(nora, song(200), 'a.mp3'));
  expect((await files.files.storages.uploads.open(entry.path))?.size).toBe(200);
  const copy = await files.files.storages.uploads.withFile(entry.path, (path) => readFile(path));
  expect(copy.length).toBe(200);
});
