import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { acceptsEncoding } from './acceptsEncoding.ts';
import { isUnchanged } from './conditions.ts';
import { varyWith } from './varyWith.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Responses below this size in bytes do not get smaller on the network when they are compressed. */
const leastCompressed = 1024;

/** The quality and the size up to which compressing takes less time than passing the text to another thread. */
const quick = { quality: 5, size: 32 * 1024 };

export interface CachedResponseInput {
  status: number;
  headers: Headers;
  body: Buffer;
  /** The pattern of the responding route, for the log. */
  route: string;
  /** The quality of Brotli, 0 to 11: higher for responses that are sent often. */
  quality: number;
  /** Hashes of the page's inline styles, for its content security policy. */
  styleSources?: readonly string[];
}

/** A complete response, which several visitors can share: it is compressed once for each encoding. */
export class CachedResponse {
  readonly #input: CachedResponseInput;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(input: CachedResponseInput) {
    this.#input = input;
  }

  get size(): number {
    return this.#input.body.byteLength;
  }

  /** Whether it may be sent to other visitors. */
  get isShareable(): boolean {
    const { status, headers } = this.#input;
    return status === 200 && headers.get('cache-control') !== 'no-store' && !headers.has('set-cookie');
  }

  /** Responses a request in the best encoding that the client accepts, or with a 304 if the client has this version. */
  async send(c: Context): Promise<Response> {
    const { status, headers, body: plain, route, styleSources } = this.#input;
    c.set('route', route);
    if (styleSources) c.set('styleSources', styleSources);
    const sent: Record<string, string> = Object.fromEntries(headers);
    const isCompressible = plain.byteLength >= leastCompressed;
    if (isCompressible) sent.vary = varyWith(headers.get('vary'), 'Accept-Encoding');
    const encoding = isCompressible ? encodings.find((name) => acceptsEncoding(c, name)) : undefined;
    const { etag } = sent;
    // A strong ETag identifies one sequence of bytes (RFC 9110 §8.8.1).
    if (etag && encoding) sent.etag = `W/${etag}`;
    if (etag && isUnchanged(c, { etag })) {
      delete sent['content-type'];
      delete sent['content-length'];
      return c.newResponse(null, 304, sent);
    }
    const body = encoding ? await this.#compressed(encoding) : plain;
    sent['content-length'] = `${body.byteLength}`;
    if (encoding) sent['content-encoding'] = encoding;
    return c.newResponse(body as Uint8Array<ArrayBuffer>, status as StatusCode, sent);
  }

  async #compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? this.#compress(encoding);
    this.#encoded.set(encoding, known);
    return known;
  }

  #compress(encoding: Encoding): Buffer | Promise<Buffer> {
    const { body, quality } = this.#input;
    const isQuick = quality <= quick.quality && body.byteLength <= quick.size;
    if (encoding === 'gzip') return isQuick ? gzipSync(body) : compressGzip(body);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: 18,
    };
    return isQuick ? brotliCompressSync(body, { params }) : compressBrotli(body, { params });
  }
}

/** Replaces the response of a request. Without the first line Hono would copy the headers of the previous response. */
export function replaceResponse(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}
