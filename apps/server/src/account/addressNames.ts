import { and, eq, isNull, sql } from 'drizzle-orm';
import { giveNeutralName } from '../auth/store.ts';
import type { Database } from '../db/Database.ts';
import { notifyNameless } from '../notifications/notify.ts';
import { users } from '../users/table.ts';

/** The most accounts of one run. */
const most = 200;

/**
 * Replaces names that are the first part of the email address, which earlier versions gave, by neutral ones, and asks
 * these people for a name. Returns their number.
 */
export const replaceAddressNames = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const named = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.name, sql`split_part(${users.email}, '@', 1)`),
          isNull(users.first_name),
          isNull(users.last_name),
        ),
      )
      .limit(most)
      .for('update');
    for (const { id } of named) {
      await giveNeutralName(tx, id);
      await notifyNameless(tx, id);
    }
    return named.length;
  });
