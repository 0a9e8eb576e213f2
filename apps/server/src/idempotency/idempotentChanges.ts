import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { isJson } from '../http/mediaTypes.ts';
import { Problem } from '../http/Problem.ts';
import { claimChange, keepAnswer, type KeyedChange, releaseChange } from './store.ts';

/** How long a repetition waits for the first request, and how often it looks, in milliseconds. */
const waiting = { most: 5000, each: 100 } as const;

const isKey = (text: string) => /^[\w-]{8,64}$/.test(text);

/**
 * A change with the header `Idempotency-Key` is done once (HTTP-9): a request of the same person with the same key gets
 * the answer of the first one. A change that failed is not kept, so that a repetition tries it again.
 */
export function idempotentChanges(db: Database): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    const { user, restriction } = c.var.viewer;
    // The rule of the route refuses what a suspended person repeats.
    const isRefused = restriction === 'banned';
    if (key === undefined || !user || isRefused || c.req.method === 'GET' || c.req.method === 'HEAD')
      return next();
    if (!isKey(key))
      throw new Problem({ status: 400, code: 'invalid_key', message: 'This is not an idempotency key.' });
    const digest = createHash('sha256')
      .update(
        `${c.req.method} ${c.req.path} ${c.var.workspaceId ?? ''}\n${isJson(c.req.header('content-type')) ? await c.req.text() : ''}`,
      )
      .digest('base64url');
    const change: KeyedChange = { userId: user.id, key, digest };
    const known = await claim(db, change);
    if (known) {
      c.header('idempotency-replayed', 'true');
      return c.body(known.body ?? '', known.status as 200, { 'content-type': 'application/json' });
    }
    try {
      await next();
    } finally {
      if (c.res.ok) await keepAnswer(db, change, { status: c.res.status, body: await c.res.clone().text() });
      else await releaseChange(db, change);
    }
    return undefined;
  };
}

/** Waits while another request with the key runs. Returns its answer, or null when the caller must do the change. */
async function claim(db: Database, change: KeyedChange) {
  for (let waited = 0; waited < waiting.most; waited += waiting.each) {
    const known = await claimChange(db, change);
    if (!known) return null;
    if (known.digest !== change.digest)
      throw new Problem({
        status: 422,
        code: 'key_reused',
        message: 'This key belongs to another change.',
      });
    if (known.status !== null) return known;
    await wait(waiting.each);
  }
  throw new Problem({
    status: 409,
    code: 'in_progress',
    message: 'This change is still being made.',
    headers: { 'retry-after': '2' },
  });
}
