import type { SharedAnswer } from './SharedAnswer.ts';

export interface SharedAnswersOptions {
  /** How long a copy is fresh, in milliseconds. A function is asked each time. */
  lifetime: number | (() => number);
  /** Copies from before another version are not used. @default one version */
  version?: () => number;
  /** How long after that the stale copy is served during revalidation, in milliseconds. @default 0 */
  grace?: number;
  /** Maximum number of copies. The oldest are evicted first. */
  limit: number;
  /** Maximum size of a cached answer, in bytes before compression. @default 1 MB */
  largest?: number;
}

/**
 * Cache of answers that visitors share for some seconds. Concurrent requests for the same answer share one call of
 * `make` (single flight). Within the grace period a visitor gets the stale copy at once during revalidation (RFC 5861 §3).
 */
export class SharedAnswers<T extends SharedAnswer = SharedAnswer> {
  readonly #kept = new Map<string, { answer: T; keptAt: number }>();
  readonly #making = new Map<string, Promise<T>>();
  readonly #options: Required<SharedAnswersOptions>;
  #version = 0;

  constructor({ grace = 0, largest = 1024 * 1024, version = () => 0, ...options }: SharedAnswersOptions) {
    this.#options = { grace, largest, version, ...options };
    this.#version = version();
  }

  /** The answer for a key: a copy, or the result of `make`. Rejects when `make` does and there is no copy. */
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
    // When revalidation fails, the stale answer stays until its grace period ends.
    if (age >= lifetime) this.#make(key, make).catch(() => {});
    return kept.answer;
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make()
      .then((answer) => {
        if (this.#making.get(key) === making && answer.isShareable && answer.size <= this.#options.largest)
          this.#keep(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, answer: T) {
    this.#kept.delete(key);
    this.#kept.set(key, { answer, keptAt: performance.now() });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#options.limit) break;
      this.#kept.delete(oldest);
    }
  }
}
