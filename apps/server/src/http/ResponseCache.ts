import type { CachedResponse } from './CachedResponse.ts';

export interface ResponseCacheOptions {
  /** How long a response is fresh, in milliseconds. A function is asked each time. */
  lifetime: number | (() => number);
  /** Copies from before another version are not used. @default one version */
  version?: () => number;
  /** How long after that the stale response is served during revalidation, in milliseconds. @default 0 */
  grace?: number;
  /** Maximum number of responses. The oldest are evicted first. */
  limit: number;
  /** Maximum size of a cached response, in bytes before compression. @default 1 MB */
  largest?: number;
}

/**
 * Cache of responses that visitors share for some seconds. Concurrent requests for the same response share one call of
 * `make` (single flight). Within the grace period a visitor gets the stale response at once during revalidation (RFC 5861 §3).
 */
export class ResponseCache<T extends CachedResponse = CachedResponse> {
  readonly #kept = new Map<string, { response: T; keptAt: number }>();
  readonly #making = new Map<string, Promise<T>>();
  readonly #options: Required<ResponseCacheOptions>;
  #version = 0;

  constructor({ grace = 0, largest = 1024 * 1024, version = () => 0, ...options }: ResponseCacheOptions) {
    this.#options = { grace, largest, version, ...options };
    this.#version = version();
  }

  /** The response for a key: a cached one, or the result of `make`. Rejects when `make` does and none is cached. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const { lifetime: given, grace: wanted, version } = this.#options;
    const lifetime = typeof given === 'number' ? given : given();
    // Where nothing is kept, nothing stale is sent.
    const grace = lifetime === 0 ? 0 : wanted;
    const present = version();
    if (present !== this.#version) {
      this.#version = present;
      this.#kept.clear();
      // What is being made may be from before.
      this.#making.clear();
    }
    const kept = this.#kept.get(key);
    const age = kept ? performance.now() - kept.keptAt : Number.POSITIVE_INFINITY;
    if (!kept || age >= lifetime + grace) {
      this.#kept.delete(key);
      return this.#make(key, make);
    }
    // When revalidation fails, the stale response stays until its grace period ends.
    if (age >= lifetime) this.#make(key, make).catch(() => {});
    return kept.response;
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make()
      .then((response) => {
        if (
          this.#making.get(key) === making &&
          response.isShareable &&
          response.size <= this.#options.largest
        )
          this.#keep(key, response);
        return response;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, response: T) {
    this.#kept.delete(key);
    this.#kept.set(key, { response, keptAt: performance.now() });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#options.limit) break;
      this.#kept.delete(oldest);
    }
  }
}
