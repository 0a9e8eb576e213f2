import type { Logger } from './log.ts';

/** What has to be done before the process ends. */
export interface Cleanup {
  /** Adds a step to an orderly end; the step added last is done first. */
  add(name: string, step: () => unknown): void;
  /** Adds what must happen at any end, an abrupt one too. It cannot wait for anything. */
  last(step: () => void): void;
  /** From now on a signal ends the process in order; before, at once. */
  isReady(): void;
}

/** Numbers by which a shell knows what ended a program. */
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * A terminal sends Ctrl-C to every program in front of it, and the one that started us hands it on as well: signals
 * within this many milliseconds are one.
 */
const sameSignal = 500;

/** The longest that one step may take, in milliseconds. */
const stepLimit = 15_000;

/** How long the last lines of the log may take, in milliseconds. */
const flushLimit = 500;

/** Ends the process in order when it is asked to, and at once when it is asked again. */
export function closeOnSignal(log: Logger, flush: () => Promise<void>): Cleanup {
  const steps: { name: string; step: () => unknown }[] = [];
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  let stoppingSince = 0;

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    for (const { name, step } of steps.toReversed()) {
      try {
        await within(stepLimit, step);
      } catch (error) {
        log.error({ err: error }, `stopping failed: ${name}`);
        process.exitCode = 1;
      }
    }
    log.info('stopped');
    await flushed();
    process.exit();
  };

  /** The last lines of the log, unless nobody takes them. */
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
    add: (name, step) => void steps.push({ name, step }),
    last: (step) => void process.on('exit', step),
    isReady: () => {
      state = 'ready';
    },
  };
}

async function within(limit: number, step: () => unknown) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${limit} ms.`)), limit);
  });
  try {
    await Promise.race([step(), late]);
  } finally {
    clearTimeout(timer);
  }
}
