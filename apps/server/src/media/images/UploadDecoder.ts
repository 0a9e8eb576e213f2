import { fork, type ChildProcess } from 'node:child_process';
import { WorkQueue } from '../../http/WorkQueue.ts';
import type { UploadResponse } from './uploadProcess.ts';

/** Milliseconds that one picture may take. */
const longest = 20_000;
/** Milliseconds without a picture after which the process ends, which frees its memory. */
const idleTime = 10_000;

/** Decodes uploaded pictures in a process of its own, one at a time (LOAD-1). The process starts with the first one. */
export class UploadDecoder {
  readonly #queue = new WorkQueue({ running: 1, waiting: 20, timeout: 20_000 });
  #process: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** The picture as it is stored; null for a file that is not accepted, or that takes too long. */
  decode(file: Uint8Array): Promise<UploadResponse> {
    return this.#queue.run(() => this.#decode(file));
  }

  /** The id of the process; null while there is none. */
  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  /** Ends the process. The picture that it decodes is not accepted. */
  close(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  async #decode(file: Uint8Array): Promise<UploadResponse> {
    clearTimeout(this.#idle);
    const child = (this.#process ??= this.#start());
    child.ref();
    child.channel?.ref();
    try {
      return await new Promise<UploadResponse>((resolve) => {
        const settle = (answer: UploadResponse) => {
          clearTimeout(timer);
          child.off('message', settle).off('exit', onEnd).off('error', onEnd);
          resolve(answer);
        };
        const onEnd = () => settle(null);
        const timer = setTimeout(() => this.close(), longest);
        child.on('message', settle).on('exit', onEnd).on('error', onEnd);
        child.send(file, (error) => error && onEnd());
      });
    } finally {
      child.unref();
      child.channel?.unref();
      this.#idle = setTimeout(() => this.close(), idleTime).unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(new URL('./uploadProcess.ts', import.meta.url), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        // One heap of the C library: the process decodes one picture at a time.
        MALLOC_ARENA_MAX: '1',
      },
    });
    // A process that ends is replaced at the next picture.
    child.on('exit', () => {
      if (this.#process === child) this.#process = null;
    });
    child.on('error', () => {});
    return child;
  }
}
