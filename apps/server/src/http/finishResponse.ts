import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { routeOf } from './requestLog.ts';
import { replaceResponse, CachedResponse } from './CachedResponse.ts';

/** Responses depend on the visitor and can change at any time: a browser may store them, but must revalidate. */
export const alwaysFresh = 'private, no-cache';

/** The tag of a body: strong, because it is compared before compression. */
export const tagOf = (body: Buffer): string => `"${createHash('sha1').update(body).digest('hex')}"`;

/**
 * Sends JSON of the API in one piece, with a tag and compressed. The body is read once and sent with its length: each
 * middleware that wrapped it in another stream took longer than its own work. Brotli has the quality 4, because the
 * response is sent once: 5 takes twice as long for 8 % fewer bytes.
 */
export const finishResponse: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { res } = c;
  const { headers, status } = res;
  if (!headers.has('cache-control')) headers.set('cache-control', alwaysFresh);
  const isFinished = headers.has('etag') || headers.has('content-encoding');
  if (isFinished || !headers.get('content-type')?.startsWith('application/json')) return;
  const body = Buffer.from(await res.arrayBuffer());
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (isRead && res.ok) headers.set('etag', tagOf(body));
  const response = new CachedResponse({ status, headers, body, route: routeOf(c), quality: 4 });
  replaceResponse(c, await response.send(c));
};
