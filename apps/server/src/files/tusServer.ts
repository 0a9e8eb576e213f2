import { mkdirSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import type { Database } from '../db/Database.ts';
import { privateModes } from '../privateFiles.ts';
import { lockedMessage, UploadLease } from './uploadLease.ts';

/** The address of uploads, which the library puts into `Location`. */
export const tusPath = '/api/v1/tus/upload';

/** Says which upload a new one is. Only this server sends it to the library. */
export const keyHeader = 'x-segno-upload-key';

/** The bytes of uploads in parts, in a folder, and the protocol on it. */
export interface TusUploads {
  handle(request: Request): Promise<Response>;
  /** Where the bytes of an upload are until it is finished. */
  pathOf(key: string): string;
  /** Removes what the folder has of an upload. */
  forget(key: string): Promise<void>;
}

/** The library creates its folder and files for everybody. */
class PrivateFileStore extends FileStore {
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: privateModes.folder });
    super({ directory: folder });
  }

  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    for (const ending of ['', '.json'])
      await chmod(join(this.directory, `${upload.id}${ending}`), privateModes.file);
    return created;
  }
}

/**
 * Opens the folder. Of the library's parts, the lock is replaced (it works in one process only, and waits), the clean-up
 * is not used (it deletes finished files), and the route refuses GET, which would send the bytes to anybody.
 */
export function openTusUploads(folder: string, db: Database): TusUploads {
  const datastore = new PrivateFileStore(folder);
  const server = new Server({
    path: tusPath,
    relativeLocation: true,
    datastore,
    allowedOrigins: [],
    namingFunction: (request) => request.headers.get(keyHeader) ?? '',
    locker: {
      newLock(id) {
        const lease = new UploadLease(db, id);
        return {
          async lock() {
            // The library responds with thrown objects of this form.
            // oxlint-disable-next-line typescript/only-throw-error
            if (!(await lease.take())) throw { status_code: 423, body: lockedMessage };
          },
          unlock: () => lease.release(),
        };
      },
    },
  });
  return {
    handle: (request) => server.handleWeb(request),
    pathOf: (key) => join(folder, key),
    async forget(key) {
      await rm(join(folder, key), { force: true });
      await rm(join(folder, `${key}.json`), { force: true });
    },
  };
}
