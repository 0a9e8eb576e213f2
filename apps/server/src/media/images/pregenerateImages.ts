import { setTimeout as pause } from 'node:timers/promises';
import type { ImageWidth } from '@segno/data/contract';
import type { Logger } from '../../log.ts';
import type { ImageStore } from './createImageStore.ts';

interface PregenerateOptions {
  store: ImageStore;
  keys: readonly string[];
  widths: readonly ImageWidth[];
  log: Pick<Logger, 'info' | 'warn'>;
  signal: AbortSignal;
}

/** Pause after each picture, in milliseconds. */
const rest = 15;

/** Generates pictures in advance: one at a time, and only while no request waits for one. */
export async function pregenerateImages({
  store,
  keys,
  widths,
  log,
  signal,
}: PregenerateOptions): Promise<void> {
  const startedAt = performance.now();
  for (const width of widths) {
    for (const key of keys) {
      while (store.busy > 0 && !signal.aborted) await pause(rest * 4);
      if (signal.aborted) return;
      try {
        await (await store.find(key, width, 'avif'))?.read();
      } catch (error) {
        log.warn({ err: error, key }, 'A picture could not be made.');
      }
      await pause(rest);
    }
  }
  const took = Math.round(performance.now() - startedAt);
  log.info({ pictures: keys.length * widths.length, took }, 'The pictures of the home page are ready.');
}
