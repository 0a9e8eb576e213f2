import type { HashMessage } from './HashMessage.ts';

/** Computes the hash of a file; null where this browser cannot. `onPart` is called while it goes on. */
export type HashFile = (
  file: Blob,
  options: { signal: AbortSignal; onPart: () => void },
) => Promise<string | null>;

/** Computes the hash of a file in a thread of its own, so that the page stays fluent. */
export const hashInWorker: HashFile = (file, { signal, onPart }) =>
  new Promise((resolve) => {
    // WebCrypto exists in secure contexts only.
    if (typeof Worker === 'undefined' || !globalThis.isSecureContext || signal.aborted) return resolve(null);
    const worker = new Worker(new URL('./hashWorker.ts', import.meta.url), { type: 'module' });
    const end = (hash: string | null) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      resolve(hash);
    };
    const stop = () => end(null);
    signal.addEventListener('abort', stop);
    worker.addEventListener('error', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<HashMessage>) => {
      if ('error' in data) end(null);
      else if (data.hash === null) onPart();
      else end(data.hash);
    });
    worker.postMessage(file);
  });
