import { readId } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { notSignedIn, unknownWorkspace } from '../http/Problem.ts';

/**
 * Sets the active workspace of a request from its `workspaceId` (HTTP-3). One of which the viewer is no member is
 * refused on every route, before the route does anything. A guest, who is a member of none, is asked to sign in.
 */
export const activeWorkspace: MiddlewareHandler<AppEnv> = (c, next) => {
  const named = new Set(c.req.queries('workspaceId'));
  named.delete('0');
  const [text, ...others] = named;
  if (text === undefined) return next();
  // The session that had the workspace has ended: the person signs in again.
  if (!c.var.viewer.user) throw notSignedIn();
  const id = readId(text);
  if (id === undefined || others.length > 0 || !c.var.viewer.workspaces.has(id)) throw unknownWorkspace();
  c.set('workspaceId', id);
  return next();
};
