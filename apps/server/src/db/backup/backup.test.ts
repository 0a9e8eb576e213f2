import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDefaultChannels } from '../../channels/defaultChannels.ts';
import type { OpenDatabase } from '../Database.ts';
import { lockFolder } from '../folderLock.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../openDatabase.ts';
import { freshFolder, freshPostgres, isOnPostgres } from '../../testing/testDatabase.ts';
import { backup, type Place } from './backup.ts';
import { restore } from './restore.ts';
import { listTables, measureTable } from './tables.ts';

const closing: (() => unknown)[] = [];
let root: string;
let source: Place;
let file: string;
let running: OpenDatabase;

const open = async ({ databaseUrl, dataDir }: Place) => {
  const database = await openDatabase({
    databaseUrl,
    folder: databaseUrl ? null : join(dataDir, 'database'),
    freeSpaceFloor: 0,
    queryTimeout: 30_000,
    isDurable: false,
  });
  closing.push(() => database.close());
  return database;
};

const newPlace = async (name: string): Promise<Place> => {
  const dataDir = join(root, name);
  if (!isOnPostgres()) return { databaseUrl: null, dataDir };
  const { databaseUrl, remove } = await freshPostgres();
  closing.push(remove);
  return { databaseUrl, dataDir };
};

/** Gives a place an embedded database without rows. */
const putDatabase = async ({ dataDir }: Place) => {
  const { folder } = await freshFolder();
  await mkdir(dataDir, { recursive: true });
  await rename(folder, join(dataDir, 'database'));
};

const measure = ({ db }: OpenDatabase) =>
  db.transaction(async (tx) => {
    const facts: Record<string, unknown> = {};
    for (const table of await listTables(tx)) facts[table.name] = await measureTable(tx, table);
    return facts;
  });

