import { Worker } from 'node:worker_threads';
import type { ReadTags, TagsResponse } from './tags.ts';

/** Time limit of reading one file, in milliseconds. */
const timeout = 20_000;

/**
 * Reads the tags of a file in a thread with limits of time and memory. Null for a file that is no recording, or whose
 * reading exceeds the limits. The file has no ending, because the library would believe it.
 */
export function readTags(path: string): Promise<ReadTags | null> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./tagsWorker.ts', import.meta.url), {
      workerData: { path },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const settle = (read: ReadTags | null) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(read);
    };
    const timer = setTimeout(() => settle(null), timeout);
    thread.once('message', ({ read }: TagsResponse) => settle(read));
    thread.once('error', () => settle(null));
    thread.once('exit', () => settle(null));
  });
}
