/** What the thread of the embedded database is started with. A null folder keeps everything in memory. */
export interface ThreadOptions {
  folder: string | null;
}

export type ToDatabase = { type: 'batch'; batch: Uint8Array } | { type: 'close' };

export type FromDatabase =
  | { type: 'open' }
  | { type: 'answer'; answer: Uint8Array }
  | { type: 'broken'; reason: string }
  | { type: 'closed' };
