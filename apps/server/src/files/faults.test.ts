import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileEntry } from '@segno/data/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { asGuest } from '../testing/testViewers.ts';
import { FakeS3 } from '../testing/fakeS3.ts';
import { asUploader, openTestFiles } from '../testing/openTestFiles.ts';
import { testFiles } from '../testing/testFiles.ts';
import { fileEntries, uploads } from './table.ts';

const nora = asUploader(1);
/** The header of an MP3 frame, then anything. */
const song = (size: number) => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), randomBytes(size - 4)]);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const entryOf = ({ body }: { body: Record<string, never> }) => body.fileEntry as unknown as FileEntry;
type TestFiles = ReturnType<typeof openTestFiles>;

const tusOf = (files: TestFiles) => ({
  create: async (size: number, viewer = nora) =>
    files.open(viewer).request('/api/v1/tus/upload', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': `clientName ${btoa('Tide.mp3')}`,
      },
    }),
  patch: (url: string, offset: number, part: Uint8Array | ReadableStream, viewer = nora) =>
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
    } as RequestInit),
  offset: async (url: string) => {
    const answer = await files
      .open(nora)
      .request(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
    return Number(answer.headers.get('upload-offset'));
  },
  finish: (url: string, viewer = nora, hash?: string) =>
    files.post(viewer, 'tus/entries', { uploadKey: url.split('/').at(-1), hash }),
});

/** Checks that an entry has exactly these bytes, by its address and by its hash. */
async function expectBytes(files: TestFiles, entry: FileEntry, bytes: Uint8Array) {
  const stored = await files.open().request(entry.url);
  expect(sha256(new Uint8Array(await stored.arrayBuffer()))).toBe(sha256(bytes));
  if (entry.hash !== null) expect(entry.hash).toBe(sha256(bytes));
}

