import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { StartupError } from '../../StartupError.ts';
import type { Database } from '../Database.ts';
import { lockFolder } from '../folderLock.ts';
import { applyMigrations, knowsMigration } from '../migrate.ts';
import { openDatabase } from '../openDatabase.ts';
import type { Place } from './backup.ts';
import { fileFolders, manifestName, Manifest } from './manifest.ts';
import { insertLines, listTables, measureTable, unordered, writeSequences } from './tables.ts';
import { listTar, type TarEntry } from './Tar.ts';
import { makeFolder } from '../../makeFolder.ts';
import { privateModes } from '../../privateFiles.ts';

/** Result of a restore. */
export interface RestoreReport {
  created_at: string;
  tables: number;
  rows: number;
  files: number;
  /** New paths of the previous data; empty if there was none or PostgreSQL has replaced it. */
  kept: string[];
}

/**
 * Restores a backup into an empty installation, or over one with data when `overwrite` is set. The existing data is
 * replaced only after the whole backup was read, restored and compared; a failure changes nothing.
 */
export async function restore(
  { databaseUrl, dataDir }: Place,
  file: string,
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<RestoreReport> {
  const archive = await openArchive(file);
  const { manifest } = archive;
  const draft = join(dataDir, `restore-${randomBytes(6).toString('hex')}`);
  await makeFolder(dataDir);
  const lock = databaseUrl ? null : await lockFolder(dataDir);
  try {
    const parts = databaseUrl ? fileFolders : ['database', ...fileFolders];
    if (!overwrite) {
      for (const part of parts) await refuseData(join(dataDir, part));
    }
    const files = await extractFiles(archive, draft);
    await fillDatabase({ databaseUrl, folder: join(draft, 'database') }, archive, overwrite);
    const kept: string[] = [];
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    for (const part of parts) {
      const place = join(dataDir, part);
      await makeFolder(dirname(place));
      if (await hasFiles(place)) {
        kept.push(`${place}.before-${stamp}`);
        await rename(place, `${place}.before-${stamp}`);
      } else {
        await rm(place, { recursive: true, force: true });
      }
      await rename(join(draft, part), place);
    }
    const tables = Object.values(manifest.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { created_at: manifest.created_at, tables: tables.length, rows, files, kept };
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock?.release();
  }
}

interface Archive {
  manifest: Manifest;
  entries: Map<string, TarEntry>;
}

/** Reads the whole backup once and compares it with its manifest. */
async function openArchive(file: string): Promise<Archive> {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  if ((await stat(file)).isDirectory())
    throw new StartupError(
      `${file} is a folder. Name one file that "npm run backup" has written: segno-TIME.tar, by default in the folder backups of SEGNO_DATA_DIR.`,
    );
  const refuse = (reason: string) =>
    new StartupError(`${file} cannot be restored: ${reason}. Nothing was changed.`);
  const list = await listTar(file).catch((error: unknown) => {
    throw refuse(error instanceof Error ? error.message : String(error));
  });
  const entries = new Map(list.map((entry) => [entry.name, entry]));
  const described = entries.get(manifestName);
  if (!described) throw refuse(`it has no ${manifestName}`);
  const text = await readAll(described);
  const parsed = v.safeParse(Manifest, safeJson(text));
  if (!parsed.success) throw refuse(`its ${manifestName} is not of a version that this program reads`);
  const manifest = parsed.output;
  if (!knowsMigration(manifest.migration)) throw refuse('it was made by a newer version of Segno');
  for (const [name, facts] of Object.entries(manifest.files)) {
    const entry = entries.get(name);
    if (!entry) throw refuse(`${name} is missing`);
    if (!(/^tables\/[^/]+$/.test(name) || isOfFolder(name)) || name.split('/').includes('..'))
      throw refuse(`${name} is no name of a file`);
    const hash = createHash('sha256');
    for await (const chunk of entry.read()) hash.update(chunk);
    if (entry.size !== facts.size || hash.digest('hex') !== facts.sha256) throw refuse(`${name} is damaged`);
  }
  return { manifest, entries };
}

async function readAll(entry: TarEntry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry.read()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const hasFiles = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

async function refuseData(folder: string): Promise<void> {
  if (await hasFiles(folder)) {
    throw new StartupError(`${folder} holds data; add --overwrite to replace it. Nothing was changed.`);
  }
}

const isOfFolder = (name: string) => fileFolders.some((folder) => name.startsWith(`${folder}/`));

async function extractFiles({ manifest, entries }: Archive, draft: string): Promise<number> {
  for (const folder of fileFolders) await makeFolder(join(draft, folder));
  const names = Object.keys(manifest.files).filter(isOfFolder);
  for (const name of names) {
    const path = join(draft, ...name.split('/'));
    await makeFolder(dirname(path));
    await pipeline(
      Readable.from(entries.get(name)?.read() ?? []),
      createWriteStream(path, { flags: 'wx', mode: privateModes.file, flush: true }),
    );
  }
  return names.length;
}

/** Restores into a database in one transaction, and compares every table with the backup before it is committed. */
async function fillDatabase(
  place: { databaseUrl: string | null; folder: string },
  { manifest, entries }: Archive,
  overwrite: boolean,
): Promise<void> {
  const database = await openDatabase({ ...place, freeSpaceFloor: 0, queryTimeout: 60_000 });
  try {
    await database.alone('migrate', (db) =>
      db.transaction(async (tx) => {
        await clear(tx, overwrite);
        await applyMigrations(tx, manifest.migration);
        const tables = await listTables(tx);
        const unknown = Object.keys(manifest.tables).find(
          (name) => !tables.some((table) => table.name === name),
        );
        if (unknown)
          throw new StartupError(
            `The backup has a table ${unknown} that its version of Segno does not have.`,
          );
        await unordered(tx, tables, async () => {
          for (const table of tables) {
            const entry = entries.get(`tables/${table.name}.jsonl.gz`);
            // Rows that a migration has inserted.
            await tx.execute(sql`delete from ${sql.identifier(table.name)}`);
            if (entry) {
              const unpacked = Readable.from(entry.read()).pipe(createGunzip());
              await insertLines(tx, table, createInterface({ input: unpacked, crlfDelay: Infinity }));
            }
          }
        });
        await writeSequences(tx, manifest.sequences);
        for (const table of tables) {
          const wanted = manifest.tables[table.name];
          const found = await measureTable(tx, table);
          if (wanted && (wanted.rows !== found.rows || wanted.sha256 !== found.sha256)) {
            throw new StartupError(
              `The table ${table.name} did not come back as it was. Nothing was changed.`,
            );
          }
        }
      }),
    );
    await database.db.execute(sql`analyze`);
  } finally {
    await database.close();
  }
}

/** Removes the data of an earlier installation from a database. */
async function clear(tx: Database, overwrite: boolean): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_tables where schemaname in ('public', 'drizzle')`,
  );
  if ((rows[0]?.n ?? 0) === 0) return;
  if (!overwrite) {
    throw new StartupError(
      'The database of DATABASE_URL holds data; add --overwrite to replace it. Nothing was changed.',
    );
  }
  await tx.execute(sql`drop schema if exists drizzle cascade`);
  await tx.execute(sql`drop schema public cascade`);
  await tx.execute(sql`create schema public`);
}
