import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Cookies that only shape a page, and the one that guards against forged requests and shapes nothing. */
const shaping = new Set(['segno-theme', 'segno-sidebar', 'segno-cookie-consent']);
const ignored = new Set(['XSRF-TOKEN']);

const brotli = promisify(brotliCompress);
const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** A page as it goes over the wire, in each encoding. */
async function encodings(html: string) {
  const [br, zipped] = await Promise.all([
    brotli(html, { params: { ...text, [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify<string, Buffer>(gzip)(html),
  ]);
  return { identity: Buffer.from(html), br: Buffer.from(br), gzip: Buffer.from(zipped) };
}

export interface GuestPagesOptions {
  /** How long a page counts as new, in milliseconds. @default 10 s */
  lifetime?: number;
  /** How long after that it is still given, while a new one is made, in milliseconds. @default 50 s */
  grace?: number;
  /** How many pages are kept, the oldest going first. @default 100 */
  limit?: number;
  now?: () => number;
}

export interface GuestPage {
  /** What its content policy must allow for the styles that stand in it. */
  readonly styleHashes: readonly string[];
  readonly bodies: ReturnType<typeof encodings>;
  readonly keptAt: number;
}

/**
 * Rendered pages that the next guest may have as well, for some seconds: in a rush a page is rendered and compressed
 * once. After that a guest still gets the old one at once, and the next guest the new one that is made meanwhile
 * (RFC 5861 §3). Whoever sends a cookie that is not known here is no guest, and neither gets nor leaves a copy.
 */
export class GuestPages {
  #pages = new Map<string, GuestPage>();
  #renewing = new Set<string>();
  #lifetime: number;
  #grace: number;
  #limit: number;
  #now: () => number;

  constructor({ lifetime = 10_000, grace = 50_000, limit = 100, now = Date.now }: GuestPagesOptions = {}) {
    this.#lifetime = lifetime;
    this.#grace = grace;
    this.#limit = limit;
    this.#now = now;
  }

  /** What tells a guest's page from others: the address and all of the request that shapes it. Null for no guest. */
  key({ url, headers }: Request): string | null {
    const cookies = (headers.get('cookie') ?? '')
      .split('; ')
      .filter((pair) => pair !== '' && !ignored.has(pair.split('=', 1)[0] ?? ''))
      .toSorted();
    if (headers.has('authorization') || !cookies.every((pair) => shaping.has(pair.split('=', 1)[0] ?? '')))
      return null;
    const device = headers.get('sec-ch-ua-mobile') ?? headers.get('user-agent') ?? '';
    return [url, device, headers.get('accept-language') ?? '', ...cookies].join('\n');
  }

  /** The copy of a page; `renew` makes the next one when this one is no longer new. */
  get(key: string, renew: () => Promise<unknown>): GuestPage | undefined {
    const page = this.#pages.get(key);
    const age = page ? this.#now() - page.keptAt : Number.POSITIVE_INFINITY;
    if (age >= this.#lifetime + this.#grace) {
      this.#pages.delete(key);
      return undefined;
    }
    if (age >= this.#lifetime && !this.#renewing.has(key)) {
      this.#renewing.add(key);
      void renew().finally(() => this.#renewing.delete(key));
    }
    return page;
  }

  /** Passes a page on as it is made, and keeps it once it is whole. */
  keep(
    key: string,
    page: ReadableStream<Uint8Array>,
    styleHashes: readonly string[],
  ): ReadableStream<Uint8Array> {
    const decoder = new TextDecoder();
    let html = '';
    return page.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          html += decoder.decode(chunk, { stream: true });
          controller.enqueue(chunk);
        },
        flush: () => this.#set(key, html + decoder.decode(), styleHashes),
      }),
    );
  }

  #set(key: string, html: string, styleHashes: readonly string[]) {
    const bodies = encodings(html);
    bodies.catch(() => this.#pages.delete(key));
    this.#pages.delete(key);
    this.#pages.set(key, { bodies, styleHashes, keptAt: this.#now() });
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#limit) break;
      this.#pages.delete(oldest);
    }
  }
}
