/** Start options of the embedded database's thread. A null folder keeps all data in memory. */
export interface ThreadOptions {
  folder: string | null;
  /** Whether a write is on the disk before it is acknowledged, so that it survives a power cut. */
  isDurable: boolean;
}

export type ToDatabase = { type: 'batch'; batch: Uint8Array } | { type: 'close' };

export type FromDatabase =
  | { type: 'open' }
  | { type: 'answer'; answer: Uint8Array }
  | { type: 'broken'; reason: string }
  | { type: 'closed' };