describe('uploads through the server', () => {
  const files = openTestFiles();
  const tus = tusOf(files);
  const start = async (size: number) => (await tus.create(size)).headers.get('location') ?? '';
  afterEach(() => vi.restoreAllMocks());

  test('TUS-3 TUS-1 two tabs that send one file make one entry with its bytes', async () => {
    const bytes = song(400_000);
    const url = await start(bytes.length);
    let goOn = () => {};
    const waits = new Promise<void>((resolve) => (goOn = resolve));
    const slow = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, 100_000));
        await waits;
        controller.enqueue(bytes.subarray(100_000, 250_000));
        controller.close();
      },
    });
    const first = tus.patch(url, 0, slow);
    await expect
      .poll(async () => (await files.db.select({ lease: uploads.lease }).from(uploads))[0]?.lease)
      .not.toBeNull();
    expect((await tus.patch(url, 0, bytes)).status).toBe(423);
    goOn();
    expect((await first).status).toBe(204);
    // The other tab goes on where the file is.
    const offset = await tus.offset(url);
    expect(offset).toBe(250_000);
    expect((await tus.patch(url, offset, bytes.subarray(offset))).status).toBe(204);
    const made = await Promise.all([tus.finish(url), tus.finish(url)]);
    const [done] = made.filter(({ status }) => status === 200);
    const again = entryOf(await tus.finish(url));
    for (const { status } of made) expect([200, 423]).toContain(status);
    expect(again.id).toBe(entryOf(done!).id);
    expect(await files.db.$count(fileEntries)).toBe(1);
    await expectBytes(files, again, bytes);
  });

  test('FILE-9 a file that arrived with other bytes than the browser has read is refused, by each method', async () => {
    const bytes = song(1000);
    const right = sha256(createHash('sha256').update(bytes).digest());
    const wrong = sha256(bytes);
    const url = await start(bytes.length);
    await tus.patch(url, 0, bytes);
    expect(await tus.finish(url, nora, wrong)).toMatchObject({ status: 422, body: { code: 'damaged' } });
    // It begins anew.
    expect((await tus.finish(url, nora, right)).status).toBe(404);
    const again = await start(bytes.length);
    await tus.patch(again, 0, bytes);
    await expectBytes(files, entryOf(await tus.finish(again, nora, right)), bytes);
    const form = new FormData();
    form.set('file', new File([bytes], 'Tide.mp3'));
    form.set('hash', wrong);
    const refused = await files.open(nora).request('/api/v1/file-entries', { method: 'POST', body: form });
    expect(refused.status).toBe(422);
    expect(await files.db.$count(fileEntries)).toBe(1);
  });

  test('TUS-1 a finished upload whose answer was lost is not sent again', async () => {
    const bytes = song(1000);
    const url = await start(bytes.length);
    await tus.patch(url, 0, bytes);
    const made = entryOf(await tus.finish(url));
    expect(await tus.offset(url)).toBe(1000);
    expect(entryOf(await tus.finish(url)).id).toBe(made.id);
  });

  test('TUS-2 a session that ends in the middle refuses the bytes; after a sign-in the upload goes on', async () => {
    const bytes = song(300_000);
    const url = await start(bytes.length);
    await tus.patch(url, 0, bytes.subarray(0, 120_000));
    for (const answer of [
      await tus.patch(url, 120_000, bytes.subarray(120_000), asGuest),
      await tus.create(1000, asGuest),
    ])
      expect(answer.status).toBe(401);
    expect((await tus.finish(url, asGuest)).status).toBe(401);
    const offset = await tus.offset(url);
    expect(offset).toBe(120_000);
    await tus.patch(url, offset, bytes.subarray(offset));
    await expectBytes(files, entryOf(await tus.finish(url)), bytes);
  });

  test('TUS-6 a disk that fails while the file is stored loses nothing, and a repetition succeeds', async () => {
    const bytes = song(50_000);
    const url = await start(bytes.length);
    await tus.patch(url, 0, bytes);
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(files.files.storages.uploads, 'put').mockRejectedValueOnce(full);
    expect(await tus.finish(url)).toMatchObject({ status: 507, body: { code: 'no_space' } });
    expect(await files.db.$count(fileEntries)).toBe(0);
    await expectBytes(files, entryOf(await tus.finish(url)), bytes);
    // The same for a form.
    vi.spyOn(files.files.storages.uploads, 'put').mockRejectedValueOnce(full);
    expect((await files.upload(nora, bytes, 'Tide.mp3')).status).toBe(507);
    expect(await files.db.$count(fileEntries)).toBe(1);
    await expectBytes(files, entryOf(await files.upload(nora, bytes, 'Tide.mp3')), bytes);
  });
});

