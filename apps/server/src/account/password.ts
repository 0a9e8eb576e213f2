import { and, eq, isNull } from 'drizzle-orm';
import { refuseWeakPassword } from '../auth/commonPasswords.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { endStepsOf } from '../pendingSteps/store.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { users } from '../users/table.ts';
import { checkPassword } from './confirmation.ts';

/** Changes the password of a person who knows the current one. All other sessions end. */
export async function changePassword(
  db: Database,
  input: { userId: number; sessionId: number; current_password: string; password: string },
): Promise<void> {
  await checkPassword(db, input.userId, input.current_password, 'current_password');
  await storePassword(db, input);
}

/** Sets the password of a person who has none. All other sessions end. */
export async function setFirstPassword(
  db: Database,
  input: { userId: number; sessionId: number; password: string },
): Promise<void> {
  if (!(await storePassword(db, { ...input, isFirst: true })))
    throw new Problem({
      status: 409,
      code: 'has_password',
      message: 'You have a password already.',
    });
}

/** Stores a password. Of two first ones in parallel, one is stored. Returns whether it was. */
async function storePassword(
  db: Database,
  input: { userId: number; sessionId: number; password: string; isFirst?: boolean },
): Promise<boolean> {
  const [owner] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, input.userId));
  refuseWeakPassword(input.password, { email: owner?.email ?? '', name: owner?.name ?? '' });
  const password_hash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const stored = await tx
      .update(users)
      .set({ password_hash, rights_changed_at: new Date() })
      .where(and(eq(users.id, input.userId), input.isFirst ? isNull(users.password_hash) : undefined))
      .returning({ id: users.id });
    if (stored.length === 0) return false;
    await endSessionsOf(tx, input.userId, input.sessionId);
    await endStepsOf(tx, input.userId);
    return true;
  });
}
