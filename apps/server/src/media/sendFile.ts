import type { Context } from 'hono';
import { isUnchanged, requireVersion } from '../http/conditions.ts';
import { Problem } from '../http/Problem.ts';
import { type ByteRange, readRange } from './audio/readRange.ts';

/** A file to send, whole or in part. */
export interface SentFile {
  size: number;
  /** Changes when, and only when, the bytes do. In quotes, as the header has it. */
  etag: string;
  modified: Date;
  read(
    range: ByteRange,
  ): ReadableStream<Uint8Array<ArrayBuffer>> | Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Whether `If-Range` matches this version of the file: same strong ETag, or same date. */
function isSameFile(file: SentFile, ifRange: string | undefined): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.includes('"')) return ifRange.trim() === file.etag;
  return Math.floor(Date.parse(ifRange) / 1000) === toSeconds(file.modified);
}

/** Responses with a file: whole, a range of it (RFC 9110 §14), or nothing when the client has it. */
export async function sendFile(c: Context, file: SentFile, more: Record<string, string>): Promise<Response> {
  const headers = {
    'accept-ranges': 'bytes',
    etag: file.etag,
    'last-modified': file.modified.toUTCString(),
    ...more,
  };
  requireVersion(c, file);
  if (isUnchanged(c, file)) {
    const { 'content-type': _, ...others } = headers as Record<string, string>;
    return c.body(null, 304, others);
  }
  const isGet = c.req.method === 'GET';
  const range =
    isGet && isSameFile(file, c.req.header('if-range')) ? readRange(c.req.header('range'), file.size) : null;
  if (range === 'unsatisfiable') {
    throw new Problem({
      status: 416,
      code: 'range_not_satisfiable',
      message: 'The sound is shorter than the part asked for.',
      headers: { 'accept-ranges': 'bytes', 'content-range': `bytes */${file.size}` },
    });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const body = isGet && file.size > 0 ? await file.read({ start, end }) : null;
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
    },
  });
}
