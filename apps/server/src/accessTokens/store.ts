import type { AccessToken, NewTokenInput } from '@segno/data/contract';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { accessTokens } from './table.ts';

/** Maximum number of tokens of a person. */
const mostTokens = 50;

/** A last use is stored at most this often, in milliseconds (TOKEN-4). */
const useInterval = 60_000;

const day = 86_400_000;

const toToken = (row: typeof accessTokens.$inferSelect): AccessToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** The tokens of a person, newest first. */
export const listTokens = async (db: Database, userId: number): Promise<AccessToken[]> =>
  (
    await db
      .select()
      .from(accessTokens)
      .where(eq(accessTokens.user_id, userId))
      .orderBy(sql`${accessTokens.id} desc`)
  ).map(toToken);

/** Creates a token. Its text is returned once; only its digest is stored. */
export async function createAccessToken(
  db: Database,
  userId: number,
  input: Required<NewTokenInput>,
): Promise<{ plainTextToken: string; token: AccessToken }> {
  if ((await db.$count(accessTokens, eq(accessTokens.user_id, userId))) >= mostTokens)
    throw new Problem({
      status: 422,
      code: 'too_many',
      message: 'You have too many tokens. Delete one first.',
    });
  const plainTextToken = `segno_${createToken()}`;
  const [created] = await db
    .insert(accessTokens)
    .values({
      user_id: userId,
      name: input.tokenName,
      token_hash: hashToken(plainTextToken),
      scopes: input.scopes,
      expires_at: input.expires_in === null ? null : new Date(Date.now() + input.expires_in * day),
    })
    .returning();
  if (!created) throw new Fault('The token was not stored.');
  return { plainTextToken, token: toToken(created) };
}

/** Deletes a token of a person: it is not valid any more from the next request on. */
export async function deleteToken(db: Database, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.user_id, userId)))
    .returning({ id: accessTokens.id });
  if (deleted.length === 0) throw notFound();
}

/** A valid token with its user. */
export interface FoundToken {
  id: number;
  userId: number;
  scopes: readonly ('read' | 'write')[];
}

/** Finds a token by its text, and stores its use once a minute. */
export async function findToken(db: Database, text: string): Promise<FoundToken | null> {
  const [found] = await db
    .select()
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.token_hash, hashToken(text)),
        or(isNull(accessTokens.expires_at), gt(accessTokens.expires_at, new Date())),
      ),
    );
  if (!found) return null;
  if ((found.last_used_at?.getTime() ?? 0) + useInterval <= Date.now()) {
    // A token also works while the database only reads.
    await db
      .update(accessTokens)
      .set({ last_used_at: new Date() })
      .where(eq(accessTokens.id, found.id))
      .catch(() => {});
  }
  return { id: found.id, userId: found.user_id, scopes: found.scopes };
}

/** Deletes tokens that have ended. */
export async function deleteEndedTokens(db: Database): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expires_at, new Date()));
}
