import { checkQuota, type FileEntry, type UploadMetadata } from '@segno/data/contract';
import { and, eq, gt, inArray, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import type { AppRequest } from '../http/AppEnv.ts';
import { fileReferences } from '../fileReferences.ts';
import { noSpace } from '../http/handleError.ts';
import { Problem } from '../http/Problem.ts';
import { enqueue } from '../jobs/store.ts';
import { readSettings } from '../settings/store.ts';
import type { DiskName, Storages } from '../storage/Storage.ts';
import { users } from '../users/table.ts';
import { isAdmin, type SignedInViewer } from '../viewer/Viewer.ts';
import { detectType, type FileType, headSize, isListed, standardTypes } from './detectType.ts';
import type { SignAddress } from './fileAddress.ts';
import { FileHash } from './FileHash.ts';
import { hashFileKind, removeFileKind } from './jobKinds.ts';
import { fileEntries, type FileEntryRow, uploads } from './table.ts';

/** What routes of files need. */
export interface FilesDeps {
  db: Database;
  storages: Storages;
  address: SignAddress;
  /** Whether the disk of this machine has room for so many bytes. */
  hasRoom: (bytes: number) => Promise<boolean>;
  /** Refuses new files of people who have not passed the human check. Without it there is none. */
  requireHuman?: (c: AppRequest) => Promise<void>;
}

/** Refuses a file for which the disk of this machine has no room, before its bytes are sent. */
export async function requireRoom({ hasRoom }: Pick<FilesDeps, 'hasRoom'>, bytes: number): Promise<void> {
  if (!(await hasRoom(bytes))) throw noSpace();
}

const tooLargeFile = () =>
  new Problem({
    status: 413,
    code: 'too_large',
    message: 'This file is too large.',
    fields: { file: 'This file is too large.' },
  });

const noSpaceLeft = () =>
  new Problem({
    status: 422,
    code: 'over_quota',
    message: 'There is no space left for your files. Delete some of them, or change your plan.',
  });

const refusedType = () =>
  new Problem({
    status: 422,
    code: 'invalid_type',
    message: 'This file type is not allowed',
    fields: { file: 'This file type is not allowed' },
  });

const tooManyFiles = () =>
  new Problem({
    status: 422,
    code: 'too_many_files',
    message: 'You have as many files as one person may have. Delete some of them.',
  });

/** The most files of a person, and uploads that are under way: also an empty one takes space of the disk. */
const mostFiles = 50_000;

/** Number and bytes of the stored files of a person, and of the uploads that are under way. */
async function usedSpace(db: Database, userId: number): Promise<{ count: number; size: number }> {
  const [files] = await db
    .select({ count: sql<number>`count(*)::integer`, size: sql<string>`coalesce(sum(file_size), 0)` })
    .from(fileEntries)
    .where(eq(fileEntries.owner_id, userId));
  const [pending] = await db
    .select({ count: sql<number>`count(*)::integer`, size: sql<string>`coalesce(sum(size), 0)` })
    .from(uploads)
    .where(
      and(eq(uploads.owner_id, userId), isNull(uploads.file_entry_id), gt(uploads.expires_at, sql`now()`)),
    );
  return {
    count: (files?.count ?? 0) + (pending?.count ?? 0),
    size: Number(files?.size ?? 0) + Number(pending?.size ?? 0),
  };
}

/**
 * Checks the size of a new file and the space of its owner. Locks the owner, so that uploads that start together cannot
 * exceed the space together.
 */
export async function requireSpace(tx: Database, viewer: SignedInViewer, size: number): Promise<void> {
  const settings = await readSettings(tx);
  if (size > settings['uploads.max_size']) throw tooLargeFile();
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.user.id)).for('no key update');
  const used = await usedSpace(tx, viewer.user.id);
  if (used.count >= mostFiles) throw tooManyFiles();
  // The limit itself may be reached; an empty file needs no space.
  if (size === 0) return;
  const wanted = used.size + size;
  if (checkQuota(viewer, 'uploads.create', 'space', wanted - 1).overQuota) throw noSpaceLeft();
  // Without a limit of their own people have that of the site.
  const quota = settings['uploads.quota'];
  const own = viewer.user.permissions.find(({ name }) => name === 'uploads.create');
  const hasOwn = own?.restrictions.some(({ name, value }) => name === 'space' && value !== null);
  if (quota > 0 && !hasOwn && !isAdmin(viewer) && wanted > quota) throw noSpaceLeft();
}

/** The type of a file by its first bytes. Refuses a type that is not allowed. */
export async function requireType(db: Database, head: Uint8Array, name: string): Promise<FileType> {
  const settings = await readSettings(db);
  const type = await detectType(head.subarray(0, headSize), name);
  const allowed = settings['uploads.allowed_types'];
  if (!isListed(type, allowed.length > 0 ? allowed : standardTypes)) throw refusedType();
  if (isListed(type, settings['uploads.blocked_types'])) throw refusedType();
  return type;
}

