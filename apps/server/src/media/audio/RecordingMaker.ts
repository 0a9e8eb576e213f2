/** Generates the demo's recordings and stores them as files. */
export interface RecordingMaker {
  /** Whether the recording with this key can be generated. */
  knows(key: string): boolean;
  /** Resolves when the file of a recording exists. A missing or damaged one is generated before all others. */
  make(key: string): Promise<void>;
  /** Generates all missing recordings one after another, at low priority. Resolves when none is missing. */
  start(): Promise<void>;
  /** Stops at once. Unfinished recordings are generated the next time. */
  close(): Promise<void>;
}
