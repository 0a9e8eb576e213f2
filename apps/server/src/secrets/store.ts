import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { secrets } from './table.ts';

/** Purpose of a key. Each purpose has its own key, so that a digest of one is not valid for another. */
type Purpose = 'attempt' | 'client address' | 'verification code' | 'xsrf token';

/** Derives the key for a purpose. */
export type DeriveKey = (purpose: Purpose) => Buffer;

/** Reads the secret that all servers of this database share, and creates it on the first start. */
export async function openKeys(db: Database): Promise<DeriveKey> {
  const read = () => db.select().from(secrets).where(eq(secrets.name, 'server'));
  let [found] = await read();
  if (!found) {
    // When several servers start together, one inserts the secret and all read it.
    await db
      .insert(secrets)
      .values({ name: 'server', value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
    [found] = await read();
  }
  if (!found) throw new Fault('The secret of the server was not stored.');
  const secret = Buffer.from(found.value, 'base64url');
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, '', `segno ${purpose}`, 32));
}
