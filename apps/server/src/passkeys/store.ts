import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey } from '@segno/data/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { passkeys } from './table.ts';

/** Maximum number of passkeys of a person. */
const mostPasskeys = 20;

/** Ed25519, ES256 and RS256. Others need keys of more than a kilobyte. */
const algorithms = [-8, -7, -257];

/** The site, as authenticators know it. */
const partyOf = (baseUrl: string) => {
  const { hostname, origin } = new URL(baseUrl);
  return { rpID: hostname, origin };
};

const toPasskey = (row: typeof passkeys.$inferSelect): Passkey => ({
  id: row.id,
  name: row.name,
  is_synced: row.is_synced,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

const rowsOf = (db: Database, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(passkeys.id);

/** The passkeys of a person. */
export const listPasskeys = async (db: Database, userId: number): Promise<Passkey[]> =>
  (await rowsOf(db, userId)).map(toPasskey);

const descriptors = (rows: readonly (typeof passkeys.$inferSelect)[]) =>
  rows.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

/** The options with which a browser makes a passkey. */
export async function registrationOptions(
  db: Database,
  baseUrl: string,
  { user, site }: { user: { id: number; email: string; name: string }; site: string },
) {
  const known = await rowsOf(db, user.id);
  if (known.length >= mostPasskeys)
    throw new Problem({
      status: 422,
      code: 'too_many',
      message: 'You have too many passkeys. Delete one first.',
    });
  return generateRegistrationOptions({
    rpName: site,
    rpID: partyOf(baseUrl).rpID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(`user ${user.id}`),
    attestationType: 'none',
    excludeCredentials: descriptors(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
}

const notAccepted = (cause?: unknown) =>
  new Problem({ status: 422, code: 'invalid_passkey', message: 'This passkey was not accepted.', cause });

/** Stores a passkey that a browser has made for a challenge. */
export async function addPasskey(
  db: Database,
  baseUrl: string,
  input: { userId: number; name: string; response: unknown; challenge: string },
): Promise<Passkey> {
  const { rpID, origin } = partyOf(baseUrl);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: input.response as RegistrationResponseJSON,
    expectedChallenge: input.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    throw notAccepted();
  });
  if (!registrationInfo) throw notAccepted();
  const { credential, credentialBackedUp } = registrationInfo;
  const [added] = await db
    .insert(passkeys)
    .values({
      user_id: input.userId,
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: input.name,
      is_synced: credentialBackedUp,
    })
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning();
  if (!added) throw notAccepted();
  return toPasskey(added);
}

/** The options with which a browser asks for a passkey: one of a person, or any that it has. */
export async function authenticationOptions(db: Database, baseUrl: string, userId: number | null) {
  const known = userId === null ? [] : await rowsOf(db, userId);
  return generateAuthenticationOptions({
    rpID: partyOf(baseUrl).rpID,
    ...(userId !== null && { allowCredentials: descriptors(known) }),
    // Without a password the passkey must prove the person too.
    userVerification: userId === null ? 'required' : 'preferred',
  });
}

/**
 * The id of the user of a passkey that answers a challenge, or null when the answer is wrong. As a second factor
 * (`userId`) it must be of this person, and need not verify the person itself.
 */
export async function findByPasskey(
  db: Database,
  baseUrl: string,
  input: { response: unknown; challenge: string; userId: number | null },
): Promise<number | null> {
  const response = input.response as AuthenticationResponseJSON;
  const [known] = await db.select().from(passkeys).where(eq(passkeys.credential_id, response.id));
  if (!known || (input.userId !== null && known.user_id !== input.userId)) return null;
  const { rpID, origin } = partyOf(baseUrl);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: input.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: input.userId === null,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.counter,
        transports: known.transports,
      },
    });
    if (!verified) return null;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    await db
      .update(passkeys)
      .set({ counter: newCounter, is_synced: credentialBackedUp, last_used_at: new Date() })
      .where(eq(passkeys.id, known.id));
    return known.user_id;
  } catch {
    // The library throws for each value that does not fit.
    return null;
  }
}

const isOwn = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.user_id, userId));

/** Renames a passkey of a person. */
export async function renamePasskey(db: Database, userId: number, id: number, name: string): Promise<void> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(userId, id))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw notFound();
}

/** Removes a passkey of a person. */
export async function removePasskey(db: Database, userId: number, id: number): Promise<void> {
  const removed = await db.delete(passkeys).where(isOwn(userId, id)).returning({ id: passkeys.id });
  if (removed.length === 0) throw notFound();
}
