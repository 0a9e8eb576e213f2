import type { AccountInput, OwnUser, User } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { listTokens } from '../accessTokens/store.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import type { Vault } from '../secrets/vault.ts';
import { listRecoveryCodes, twoFactorState } from '../twoFactor/store.ts';
import { imageOfUser } from '../users/imageOfUser.ts';
import { users } from '../users/table.ts';

export interface OwnUserOptions {
  /** Names of relations, separated by commas. */
  relations: string;
  /** Whether the session has confirmed its password, which shows the recovery codes. */
  hasConfirmed: boolean;
  vault: Vault;
}

/** The signed-in person with everything of the account settings. */
export async function findOwnUser(
  db: Database,
  user: User,
  { relations, hasConfirmed, vault }: OwnUserOptions,
): Promise<OwnUser> {
  const [[row], factor] = await Promise.all([
    db
      .select({
        first_name: users.first_name,
        last_name: users.last_name,
        country: users.country,
        password_hash: users.password_hash,
        image: imageOfUser,
      })
      .from(users)
      .where(eq(users.id, user.id)),
    twoFactorState(db, user.id),
  ]);
  const { password_hash = null, ...details } = row ?? {
    first_name: null,
    last_name: null,
    country: null,
    image: null,
  };
  const hasTokens = relations.split(',').some((name) => name.trim() === 'tokens');
  return {
    ...user,
    ...details,
    has_password: password_hash !== null,
    two_factor_confirmed_at: factor.confirmedAt?.toISOString() ?? null,
    two_factor_pending: factor.isPending,
    two_factor_recovery_codes: hasConfirmed ? await listRecoveryCodes(db, vault, user.id) : [],
    ...(hasTokens && { tokens: await listTokens(db, user.id) }),
  };
}

/** Changes details of a person. The name that others see follows from first and last name. */
export async function updateAccount(db: Database, userId: number, input: AccountInput): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw notFound('There is no such person.');
    const { first_name = user.first_name, last_name = user.last_name } = input;
    const names = { first_name: first_name || null, last_name: last_name || null };
    const name = [first_name, last_name].filter(Boolean).join(' ');
    const isNamed = 'first_name' in input || 'last_name' in input;
    await tx
      .update(users)
      .set({ ...input, ...names, ...(isNamed && name !== '' && { name }), updated_at: new Date() })
      .where(eq(users.id, userId));
  });
}
