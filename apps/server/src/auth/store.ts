import { refuseDomain } from './refuseDomain.ts';
import { createHmac, randomInt } from 'node:crypto';
import { codeLength } from '@segno/data/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { accountChangeMessage } from '../mail/accountMessages.ts';
import { type MailFrame, passwordResetMessage, verificationMessage } from '../mail/messages.ts';
import { queueMail, sealMail } from '../mail/store.ts';
import { endStepsOf } from '../pendingSteps/store.ts';
import { giveDefaultRoles } from '../roles/store.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { users } from '../users/table.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { passwordResets, verificationCodes } from './table.ts';

/** How long codes and links are valid, in minutes (SESSION-4, SESSION-5). */
const validMinutes = { code: 15, resetLink: 60 } as const;

/** How often one code may be entered. */
const mostCodeAttempts = 5;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** The form in which an address is stored and compared. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** The id of the user with this address and password, or null. Takes the same time for unknown addresses. */
export async function findByPassword(db: Database, email: string, password: string): Promise<number | null> {
  const [user] = await db
    .select({ id: users.id, password_hash: users.password_hash })
    .from(users)
    .where(eq(users.email, normalizeEmail(email)));
  const isRight = await verifyPassword(user?.password_hash, password);
  return user && isRight ? user.id : null;
}

export interface NewUser {
  email: string;
  password: string;
  /** What others see. @default a neutral name */
  name?: string | undefined;
  /** Whether it is known that the person reads the messages of this address. @default false */
  isVerified?: boolean;
  /** The language of the request. */
  language: string;
  /** The name of an IANA time zone. @default 'UTC' */
  timezone?: string;
}

/** Gives a person without a name one that tells nothing of the address. */
export const giveNeutralName = async (tx: Database, id: number): Promise<void> => {
  await tx
    .update(users)
    .set({ name: `Listener ${id}` })
    .where(eq(users.id, id));
};

/** Creates a user with the roles of new users. Throws a 422 when the address has an account. */
export async function createUser(db: Database, { isVerified = false, ...input }: NewUser): Promise<number> {
  const email = normalizeEmail(input.email);
  await refuseDomain(db, email);
  const password_hash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({
        name: input.name || '',
        first_name: input.name || null,
        email,
        password_hash,
        language: input.language,
        timezone: input.timezone,
        email_verified_at: isVerified ? new Date() : null,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!created) {
      const message = 'This email address already has an account.';
      throw new Problem({ status: 422, code: 'email_taken', message, fields: { email: message } });
    }
    if (!input.name) await giveNeutralName(tx, created.id);
    await giveDefaultRoles(tx, created.id);
    return created.id;
  });
}

const codeHash = (key: Buffer, userId: number, code: string) =>
  createHmac('sha256', key).update(`${userId}\n${code}`).digest('base64url');

export interface CodeInput {
  userId: number;
  email: string;
  frame: MailFrame;
  /** Key of the digests of codes. */
  key: Buffer;
}

/** Sends another verification code. The code before becomes invalid. */
export async function sendVerificationCode(
  db: Database,
  { userId, email, frame, key }: CodeInput,
): Promise<void> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const values = {
    code_hash: codeHash(key, userId, code),
    attempts: 0,
    created_at: new Date(),
    expires_at: inMinutes(validMinutes.code),
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(verificationCodes)
      .values({ user_id: userId, ...values })
      .onConflictDoUpdate({ target: verificationCodes.user_id, set: values });
    await queueMail(tx, { to: email, ...verificationMessage(frame, code, validMinutes.code) });
  });
}

const wrongCode = (message: string) =>
  new Problem({ status: 422, code: 'invalid_code', message, fields: { code: message } });

/**
 * Verifies the email address of a user by a code, which is valid once. Each attempt counts before the comparison, so
 * that attempts in parallel cannot exceed the limit.
 */
export async function verifyEmail(db: Database, userId: number, code: string, key: Buffer): Promise<void> {
  const [attempt] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(eq(verificationCodes.user_id, userId), gt(verificationCodes.expires_at, new Date())))
    .returning();
  if (!attempt || attempt.attempts > mostCodeAttempts)
    throw wrongCode('This code is not valid any more. Request another one.');
  if (attempt.code_hash !== codeHash(key, userId, code)) throw wrongCode('This code is not right.');
  await db.transaction(async (tx) => {
    const [used] = await tx
      .delete(verificationCodes)
      .where(and(eq(verificationCodes.user_id, userId), eq(verificationCodes.code_hash, attempt.code_hash)))
      .returning();
    if (!used) throw wrongCode('This code is not valid any more. Request another one.');
    await tx
      .update(users)
      .set({ email_verified_at: new Date(), rights_changed_at: new Date() })
      .where(eq(users.id, userId));
  });
}

/**
 * Sends a link to choose another password, if the address has an account. The statements are the same for an unknown
 * address, so that neither the response nor its time tells whether there is an account.
 */
export async function sendPasswordReset(
  db: Database,
  input: { email: string; frame: MailFrame; baseUrl: string },
): Promise<void> {
  const email = normalizeEmail(input.email);
  const token = createToken();
  const href = `${input.baseUrl}/password/reset/${token}?email=${encodeURIComponent(email)}`;
  const { subject, text, html } = sealMail(passwordResetMessage(input.frame, href, validMinutes.resetLink));
  const expires = inMinutes(validMinutes.resetLink).toISOString();
  await db.execute(sql`
    with known as (select id, email from ${users} where email = ${email}),
    kept as (
      insert into ${passwordResets} (user_id, token_hash, expires_at)
      select id, ${hashToken(token)}, ${expires}::timestamptz from known
      on conflict (user_id) do update set
        token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()
    )
    insert into mails ("to", subject, text, html)
    select email, ${subject}, ${text}, ${html} from known`);
}

/**
 * Sets another password by the token of a link, which is valid once, and ends all sessions and waiting sign-ins of the
 * user, who is told by a message.
 */
export async function resetPassword(
  db: Database,
  input: { token: string; email: string; password: string; frame: MailFrame },
): Promise<void> {
  const password_hash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(
        and(
          eq(passwordResets.token_hash, hashToken(input.token)),
          gt(passwordResets.expires_at, new Date()),
          sql`${passwordResets.user_id} = (select id from ${users} where email = ${normalizeEmail(input.email)})`,
        ),
      )
      .returning({ id: passwordResets.user_id });
    if (!used) {
      const message = 'This link is not valid any more. Request another one.';
      throw new Problem({ status: 422, code: 'invalid_token', message, fields: { email: message } });
    }
    // Whoever has the link reads the messages of this address.
    const [owner] = await tx
      .update(users)
      .set({
        password_hash,
        email_verified_at: sql`coalesce(${users.email_verified_at}, now())`,
        rights_changed_at: new Date(),
      })
      .where(eq(users.id, used.id))
      .returning({ email: users.email, language: users.language });
    await endSessionsOf(tx, used.id);
    await endStepsOf(tx, used.id);
    const frame = { ...input.frame, language: owner?.language ?? input.frame.language };
    if (owner?.email) await queueMail(tx, { to: owner.email, ...accountChangeMessage(frame, 'password') });
  });
}

/** Deletes codes and links that are not valid any more. */
export async function deleteExpired(db: Database): Promise<void> {
  const now = new Date();
  await db.delete(verificationCodes).where(lt(verificationCodes.expires_at, now));
  await db.delete(passwordResets).where(lt(passwordResets.expires_at, now));
}
