import { createHmac, randomInt } from 'node:crypto';
import { codeLength, type User } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { AuthDeps } from '../auth/AuthDeps.ts';
import { refuseDomain } from '../auth/refuseDomain.ts';
import { normalizeEmail } from '../auth/store.ts';
import { Problem } from '../http/Problem.ts';
import {
  emailChangeCodeMessage,
  emailChangedMessage,
  emailConfirmedMessage,
} from '../mail/accountMessages.ts';
import type { MailFrame } from '../mail/messages.ts';
import { queueMail } from '../mail/store.ts';
import { beginStep, takeStep, tryStep } from '../pendingSteps/store.ts';
import { refusedCode } from '../twoFactor/store.ts';
import { users } from '../users/table.ts';

/** How long a code is valid, in minutes, and how often it may be entered. */
const [codeMinutes, mostTries] = [15, 5];

const digest = ({ keys }: Pick<AuthDeps, 'keys'>, userId: number, code: string) =>
  createHmac('sha256', keys.code).update(`email ${userId}\n${code}`).digest('base64url');

const isTaken = () => {
  const message = 'This email address already has an account.';
  return new Problem({ status: 422, code: 'email_taken', message, fields: { email: message } });
};

/** Sends a code to another address of a person. The returned token is for the browser. */
export async function sendEmailCode(
  deps: Pick<AuthDeps, 'db' | 'keys'>,
  input: { user: User; email: string; frame: MailFrame },
): Promise<string> {
  const email = normalizeEmail(input.email);
  if (email === input.user.email) throw isTaken();
  await refuseDomain(deps.db, email);
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  return deps.db.transaction(async (tx) => {
    const codeHash = digest(deps, input.user.id, code);
    const token = await beginStep(tx, 'email', input.user.id, { email, codeHash });
    await queueMail(tx, { to: email, ...emailChangeCodeMessage(input.frame, code, codeMinutes) });
    return token;
  });
}

/** Changes the address of a person by the code. Both addresses get a message. */
export async function changeEmail(
  deps: Pick<AuthDeps, 'db' | 'keys'>,
  input: { user: User; token: string; code: string; frame: MailFrame },
): Promise<void> {
  const { db } = deps;
  const step = await tryStep(db, 'email', input.token);
  if (step?.userId !== input.user.id || step.attempts > mostTries) throw refusedCode();
  const { email, codeHash } = step.data;
  if (digest(deps, input.user.id, input.code) !== codeHash) throw refusedCode();
  await db.transaction(async (tx) => {
    if (!(await takeStep(tx, 'email', input.token))) throw refusedCode();
    const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (other) throw isTaken();
    await tx
      .update(users)
      .set({ email, email_verified_at: new Date(), rights_changed_at: new Date() })
      .where(eq(users.id, input.user.id));
    await queueMail(tx, { to: input.user.email, ...emailChangedMessage(input.frame, email) });
    await queueMail(tx, { to: email, ...emailConfirmedMessage(input.frame) });
  });
}
