import type { Context } from 'hono';
import { Problem } from './Problem.ts';

/** A version of a resource. */
export interface Version {
  /** A strong tag, in quotes. */
  etag: string;
  modified?: Date;
}

const tags = (list: string) => list.split(',').map((tag) => tag.trim());
const toSeconds = (time: number) => Math.floor(time / 1000);

/** Whether the client has this version (`If-None-Match`, or else `If-Modified-Since`; RFC 9110 §13.1.2 and §13.1.3). */
export function isUnchanged(c: Context, { etag, modified }: Version): boolean {
  const ifNoneMatch = c.req.header('if-none-match');
  if (ifNoneMatch !== undefined) {
    return tags(ifNoneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  }
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return modified !== undefined && toSeconds(modified.getTime()) <= toSeconds(since);
}

/** Refuses with a 412 when the client asks for another version (`If-Match`, or else `If-Unmodified-Since`; §13.1.1). */
export function requireVersion(c: Context, { etag, modified }: Version): void {
  const ifMatch = c.req.header('if-match');
  const since = Date.parse(c.req.header('if-unmodified-since') ?? '');
  const isOther =
    ifMatch === undefined
      ? modified !== undefined && toSeconds(modified.getTime()) > toSeconds(since)
      : !tags(ifMatch).some((tag) => tag === '*' || tag === etag);
  if (isOther)
    throw new Problem({ status: 412, code: 'precondition_failed', message: 'This has changed since.' });
}
