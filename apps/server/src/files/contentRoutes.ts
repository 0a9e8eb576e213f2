import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { notFound } from '../http/Problem.ts';
import { sendFile } from '../media/sendFile.ts';
import { isStoragePath } from '../storage/paths.ts';
import type { Storages } from '../storage/Storage.ts';
import { isShown } from './detectType.ts';
import { isSigned } from './fileAddress.ts';
import { fileEntries } from './table.ts';

const noSuchFile = () => notFound('This file does not exist, or its address has expired.');

/** The bytes of entries, under `/files`: `/{disk}/{path}`. Files of the disk `uploads` need a signed address. */
export const fileContentRoutes = (db: Database, storages: Storages, key: Uint8Array) =>
  new Hono<AppEnv>().get('/:disk{public|uploads}/:path{.+}', async (c) => {
    const disk = c.req.param('disk') as 'public' | 'uploads';
    const path = c.req.param('path');
    if (!isStoragePath(path)) throw noSuchFile();
    const { expires = '', signature = '' } = c.req.query();
    if (disk === 'uploads' && !isSigned(key, path, expires, signature)) throw noSuchFile();
    const [entry] = await db
      .select()
      .from(fileEntries)
      .where(and(eq(fileEntries.path, path), eq(fileEntries.disk, disk), isNull(fileEntries.deleted_at)));
    if (!entry) throw noSuchFile();
    const name = isShown(entry.mime) ? null : entry.name;
    // Pages load pictures and sound from this site only; downloads come from the store.
    const address = name === null ? null : await storages[disk].address(path, { mime: entry.mime, name });
    if (address !== null) return c.redirect(address, 302);
    const file = await storages[disk].open(path);
    if (!file) throw noSuchFile();
    return sendFile(
      c,
      { ...file, etag: `"${entry.path.slice(-32)}"` },
      {
        'content-type': entry.mime,
        'cache-control': `${disk === 'public' ? 'public' : 'private'}, max-age=31536000, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        // Pages may have them from a CDN.
        ...(disk === 'public' && { 'cross-origin-resource-policy': 'cross-origin' }),
        ...(name !== null && {
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        }),
      },
    );
  });
