import { DeleteFilesResponse, DeleteFilesInput, FileEntryResponse } from '@segno/data/contract';
import type { AppRequest } from '../http/AppEnv.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { takesFile } from '../http/bodies.ts';
import { Problem } from '../http/Problem.ts';
import { costsMore } from '../http/rateLimit.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { WorkQueue } from '../http/WorkQueue.ts';
import { enqueue } from '../jobs/store.ts';
import { newPath } from '../storage/paths.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { FileHash } from './FileHash.ts';
import { fileName } from './fileName.ts';
import { removeFileKind } from './jobKinds.ts';
import { readFormMetadata } from './readMetadata.ts';
import {
  deleteEntries,
  type FilesDeps,
  insertEntry,
  requireRoom,
  requireSpace,
  requireType,
  toFileEntry,
} from './store.ts';
import type { FileEntryRow } from './table.ts';

/** The largest file of one form, in bytes: it is in memory. Larger ones are sent in parts. */
const largestForm = 64 * 1024 * 1024;

/** Milliseconds after which a file without an entry is removed. */
const grace = 3_600_000;

const noFile = () =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Choose a file.',
    fields: { file: 'Choose a file.' },
  });

const tooLargeForm = () =>
  new Problem({
    status: 413,
    code: 'too_large',
    message: 'This file is too large for one request. Send it in parts.',
    fields: { file: 'This file is too large for one request. Send it in parts.' },
  });

/**
 * Files of people, under `/file-entries`. The file is the part `file` of a form. Of one person one form is read at a time
 * (LOAD-1).
 */
export const fileRoutes = ({ db, storages, address, hasRoom, requireHuman }: FilesDeps) => {
  const receiving = new WorkQueue({ running: 8, waiting: 40, waitingEach: 3, timeout: 20_000 });
  /** Reads a form into memory and stores its file. */
  const receive = async (c: AppRequest, viewer: SignedInViewer): Promise<FileEntryRow> => {
    const {
      file,
      metadata: sent,
      hash: expected,
    } = await c.req.parseBody().catch(() => ({ file: undefined, metadata: undefined, hash: undefined }));
    if (!(file instanceof File)) throw noFile();
    const metadata = readFormMetadata(sent);
    await db.transaction((tx) => requireSpace(tx, viewer, file.size));
    await requireRoom({ hasRoom }, file.size);
    const name = fileName(metadata.clientName ?? file.name);
    const bytes = await file.bytes();
    const hash = new FileHash(typeof expected === 'string' ? expected : null);
    hash.update(bytes);
    const digest = hash.digest();
    const type = await requireType(db, bytes, name);
    const disk = metadata.disk ?? 'uploads';
    const path = newPath(metadata.diskPrefix);
    // Removes the file if this process is killed before its entry exists.
    await enqueue(db, removeFileKind, { disk, path }, { runAt: new Date(Date.now() + grace) });
    await storages[disk].put(path, bytes, type.mime);
    return db.transaction(async (tx) => {
      await requireSpace(tx, viewer, file.size);
      return insertEntry(tx, {
        owner_id: viewer.user.id,
        name,
        file_size: bytes.length,
        ...type,
        hash: digest,
        disk,
        path,
      });
    });
  };
  return createRouter()
    .post(
      '/',
      allow('uploads.create'),
      responds(FileEntryResponse, 201),
      costsMore('file'),
      takesFile('file', { largest: largestForm, tooLarge: tooLargeForm, missing: noFile }),
      async (c) => {
        const viewer = c.var.viewer;
        await requireHuman?.(c);
        const entry = await receiving.run(() => receive(c, viewer), String(viewer.user.id));
        return c.json({ fileEntry: toFileEntry(entry, address) }, 201);
      },
    )
    .post(
      '/delete',
      allow('uploads.create'),
      responds(DeleteFilesResponse),
      validate('json', DeleteFilesInput),
      async (c) => {
        const deleted = await deleteEntries(db, c.var.viewer, c.req.valid('json'));
        return c.json({ deleted });
      },
    );
};
