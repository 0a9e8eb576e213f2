import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import type { FileRecord } from '../createCheckedFiles.ts';
import { images } from '../table.ts';

/** Size and hash of a picture's original; null where none is stored, as for a drawn picture. */
export async function findOriginal(db: Database, key: string): Promise<FileRecord | null> {
  const [row] = await db
    .select({ size: images.size, hash: images.hash })
    .from(images)
    .where(eq(images.key, key));
  return row?.size != null && row.hash !== null ? { size: row.size, hash: row.hash } : null;
}

/** Those of these keys that have a picture in the database. */
export async function findKnownKeys(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(inArray(images.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}
