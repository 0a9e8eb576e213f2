import { eq } from 'drizzle-orm';
import { refuseWeakPassword } from '../auth/commonPasswords.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../db/Database.ts';
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
  const [owner] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, input.userId));
  refuseWeakPassword(input.password, { email: owner?.email ?? '', name: owner?.name ?? '' });
  const password_hash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ password_hash, rights_changed_at: new Date() })
      .where(eq(users.id, input.userId));
    await endSessionsOf(tx, input.userId, input.sessionId);
    await endStepsOf(tx, input.userId);
  });
}
