import { hasPermission } from '@segno/data/contract';
import type { Context } from 'hono';
import { findToken } from '../accessTokens/store.ts';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';
import { readSettings } from '../settings/store.ts';
import { findSessionUser, type FoundUser } from '../sessions/store.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** Makes the viewer of a user. */
interface ViewerMaker {
  of(found: FoundUser, sessionId: number): Promise<Viewer>;
}

const invalidToken = () =>
  new Problem({
    status: 401,
    code: 'invalid_token',
    message: 'This access token is not valid.',
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

const refused = (code: string, message: string) => new Problem({ status: 403, code, message });

/** The viewer of an access token: its user without a session. */
export async function viewerOfToken(db: Database, viewers: ViewerMaker, text: string): Promise<Viewer> {
  if (!(await readSettings(db))['api.enable'])
    throw new Problem({
      status: 403,
      code: 'api_disabled',
      message: 'The API of this site is switched off.',
    });
  const token = await findToken(db, text);
  const found = token && (await findSessionUser(db, token.userId));
  if (!token || !found) throw invalidToken();
  const viewer = await viewers.of(found, 0);
  return { ...viewer, sessionId: null, token: { id: token.id, scopes: token.scopes } };
}

/** Refuses what a token may not do: without the permission `api.access`, outside of its scopes, or in the account's safety. */
export function checkToken(c: Context<AppEnv>, { restriction, token, ...viewer }: Viewer): void {
  if (restriction === 'banned') throw refused('account_suspended', 'Your account is suspended.');
  if (!hasPermission(viewer, 'api.access'))
    throw refused('forbidden', 'You do not have the permission to do this.');
  if (!c.req.path.startsWith('/api/'))
    throw refused('session_required', 'This is not possible with an access token.');
  const scope = c.req.method === 'GET' || c.req.method === 'HEAD' ? 'read' : 'write';
  if (!token?.scopes.includes(scope))
    throw refused('scope_missing', 'This access token does not have the scope for this.');
}
