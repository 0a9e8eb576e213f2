import { readFile } from 'node:fs/promises';
import type { AppRequest } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';
import { extraCosts } from '../http/rateLimit.ts';
import type { Database } from '../db/Database.ts';
import type { Uploads } from '../media/images/createUploads.ts';
import { images } from '../media/table.ts';
import { requireEntry } from '../recordings/createTrack.ts';
import type { Storages } from '../storage/Storage.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';

/** What a picture is of. */
export type PictureKind = (typeof images.$inferInsert)['kind'];

/** What makes pictures of uploaded files. */
export interface PictureDeps {
  storages: Storages;
  uploads: Pick<Uploads, 'receive' | 'store' | 'remove'>;
  /** Counts the cost of one picture for the client. @default none */
  charge?: (() => void) | undefined;
}

/** The same for one request, whose client pays for the pictures (LOAD-4). */
export const chargedTo = (c: AppRequest, deps: PictureDeps | undefined): PictureDeps | undefined =>
  deps && { ...deps, charge: () => c.var.charge?.(extraCosts.upload) };

/** The largest picture, in bytes. */
const largest = 20 * 1024 * 1024;

const notAPicture = (field: string) =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.',
    fields: { [field]: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.' },
  });

/**
 * Makes pictures of uploaded files and calls `work` with their keys: null for a picture that is removed, undefined for
 * one that stays. The files are removed again when the work fails.
 */
export async function withPictures<TName extends string, TResult>(
  db: Database,
  deps: PictureDeps | undefined,
  viewer: SignedInViewer,
  wanted: Record<TName, { entryId: number | null | undefined; kind: PictureKind }>,
  work: (
    keys: Record<TName, string | null | undefined>,
    insert: (tx: Database) => Promise<void>,
  ) => Promise<TResult>,
): Promise<TResult> {
  const keys = {} as Record<TName, string | null | undefined>;
  const stored: (typeof images.$inferInsert)[] = [];
  try {
    for (const name of Object.keys(wanted) as TName[]) {
      const { entryId, kind } = wanted[name];
      if (entryId == null) {
        keys[name] = entryId;
        continue;
      }
      const entry = await requireEntry(db, viewer, entryId);
      if (!deps || !entry.mime.startsWith('image/') || entry.file_size > largest) throw notAPicture(name);
      deps.charge?.();
      const { storages, uploads } = deps;
      const picture = await uploads.receive(viewer.user.id, async () => {
        const bytes = await storages[entry.disk].withFile(entry.path, (file) => readFile(file));
        return uploads.store(bytes).catch((error: unknown) => {
          throw error instanceof Problem && error.status === 422 ? notAPicture(name) : error;
        });
      });
      stored.push({ ...picture, kind });
      keys[name] = picture.key;
    }
    return await work(keys, async (tx) => {
      if (stored.length > 0) await tx.insert(images).values(stored);
    });
  } catch (error) {
    for (const { key } of stored) await deps?.uploads.remove(key);
    throw error;
  }
}
