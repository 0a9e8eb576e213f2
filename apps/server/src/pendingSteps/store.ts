import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { pendingSteps } from './table.ts';

/** The kinds of steps with their data, and how long each waits, in minutes. */
export interface StepData {
  /** A sign-in after its password, which waits for a second factor, and the service that it connects afterwards. */
  challenge: {
    remember: boolean;
    passkeyChallenge?: string;
    connect?: { service: string; id: string; username: string };
  };
  /** A sign-in by passkey, or the registration of one. */
  passkey: { challenge: string };
  /** A sign-in at a service. */
  social: { service: string; verifier: string; nonce: string; state: string };
  /** A known address at a service, which waits for the password of its account. */
  socialLink: { service: string; providerId: string; username: string };
  /** Another email address, which waits for its code. */
  email: { email: string; codeHash: string };
  /** A person at the service of the demo, who comes back with a code. */
  demoCode: { sub: string; name: string; email: string; nonce: string; challenge: string };
  /** What the service of the demo tells of a person, once. */
  demoAccess: { sub: string; name: string; email: string };
}
type Kind = keyof StepData;

const minutes: Record<Kind, number> = {
  challenge: 10,
  passkey: 5,
  social: 10,
  socialLink: 10,
  email: 15,
  demoCode: 5,
  demoAccess: 5,
};

export interface Step<TKind extends Kind> {
  userId: number | null;
  attempts: number;
  data: StepData[TKind];
}

/** Begins a step, and gives the token of the browser. */
export async function beginStep<TKind extends Kind>(
  db: Database,
  kind: TKind,
  userId: number | null,
  data: StepData[TKind],
): Promise<string> {
  const token = createToken();
  await db.insert(pendingSteps).values({
    token_hash: hashToken(token),
    kind,
    user_id: userId,
    data: { ...data },
    expires_at: new Date(Date.now() + minutes[kind] * 60_000),
  });
  return token;
}

const isStep = (kind: Kind, token: string) =>
  and(
    eq(pendingSteps.token_hash, hashToken(token)),
    eq(pendingSteps.kind, kind),
    gt(pendingSteps.expires_at, new Date()),
  );

const toStep = <TKind extends Kind>(row: typeof pendingSteps.$inferSelect): Step<TKind> => ({
  userId: row.user_id,
  attempts: row.attempts,
  data: row.data as unknown as StepData[TKind],
});

/** Takes a step: only one of several requests gets it. */
export async function takeStep<TKind extends Kind>(
  db: Database,
  kind: TKind,
  token: string,
): Promise<Step<TKind> | null> {
  const [row] = await db.delete(pendingSteps).where(isStep(kind, token)).returning();
  return row ? toStep(row) : null;
}

/** Counts an attempt of a step before it is made, and gives the step; null when it has ended. */
export async function tryStep<TKind extends Kind>(
  db: Database,
  kind: TKind,
  token: string,
): Promise<Step<TKind> | null> {
  const [row] = await db
    .update(pendingSteps)
    .set({ attempts: sql`${pendingSteps.attempts} + 1` })
    .where(isStep(kind, token))
    .returning();
  return row ? toStep(row) : null;
}

/** Replaces the data of a step. */
export async function changeStep<TKind extends Kind>(
  db: Database,
  kind: TKind,
  token: string,
  data: StepData[TKind],
): Promise<void> {
  await db
    .update(pendingSteps)
    .set({ data: { ...data } })
    .where(isStep(kind, token));
}

/** Deletes the steps of a user, such as after a change of the password. */
export async function endStepsOf(db: Database, userId: number): Promise<void> {
  await db.delete(pendingSteps).where(eq(pendingSteps.user_id, userId));
}

/** Deletes steps that have ended. */
export async function deletePastSteps(db: Database): Promise<void> {
  await db.delete(pendingSteps).where(lt(pendingSteps.expires_at, new Date()));
}