/** A server with rows in every table and a file of each media type. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'segno-backup-'));
  source = await newPlace('source');
  await mkdir(join(source.dataDir, 'media', 'audio'), { recursive: true });
  await mkdir(join(source.dataDir, 'media', 'sizes'), { recursive: true });
  await writeFile(join(source.dataDir, 'media', 'audio', 'song.mp3'), Buffer.alloc(70_000, 7));
  await writeFile(join(source.dataDir, 'media', 'audio', 'song.mp3.1.tmp'), 'half');
  await writeFile(join(source.dataDir, 'media', 'sizes', 'made.webp'), 'made');
  for (const disk of ['public', 'uploads', 'copies', 'parts']) {
    await mkdir(join(source.dataDir, 'files', disk, 'ab'), { recursive: true });
    await writeFile(join(source.dataDir, 'files', disk, 'ab', 'abcdef'), `a file of ${disk}`);
  }
  if (!isOnPostgres()) {
    await putDatabase(source);
    const lock = await lockFolder(source.dataDir);
    closing.push(() => lock.release());
  }
  running = await open(source);
  await migrate(running);
  await insertDefaultChannels(running.db);
  await running.db.execute(sql`insert into settings (key, value) values
    ('odd', ${JSON.stringify({ text: 'Čaj "and" \\ tabs\t\n', nothing: null })}::jsonb), ('null', 'null'::jsonb)`);
  await running.db.execute(
    sql`insert into settings (key, value) select 'many ' || n, to_jsonb(n) from generate_series(1, 1200) n`,
  );
  await mkdir(join(root, 'backups'));
  ({ file } = await backup(source, join(root, 'backups')));
}, 120_000);
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await rm(root, { recursive: true, force: true });
});

describe('a backup of a running server', { timeout: 120_000 }, () => {
  test('is one file', async () => {
    expect(await readdir(join(root, 'backups'))).toEqual([expect.stringMatching(/^segno-[-0-9TZ]+\.tar$/)]);
    const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).split('\n');
    expect(names.filter((name) => /^(media|files)\//.test(name))).toEqual([
      'media/audio/song.mp3',
      'files/public/ab/abcdef',
      'files/uploads/ab/abcdef',
    ]);
  });

  // On the embedded database, commands.test.ts restores over existing data.
  test.runIf(isOnPostgres())(
    'restores the same rows and files, over existing data only with --overwrite',
    async () => {
      await running.db.execute(sql`insert into settings (key, value) values ('later', '1')`);
      const target = await newPlace('restored');
      expect(await restore(target, file)).toMatchObject({ files: 3, kept: [] });
      const media = join(target.dataDir, 'media');
      await expect(restore(target, file)).rejects.toThrow(`${media} holds data; add --overwrite`);
      const files = join(target.dataDir, 'files');
      await rename(media, `${media}.aside`);
      await expect(restore(target, file)).rejects.toThrow(
        `${join(files, 'public')} holds data; add --overwrite`,
      );
      await rename(files, `${files}.aside`);
      await expect(restore(target, file)).rejects.toThrow(
        'The database of DATABASE_URL holds data; add --overwrite to replace it. Nothing was changed.',
      );
      await rename(`${media}.aside`, media);
      await rename(`${files}.aside`, files);
      const report = await restore(target, file, { overwrite: true });
      expect(report).toMatchObject({ files: 3 });
      expect(report.kept).toHaveLength(3);
      expect(await readFile(join(target.dataDir, 'media', 'audio', 'song.mp3'))).toEqual(
        Buffer.alloc(70_000, 7),
      );
      expect(await readFile(join(target.dataDir, 'files', 'uploads', 'ab', 'abcdef'), 'utf8')).toBe(
        'a file of uploads',
      );
      await running.db.execute(sql`delete from settings where key = 'later'`);

      const restored = await open(target);
      await migrate(restored);
      expect(await measure(restored)).toEqual(await measure(running));
      const { rows } = await restored.db.execute<{ next: boolean }>(
        sql`insert into channels (slug, name, content_type) values ('new', 'New', 'albums')
        returning id > coalesce((select max(id) from channels), 0) as next`,
      );
      expect(rows).toEqual([{ next: true }]);
    },
  );

  test('contains only complete transactions while other clients write', async () => {
    let isWriting = true;
    const write = async () => {
      for (let count = 0; isWriting && count < 500; count += 1) {
        await running.db.transaction(async (tx) => {
          for (const side of ['left', 'right'])
            await tx.execute(sql`insert into settings (key, value) values (${`${side} ${count}`}, '1')`);
          // The backup reads this table long before the settings.
          await tx.execute(sql`insert into channels (slug, name, content_type)
            values (${`busy-${count}`}, 'Busy', 'albums')`);
        });
      }
    };
    const writing = write();
    const taken = await backup(source, join(root, 'backups', 'busy.tar'));
    isWriting = false;
    await writing;
    const rowsOf = (table: string) => {
      const packed = execFileSync('tar', ['-xOf', taken.file, `tables/${table}.jsonl.gz`]);
      return gunzipSync(packed).toString('utf8').split('\n');
    };
    const rows = rowsOf('settings');
    const count = (side: string) => rows.filter((row) => row.includes(`"${side} `)).length;
    expect(rows.length).toBeGreaterThan(1202);
    expect(count('left')).toBe(count('right'));
    expect(rowsOf('channels').filter((row) => row.includes('"busy-'))).toHaveLength(count('left'));
    const facts = async () => (await running.db.execute(sql`select count(*)::int as n from settings`)).rows;
    expect(await facts()).not.toEqual([{ n: 1202 }]);
    await running.db.execute(sql`delete from settings where key like 'left %' or key like 'right %'`);
    await running.db.execute(sql`delete from channels where slug like 'busy-%'`);
  });

  test.runIf(isOnPostgres())('of PostgreSQL can be restored to the embedded database', async () => {
    const embedded: Place = { databaseUrl: null, dataDir: join(root, 'embedded') };
    await restore(embedded, file);
    expect(await measure(await open(embedded))).toEqual(await measure(running));
  });

  test('is rejected when it is damaged or truncated, and no data changes', async () => {
    const target = await newPlace('untouched');
    const bytes = await readFile(file);
    const truncated = join(root, 'backups', 'truncated.tar');
    await writeFile(truncated, bytes.subarray(0, bytes.length - 3000));
    const damaged = join(root, 'backups', 'damaged.tar');
    const at = bytes.indexOf(Buffer.alloc(1000, 7));
    await writeFile(
      damaged,
      Buffer.concat([bytes.subarray(0, at), Buffer.from('x'), bytes.subarray(at + 1)]),
    );
    await expect(restore(target, damaged)).rejects.toThrow(
      'media/audio/song.mp3 is damaged. Nothing was changed.',
    );
    await expect(restore(target, truncated)).rejects.toThrow(
      'it is not a complete archive. Nothing was changed.',
    );
    expect(await readdir(target.dataDir).catch(() => [])).toEqual([]);
  });

  test('of a newer version is rejected', async () => {
    const bytes = await readFile(file);
    const at = bytes.indexOf('"migration": ') + '"migration": '.length;
    expect(bytes.toString('latin1', at, at + 2)).toMatch(/^1\d$/);
    bytes.write('9', at);
    const newer = join(root, 'backups', 'newer.tar');
    await writeFile(newer, bytes);
    const target = await newPlace('newer');
    await expect(restore(target, newer)).rejects.toThrow('it was made by a newer version of Segno');
    expect(await readdir(target.dataDir).catch(() => [])).toEqual([]);
  });

  test.runIf(isOnPostgres())('is rejected when a restored table differs from it', async () => {
    const bytes = await readFile(file);
    const at = bytes.indexOf('"sha256": "', bytes.indexOf('"settings": {')) + '"sha256": "'.length;
    bytes.write(bytes.toString('latin1', at, at + 1) === '0' ? '1' : '0', at);
    const other = join(root, 'backups', 'other.tar');
    await writeFile(other, bytes);
    const target = await newPlace('different');
    await expect(restore(target, other)).rejects.toThrow(
      'The table settings did not come back as it was. Nothing was changed.',
    );
    expect(await readdir(target.dataDir)).toEqual([]);
    expect(await restore(target, file)).toMatchObject({ kept: [] });
  });

  test('leaves no files behind when it fails', async () => {
    await expect(backup(source, file)).rejects.toThrow('is there already');
    await expect(
      backup({ ...source, databaseUrl: null, dataDir: join(root, 'none') }, join(root, 'x.tar')),
    ).rejects.toThrow('There is no database');
    expect((await readdir(root)).filter((name) => /segno-backup|x\.tar/.test(name))).toEqual([]);
  });
});
