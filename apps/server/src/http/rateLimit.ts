import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';
import type { RateLimiter } from '../rateLimits/RateLimiter.ts';
import type { AppEnv } from './AppEnv.ts';
import { clientAddress, clientNetwork, type TrustedProxies } from './clientAddress.ts';
import { isForm, isPart } from './mediaTypes.ts';
import { Problem } from './Problem.ts';

/** Cost of requests, by their work. Files of the web app and `/health` cost nothing. */
export const costs = {
  /** A cached page, a list or record of the API, a picture or a part of a sound. */
  read: 1,
  /** A request to the API that is no read. */
  change: 5,
} as const;

/** Cost in addition, of requests that are more work than most. */
export const extraCosts = {
  /** A render of a page. */
  render: 10,
  search: 4,
  /** A picture that is decoded. */
  upload: 45,
  /** A file that is stored as it is, or a part of one. */
  file: 5,
} as const;

type ExtraCost = keyof typeof extraCosts;

/** A middleware that charges more than a read or a change costs; `costOf` reads it. */
type Costing = MiddlewareHandler<AppEnv> & { readonly cost: ExtraCost };

/** Declares that a route costs more than a read or a change. */
export const costsMore = (cost: ExtraCost): Costing =>
  Object.assign<MiddlewareHandler<AppEnv>, { cost: ExtraCost }>(
    (c, next) => {
      c.var.charge?.(extraCosts[cost]);
      return next();
    },
    { cost },
  );

/** The cost of a request to a route, from what its handlers declare. */
export const costOf = (method: string, handlers: readonly object[]): number =>
  handlers.reduce<number>(
    (sum, handler) => sum + ('cost' in handler ? extraCosts[handler.cost as ExtraCost] : 0),
    baseCost(method),
  );

/**
 * Checking a long list of ids takes time before the route can refuse it. Forms and parts are files, whose routes say their
 * cost.
 */
const sizeCost = (c: Context): number => {
  const type = c.req.header('content-type');
  if (isForm(type) || isPart(type)) return 0;
  return costOfBytes(Number(c.req.header('content-length') ?? 0)) || 0;
};

/** Bytes of a body that cost 1. */
const bytesForOne = 1024;
/** The cost of so many bytes of a body. */
export const costOfBytes = (size: number): number => Math.floor(size / bytesForOne);

const baseCost = (method: string) => (method === 'GET' || method === 'HEAD' ? costs.read : costs.change);

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
    c.set('client', client);
    c.set('charge', (cost) => {
      const wait = limiter.take(client, cost);
      if (wait !== null) throw tooMany(wait);
    });
    return next();
  };
}

/** Charges for a request to the API or for a file of the catalogue. */
export const chargeApi: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.var.charge?.(baseCost(c.req.method) + sizeCost(c));
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
