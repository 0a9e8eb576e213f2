import { Fault } from './Fault.ts';
import type { Logger } from './log.ts';

/** Steps to run before the process ends. */
export interface Cleanup {
  /** Adds a step to the graceful shutdown, of at most `limit` milliseconds. Steps run in reverse order. @default 15 s */
  add(name: string, step: () => unknown, limit?: number): void;
  /** Adds a synchronous step that also runs on an abrupt exit. */
  last(step: () => void): void;
  /** From this call on a signal starts a graceful shutdown; before, it ends the process at once. */
  isReady(): void;
}

/** Signal numbers, from which the exit code is computed. */
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * A terminal sends Ctrl-C to every process in the foreground, and the parent process forwards it too. Signals within
 * this many milliseconds count as one.
 */
const sameSignal = 500;

/** Time limit of one step, in milliseconds. */
const stepLimit = 15_000;

/** Time limit of the last log lines, in milliseconds. */
const flushLimit = 500;

/** Shuts the process down gracefully on the first signal, and at once on the second. */
export function closeOnSignal(log: Logger, flush: () => Promise<void>): Cleanup {
  const steps: { name: string; step: () => unknown; limit: number }[] = [];
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  let stoppingSince = 0;

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    for (const { name, step, limit } of steps.toReversed()) {
      try {
        await within(limit, step);
      } catch (error) {
        log.error({ err: error }, `stopping failed: ${name}`);
        process.exitCode = 1;
      }
    }
    log.info('stopped');
    await flushed();
    process.exit();
  };

  /** Writes the last log lines, within the time limit. */
  const flushed = () => within(flushLimit, flush).catch(() => {});

  for (const [signal, number] of Object.entries(signals)) {
    process.on(signal, () => {
      if (state === 'stopping' && performance.now() - stoppingSince < sameSignal) return;
      if (state !== 'ready') process.exit(128 + number);
      state = 'stopping';
      stoppingSince = performance.now();
      void stop(signal);
    });
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The server ends because of a fault it did not expect');
    void flushed().finally(() => process.exit(1));
  });

  return {
    add: (name, step, limit = stepLimit) => void steps.push({ name, step, limit }),
    last: (step) => void process.on('exit', step),
    isReady: () => {
      state = 'ready';
    },
  };
}

async function within(limit: number, step: () => unknown) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Fault(`It took more than ${limit} ms.`)), limit);
  });
  try {
    await Promise.race([step(), late]);
  } finally {
    clearTimeout(timer);
  }
}
