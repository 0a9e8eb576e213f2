import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Fault } from '../../Fault.ts';
import { noSpace, unavailable } from '../../http/handleError.ts';
import type { Problem } from '../../http/Problem.ts';
import type { Logger } from '../../log.ts';
import type { MadeRecording } from '../../media/audio/recordingStore.ts';
import { writeWhole } from '../../media/wholeFiles.ts';
import {
  bitrate,
  type DemoRecording,
  demoRecordings,
  type RecordingFile,
  sampleRate,
} from '@segno/demo/music';
import type { WorkerResponse, WorkerOrders } from './recordingWorker.ts';
import type { RecordingMaker } from '../../media/audio/RecordingMaker.ts';
import { makeFolder } from '../../makeFolder.ts';

export interface RecordingMakerParts {
  /** The folder of the files. */
  folder: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Whether the database has this recording, but its file is missing or differs from its record. */
  isMissing(key: string): Promise<boolean>;
  /** Saves the properties of a new file. */
  saveMade(made: MadeRecording): Promise<void>;
  /** Whether the disk has free space. */
  hasFreeSpace?(): Promise<boolean>;
  /** The recordings that can be generated. @default all recordings of the demo */
  recordings?: readonly DemoRecording[];
  /** Pause in milliseconds between two recordings in the background. */
  rest?: number;
  /** Niceness of the background thread, 0 to 19. Linux only. */
  niceness?: number;
  /** Delay in milliseconds before a retry after a failure. */
  retryAfter?: number;
}

interface Workplace {
  thread: Worker;
  isEager: boolean;
  isPutAside: boolean;
}

