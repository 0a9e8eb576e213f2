import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../db/Database.ts';
import { giveDefaultRoles, giveRole } from '../roles/store.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { settings } from '../settings/table.ts';
import { users } from '../users/table.ts';
import { insertDemoActivity } from './activity/insertActivity.ts';
import { demoMarker } from './seed.ts';

/** The accounts of the demo, one for each kind of user. */
const accounts = [
  { name: 'Lina Listener', email: 'listener@demo.segno', role: null },
  { name: 'Ari Artist', email: 'artist@demo.segno', role: 'Artists' },
  { name: 'Ada Admin', email: 'admin@demo.segno', role: 'Admins' },
] as const;

/** The password of the listener, which everybody may know. */
const publicPassword = 'listen-to-segno';

/** The setting with the listener's credentials, with which the sign-in form is prefilled. */
const marker = 'demo_account';

/**
 * Inserts the demo accounts with what they did lately beside the demo catalogue, once, and prints their passwords to the terminal. The listener's is public, because the
 * sign-in form shows it. The others are random unless `password` is given, so that a demo that strangers can reach has
 * no known admin.
 */
export async function insertDemoAccounts(
  db: Database,
  { password }: { password: string | null },
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<void> {
  const known = await db
    .select({ key: settings.key })
    .from(settings)
    .where(inArray(settings.key, [demoMarker, marker]));
  const keys = known.map(({ key }) => key);
  if (!keys.includes(demoMarker) || keys.includes(marker)) return;
  const made = await Promise.all(
    accounts.map(async (account) => {
      const own = account.role ? (password ?? randomBytes(9).toString('base64url')) : publicPassword;
      return { ...account, password: own, password_hash: await hashPassword(own) };
    }),
  );
  await db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const { name, email, role, password_hash } of made) {
      const [user] = await tx
        .insert(users)
        .values({ name, email, password_hash, email_verified_at: new Date() })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id });
      if (!user) continue;
      ids.push(user.id);
      await giveDefaultRoles(tx, user.id);
      if (role) await giveRole(tx, user.id, role);
    }
    const [listenerId, artistId] = ids;
    // Otherwise it is a database whose people have these addresses already.
    if (listenerId !== undefined && ids.length === made.length)
      await insertDemoActivity(tx, { listener: listenerId, artist: artistId });
    const [listener] = made;
    await tx.insert(settings).values({
      key: marker,
      value: listener && { email: listener.email, password: listener.password },
      is_public: true,
    });
  });
  print('Demo accounts:');
  for (const account of made) print(`  ${account.email}  ${account.password}`);
}

/**
 * Lets nobody sign in to the demo accounts while the demo is off, and ends their sessions. When it is on again, they get
 * other passwords, which are printed; the listener's is always the same.
 */
export async function allowDemoAccounts(
  db: Database,
  isAllowed: boolean,
  { password }: { password: string | null },
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<void> {
  const [isDemo] = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, marker));
  if (!isDemo) return;
  for (const { email, role } of accounts) {
    const [user] = await db
      .select({ id: users.id, password_hash: users.password_hash })
      .from(users)
      .where(eq(users.email, email));
    if (!user || (user.password_hash !== null) === isAllowed) continue;
    const own = role ? (password ?? randomBytes(9).toString('base64url')) : publicPassword;
    const password_hash = isAllowed ? await hashPassword(own) : null;
    await db.update(users).set({ password_hash, rights_changed_at: new Date() }).where(eq(users.id, user.id));
    if (isAllowed) print(`  ${email}  ${own}`);
    else await endSessionsOf(db, user.id);
  }
}

/** Shows the public account and the service of the demo in the sign-in while the demo is on, and not after it was switched off. */
export async function publishDemoSignIn(db: Database, isShown: boolean): Promise<void> {
  await db.update(settings).set({ is_public: isShown }).where(eq(settings.key, marker));
  const service = { key: 'demo_sign_in', value: isShown, is_public: true };
  await db
    .insert(settings)
    .values(service)
    .onConflictDoUpdate({ target: settings.key, set: { value: isShown, is_public: true } });
}
