import { createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { StartupError } from '../../StartupError.ts';
import type { Database } from '../Database.ts';
import { holdsDatabase } from '../embedded/databaseFolder.ts';
import { lockFolder } from '../folderLock.ts';
import { openDatabase } from '../openDatabase.ts';
import { fileFolders, manifestName, type Manifest } from './manifest.ts';
import { requestSnapshot } from './snapshots.ts';
import { listTables, measured, readLines, readSequences } from './tables.ts';
import { TarWriter } from './Tar.ts';
import { makeFolder } from '../../makeFolder.ts';
import { privateModes } from '../../privateFiles.ts';

/** Where the data of an installation is. */
export interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/** Result of a backup. */
export interface BackupReport {
  file: string;
  size: number;
  tables: number;
  rows: number;
  files: number;
  /** How long the statements of the running server have waited, in milliseconds; null where none had to. */
  paused: number | null;
}

/**
 * Writes all data of an installation, which may be running, to one file: a folder gets a file that is named after the
 * time. The file gets its final name when it is complete.
 */
export async function backup(place: Place, target: string): Promise<BackupReport> {
  const created_at = new Date().toISOString();
  const isFolder =
    /[/\\]$/.test(target) ||
    (await stat(target).then(
      (info) => info.isDirectory(),
      () => false,
    ));
  const name = `segno-${created_at.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-')}.tar`;
  const file = resolve(isFolder ? join(target, name) : target);
  if (existsSync(file)) throw new StartupError(`The file ${file} is there already; choose another name.`);
  await makeFolder(dirname(file));
  const work = await mkdtemp(join(dirname(file), '.segno-backup-'));
  const unfinished = join(work, 'backup.tar');
  const tar = await TarWriter.create(unfinished);
  try {
    const manifest: Manifest = { format: 1, created_at, migration: 0, tables: {}, sequences: {}, files: {} };
    const paused = await withDatabase(place, (db) => addTables(db, tar, manifest, work));
    let files = 0;
    for (const folder of fileFolders) files += await addFiles(place.dataDir, folder, tar, manifest);
    await tar.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    await tar.finish();
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    const tables = Object.values(manifest.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { file, size: (await stat(file)).size, tables: tables.length, rows, files, paused };
  } catch (error) {
    await tar.abandon().catch(() => {});
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Opens the database for reading: on its server, in its folder, or as a copy that the running server makes. Resolves to
 * how long the statements of that server have waited.
 */
async function withDatabase(
  { databaseUrl, dataDir }: Place,
  work: (db: Database) => Promise<void>,
): Promise<number | null> {
  const folder = join(dataDir, 'database');
  if (databaseUrl) {
    await readFrom({ databaseUrl, folder: null }, work);
    return null;
  }
  if (!holdsDatabase(folder))
    throw new StartupError(`There is no database in ${dataDir}; set SEGNO_DATA_DIR.`);
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof StartupError) return null;
    throw error;
  });
  if (lock) {
    await readFrom({ databaseUrl, folder }, work).finally(() => lock.release());
    return null;
  }
  const copy = await requestSnapshot(folder);
  await readFrom({ databaseUrl, folder: copy.folder }, work).finally(() => copy.remove());
  return copy.paused;
}

async function readFrom(
  place: { databaseUrl: string | null; folder: string | null },
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({
    ...place,
    freeSpaceFloor: 0,
    queryTimeout: 60_000,
    isDurable: false,
  });
  try {
    await database.alone('backup', (db) =>
      // One snapshot for all tables.
      db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    );
  } finally {
    await database.close();
  }
}

async function addTables(tx: Database, tar: TarWriter, manifest: Manifest, work: string): Promise<void> {
  const { rows: found } = await tx.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!found[0]?.name) throw new StartupError('The database holds no data of Segno.');
  const { rows } = await tx.execute<{ last: string }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  manifest.migration = Number(rows[0]?.last);
  for (const table of await listTables(tx)) {
    const lines = measured(readLines(tx, table), (facts) => (manifest.tables[table.name] = facts));
    const packed = join(work, 'table.gz');
    await pipeline(
      Readable.from(withNewlines(lines)),
      createGzip({ level: 6 }),
      createWriteStream(packed, { mode: privateModes.file }),
    );
    const name = `tables/${table.name}.jsonl.gz`;
    manifest.files[name] = await tar.add(name, packed);
  }
  manifest.sequences = await readSequences(tx);
}

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Adds the files of a folder. Generated pictures and unfinished files are omitted. */
async function addFiles(
  dataDir: string,
  folder: string,
  tar: TarWriter,
  manifest: Manifest,
): Promise<number> {
  const root = join(dataDir, ...folder.split('/'));
  if (!existsSync(root)) return 0;
  let count = 0;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = `${folder}/${relative(root, path).split(sep).join('/')}`;
    if (!entry.isFile() || name.startsWith('media/sizes/') || /\.tmp\b/.test(entry.name)) continue;
    // A file can be removed while the backup runs.
    if (!existsSync(path)) continue;
    manifest.files[name] = await tar.add(name, path);
    count += 1;
  }
  return count;
}

/** Flushes the directory entry of a new file to the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
