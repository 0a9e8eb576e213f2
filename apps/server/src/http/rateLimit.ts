import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';
import type { RateLimiter } from '../rateLimits/RateLimiter.ts';
import type { AppEnv } from './AppEnv.ts';
import { clientAddress, clientNetwork, type TrustedProxies } from './clientAddress.ts';
import { Problem } from './Problem.ts';

/** Cost of requests, by their work. Files, sound, pictures and `/health` cost nothing. */
export const costs = {
  /** A cached page, or a list or record of the API. */
  read: 1,
  search: 5,
  /** A render of a page, in addition to `read`. */
  render: 10,
} as const;

export interface RateLimitOptions {
  limiter: Pick<RateLimiter, 'take'>;
  proxies: TrustedProxies;
  /** Key of the digests of addresses: no address is stored. */
  key: Buffer;
  log: Pick<Logger, 'warn'>;
}

/**
 * Sets `c.var.charge`, which counts a cost for the client and throws a 429 when its limit is reached. Calls from this
 * process, such as those of a render, are not counted.
 */
export function rateLimit({ limiter, proxies, key, log }: RateLimitOptions): MiddlewareHandler<AppEnv> {
  let hasWarned = false;
  return async (c, next) => {
    const peer = peerOf(c);
    if (peer === undefined) return next();
    const forwarded = c.req.header('x-forwarded-for');
    const address = clientAddress(peer, forwarded, proxies);
    if (forwarded !== undefined && !hasWarned && clientAddress(peer, undefined, proxies) === address) {
      hasWarned = true;
      log.warn(
        'X-Forwarded-For of a sender that SEGNO_TRUSTED_PROXIES does not name is ignored. If it is a proxy of yours, its visitors share one rate limit.',
      );
    }
    const client = createHmac('sha256', key).update(clientNetwork(address)).digest('base64url').slice(0, 22);
    c.set('charge', (cost) => {
      const wait = limiter.take(client, cost);
      if (wait !== null) throw tooMany(wait);
    });
    return next();
  };
}

/** Charges for a request to the API. */
export const chargeApi: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.var.charge?.(c.req.path.startsWith('/api/v1/search') ? costs.search : costs.read);
  return next();
};

/** The address of the client of a request; empty for a call from this process. */
export function addressOf(c: Context, proxies: TrustedProxies): string {
  const peer = peerOf(c);
  return peer === undefined ? '' : clientAddress(peer, c.req.header('x-forwarded-for'), proxies);
}

const peerOf = (c: Context) => (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;

const tooMany = (seconds: number) =>
  new Problem({
    status: 429,
    code: 'too_many_requests',
    message: `Too many requests in a short time. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    headers: { 'retry-after': String(seconds) },
  });
