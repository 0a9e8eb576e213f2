import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

const encoders = {
  br: (text: Buffer) =>
    compressBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 9,
      },
    }),
  gzip: compressGzip,
};
export type PageEncoding = keyof typeof encoders;

/** A whole page that several guests may get, compressed once for each encoding. */
export class GuestPage {
  readonly status: number;
  readonly headers: Headers;
  /** What its content policy must allow for the styles that stand in it. */
  readonly styleHashes: readonly string[];
  readonly #html: Buffer;
  readonly #encoded = new Map<PageEncoding, Promise<Buffer>>();

  constructor(answer: Response, html: ArrayBuffer, styleHashes: readonly string[]) {
    this.status = answer.status;
    this.headers = answer.headers;
    this.styleHashes = styleHashes;
    this.#html = Buffer.from(html);
  }

  body(encoding: PageEncoding | undefined): Buffer | Promise<Buffer> {
    if (!encoding || this.#html.byteLength === 0) return this.#html;
    const known = this.#encoded.get(encoding) ?? encoders[encoding](this.#html);
    this.#encoded.set(encoding, known);
    return known;
  }
}

export interface GuestPagesOptions {
  /** How long a copy counts as new, in milliseconds. @default 10 s */
  lifetime?: number;
  /** How long after that it is still given while the next one is made, in milliseconds. @default 50 s */
  grace?: number;
  /** How many copies are kept; the oldest go first. @default 100 */
  limit?: number;
}

/**
 * Rendered pages that the next guest may have as well, for some seconds. A page is rendered once however many guests
 * wait for it, and after its lifetime a guest still gets the old copy at once while the next one is made (RFC 5861 §3).
 */
export class GuestPages {
  readonly #pages = new Map<string, { page: GuestPage; keptAt: number }>();
  readonly #making = new Map<string, Promise<GuestPage>>();
  readonly #lifetime: number;
  readonly #grace: number;
  readonly #limit: number;

  constructor({ lifetime = 10_000, grace = 50_000, limit = 100 }: GuestPagesOptions = {}) {
    this.#lifetime = lifetime;
    this.#grace = grace;
    this.#limit = limit;
  }

  /** The page for a key: a copy, or the one that `make` renders. Rejects when `make` does and there is no copy. */
  async get(key: string, make: () => Promise<GuestPage>): Promise<GuestPage> {
    const kept = this.#pages.get(key);
    const age = kept ? performance.now() - kept.keptAt : Number.POSITIVE_INFINITY;
    if (!kept || age >= this.#lifetime + this.#grace) {
      this.#pages.delete(key);
      return this.#make(key, make);
    }
    // Without a new page the old one stays until its grace ends.
    if (age >= this.#lifetime) this.#make(key, make).catch(() => {});
    return kept.page;
  }

  #make(key: string, make: () => Promise<GuestPage>): Promise<GuestPage> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make()
      .then((page) => {
        if (page.status === 200 && page.headers.get('cache-control') !== 'no-store') this.#keep(key, page);
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, page: GuestPage) {
    this.#pages.delete(key);
    this.#pages.set(key, { page, keptAt: performance.now() });
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#limit) break;
      this.#pages.delete(oldest);
    }
  }
}
