import type { UserSession } from '@segno/data/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { sessions } from '../sessions/table.ts';
import { countryOf } from './countryOf.ts';
import { describeDevice } from './describeDevice.ts';

/** The current sessions of a person: this one first, then the latest. */
export async function listSessions(
  db: Database,
  userId: number,
  currentId: number | null,
): Promise<UserSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, new Date())))
    .orderBy(sql`${sessions.id} = ${currentId ?? 0} desc`, sql`${sessions.last_active_at} desc`)
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    ...describeDevice(row.user_agent),
    city: null,
    country: countryOf(row.ip_address),
    ip_address: row.ip_address,
    token: String(row.id),
    is_current_device: row.id === currentId,
    last_active: row.last_active_at.toISOString(),
  }));
}

/** Ends a session of a person. */
export async function endOwnSession(db: Database, userId: number, id: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}
