import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { secrets } from '../secrets/table.ts';
import type { Vault } from '../secrets/vault.ts';

const name = 'web push';

/** The keys with which this site signs its messages to push services (VAPID), created on first use. */
export async function pushKeys(
  db: Database,
  vault: Vault,
): Promise<{ publicKey: string; privateKey: string }> {
  const read = async () => {
    const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
    return row?.value;
  };
  let sealed = await read();
  if (sealed === undefined) {
    await db
      .insert(secrets)
      .values({ name, value: vault.seal(JSON.stringify(webPush.generateVAPIDKeys()), name) })
      .onConflictDoNothing();
    sealed = await read();
  }
  const text = vault.open(sealed ?? '', name);
  if (text === null) throw new Fault('The keys of web push were sealed with another key.');
  return JSON.parse(text) as { publicKey: string; privateKey: string };
}
