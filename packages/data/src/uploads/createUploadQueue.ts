import { ApiError } from '../http/ApiError.ts';
import type { FileEntry } from '../files/contract.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import { createStore, type Store } from '../store/createStore.ts';
import { chooseMethod, type MethodName, type UploadSettings } from './chooseMethod.ts';
import type { UploadMetadata } from './contract.ts';
import { type HashFile, hashInWorker } from './hash/hashInWorker.ts';
import { createMultipartMethod } from './multipartMethod.ts';
import { plainMethod } from './plainMethod.ts';
import { findRefusal, isRefusal, type UploadError, type UploadRestrictions } from './restrictions.ts';
import { createS3Method } from './s3Method.ts';
import { createTusMethod } from './tusMethod.ts';
import { type ChosenFile, isIgnored, toUploadFile, type UploadFile } from './UploadFile.ts';
import type { UploadMethod } from './UploadMethod.ts';

export type UploadStatus = 'pending' | 'inProgress' | 'completed' | 'failed' | 'aborted';

/** A file of the queue. */
export interface UploadItem {
  readonly id: string;
  readonly file: UploadFile;
  readonly method: MethodName;
  readonly status: UploadStatus;
  /** A paused item is pending, and not started until it is resumed. */
  readonly isPaused: boolean;
  /** Bytes that have arrived. */
  readonly bytes: number;
  readonly error: UploadError | null;
  readonly entry: FileEntry | null;
}

export interface UploadOptions {
  restrictions?: UploadRestrictions;
  metadata?: UploadMetadata;
  onComplete?: (entry: FileEntry, item: UploadItem) => void;
  onError?: (error: UploadError, item: UploadItem) => void;
}

export interface UploadQueueOptions {
  http: HttpClient;
  /** The settings for the disk of an upload, read when a file is added. */
  settings: (disk: 'public' | 'uploads') => UploadSettings;
  /** Does what the site asks for before a file is sent, such as the human check. @default nothing */
  prepare?: (signal: AbortSignal) => Promise<void>;
  /** @default those of a browser */
  methods?: Record<MethodName, UploadMethod>;
  /** Computes what the server compares with the stored file. @default in a worker */
  hashFile?: HashFile;
}

/** Uploads of a page. They go on while the page shows other screens. */
export interface UploadQueue extends Pick<Store<readonly UploadItem[]>, 'get' | 'subscribe'> {
  /** Adds files and starts them. Returns the ids of those that were added, also of refused ones. */
  add(files: Iterable<ChosenFile | { file: ChosenFile; path: string }>, options?: UploadOptions): string[];
  /** Stops an upload. What has arrived is kept where the method permits it. */
  pause(id: string): void;
  resume(id: string): void;
  /** Starts a failed or aborted upload again. */
  retry(id: string): void;
  /** Stops an upload for good, and removes it from the list if it has not started. */
  abort(id: string): void;
  /** Removes the items that have ended. */
  clear(): void;
  /** Whether leaving the page would stop an upload. */
  isActive(): boolean;
}

/** Uploads at once, and milliseconds without progress after which one has failed (UPLOAD-1, UPLOAD-2). */
const mostActive = 3;
const inactivity = 30_000;

const timedOut: UploadError = { code: 'timeout', message: 'Upload timed out' };

type Stop = 'pause' | 'abort' | 'timeout';

interface Run {
  controller: AbortController;
  stop: Stop | null;
}

/** While an upload of a queue is under way, on whatever screen, the browser asks before the page is left (UPLOAD-7). */
export function warnBeforeLeaving(
  queue: Pick<UploadQueue, 'isActive' | 'subscribe'>,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const ask = (event: Event) => event.preventDefault();
  let isAsking = false;
  return queue.subscribe(() => {
    if (queue.isActive() === isAsking) return;
    isAsking = !isAsking;
    if (isAsking) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  });
}

