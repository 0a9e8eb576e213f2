import { readdir } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FileEntry } from '@segno/data/contract';
import { jobs, jobSchedules } from '../jobs/table.ts';
import { writeSettings } from '../settings/store.ts';
import { asUploader, openTestFiles } from '../testing/openTestFiles.ts';
import { asAdmin, asListener } from '../testing/testViewers.ts';
import { fileEntries } from './table.ts';

const files = openTestFiles();
const nora = asUploader(1);
const ben = asUploader(2);
const lyrics = '[00:01.00] words';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const entryOf = ({ body }: { body: Record<string, never> }) => body.fileEntry as unknown as FileEntry;
const read = (url: string, headers: Record<string, string> = {}) => files.open().request(url, { headers });

test('FILE-1 a form stores a file; its address sends the bytes, also a part of them', async () => {
  const answer = await files.upload(nora, lyrics, 'words.lrc');
  expect(answer.status).toBe(201);
  const entry = entryOf(answer);
  expect(entry).toMatchObject({
    name: 'words.lrc',
    file_size: 16,
    mime: 'text/plain',
    extension: 'lrc',
    disk: 'uploads',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  const whole = await read(entry.url);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-disposition')).toContain('attachment');
  expect(await whole.text()).toBe(lyrics);
  const part = await read(entry.url, { range: 'bytes=11-15' });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('words');
});

test('FILE-2 a private file needs its own signature, a public one none', async () => {
  const mine = entryOf(await files.upload(nora, lyrics, 'a.txt'));
  const other = entryOf(await files.upload(nora, lyrics, 'b.txt'));
  const open = entryOf(await files.upload(nora, lyrics, 'c.txt', { disk: 'public' }));
  const [path, query] = mine.url.split('?') as [string, string];
  const statuses = [path, `${other.url.split('?')[0]}?${query}`, `${mine.url}x`, open.url].map(
    async (url) => (await read(url)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 200]);
  expect((await read(`/media/files/public/${mine.path}`)).status).toBe(404);
});

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Windows\\..\\song.txt', 'song.txt'],
  ['..', 'file'],
  ['a\u0000b\u202Etxt.exe.txt', 'abtxt.exe.txt'],
  [`${'x'.repeat(400)}.txt`, 'x'.repeat(255)],
])('FILE-3 the name %j is kept as %j, and is no part of the path', async (sent, kept) => {
  const answer = await files.upload(nora, png, 'plain.txt', { clientName: sent });
  expect(entryOf(answer).name).toBe(kept);
  expect(entryOf(answer).path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}$/);
});

test('FILE-3 a folder of the disk with other characters is refused', async () => {
  expect((await files.upload(nora, lyrics, 'a.txt', { diskPrefix: '../x' })).status).toBe(422);
  expect(entryOf(await files.upload(nora, lyrics, 'a.txt', { diskPrefix: 'covers' })).path).toMatch(
    /^covers\//,
  );
});

test('FILE-4 the type is that of the content', async () => {
  expect(entryOf(await files.upload(nora, png, 'song.mp3'))).toMatchObject({
    mime: 'image/png',
    extension: 'png',
  });
  for (const [bytes, name] of [
    ['<html><script>alert(1)</script>', 'page.html'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'picture.svg'],
    [new Uint8Array([0x4d, 0x5a, 0, 0, 1]), 'song.mp3'],
    [new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), 'bomb.flac'],
    [new Uint8Array(1000), 'silence.wav'],
  ] as const) {
    const { status, body } = await files.upload(nora, bytes, name);
    expect([name, status, body.message]).toEqual([name, 422, 'This file type is not allowed']);
  }
});

test('FILE-4 an operator allows and blocks types, and sets the largest size', async () => {
  const statuses = async () => [
    (await files.upload(nora, lyrics, 'a.txt')).status,
    (await files.upload(nora, png, 'a.png')).status,
  ];
  expect(await statuses()).toEqual([201, 201]);
  await writeSettings(files.db, { 'uploads.allowed_types': ['txt'] });
  expect(await statuses()).toEqual([201, 422]);
  await writeSettings(files.db, { 'uploads.allowed_types': ['image/*', 'txt'] });
  expect(await statuses()).toEqual([201, 201]);
  await writeSettings(files.db, { 'uploads.blocked_types': ['image/png'] });
  expect(await statuses()).toEqual([201, 422]);
  await writeSettings(files.db, { 'uploads.max_size': 15 });
  expect(await statuses()).toEqual([413, 413]);
});

test('FILE-5 the files of a person fit into the space of the permission', async () => {
  const small = asUploader(1, 40);
  expect((await files.upload(small, lyrics, 'a.txt')).status).toBe(201);
  expect((await files.upload(small, lyrics, 'b.txt')).status).toBe(201);
  expect(await files.upload(small, lyrics, 'c.txt')).toMatchObject({
    status: 422,
    body: { code: 'over_quota' },
  });
  expect((await files.upload(asUploader(2, 40), lyrics, 'c.txt')).status).toBe(201);
  expect((await files.upload(asListener(1), lyrics, 'd.txt')).status).toBe(403);
});

