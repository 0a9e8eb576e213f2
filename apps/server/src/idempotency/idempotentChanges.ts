import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { Database } from '../db/Database.ts';
import { databaseOn, poolOf } from '../db/databaseOn.ts';
import { RequestTransaction } from '../db/RequestTransaction.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { isForm, isJson } from '../http/mediaTypes.ts';
import { Problem } from '../http/Problem.ts';
import { replaceResponse } from '../http/CachedResponse.ts';
import {
  bodyOf,
  claimChange,
  findChange,
  keepResponse,
  type KeyedChange,
  releaseChange,
  startChange,
} from './store.ts';

/** How long a repetition waits for the first request, and how often it looks, in milliseconds. */
const waiting = { most: 5000, each: 100 } as const;

const isKey = (text: string) => /^[\w-]{8,64}$/.test(text);

/** Thrown when another request with the key has made the change since this one began. */
const madeElsewhere = new Problem({
  status: 409,
  code: 'in_progress',
  message: 'This change is still being made.',
});

/** An error and its cause: Drizzle wraps the errors of statements. */
const withCause = (error: unknown) => [error, error instanceof Error ? error.cause : undefined];

/**
 * A change with the header `Idempotency-Key` is done once (HTTP-9): a request of the same person with the same key gets
 * the response of the first one. A change that failed is not kept, so that a repetition tries it again.
 */
export function idempotentChanges(db: Database): MiddlewareHandler<AppEnv> {
  /** The changes that this process makes now. */
  const running = new Map<string, Promise<void>>();

  /** Makes a change and keeps its response in one transaction, so that a crash loses both or none. */
  const makeTogether = async (c: Context<AppEnv>, next: Next, change: KeyedChange) => {
    const transaction = new RequestTransaction(poolOf(db), async (client) => {
      await client.query(`set local lock_timeout = ${waiting.most}`);
      const isFirst = await startChange(databaseOn(client), change);
      await client.query(`set local lock_timeout = 0`);
      if (!isFirst) throw madeElsewhere;
    });
    try {
      await transaction.run(next);
      if (withCause(c.error).includes(madeElsewhere)) {
        replaceResponse(c, await repeat(c, db, change));
        return undefined;
      }
      if (lockTimedOut(c.error)) throw inProgress();
      const answer = c.res.ok ? { status: c.res.status, body: await c.res.clone().text() } : null;
      if (transaction.hasBegun) {
        const committed = transaction.commit(async (client) => {
          if (answer) await keepResponse(databaseOn(client), change, answer);
          else await releaseChange(databaseOn(client), change);
        });
        // What a refused request has changed nevertheless, such as a count of attempts, stays.
        await (answer ? committed : committed.catch(() => {}));
      } else if (answer) await keepResponse(db, change, answer);
      return undefined;
    } finally {
      await transaction.rollback();
    }
  };

  /** Makes a change that works on a file for a long time, during which it may hold no connection. */
  const makeApart = async (c: Context<AppEnv>, next: Next, change: KeyedChange) => {
    if (await waitToClaim(db, change)) return repeat(c, db, change);
    try {
      await next();
    } finally {
      if (c.res.ok)
        await keepResponse(db, change, { status: c.res.status, body: await c.res.clone().text() });
      else await releaseChange(db, change);
    }
    return undefined;
  };

  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    const { user, restriction } = c.var.viewer;
    // The rule of the route refuses what a suspended person repeats.
    const isRefused = restriction === 'banned';
    if (key === undefined || !user || isRefused || c.req.method === 'GET' || c.req.method === 'HEAD')
      return next();
    if (!isKey(key))
      throw new Problem({ status: 400, code: 'invalid_key', message: 'This is not an idempotency key.' });
    const type = c.req.header('content-type');
    const digest = createHash('sha256')
      .update(
        `${c.req.method} ${c.req.path} ${c.var.workspaceId ?? ''}\n${isJson(type) ? await c.req.text() : ''}`,
      )
      .digest('base64url');
    const change: KeyedChange = { userId: user.id, key, digest };
    const name = `${user.id} ${key}`;
    for (let before = running.get(name); before; before = running.get(name)) {
      const isTooLong = await Promise.race([
        before.then(() => false),
        wait(waiting.most, true, { ref: false }),
      ]);
      if (isTooLong) throw inProgress();
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    running.set(name, promise);
    try {
      const known = await findChange(db, change);
      if (known && known.status !== null) return await repeat(c, db, change);
      return await (isForm(type) ? makeApart : makeTogether)(c, next, change);
    } finally {
      running.delete(name);
      resolve();
    }
  };
}

/** Answers as the first request with the key was answered. */
async function repeat(c: Context<AppEnv>, db: Database, change: KeyedChange): Promise<Response> {
  const known = await findChange(db, change);
  if (!known || known.status === null) throw inProgress();
  if (known.digest !== change.digest)
    throw new Problem({
      status: 422,
      code: 'key_reused',
      message: 'This key belongs to another change.',
    });
  if (known.status === 204) return c.body(null, 204, { 'idempotency-replayed': 'true' });
  const body = bodyOf(known);
  if (body === null) throw inProgress();
  return c.body(body, known.status as 200, {
    'content-type': 'application/json',
    'idempotency-replayed': 'true',
  });
}

/** Waits while another request with the key runs. Resolves to true when it has been answered. */
async function waitToClaim(db: Database, change: KeyedChange): Promise<boolean> {
  for (let waited = 0; waited < waiting.most; waited += waiting.each) {
    const known = await claimChange(db, change);
    if (!known) return false;
    if (known.status !== null) return true;
    await wait(waiting.each);
  }
  throw inProgress();
}

const inProgress = () =>
  new Problem({
    status: 409,
    code: 'in_progress',
    message: 'This change is still being made.',
    headers: { 'retry-after': '2' },
  });

/** Whether a request failed because another server makes the change now. */
const lockTimedOut = (error: unknown) =>
  withCause(error).some((each) => each instanceof Error && 'code' in each && each.code === '55P03');
