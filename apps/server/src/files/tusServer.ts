import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { Database } from '../db/Database.ts';
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

/**
 * Opens the folder. Of the library's parts, the lock is replaced (it works in one process only, and waits), the clean-up
 * is not used (it deletes finished files), and the route refuses GET, which would send the bytes to anybody.
 */
export function openTusUploads(folder: string, db: Database): TusUploads {
  const datastore = new FileStore({ directory: folder });
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
