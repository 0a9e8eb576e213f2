import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { generateSecret, generateURI, verify } from 'otplib';
import { encode } from 'uqr';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { Fault } from '../Fault.ts';
import { hashToken } from '../sessions/tokens.ts';
import type { Vault } from '../secrets/vault.ts';
import { recoveryCodes, twoFactorSecrets } from './table.ts';

/** How many recovery codes a person gets. */
const codesOfPerson = 8;

/** How far the clock of a phone may differ, in seconds: one time step. */
const clockDrift = 30;

const purposeOf = (userId: number) => `two-factor ${userId}`;

function opened(vault: Vault, userId: number, sealed: string): string {
  const text = vault.open(sealed, purposeOf(userId));
  if (text === null) throw new Fault('A stored secret was sealed with another key. Check SEGNO_SECRET.');
  return text;
}

const isOf = (userId: number) => eq(twoFactorSecrets.user_id, userId);

export interface TwoFactorState {
  confirmedAt: Date | null;
  isPending: boolean;
}

/** Whether two-factor authentication is on, off or waits for its first code. */
export async function twoFactorState(db: Database, userId: number): Promise<TwoFactorState> {
  const [found] = await db
    .select({ confirmed_at: twoFactorSecrets.confirmed_at })
    .from(twoFactorSecrets)
    .where(isOf(userId));
  return { confirmedAt: found?.confirmed_at ?? null, isPending: found?.confirmed_at === null };
}

/** Begins the setup with a secret and recovery codes. While it is on, nothing changes. */
export async function beginTwoFactor(db: Database, vault: Vault, userId: number): Promise<void> {
  const secret = vault.seal(generateSecret({ length: 20 }), purposeOf(userId));
  await db.transaction(async (tx) => {
    const begun = await tx
      .insert(twoFactorSecrets)
      .values({ user_id: userId, secret })
      .onConflictDoUpdate({
        target: twoFactorSecrets.user_id,
        set: { secret, last_step: 0, created_at: new Date() },
        setWhere: isNull(twoFactorSecrets.confirmed_at),
      })
      .returning({ id: twoFactorSecrets.user_id });
    if (begun.length === 0)
      throw new Problem({
        status: 409,
        code: 'two_factor_enabled',
        message: 'Two-factor authentication is on already.',
      });
    await replaceCodes(tx, vault, userId);
  });
}

/** The secret that waits for its confirmation, as a QR code and as text. */
export async function twoFactorQr(
  db: Database,
  vault: Vault,
  { userId, label, site }: { userId: number; label: string; site: string },
): Promise<{ svg: string; secret: string }> {
  const [found] = await db
    .select({ secret: twoFactorSecrets.secret })
    .from(twoFactorSecrets)
    .where(and(isOf(userId), isNull(twoFactorSecrets.confirmed_at)));
  // A confirmed secret is not shown again.
  if (!found)
    throw new Problem({
      status: 404,
      code: 'not_found',
      message: 'Begin the setup of two-factor authentication first.',
    });
  const secret = opened(vault, userId, found.secret);
  // A colon separates the parts of the label.
  const issuer = site.replaceAll(':', ' ');
  return { svg: drawQr(generateURI({ issuer, label, secret })), secret };
}

/** A QR code as SVG: one path of horizontal runs, without a style. */
function drawQr(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (x + 1 < size && row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>`;
}

/** The time step of a valid code, or null. */
async function stepOf(secret: string, code: string, lastStep: number): Promise<number | null> {
  try {
    const result = await verify({
      secret,
      token: code.replaceAll(/\s/g, ''),
      epochTolerance: clockDrift,
      afterTimeStep: lastStep,
    });
    return result.valid ? (result as unknown as { timeStep: number }).timeStep : null;
  } catch {
    // Codes of another length.
    return null;
  }
}

/** Whether a code is valid. It is valid once: of two requests with one code, the second is refused. */
async function spendCode(
  db: Database,
  vault: Vault,
  { userId, code, isConfirmed }: { userId: number; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const state = isConfirmed
    ? isNotNull(twoFactorSecrets.confirmed_at)
    : isNull(twoFactorSecrets.confirmed_at);
  const [found] = await db
    .select()
    .from(twoFactorSecrets)
    .where(and(isOf(userId), state));
  if (!found) return false;
  const step = await stepOf(opened(vault, userId, found.secret), code, found.last_step);
  if (step === null) return false;
  const used = await db
    .update(twoFactorSecrets)
    .set({ last_step: step, ...(!isConfirmed && { confirmed_at: new Date() }) })
    .where(and(isOf(userId), state, lt(twoFactorSecrets.last_step, step)))
    .returning({ id: twoFactorSecrets.user_id });
  return used.length > 0;
}

/** Switches two-factor authentication on by its first code. */
export async function confirmTwoFactor(
  db: Database,
  vault: Vault,
  userId: number,
  code: string,
): Promise<void> {
  if (!(await spendCode(db, vault, { userId, code, isConfirmed: false }))) throw refusedCode();
}

/** Switches two-factor authentication off, or cancels its setup. Returns whether it was on. */
export const disableTwoFactor = (db: Database, userId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(twoFactorSecrets)
      .where(isOf(userId))
      .returning({ confirmed_at: twoFactorSecrets.confirmed_at });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
    return removed?.confirmed_at != null;
  });

/** Uses a code of the app as second factor. */
export const spendTwoFactorCode = (
  db: Database,
  vault: Vault,
  userId: number,
  code: string,
): Promise<boolean> => spendCode(db, vault, { userId, code, isConfirmed: true });

// A code has 99 random bits, so that its digest needs neither a salt nor a key.
const digestCode = (code: string) => hashToken(code.toLowerCase());

/** Uses a recovery code as second factor. It is deleted: only one of several requests uses it. */
export async function spendRecoveryCode(db: Database, userId: number, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, digestCode(code))))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** The recovery codes that were not used. */
export async function listRecoveryCodes(db: Database, vault: Vault, userId: number): Promise<string[]> {
  const rows = await db
    .select({ sealed: recoveryCodes.sealed })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, userId))
    .orderBy(recoveryCodes.id);
  return rows.map(({ sealed }) => opened(vault, userId, sealed));
}

/** Replaces the recovery codes of a person whose two-factor authentication is on or being set up. */
export const regenerateCodes = (db: Database, vault: Vault, userId: number): Promise<string[]> =>
  db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: twoFactorSecrets.user_id })
      .from(twoFactorSecrets)
      .where(isOf(userId))
      .for('update');
    if (!known)
      throw new Problem({
        status: 409,
        code: 'two_factor_disabled',
        message: 'Two-factor authentication is off.',
      });
    return replaceCodes(tx, vault, userId);
  });

async function replaceCodes(tx: Database, vault: Vault, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codesOfPerson }, createRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      user_id: userId,
      code_hash: digestCode(code),
      sealed: vault.seal(code, purposeOf(userId)),
    })),
  );
  return codes;
}

/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const part = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
const createRecoveryCode = () => `${part()}-${part()}`;

/** The problem of a code that is wrong or was used. */
export const refusedCode = (field: 'code' | 'recovery_code' = 'code') => {
  const message = 'This code is not valid.';
  return new Problem({ status: 422, code: 'invalid_code', message, fields: { [field]: message } });
};