test('SETTING-15 people without a limit of their own have the space of the site', async () => {
  await writeSettings(files.db, { 'uploads.quota': 40 });
  const free = asUploader(1);
  expect((await files.upload(free, lyrics, 'a.txt')).status).toBe(201);
  expect((await files.upload(free, lyrics, 'b.txt')).status).toBe(201);
  expect((await files.upload(free, lyrics, 'c.txt')).body).toMatchObject({ code: 'over_quota' });
  expect((await files.upload(asUploader(2, 1000), lyrics.repeat(3), 'c.txt')).status).toBe(201);
});

test('FILE-6 a person deletes own files only; their bytes stay until deleteForever or the end of the grace', async () => {
  const first = entryOf(await files.upload(nora, lyrics, 'a.txt'));
  const second = entryOf(await files.upload(nora, lyrics, 'b.txt'));
  const third = entryOf(await files.upload(nora, lyrics, 'c.txt'));
  const remove = async (viewer: typeof nora, body: object) =>
    (await files.post(viewer, 'file-entries/delete', body)).body.deleted as unknown;
  expect(await remove(ben, { entryIds: [first.id], paths: [second.path], deleteForever: true })).toEqual([]);
  expect(await remove(nora, { paths: [first.path] })).toEqual([first.id]);
  expect(await remove(nora, { entryIds: [second.id], deleteForever: true })).toEqual([second.id]);
  await files.runJobs();
  expect((await read(first.url)).status).toBe(404);
  const { uploads } = files.files.storages;
  expect(await uploads.open(first.path)).not.toBeNull();
  expect(await uploads.open(second.path)).toBeNull();
  await files.db
    .update(fileEntries)
    .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(fileEntries.id, first.id));
  await files.db.update(jobSchedules).set({ next_at: new Date(0) });
  await files.runJobs();
  expect(await uploads.open(first.path)).toBeNull();
  expect(await uploads.open(third.path)).not.toBeNull();
  expect(await remove(asAdmin(2), { entryIds: [third.id] })).toEqual([third.id]);
});

test('FILE-7 a private file that no record uses is removed after 48 hours, and one without an entry after one', async () => {
  const old = entryOf(await files.upload(nora, lyrics, 'a.txt'));
  const recent = entryOf(await files.upload(nora, lyrics, 'b.txt'));
  await files.db
    .update(fileEntries)
    .set({ created_at: new Date(Date.now() - 49 * 3_600_000) })
    .where(eq(fileEntries.id, old.id));
  await files.runJobs();
  const ids = await files.db.select({ id: fileEntries.id }).from(fileEntries);
  expect(ids).toEqual([{ id: recent.id }]);
  // As after a kill between the file and its entry.
  await files.db.delete(fileEntries);
  await files.db
    .update(jobs)
    .set({ run_at: new Date(0) })
    .where(eq(jobs.state, 'waiting'));
  await files.runJobs();
  expect(await files.files.storages.uploads.open(recent.path)).toBeNull();
  expect(await readdir(files.folder)).toContain('uploads');
});

test('LOAD-5 a person has at most 50,000 files and uploads, also of empty ones', async () => {
  await files.db.execute(sql`insert into file_entries (owner_id, name, file_size, mime, extension, disk, path)
    select 1, 'a.txt', 0, 'text/plain', 'txt', 'uploads', 'many/' || n from generate_series(1, 49999) n`);
  const start = () =>
    files.open(nora).request('/api/v1/tus/upload', {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '1', 'upload-metadata': 'clientName YQ==' },
    });
  expect((await start()).status).toBe(201);
  expect((await start()).status).toBe(422);
  expect(await files.upload(nora, lyrics, 'a.txt')).toMatchObject({
    status: 422,
    body: { code: 'too_many_files' },
  });
  expect((await files.upload(ben, lyrics, 'a.txt')).status).toBe(201);
});

test('LOAD-1 forms of one person are read one at a time, and at most three wait', async () => {
  const app = files.open(nora);
  const boundary = 'b';
  const forms = Array.from({ length: 6 }, () => {
    let close = () => {};
    let isRead = false;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nla\r\n--${boundary}--\r\n`;
    const body = new ReadableStream(
      {
        pull(controller) {
          if (isRead) return;
          isRead = true;
          controller.enqueue(new TextEncoder().encode(head));
          close = () => controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = app.request('/api/v1/file-entries', {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '100' },
      body,
      duplex: 'half',
    } as RequestInit);
    return { answer, end: () => close(), isRead: () => isRead };
  });
  const read = () => forms.filter((form) => form.isRead()).length;
  await expect.poll(read).toBe(1);
  const statuses: number[] = [];
  for (const form of forms) void Promise.resolve(form.answer).then(({ status }) => statuses.push(status));
  await expect.poll(() => statuses).toEqual([429, 429]);
  for (let done = 1; done <= 4; done += 1) {
    await expect.poll(read).toBe(done);
    forms.filter((form) => form.isRead())[done - 1]?.end();
    await expect.poll(() => statuses.length).toBe(2 + done);
  }
  expect(statuses).toEqual([429, 429, 201, 201, 201, 201]);
});
