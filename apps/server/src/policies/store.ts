import type { Policy, PolicyConsent, PolicyInput } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { users } from '../users/table.ts';
import { policyConsents } from './table.ts';

/** A row of the log of consents. */
export type Consent = {
  user_id: number;
  name: string;
  email: string | null;
  policy_id: number;
  version: number;
  accepted_at: string;
};

/** The version of a policy that people must accept. */
export const versionOf = ({ version = 1 }: Policy): number => version;

/** Stores what a person accepts. A repetition changes nothing. */
export async function storeConsents(
  db: Database,
  userId: number,
  accepted: readonly { id: number; version: number }[],
): Promise<void> {
  if (accepted.length === 0) return;
  await db
    .insert(policyConsents)
    .values(accepted.map(({ id, version }) => ({ user_id: userId, policy_id: id, version })))
    .onConflictDoNothing();
}

/** The policies of the site, with the newest consent of a person to each. */
export async function listConsents(
  db: Database,
  userId: number,
  policies: readonly Policy[],
): Promise<PolicyConsent[]> {
  const { rows } = await db.execute<{ policy_id: number; version: number; accepted_at: Date | string }>(sql`
    select distinct on (policy_id) policy_id, version, accepted_at from ${policyConsents}
    where user_id = ${userId} order by policy_id, version desc`);
  const newest = new Map(rows.map((row) => [row.policy_id, row]));
  return policies.map((policy) => {
    const found = newest.get(policy.id);
    return {
      id: policy.id,
      label: policy.label,
      href: policy.href,
      version: versionOf(policy),
      effective_on: policy.effective_on ?? null,
      accepted_version: found?.version ?? null,
      accepted_at: found ? new Date(found.accepted_at).toISOString() : null,
    };
  });
}

/** Accepts policies. A version that is not the present one is refused: the person has read another text. */
export async function acceptPolicies(
  db: Database,
  userId: number,
  policies: readonly Policy[],
  { accepted }: PolicyInput,
): Promise<PolicyConsent[]> {
  const isCurrent = ({ id, version }: { id: number; version: number }) =>
    policies.some((policy) => policy.id === id && versionOf(policy) === version);
  if (!accepted.every(isCurrent))
    throw new Problem({
      status: 409,
      code: 'policy_changed',
      message: 'This text has changed meanwhile. Read it again before you accept it.',
    });
  await storeConsents(db, userId, accepted);
  return listConsents(db, userId, policies);
}

/** Rows that are read at once. */
const batchSize = 1000;

/** Who has accepted which version of a policy, and when: by person, batch by batch. */
export async function* allConsents(db: Database): AsyncGenerator<Consent[]> {
  let after = [0, 0, 0];
  for (;;) {
    const [user = 0, policy = 0, version = 0] = after;
    const { rows } = await db.execute<Omit<Consent, 'accepted_at'> & { accepted_at: Date | string }>(sql`
      select c.user_id, u.name, u.email, c.policy_id, c.version, c.accepted_at
      from ${policyConsents} c join ${users} u on u.id = c.user_id
      where (c.user_id, c.policy_id, c.version) > (${user}::integer, ${policy}::integer, ${version}::integer)
      order by c.user_id, c.policy_id, c.version limit ${batchSize}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({ ...row, accepted_at: new Date(row.accepted_at).toISOString() }));
    after = [last.user_id, last.policy_id, last.version];
  }
}
