import { hkdfSync, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { StartupError } from '../StartupError.ts';
import { secrets } from './table.ts';
import { isSealed, type Vault } from './vault.ts';

/** Purpose of a key. Each purpose has its own key, so that a digest of one is not valid for another. */
type Purpose =
  | 'attempt'
  | 'client address'
  | 'file address'
  | 'test gateway'
  | 'human check'
  | 'verification code'
  | 'xsrf token';

/** Derives the key for a purpose. */
export type DeriveKey = (purpose: Purpose) => Buffer;

/** What the secret is encrypted for. */
const purposeOfSecret = 'server secret';

/**
 * Reads the secret that all servers of this database share, and creates it on the first start. It is encrypted, so that
 * the database or a backup alone is not enough to make a digest. One of another key is replaced; where several servers
 * can share the database (`isShared`) it throws, because they would replace it in turns.
 */
export async function openKeys(
  db: Database,
  vault: Vault,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<DeriveKey> {
  const create = () => vault.seal(randomBytes(32).toString('base64url'), purposeOfSecret);
  const read = () => db.select().from(secrets).where(eq(secrets.name, 'server'));
  let [found] = await read();
  if (!found) {
    // When several servers start together, one inserts the secret and all read it.
    await db.insert(secrets).values({ name: 'server', value: create() }).onConflictDoNothing();
    [found] = await read();
  }
  if (!found) throw new Fault('The secret of the server was not stored.');
  if (!isSealed(found.value)) {
    // A server of an earlier version has stored the text itself.
    const value = vault.seal(found.value, purposeOfSecret);
    await db
      .update(secrets)
      .set({ value })
      .where(and(eq(secrets.name, 'server'), eq(secrets.value, found.value)));
    [found] = await read();
    if (!found) throw new Fault('The secret of the server was not stored.');
  }
  let text = vault.open(found.value, purposeOfSecret);
  if (text === null && isShared)
    throw new StartupError(
      'The secrets of this database were encrypted with another key: set SEGNO_SECRET as the other servers have it, or copy their secret.key to SEGNO_DATA_DIR. When the key is lost, delete the row "server" of the table secrets and enter the secrets of the settings again.',
    );
  if (text === null) {
    await db.update(secrets).set({ value: create() }).where(eq(secrets.name, 'server'));
    [found] = await read();
    text = found ? vault.open(found.value, purposeOfSecret) : null;
  }
  if (text === null) throw new Fault('The secret of the server cannot be read.');
  const secret = Buffer.from(text, 'base64url');
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, '', `segno ${purpose}`, 32));
}
