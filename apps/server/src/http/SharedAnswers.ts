import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { acceptsEncoding } from './acceptsEncoding.ts';
import { isUnchanged } from './conditions.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Answers below this size in bytes do not get smaller on the network when they are compressed. */
const leastCompressed = 1024;

export interface SharedAnswerInput {
  status: number;
  headers: Headers;
  body: Buffer;
  /** The pattern of the answering route, for the log. */
  route: string;
  /** The quality of Brotli, 0 to 11: higher for answers that are sent often. */
  quality: number;
  /** Hashes of the page's inline styles, for its content security policy. */
  styleSources?: readonly string[];
}

/** A complete answer for several guests, compressed once for each encoding. */
export class SharedAnswer {
  readonly #input: SharedAnswerInput;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(input: SharedAnswerInput) {
    this.#input = input;
  }

  get size(): number {
    return this.#input.body.byteLength;
  }

  /** Whether it may be sent to other guests. */
  get isShareable(): boolean {
    return this.#input.status === 200 && this.#input.headers.get('cache-control') !== 'no-store';
  }

  /** Answers a request in the best encoding that the client accepts, or with a 304 if the client has this version. */
  async send(c: Context): Promise<Response> {
    const { status, headers, body: plain, route, styleSources } = this.#input;
    c.set('route', route);
    if (styleSources) c.set('styleSources', styleSources);
    const sent = Object.fromEntries(headers);
    const isCompressible = plain.byteLength >= leastCompressed;
    if (isCompressible) sent.vary = [headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
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

  #compressed(encoding: Encoding): Promise<Buffer> {
    const { body, quality } = this.#input;
    const known =
      this.#encoded.get(encoding) ??
      (encoding === 'gzip'
        ? compressGzip(body)
        : compressBrotli(body, {
            params: {
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
              [constants.BROTLI_PARAM_LGWIN]: 18,
            },
          }));
    this.#encoded.set(encoding, known);
    return known;
  }
}

export interface SharedAnswersOptions {
  /** How long a copy is fresh, in milliseconds. */
  lifetime: number;
  /** How long after that the stale copy is served during revalidation, in milliseconds. @default 0 */
  grace?: number;
  /** Maximum number of copies. The oldest are evicted first. */
  limit: number;
  /** Maximum size of a cached answer, in bytes before compression. @default 1 MB */
  largest?: number;
}

/**
 * Cache of answers that guests share for some seconds. Concurrent requests for the same answer share one call of `make`
 * (single flight). Within the grace period a guest gets the stale copy at once during revalidation (RFC 5861 §3).
 */
export class SharedAnswers {
  readonly #kept = new Map<string, { answer: SharedAnswer; keptAt: number }>();
  readonly #making = new Map<string, Promise<SharedAnswer>>();
  readonly #options: Required<SharedAnswersOptions>;

  constructor({ grace = 0, largest = 1024 * 1024, ...options }: SharedAnswersOptions) {
    this.#options = { grace, largest, ...options };
  }

  /** The answer for a key: a copy, or the result of `make`. Rejects when `make` does and there is no copy. */
  async get(key: string, make: () => Promise<SharedAnswer>): Promise<SharedAnswer> {
    const { lifetime, grace } = this.#options;
    const kept = this.#kept.get(key);
    const age = kept ? performance.now() - kept.keptAt : Number.POSITIVE_INFINITY;
    if (!kept || age >= lifetime + grace) {
      this.#kept.delete(key);
      return this.#make(key, make);
    }
    // When revalidation fails, the stale answer stays until its grace period ends.
    if (age >= lifetime) this.#make(key, make).catch(() => {});
    return kept.answer;
  }

  #make(key: string, make: () => Promise<SharedAnswer>): Promise<SharedAnswer> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make()
      .then((answer) => {
        if (answer.isShareable && answer.size <= this.#options.largest) this.#keep(key, answer);
        return answer;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, answer: SharedAnswer) {
    this.#kept.delete(key);
    this.#kept.set(key, { answer, keptAt: performance.now() });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#options.limit) break;
      this.#kept.delete(oldest);
    }
  }
}
