import * as v from 'valibot';
import { Count } from '../shared/contract.ts';

/** The kinds of rows of an import, in the order in which they are read. */
export const importKinds = [
  'users',
  'artists',
  'albums',
  'tracks',
  'playlists',
  'playlist_tracks',
  'likes',
  'plays',
  'play_counts',
] as const;
export type ImportKind = (typeof importKinds)[number];

const endings = 'csv|ndjson|json';
const databases = 'db|sqlite|sqlite3|db3';

/** The largest file of an import, in bytes. */
export const largestImportFile = 4 * 1024 ** 3;

/** Whether a file can be part of an import, by its name: `tracks.csv`, or the database of Navidrome or Koel. */
export const importFileKind = (name: string): 'rows' | 'database' | null => {
  if (new RegExp(`^(?:${importKinds.join('|')})\\.(?:${endings})$`, 'i').test(name)) return 'rows';
  return new RegExp(`\\.(?:${databases})$`, 'i').test(name) ? 'database' : null;
};

const ImportFileName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => importFileKind(name) !== null, 'This is no file of an import.'),
);

/** A file that was sent for an import, by the path under which it is kept for a day. */
export const ImportFile = v.object({
  name: ImportFileName,
  path: v.pipe(v.string(), v.regex(/^imports\/[0-9a-f]{2}\/[0-9a-f]{32}$/)),
});
export type ImportFile = v.InferOutput<typeof ImportFile>;
export const ImportFileParams = v.object({ name: ImportFileName });
export const ImportFileResponse = v.object({ file: ImportFile });

/** The body that starts an import, or a dry run of it. */
export const AdminImportInput = v.pipe(
  v.object({
    /** The service. What was imported from it under this name is not added again. */
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    dry_run: v.boolean(),
    files: v.pipe(v.array(ImportFile), v.minLength(1), v.maxLength(importKinds.length)),
  }),
  v.check(
    ({ files }) => files.length === 1 || files.every(({ name }) => importFileKind(name) === 'rows'),
    'Send one database, or files of rows.',
  ),
);
export type AdminImportInput = v.InferOutput<typeof AdminImportInput>;

const KindReport = v.object({ read: Count, added: Count, known: Count, refused: Count });

/** What an import did, or would do. */
export const ImportReport = v.object({
  source: v.string(),
  dry_run: v.boolean(),
  kinds: v.object(
    Object.fromEntries(importKinds.map((kind) => [kind, v.optional(KindReport)])) as Record<
      ImportKind,
      v.OptionalSchema<typeof KindReport, undefined>
    >,
  ),
  /** The first rows that cannot be imported, by their place in their file, with the reason in English. */
  problems: v.array(v.object({ kind: v.picklist(importKinds), row: Count, message: v.string() })),
});
export type ImportReport = v.InferOutput<typeof ImportReport>;