/** Reads the first bytes of a stored file. */
export async function readHead(storages: Storages, disk: DiskName, path: string): Promise<Uint8Array | null> {
  const file = await storages[disk].open(path);
  if (!file) return null;
  if (file.size === 0) return new Uint8Array();
  const stream = await file.read({ start: 0, end: Math.min(headSize, file.size) - 1 });
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** SHA-256 of a stored file, read as a stream. Throws when its parts differ from `expected`. */
export async function hashStored(
  storages: Storages,
  disk: DiskName,
  path: string,
  expected?: string | null,
): Promise<string | null> {
  const file = await storages[disk].open(path);
  if (!file) return null;
  const hash = new FileHash(expected);
  if (file.size > 0) for await (const chunk of await file.read()) hash.update(chunk);
  return hash.digest();
}

export async function insertEntry(
  tx: Database,
  values: typeof fileEntries.$inferInsert,
): Promise<FileEntryRow> {
  const [row] = await tx.insert(fileEntries).values(values).returning();
  return row as FileEntryRow;
}

/** The wire form of an entry, with an address for its bytes. */
export const toFileEntry = (row: FileEntryRow, address: SignAddress): FileEntry => ({
  id: row.id,
  name: row.name,
  file_size: row.file_size,
  mime: row.mime,
  extension: row.extension,
  disk: row.disk,
  path: row.path,
  url: address(row),
  hash: row.hash,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** The entries of the viewer that exist; an admin has all. */
const ownEntries = (viewer: SignedInViewer, where: SQL | undefined) =>
  and(where, isAdmin(viewer) ? undefined : eq(fileEntries.owner_id, viewer.user.id));

/**
 * Deletes entries of the viewer, by id or path, and returns the ids. Those of other people are left out. Without
 * `forever` their files stay for the grace period. Entries that a record uses are kept until it does not.
 */
export async function deleteEntries(
  db: Database,
  viewer: SignedInViewer,
  { paths, entryIds, deleteForever }: { paths: string[]; entryIds: number[]; deleteForever: boolean },
): Promise<number[]> {
  const chosen = ownEntries(viewer, or(inArray(fileEntries.id, entryIds), inArray(fileEntries.path, paths)));
  return db.transaction(async (tx) => {
    if (!deleteForever) {
      const deleted = await tx
        .update(fileEntries)
        .set({ deleted_at: new Date() })
        .where(and(chosen, isNull(fileEntries.deleted_at)))
        .returning({ id: fileEntries.id });
      return deleted.map(({ id }) => id);
    }
    return removeEntries(tx, and(chosen, ...isUnused()));
  });
}

/** That no record refers to an entry. */
export const isUnused = (): SQL[] =>
  fileReferences.map((column) =>
    notExists(sql`(select 1 from ${column.table} where ${column} = ${fileEntries.id})`),
  );

/** Deletes the rows of entries, and their files in jobs of the same transaction. */
export async function removeEntries(tx: Database, where: SQL | undefined): Promise<number[]> {
  const removed = await tx
    .delete(fileEntries)
    .where(where)
    .returning({ id: fileEntries.id, disk: fileEntries.disk, path: fileEntries.path });
  for (const { disk, path } of removed) await enqueue(tx, removeFileKind, { disk, path });
  return removed.map(({ id }) => id);
}

/** How long a step of an upload can take until the upload expires, in milliseconds. */
const uploadLifetime = 24 * 3_600_000;

export type UploadRow = typeof uploads.$inferSelect;

/** Starts an upload in steps. Its owner, size and place are fixed from now on. */
export async function startUpload(
  db: Database,
  viewer: SignedInViewer,
  upload: {
    key: string;
    method: UploadRow['method'];
    disk: DiskName;
    path: string;
    name: string;
    mime: string;
    size: number;
    metadata: UploadMetadata;
  },
): Promise<UploadRow> {
  return db.transaction(async (tx) => {
    await requireSpace(tx, viewer, upload.size);
    const [row] = await tx
      .insert(uploads)
      .values({
        ...upload,
        owner_id: viewer.user.id,
        expires_at: new Date(Date.now() + uploadLifetime),
      })
      .returning();
    return row as UploadRow;
  });
}

/** An upload of the viewer that has not expired. Those of other people, also of admins', do not exist. */
export async function findUpload(
  db: Database,
  viewer: SignedInViewer,
  key: string,
  method: UploadRow['method'],
): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.key, key),
        eq(uploads.owner_id, viewer.user.id),
        eq(uploads.method, method),
        gt(uploads.expires_at, sql`now()`),
      ),
    );
  return row ?? null;
}

/**
 * Makes the entry of a finished upload once: a repetition gets the same entry. Without a hash, a job computes it, and
 * compares the file with `partsHash`.
 */
export async function finishUpload(
  db: Database,
  upload: UploadRow,
  { type, hash, partsHash = null }: { type: FileType; hash: string | null; partsHash?: string | null },
): Promise<FileEntryRow> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(uploads).where(eq(uploads.key, upload.key)).for('update');
    const made = locked?.file_entry_id;
    if (made) {
      const [known] = await tx.select().from(fileEntries).where(eq(fileEntries.id, made));
      if (known) return known;
    }
    const entry = await insertEntry(tx, {
      owner_id: upload.owner_id,
      name: upload.name,
      file_size: upload.size,
      ...type,
      hash,
      disk: upload.disk,
      path: upload.path,
    });
    await tx.update(uploads).set({ file_entry_id: entry.id }).where(eq(uploads.key, upload.key));
    if (hash === null) await enqueue(tx, hashFileKind, { entryId: entry.id, partsHash });
    return entry;
  });
}

/** Stores the id that the store gave to an upload in parts. */
export async function saveS3Upload(db: Database, key: string, uploadId: string): Promise<void> {
  await db.update(uploads).set({ s3_upload_id: uploadId }).where(eq(uploads.key, key));
}

/** The entry that an upload already has, if it was finished before. */
export async function finishedEntry(db: Database, upload: UploadRow): Promise<FileEntryRow | null> {
  if (upload.file_entry_id === null) return null;
  const [row] = await db.select().from(fileEntries).where(eq(fileEntries.id, upload.file_entry_id));
  return row ?? null;
}

/** Uploads that expired, oldest first. */
export const findExpiredUploads = (db: Database): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(lt(uploads.expires_at, sql`now()`))
    .orderBy(uploads.expires_at)
    .limit(500);

export async function forgetUpload(db: Database, key: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.key, key));
}
