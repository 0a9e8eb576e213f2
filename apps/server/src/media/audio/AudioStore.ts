import type { ByteRange } from './readRange.ts';

/** A stored sound, ready to be read. */
export interface AudioFile {
  size: number;
  /** Changes when, and only when, the bytes do. In quotes, as the header has it. */
  etag: string;
  modified: Date;
  /** Reads a part. Whoever cancels the stream closes what is behind it. */
  read(range: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Where sounds are kept. */
export interface AudioStore {
  /** The sound with this key, or null where there is none. */
  open(key: string): Promise<AudioFile | null>;
}
