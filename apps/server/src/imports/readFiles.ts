import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline, Readable } from 'node:stream';
import { type ImportKind, importKinds } from '@segno/data/contract';
import { parse } from 'csv-parse';
import { StartupError } from '../StartupError.ts';
import { importRows, type ImportSource } from './importRows.ts';
import { openDatabaseFile } from './readDatabase.ts';
import { unreadable } from './unreadable.ts';

const endings = ['.csv', '.ndjson', '.json'] as const;

async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of createReadStream(path) as AsyncIterable<Uint8Array>)
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** Reads a spreadsheet: UTF-8, commas, the names of the columns in the first line. */
async function* readCsv(path: string, kind: ImportKind): AsyncGenerator<unknown> {
  const parser = parse({ bom: true, columns: true, skip_empty_lines: true, relax_column_count: false });
  const known = new Set(Object.keys(importRows[kind].entries));
  // Other encodings are an error, not a text with wrong letters. An error of the file ends the parser too.
  pipeline(Readable.from(readText(path)), parser, () => {});
  let isFirst = true;
  for await (const row of parser as AsyncIterable<Record<string, string>>) {
    if (isFirst && !Object.keys(row).some((name) => known.has(name)))
      throw new StartupError(`${basename(path)} has none of the columns ${[...known].join(', ')}.`);
    isFirst = false;
    // An export of a spreadsheet begins texts with an apostrophe that would be formulas.
    yield Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value.replace(/^'(?=\s*[=+\-@])/, '')]),
    );
  }
}

/** Reads a file with one JSON object in each line. */
async function* readLines(path: string): AsyncGenerator<unknown> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  let place = 0;
  for await (const line of lines) {
    place += 1;
    if (line.trim() !== '') yield parseLine(line, place);
  }
}

function parseLine(line: string, place: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`Line ${place} is not valid JSON.`);
  }
}

/** The largest JSON file, in bytes: all of it is in memory at once, several times over. */
const largestJson = 100_000_000;

async function* readJson(path: string): AsyncGenerator<unknown> {
  if ((await stat(path)).size > largestJson)
    throw new StartupError(`${basename(path)} is larger than 100 MB. Write it as NDJSON, one object a line.`);
  const rows: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!Array.isArray(rows)) throw new StartupError(`${basename(path)} is not a list.`);
  yield* rows as unknown[];
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
      if (ending === '.ndjson') return namingFile(path, readLines(path));
      return ending === '.json' ? namingFile(path, readJson(path)) : [];
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
