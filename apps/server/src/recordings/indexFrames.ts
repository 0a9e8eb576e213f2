import { Worker } from 'node:worker_threads';
import type { IndexOrder } from './indexOrder.ts';

/** Time limit of one file, in milliseconds. A file of six hours takes less than a minute. */
const timeout = 10 * 60_000;

/**
 * Writes the frames of an MP3 or ADTS file into an MP4 file with an index of them, in a thread with a limit of memory.
 * The frames stay the same. Resolves false for a file that could not be read, and when it is aborted.
 */
export function indexFrames(path: string, target: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./indexWorker.ts', import.meta.url), {
      workerData: { path, target } satisfies IndexOrder,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const settle = (isOk: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      void thread.terminate();
      resolve(isOk);
    };
    const abort = () => settle(false);
    const timer = setTimeout(abort, timeout);
    signal.addEventListener('abort', abort);
    thread.once('message', () => settle(true));
    thread.once('error', abort);
    thread.once('exit', abort);
  });
}
