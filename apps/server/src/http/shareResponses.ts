import type { Context, MiddlewareHandler } from 'hono';
import { anyViewer, rightsOf } from '../viewer/anyViewer.ts';
import { isAdmin, type Viewer } from '../viewer/Viewer.ts';
import type { AppEnv } from './AppEnv.ts';
import { alwaysFresh, tagOf } from './finishResponse.ts';
import { isGuest } from './shareGuestResponses.ts';
import { hasChangedLately } from './markChanges.ts';
import { PublicResponse } from './PublicResponse.ts';
import { Problem } from './Problem.ts';
import type { JsonResponse, Declared } from './router.ts';
import { routeOf } from './requestLog.ts';
import { ResponseCache, type ResponseCacheOptions } from './ResponseCache.ts';

/**
 * Lets visitors share responses for some seconds. Admins get responses of their own, because they may change every record,
 * and so do people who have just changed something, and people whom somebody has blocked, because they do not see the
 * records of that person. Guests without own cookies share responses in front of the routes.
 */
export function shareResponses(options: ResponseCacheOptions): MiddlewareHandler<AppEnv> {
  const cache = new ResponseCache<PublicResponse>(options);
  return (c, next) => {
    const { headers } = c.req.raw;
    const { viewer } = c.var;
    if (!isGuest(headers) && !isAdmin(viewer) && !viewer.isBlocked && !hasChangedLately(headers)) {
      c.set('responseCache', cache);
    }
    return next();
  };
}

/**
 * Responds with public records, which are the same for all people of the same rights (roles, permissions, subscriptions)
 * who own none of them. `make` depends on the address and on the given viewer only: what depends on the person, such as
 * likes, quotas and blocks, is no part of it. `content/sharedResponses.test.ts` compares the responses of random
 * viewers. The rule of the route is checked for each visitor before.
 */
export async function shareResponse<TBody extends object>(
  c: Declared<TBody> & Context<AppEnv>,
  make: (viewer: Viewer) => Promise<TBody>,
): Promise<JsonResponse<TBody>> {
  const { viewer, responseCache: cache } = c.var;
  const respond = async () => c.json(await make(viewer)) as Response as JsonResponse<TBody>;
  if (!cache) return respond();
  const { pathname, search } = new URL(c.req.url);
  const makePublic = async () => {
    const any = anyViewer(viewer);
    const body = Buffer.from(JSON.stringify(await make(any.viewer)));
    const headers = new Headers({
      'content-type': 'application/json',
      'cache-control': alwaysFresh,
      etag: tagOf(body),
    });
    return new PublicResponse({ status: 200, headers, body, route: routeOf(c), quality: 5 }, any);
  };
  const cached = await cache.get(`${rightsOf(viewer)} ${pathname}${search}`, makePublic).catch(notPublic);
  return cached?.isSameFor(viewer) ? ((await cached.send(c)) as JsonResponse<TBody>) : respond();
}

/** What is not public, the viewer may see nevertheless. */
function notPublic(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
