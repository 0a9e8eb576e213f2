import type { LogTarget } from '../logTarget.ts';

/** Lines that wait, and lines of one request. */
const limits = { waiting: 1000, batch: 100 };
/** Milliseconds between two requests, and until one must be answered. */
const times = { pause: 2000, timeout: 8000 };

/** Levels of pino from which a line is about an error. */
const isError = /^\{"level":[56]0,/;

/** Sends a batch of lines to a collector. Rejects when it does not take them. */
export async function sendErrors(
  address: string,
  errors: readonly unknown[],
  send: typeof fetch = fetch,
): Promise<void> {
  const response = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ errors }),
    signal: AbortSignal.timeout(times.timeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
}

/**
 * Sends the lines of the log about errors to a collector, in batches. Trouble with it is not logged, which would be sent
 * again; the oldest lines are dropped when many wait.
 */
export class ErrorCollector {
  /** Where errors are sent; empty for nowhere. */
  address = '';
  #waiting: string[] = [];
  #isPlanned = false;

  /** A log target that also sends the lines about errors. */
  watch(target: LogTarget): LogTarget {
    return {
      write: (line) => {
        if (isError.test(line) && this.address !== '') this.#add(line);
        target.write(line);
      },
      get dropped() {
        return target.dropped;
      },
      flush: () => target.flush(),
    };
  }

  #add(line: string) {
    this.#waiting.push(line);
    if (this.#waiting.length > limits.waiting) this.#waiting.shift();
    this.#plan(times.pause);
  }

  #plan(delay: number) {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => void this.send(), delay).unref();
  }

  /** Sends what waits. */
  async send(): Promise<void> {
    this.#isPlanned = false;
    const lines = this.#waiting.splice(0, limits.batch);
    if (lines.length === 0 || this.address === '') return;
    try {
      await sendErrors(
        this.address,
        lines.map((line) => JSON.parse(line) as unknown),
      );
    } catch {
      this.#waiting.unshift(...lines);
      this.#waiting.splice(0, Math.max(0, this.#waiting.length - limits.waiting));
    }
    if (this.#waiting.length > 0) this.#plan(times.pause * 5);
  }
}
