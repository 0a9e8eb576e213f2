import {
  chmod,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './db/folderLock.ts';
import { uploads } from './files/table.ts';
import { openTusUploads } from './files/tusServer.ts';
import { makeFolder } from './makeFolder.ts';
import { writeWhole } from './media/wholeFiles.ts';
import { makePrivate } from './privateFiles.ts';
import { createDiskStorage } from './storage/createDiskStorage.ts';
import { newPath } from './storage/paths.ts';
import { sampleCatalogue } from './testing/sampleCatalogue.ts';
import { openTestDatabase } from './testing/testDatabase.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'segno-private-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

const modeOf = async (...path: string[]) => ((await stat(join(root, ...path))).mode & 0o777).toString(8);

test('FILE-1 folders get mode 700 and files 600, and an executable file stays one for its owner', async () => {
  await mkdir(join(root, 'data', 'media', 'images'), { recursive: true });
  await writeFile(join(root, 'data', 'media', 'images', 'cover'), '');
  await writeFile(join(root, 'data', 'run'), '');
  for (const path of ['data', 'data/media', 'data/media/images']) await chmod(join(root, path), 0o755);
  await chmod(join(root, 'data/media/images/cover'), 0o666);
  await chmod(join(root, 'data/run'), 0o755);
  expect(await makePrivate(join(root, 'data'))).toEqual({ changed: 5, refused: 0 });
  expect(await modeOf('data')).toBe('700');
  expect(await modeOf('data/media/images')).toBe('700');
  expect(await modeOf('data/media/images/cover')).toBe('600');
  expect(await modeOf('data/run')).toBe('700');
  expect(await makePrivate(join(root, 'data'))).toEqual({ changed: 0, refused: 0 });
});

test('FILE-1 the target of a link, and a folder that is missing, are left alone', async () => {
  await mkdir(join(root, 'data'));
  await writeFile(join(root, 'elsewhere'), '');
  await chmod(join(root, 'elsewhere'), 0o644);
  await symlink(join(root, 'elsewhere'), join(root, 'data', 'link'));
  await makePrivate(join(root, 'data'));
  await makePrivate(join(root, 'none'));
  expect(await modeOf('elsewhere')).toBe('644');
  expect(await readdir(root)).toEqual(['data', 'elsewhere']);
});

/** Runs work while the process may create files for everybody, as it would without `createPrivateFiles`. */
async function withOpenUmask(work: () => Promise<void>) {
  const umask = process.umask(0);
  await work().finally(() => process.umask(umask));
}

/** What other users may do with files and folders below the root, except those of the test itself. */
async function openTo(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const found = entries.map(async (entry) => {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    return (mode & 0o077) === 0 ? [] : [`${entry.name} ${(mode & 0o777).toString(8)}`];
  });
  return (await Promise.all(found)).flat();
}

test('FILE-1 files have mode 600 and folders 700 also where the umask allows more', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const { id: owner_id } = await sampleCatalogue(db).user('Nora');
  const upload = { key: 'key', method: 'tus', disk: 'uploads', path: newPath(), owner_id } as const;
  await db.insert(uploads).values({
    ...upload,
    name: 'tide',
    mime: 'audio/mpeg',
    size: 5,
    metadata: {},
    expires_at: new Date(Date.now() + 60_000),
  });
  await withOpenUmask(async () => {
    await makeFolder(join(root, 'a', 'b'));
    await writeWhole(join(root, 'c', 'd', 'whole'), new Uint8Array(1));
    const lock = await lockFolder(join(root, 'locked', 'here'));
    const storage = createDiskStorage(join(root, 'storage'));
    await storage.put(newPath('bytes'), new Uint8Array(1), 'audio/mpeg');
    // A program such as ffmpeg does not know our modes.
    await writeFile(join(root, 'a', 'made'), 'sound');
    await storage.put(newPath('moved'), { file: join(root, 'a', 'made') }, 'audio/mpeg');
    const tus = openTusUploads(join(root, 'tus', 'uploads'), db);
    const { status } = await tus.handle(
      new Request('http://localhost/api/v1/tus/upload', {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', 'upload-length': '5', 'x-segno-upload-key': 'key' },
      }),
    );
    expect(status).toBe(201);
    expect(await openTo()).toEqual([]);
    expect(await readdir(join(root, 'tus', 'uploads'))).toEqual(['key', 'key.json']);
    lock.release();
  });
  await database.close();
});

test('FILE-1 every call that creates a file or a folder names its mode', async () => {
  // A method of a handle, such as `file.writeFile`, writes into a file that has its mode.
  const creating = /(?<![.\w])(?:mkdir|writeFile|mkdirSync|writeFileSync|createWriteStream)\((?!error)/g;
  const opening = /(?<![.\w])open\([^;]*?'(?:wx?|ax?)\+?'[^;]*?\)/g;
  const isPrivate = (call: string) => /privateModes|mode: 0o[67]00|0o600/.test(call);
  const found: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (/\.test\.ts$|^testing\/|startPostgres/.test(path)) continue;
    const text = await readFile(join(import.meta.dirname, path), 'utf8');
    const calls = [...text.matchAll(creating)].map(({ index }) =>
      text.slice(index, text.indexOf(';', index)),
    );
    calls.push(...(text.match(opening) ?? []));
    found.push(...calls.filter((call) => !isPrivate(call)).map((call) => `${path}: ${call}`));
  }
  expect(found).toEqual([]);
});