interface Job {
  recording: DemoRecording;
  isWanted: boolean;
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

const isFullDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Makes one recording at a time in a worker thread. */
export function createRecordingMaker(parts: RecordingMakerParts): RecordingMaker {
  const { folder, log, recordings = demoRecordings, rest = 150, retryAfter = 30_000, niceness = 10 } = parts;
  const recipes = new Map(recordings.map((recording) => [recording.key, recording]));
  const jobs = new Map<string, Job>();
  const closing = new AbortController();
  let workplace: Workplace | null = null;
  let current: Job | null = null;
  let started: Promise<void> | null = null;

  // Requested recordings use a thread of normal priority, and background ones a thread of low priority.
  const openWorker = (isEager: boolean): Workplace => {
    const orders: WorkerOrders = { niceness: isEager ? 0 : niceness };
    const thread = new Worker(new URL('./recordingWorker.ts', import.meta.url), {
      workerData: orders,
      execArgv: [],
    });
    const opened = { thread, isEager, isPutAside: false };
    // A thread that ends is replaced at the next job. Its current job fails.
    thread.on('exit', () => {
      if (workplace === opened) workplace = null;
    });
    return opened;
  };

  const askWorker = async ({ recording, isWanted }: Job) => {
    if (workplace && workplace.isEager !== isWanted) await workplace.thread.terminate();
    const asked = (workplace ??= openWorker(isWanted));
    return new Promise<RecordingFile | null>((resolve, reject) => {
      const settle = (act: () => void) => {
        asked.thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        act();
      };
      const onMessage = (answer: WorkerResponse) =>
        settle(() => (answer.file ? resolve(answer.file) : reject(answer.error)));
      const onError = (error: Error) => settle(() => reject(error));
      const onExit = () =>
        settle(() => (asked.isPutAside ? resolve(null) : reject(new Fault('The worker ended.'))));
      asked.thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      asked.thread.postMessage(recording);
    });
  };

  // Interrupts a background recording in favour of a requested one.
  const putAside = () => {
    if (!workplace || workplace.isEager) return;
    workplace.isPutAside = true;
    void workplace.thread.terminate();
  };

  // Background recordings yield to requested ones, also before they have started.
  const isNeeded = () => current?.isWanted || ![...jobs.values()].some(({ isWanted }) => isWanted);

  // Resolves false when the recording was interrupted for a requested one.
  const produce = async (job: Job): Promise<boolean> => {
    const { recording } = job;
    if (parts.hasFreeSpace && !(await parts.hasFreeSpace())) throw noSpace();
    // Checked first, so that a failure does not waste the generation of the sound.
    await makeFolder(folder);
    if (!isNeeded()) return false;
    const began = performance.now();
    const file = await askWorker(job);
    if (!file) return false;
    const { mp3, ...facts } = file;
    await writeWhole(join(folder, `${recording.key}.mp3`), mp3, { isDurable: true });
    log.info(
      { key: recording.key, size: mp3.length, took: Math.round(performance.now() - began) },
      'recording made',
    );
    // Without a record the file is not served, and it is made again at the next request.
    await parts.saveMade({
      key: recording.key,
      size: mp3.length,
      ...facts,
      bitRate: bitrate * 1000,
      sampleRate,
    });
    return true;
  };

  const toProblem = (error: unknown): Problem => (isFullDisk(error) ? noSpace(error) : unavailable(error));

  const work = async (job: Job) => {
    current = job;
    try {
      const isDone = await produce(job);
      if (isDone) {
        jobs.delete(job.recording.key);
        job.resolve();
      }
    } catch (error) {
      jobs.delete(job.recording.key);
      if (!closing.signal.aborted) log.warn({ err: error, key: job.recording.key }, 'recording not made');
      job.reject(error instanceof Error && error.name === 'Problem' ? error : toProblem(error));
    } finally {
      current = null;
      next();
    }
  };

  const next = () => {
    if (current || closing.signal.aborted) return;
    const waiting = [...jobs.values()];
    const job = waiting.find(({ isWanted }) => isWanted) ?? waiting[0];
    if (job) void work(job);
    else idle.refresh();
  };

  // The idle worker thread is ended to release its memory.
  const idle = setTimeout(() => {
    if (!current) void workplace?.thread.terminate();
  }, 5_000).unref();

  const order = (recording: DemoRecording, isWanted: boolean): Promise<void> => {
    if (closing.signal.aborted) return Promise.reject(unavailable());
    let job = jobs.get(recording.key);
    if (!job) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      job = { recording, isWanted, promise, resolve, reject };
      jobs.set(recording.key, job);
    }
    job.isWanted ||= isWanted;
    if (isWanted && current && current !== job && !current.isWanted) putAside();
    next();
    return job.promise;
  };

  const makeMissing = async (recording: DemoRecording) => {
    const isMissing = await parts.isMissing(recording.key).catch((error: unknown) => {
      log.warn({ err: error, key: recording.key }, 'recording not checked');
      throw error;
    });
    if (!isMissing) return;
    await order(recording, false);
    await wait(rest, undefined, { signal: closing.signal });
  };

  const makeAll = async () => {
    for (const recording of recordings) {
      let isDone = false;
      while (!isDone) {
        isDone = await makeMissing(recording).then(
          () => true,
          () => false,
        );
        // The failure is already logged. A retry can succeed when the disk has free space again.
        if (!isDone) await wait(retryAfter, undefined, { signal: closing.signal });
      }
    }
  };

  return {
    knows: (key) => recipes.has(key),
    async make(key) {
      const recording = recipes.get(key);
      if (!recording) throw new Error(`There is no recording ${key}`);
      if (!jobs.has(key) && !(await parts.isMissing(key))) return;
      await order(recording, true);
    },
    start: () =>
      (started ??= makeAll().catch((error: unknown) => {
        started = null;
        if (!closing.signal.aborted) log.warn({ err: error }, 'the making of recordings stopped');
      })),
    async close() {
      closing.abort();
      clearTimeout(idle);
      for (const job of jobs.values()) {
        job.promise.catch(() => undefined);
        if (job !== current) job.reject(unavailable());
      }
      await workplace?.thread.terminate();
    },
  };
}
