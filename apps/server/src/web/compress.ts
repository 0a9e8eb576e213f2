import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { acceptsEncoding } from '../http/acceptsEncoding.ts';
import { varyWith } from '../http/varyWith.ts';

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|manifest\+json|problem\+json)|image\/svg)/;

/** Compresses the texts of files, as streams that are flushed after each chunk. Pages are compressed in one call. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers } = c.res;
  if (!body || c.req.method === 'HEAD' || headers.has('content-encoding') || headers.has('content-range'))
    return;
  if (!compressible.test(headers.get('content-type') ?? '')) return;
  const length = headers.get('content-length');
  if (length !== null && Number(length) < 1024) return;
  c.header('vary', varyWith(headers.get('vary'), 'Accept-Encoding'));
  const encoding = ['br', 'gzip'].find((name) => acceptsEncoding(c, name));
  if (!encoding) return;
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', (error) => encoder.destroy(error));
  encoder.on('close', () => source.destroy());
  send(c, Readable.toWeb(source.pipe(encoder)) as ReadableStream, encoding);
};

/** Replaces the body of the response. */
function send(c: Context, body: ConstructorParameters<typeof Response>[0], encoding: string) {
  c.res = new Response(body, c.res);
  // After the replacement, because Hono copies the headers of the previous response over those of the new one.
  c.res.headers.delete('content-length');
  c.res.headers.set('content-encoding', encoding);
  // A strong ETag identifies one sequence of bytes (RFC 9110 §8.8.1).
  const etag = c.res.headers.get('etag');
  if (etag && !etag.startsWith('W/')) c.res.headers.set('etag', `W/${etag}`);
}
