import { refuseDomain } from '../auth/refuseDomain.ts';
import { and, eq, sql } from 'drizzle-orm';
import { giveNeutralName, normalizeEmail } from '../auth/store.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { Problem } from '../http/Problem.ts';
import { passkeys } from '../passkeys/table.ts';
import { giveDefaultRoles } from '../roles/store.ts';
import { socialProfiles, users } from '../users/table.ts';
import type { SocialPerson } from './providers.ts';

/** The id of the user with an account of a service, or null. */
export async function findByService(db: Database, service: string, id: string): Promise<number | null> {
  const [found] = await db
    .select({ userId: socialProfiles.user_id })
    .from(socialProfiles)
    .where(and(eq(socialProfiles.service_name, service), eq(socialProfiles.provider_id, id)));
  return found?.userId ?? null;
}

/** The id of the user with an email address, or null. */
export async function findByEmail(db: Database, email: string): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalizeEmail(email)));
  return found?.id ?? null;
}

/** Connects an account of a service. Throws a 409 when another person has it. */
export async function connectService(
  db: Database,
  userId: number,
  { service, id, username }: { service: string; id: string; username: string },
): Promise<void> {
  const owner = await findByService(db, service, id);
  if (owner === userId) return;
  const taken = new Problem({
    status: 409,
    code: 'service_taken',
    message: 'This account is connected to another person.',
  });
  if (owner !== null) throw taken;
  const added = await db
    .insert(socialProfiles)
    .values({ user_id: userId, service_name: service, username, provider_id: id })
    .onConflictDoUpdate({
      target: [socialProfiles.user_id, socialProfiles.service_name],
      set: { username, provider_id: id },
    })
    .returning({ id: socialProfiles.user_id })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken : error;
    });
  if (added.length === 0) throw taken;
}

const isUniqueViolation = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505';

/** The name that a service tells, unless it is the address. */
const nameOf = ({ username }: SocialPerson) => (username.includes('@') ? '' : username.trim());

/** Creates an account without a password for a person of a service. */
export const createByService = (
  db: Database,
  service: string,
  person: SocialPerson & { email: string },
  { language, timezone }: { language: string; timezone: string },
): Promise<number> =>
  db.transaction(async (tx) => {
    const email = normalizeEmail(person.email);
    await refuseDomain(tx, email);
    const [created] = await tx
      .insert(users)
      .values({
        name: nameOf(person),
        email,
        language,
        timezone,
        email_verified_at: person.isEmailVerified ? new Date() : null,
      })
      .returning({ id: users.id });
    if (!created) throw new Fault('The account was not stored.');
    if (nameOf(person) === '') await giveNeutralName(tx, created.id);
    await giveDefaultRoles(tx, created.id);
    await connectService(tx, created.id, { service, ...person });
    return created.id;
  });

/** The number of ways in which a person can sign in without this service. */
export async function otherWays(db: Database, userId: number, service: string): Promise<number> {
  const [row] = await db
    .select({
      count: sql<number>`(
        (select count(*) from ${users} u where u.id = ${userId} and u.password_hash is not null)
        + (select count(*) from ${passkeys} k where k.user_id = ${userId})
        + (select count(*) from ${socialProfiles} s where s.user_id = ${userId}
          and s.service_name <> ${service} and s.provider_id is not null))::integer`,
    })
    .from(sql`(select 1) as one`);
  return row?.count ?? 0;
}

/** Whether a person has this service and no other one. */
export async function isLastService(db: Database, userId: number, service: string): Promise<boolean> {
  const known = await db
    .select({ service: socialProfiles.service_name })
    .from(socialProfiles)
    .where(eq(socialProfiles.user_id, userId));
  return known.length === 1 && known[0]?.service === service;
}

/** Disconnects a service. */
export async function disconnectService(db: Database, userId: number, service: string): Promise<boolean> {
  const removed = await db
    .delete(socialProfiles)
    .where(and(eq(socialProfiles.user_id, userId), eq(socialProfiles.service_name, service)))
    .returning({ id: socialProfiles.user_id });
  return removed.length > 0;
}
