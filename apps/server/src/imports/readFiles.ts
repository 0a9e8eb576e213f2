import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { type ImportKind, importKinds } from '@segno/data/contract';
import { StartupError } from '../StartupError.ts';
import { importRows, type ImportSource } from './importRows.ts';
import { openDatabaseFile } from './readDatabase.ts';
import { readCsvRows, readLineRows, readListRows } from './readRows.ts';
import { unreadable } from './unreadable.ts';

const endings = ['.csv', '.ndjson', '.json'] as const;

/** Reads a spreadsheet, which has at least one of the columns of its kind. */
async function* readCsv(path: string, kind: ImportKind): AsyncGenerator<unknown> {
  const known = new Set(Object.keys(importRows[kind].entries));
  let isFirst = true;
  for await (const row of readCsvRows(path)) {
    if (isFirst && !Object.keys(row).some((name) => known.has(name)))
      throw new StartupError(`${basename(path)} has none of the columns ${[...known].join(', ')}.`);
    isFirst = false;
    // An export of a spreadsheet begins texts with an apostrophe that would be formulas.
    yield Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value.replace(/^'(?=\s*[=+\-@])/, '')]),
    );
  }
}

/** The rows of a file. An error of the file itself becomes a sentence with its name: the next attempt is no better. */
async function* namingFile(path: string, rows: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* rows;
  } catch (error) {
    throw unreadable(basename(path), error);
  }
}

/** The source of a folder with a file for each kind, such as `tracks.csv`. */
async function openFolder(folder: string): Promise<ImportSource> {
  const names = new Set(await readdir(folder));
  const files = new Map(
    importKinds.flatMap((kind) => {
      const ending = endings.find((each) => names.has(kind + each));
      return ending ? [[kind, ending] as const] : [];
    }),
  );
  if (files.size === 0)
    throw new StartupError(
      `There is no file such as tracks.csv, tracks.ndjson or tracks.json in ${folder}. See docs/import.md.`,
    );
  return {
    name: basename(resolve(folder)),
    rows: (kind) => {
      const ending = files.get(kind);
      const path = join(folder, kind + String(ending));
      if (ending === '.csv') return namingFile(path, readCsv(path, kind));
      if (ending === '.ndjson') return namingFile(path, readLineRows(path));
      return ending === '.json' ? namingFile(path, readListRows(path)) : [];
    },
    close: () => {},
  };
}

/** Opens what is imported: a folder of files, or the database of Navidrome or Koel. */
export async function openImport(path: string): Promise<ImportSource> {
  if (!existsSync(path)) throw new StartupError(`There is no file or folder ${path}.`);
  if ((await stat(path)).isDirectory()) return openFolder(path);
  if (['.db', '.sqlite', '.sqlite3', '.db3'].includes(extname(path).toLowerCase()))
    return openDatabaseFile(path);
  throw new StartupError('Give a folder with the files, or an SQLite file that ends with .db or .sqlite.');
}
