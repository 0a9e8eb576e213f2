/** What the thread of the embedded database is started with. A null folder keeps everything in memory. */
export interface WorkerOptions {
  folder: string | null;
}

export type ToWorker = { type: 'batch'; batch: Uint8Array } | { type: 'close' };

export type FromWorker =
  | { type: 'open' }
  | { type: 'answer'; answer: Uint8Array }
  | { type: 'broken'; reason: string }
  | { type: 'closed' };
