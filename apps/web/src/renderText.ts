import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderTextOptions {
  /** Ends the render: parts that are not ready fail. */
  signal: AbortSignal;
  /** Called with errors of optional parts. */
  onError: (error: unknown) => void;
}

/**
 * Renders a page as one text, when all of it is ready: a part that is streamed later would need a script to be
 * inserted, and pages must be complete without scripts. Rejects when a part outside of every boundary fails. A web
 * stream would pass the text on in chunks of 4 kB, with a promise for each.
 */
export function renderText(page: ReactNode, { signal, onError }: RenderTextOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const decoder = new TextDecoder();
    let text = '';
    const destination = {
      write(chunk: string | Uint8Array) {
        text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
        return true;
      },
      end: () => resolve(text),
      // Without a network behind it, it is neither full nor closed early.
      on: () => destination,
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      // React calls only these methods of a stream.
      onAllReady: () => pipe(destination as unknown as NodeJS.WritableStream),
      onShellError: reject,
      onError,
      // Keep finished parts in document order: moved parts would need a script to be inserted.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const stop = () => abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}