/** A small file system in memory; null where this user may not mount one. */
async function mountDisk(megabytes: number) {
  if (process.platform !== 'linux') return null;
  const folder = await mkdtemp(join(tmpdir(), 'segno-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const remove = () => rm(folder, { recursive: true, force: true });
  if (mounted.status !== 0) {
    await remove();
    return null;
  }
  return {
    folder,
    async unmount() {
      spawnSync('umount', [folder]);
      await remove();
    },
  };
}

const disk = await mountDisk(4);
describe.skipIf(!disk)('uploads to a full file system', () => {
  const files = openTestFiles();
  const tus = tusOf(files);
  const folder = disk?.folder ?? '';
  beforeAll(() => void Object.assign(files.files, testFiles(files.db, folder)));
  afterAll(() => disk?.unmount());

  test('FILE-8 a file that does not fit is refused before its bytes are sent', async () => {
    expect((await tus.create(5_000_000)).status).toBe(507);
    expect((await files.upload(nora, song(4_190_000), 'a.mp3')).status).toBe(201);
    expect((await files.upload(nora, song(200_000), 'b.mp3')).status).toBe(507);
    await files.post(nora, 'file-entries/delete', { entryIds: [1], deleteForever: true });
    await files.runJobs();
    expect((await files.upload(nora, song(200_000), 'b.mp3')).status).toBe(201);
  });

  test('TUS-2 a disk that becomes full keeps what has arrived; with room the upload goes on', async () => {
    const bytes = song(1_500_000);
    const url = (await tus.create(bytes.length)).headers.get('location') ?? '';
    expect((await tus.patch(url, 0, bytes.subarray(0, 300_000))).status).toBe(204);
    const rest = join(folder, 'other data');
    // As much as there is.
    await writeFile(rest, Buffer.alloc(4_000_000)).catch(() => undefined);
    const refused = await tus.patch(url, 300_000, bytes.subarray(300_000));
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([507, 'no_space']);
    await rm(rest);
    const offset = await tus.offset(url);
    expect(offset).toBeGreaterThanOrEqual(300_000);
    expect((await tus.patch(url, offset, bytes.subarray(offset))).status).toBe(204);
    await expectBytes(files, entryOf(await tus.finish(url)), bytes);
  });
});

describe('uploads to the store', () => {
  let store: FakeS3;
  beforeAll(async () => void (store = await FakeS3.open()));
  afterAll(() => store.close());
  const files = openTestFiles(() => store.access);

  test('S3-2 a session that ends in the middle, and a lost answer at each step, leave one file with its bytes', async () => {
    const size = 5 * 1024 * 1024;
    const bytes = song(size + 1234);
    const described = {
      filename: 'Tide.mp3',
      mime: 'audio/mpeg',
      disk: 'uploads',
      size: bytes.length,
      extension: 'mp3',
      metadata: {},
    };
    const { body } = await files.post(nora, 's3/multipart/create', described);
    const upload = body as unknown as { key: string; uploadId: string };
    const tags: string[] = [];
    const send = async (partNumber: number, part: Buffer) => {
      const signed = await files.post(nora, 's3/multipart/batch-sign-part-urls', {
        ...upload,
        partNumbers: [partNumber],
      });
      const [{ url }] = signed.body.urls as unknown as [{ url: string }];
      const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(part) });
      tags[partNumber - 1] = answer.headers.get('etag') ?? '';
    };
    // A part that was cut is sent again; the later one counts.
    await send(1, song(size));
    await send(2, bytes.subarray(size));
    await send(1, bytes.subarray(0, size));
    const parts = tags.map((ETag, index) => ({ PartNumber: index + 1, ETag }));
    for (const [step, input] of [
      ['multipart/get-uploaded-parts', upload],
      ['multipart/complete', { ...upload, parts }],
      ['multipart/abort', upload],
      [
        'entries',
        {
          metadata: {},
          clientMime: '',
          clientName: '',
          filename: upload.key,
          size: bytes.length,
          clientExtension: 'mp3',
        },
      ],
    ] as const)
      expect((await files.post(asGuest, `s3/${step}`, input)).status, step).toBe(401);
    const complete = () => files.post(nora, 's3/multipart/complete', { ...upload, parts });
    const finish = () =>
      files.post(nora, 's3/entries', {
        metadata: {},
        clientMime: 'audio/mpeg',
        clientName: 'Tide.mp3',
        filename: upload.key.split('/').at(-1),
        size: bytes.length,
        clientExtension: 'mp3',
      });
    expect((await Promise.all([complete(), complete()])).map(({ status }) => status)).toContain(200);
    expect((await complete()).status).toBe(200);
    const made = await Promise.all([finish(), finish()]);
    const ids = [...made, await finish()].map((answer) => entryOf(answer).id);
    expect(new Set(ids).size).toBe(1);
    expect((await complete()).status).toBe(200);
    await files.runJobs();
    const [row] = await files.db.select().from(fileEntries);
    expect(row?.hash).toBe(sha256(bytes));
    const stored = await files.files.storages.uploads.open(row?.path ?? '');
    expect(sha256(new Uint8Array(await new Response(await stored?.read()).arrayBuffer()))).toBe(
      sha256(bytes),
    );
  });
});
