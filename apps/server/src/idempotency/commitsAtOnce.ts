import type { MiddlewareHandler } from 'hono';
import { outsideOfRequest } from '../db/RequestTransaction.ts';

/**
 * Declares that a route waits for another service or for a file. Its changes are not committed together with the key of
 * the request: the transaction would last as long as the service, and others wait for it on the embedded database. The
 * route must be safe to repeat.
 */
export const commitsAtOnce: MiddlewareHandler = (_, next) => outsideOfRequest(next);
