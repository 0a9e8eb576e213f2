import type { ByteRange } from './readRange.ts';

/** A stored sound. */
export interface AudioFile {
  size: number;
  /** Changes when, and only when, the bytes do. In quotes, as the header has it. */
  etag: string;
  modified: Date;
  /** Reads a part. Cancelling the stream closes the file. */
  read(range: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A store of sounds. */
export interface AudioStore {
  /** The sound with this key, or null where there is none. */
  open(key: string): Promise<AudioFile | null>;
}