/** Makes a queue. */
export function createUploadQueue({
  http,
  settings,
  prepare,
  methods,
  hashFile = hashInWorker,
}: UploadQueueOptions): UploadQueue {
  const store = createStore<readonly UploadItem[]>([]);
  const options = new Map<string, UploadOptions & { settings: UploadSettings }>();
  const runs = new Map<string, Run>();
  const ways = methods ?? browserMethods();
  let count = 0;

  const find = (id: string) => store.get().find((item) => item.id === id);
  const update = (id: string, change: Partial<UploadItem>) =>
    store.replace(store.get().map((item) => (item.id === id ? { ...item, ...change } : item)));
  const remove = (id: string) => {
    options.delete(id);
    store.replace(store.get().filter((item) => item.id !== id));
  };

  /** Whether an upload shares the connection with no other. */
  const isAlone = ({ id, file, method }: UploadItem) =>
    file.relativePath !== null ||
    method === 's3' ||
    method === 'multipart' ||
    (method === 'tus' && file.size > (options.get(id)?.settings.chunkSize ?? Infinity));

  const runNext = () => {
    for (;;) {
      const active = store.get().filter(({ status }) => status === 'inProgress');
      const limit = active.some(isAlone) ? 1 : mostActive;
      const next = store.get().find(({ status, isPaused }) => status === 'pending' && !isPaused);
      if (!next || active.length >= limit || (active.length > 0 && isAlone(next))) return;
      void start(next);
    }
  };

  const start = async (item: UploadItem) => {
    const { id, file } = item;
    const given = options.get(id);
    if (!given) return;
    const run: Run = { controller: new AbortController(), stop: null };
    runs.set(id, run);
    update(id, { status: 'inProgress', error: null, bytes: 0 });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => halt(id, 'timeout'), inactivity);
    };
    watch();
    // While bytes are missing, only they count as progress.
    const watchWhenSent = () => {
      if ((find(id)?.bytes ?? 0) >= file.size) watch();
    };
    const { signal } = run.controller;
    const hash = hashFile(file.source, { signal, onPart: watchWhenSent });
    try {
      if (prepare) await prepare(signal);
      const entry = await ways[item.method](file, {
        http,
        settings: given.settings,
        metadata: metadataOf(file, given.metadata),
        signal,
        hash: () => hash,
        isForGood: () => run.stop === 'abort',
        onProgress: (bytes) => {
          if (run.stop) return;
          watch();
          update(id, { bytes: Math.min(bytes, file.size) });
        },
      });
      if (run.stop) throw signal.reason;
      update(id, { status: 'completed', bytes: file.size, entry });
      given.onComplete?.(entry, find(id) ?? item);
    } catch (error) {
      end(id, run.stop, error);
    } finally {
      clearTimeout(timer);
      if (runs.get(id) === run) runs.delete(id);
      runNext();
    }
  };

  const end = (id: string, stop: Stop | null, error: unknown) => {
    if (stop === 'pause') return update(id, { status: 'pending' });
    if (stop === 'abort') return update(id, { status: 'aborted' });
    const message = error instanceof Error ? error.message : String(error);
    // What the bytes are, only the server sees.
    const isType = error instanceof ApiError && error.code === 'invalid_type';
    const failure: UploadError =
      stop === 'timeout' ? timedOut : { code: isType ? 'type' : 'failed', message };
    update(id, { status: 'failed', error: failure });
    const item = find(id);
    if (item) options.get(id)?.onError?.(failure, item);
  };

  const halt = (id: string, stop: Stop) => {
    const run = runs.get(id);
    if (!run || run.stop) return;
    run.stop = stop;
    run.controller.abort(new Error(stop));
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(files, given = {}) {
      const added = [...files].flatMap((each): UploadItem[] => {
        const [chosen, path] = 'file' in each ? [each.file, each.path] : [each, null];
        if (isIgnored(chosen)) return [];
        const file = toUploadFile(chosen, path);
        const ofDisk = settings(given.metadata?.disk ?? 'uploads');
        count += 1;
        const id = `upload-${count}`;
        options.set(id, { ...given, settings: ofDisk });
        const error = findRefusal(file, given.restrictions ?? {});
        return [
          {
            id,
            file,
            method: chooseMethod(file, ofDisk),
            status: error ? 'failed' : 'pending',
            isPaused: false,
            bytes: 0,
            error,
            entry: null,
          },
        ];
      });
      store.replace([...store.get(), ...added]);
      for (const item of added) if (item.error) given.onError?.(item.error, item);
      runNext();
      return added.map(({ id }) => id);
    },
    pause(id) {
      const item = find(id);
      if (item?.status !== 'pending' && item?.status !== 'inProgress') return;
      update(id, { isPaused: true });
      halt(id, 'pause');
    },
    resume(id) {
      update(id, { isPaused: false });
      runNext();
    },
    retry(id) {
      const item = find(id);
      if (!item || runs.has(id) || (item.status !== 'failed' && item.status !== 'aborted')) return;
      if (item.error && isRefusal(item.error)) return;
      update(id, { status: 'pending', isPaused: false, error: null, bytes: 0 });
      runNext();
    },
    abort(id) {
      if (runs.has(id)) halt(id, 'abort');
      else if (find(id)?.status === 'pending') remove(id);
    },
    clear() {
      for (const { id, status } of store.get())
        if (status === 'completed' || status === 'failed' || status === 'aborted') remove(id);
    },
    isActive: () => store.get().some(({ status }) => status === 'pending' || status === 'inProgress'),
  };
}

const metadataOf = (file: UploadFile, given: UploadMetadata = {}): UploadMetadata => ({
  ...given,
  relativePath: file.relativePath,
  clientName: file.name,
  clientExtension: file.extension,
  clientMime: file.mime,
  clientSize: file.size,
});

const browserMethods = (): Record<MethodName, UploadMethod> => ({
  plain: plainMethod,
  tus: createTusMethod(),
  s3: createS3Method(),
  multipart: (file, context) => createMultipartMethod()(file, context),
});
