import { fn } from 'storybook/test';

/** Answers no request. One that is aborted fails, so that an upload of a story ends with it. */
export const untilAborted = () =>
  fn(
    (_path: string, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise<object>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('Cancelled.'))),
      ),
  );
