import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type DemoRecording, makeRecording, type RecordingFile } from '@segno/demo/music';

/** Start options of the worker. */
export interface WorkerOrders {
  /** Niceness (scheduling priority) from 0 to 19. */
  niceness: number;
}

/** The worker's response to a request for a recording. */
export type WorkerResponse = { file: RecordingFile } | { file: null; error: Error };

const { niceness } = workerData as WorkerOrders;

// On Linux the priority applies to this thread. Elsewhere it would apply to the whole server.
if (niceness > 0 && process.platform === 'linux') setPriority(niceness);

parentPort?.on('message', (recording: DemoRecording) => {
  makeRecording(recording).then(
    (file) =>
      parentPort?.postMessage({ file } satisfies WorkerResponse, [file.mp3.buffer, file.peaks.buffer]),
    (error: unknown) => {
      const cause = error instanceof Error ? error : new Error(String(error));
      parentPort?.postMessage({ file: null, error: cause } satisfies WorkerResponse);
    },
  );
});
