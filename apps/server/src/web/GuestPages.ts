/** Cookies that only shape a page, and the one that guards against forged requests and shapes nothing. */
const shaping = new Set(['segno-theme', 'segno-sidebar', 'segno-cookie-consent']);
const ignored = new Set(['XSRF-TOKEN']);

export interface GuestPagesOptions {
  /** How long a page is given to the next guest, in milliseconds. @default 10 s */
  lifetime?: number;
  /** How many pages are kept, the oldest going first. @default 100 */
  limit?: number;
  now?: () => number;
}

/**
 * Rendered pages that the next guest may have as well, for some seconds: in a rush a page is rendered once. Whoever
 * sends a cookie that is not known here is no guest, and neither gets nor leaves a copy.
 */
export class GuestPages {
  #pages = new Map<string, { html: string; until: number }>();
  #lifetime: number;
  #limit: number;
  #now: () => number;

  constructor({ lifetime = 10_000, limit = 100, now = Date.now }: GuestPagesOptions = {}) {
    this.#lifetime = lifetime;
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

  get(key: string): string | undefined {
    const page = this.#pages.get(key);
    if (page && page.until > this.#now()) return page.html;
    this.#pages.delete(key);
    return undefined;
  }

  /** Passes a page on as it is made, and keeps it once it is whole. */
  keep(key: string, page: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const decoder = new TextDecoder();
    let html = '';
    return page.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          html += decoder.decode(chunk, { stream: true });
          controller.enqueue(chunk);
        },
        flush: () => this.#set(key, html + decoder.decode()),
      }),
    );
  }

  #set(key: string, html: string) {
    this.#pages.delete(key);
    this.#pages.set(key, { html, until: this.#now() + this.#lifetime });
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#limit) break;
      this.#pages.delete(oldest);
    }
  }
}
