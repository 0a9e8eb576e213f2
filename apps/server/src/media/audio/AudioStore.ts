import type { ByteRange } from './readRange.ts';

/** A stored sound. */
interface AudioFile {
  size: number;
  /** Changes when, and only when, the bytes do. In quotes, as the header has it. */
  etag: string;
  modified: Date;
  /** Reads a part. Cancelling the stream closes the file. */
  read(
    range: ByteRange,
  ): ReadableStream<Uint8Array<ArrayBuffer>> | Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** @default 'audio/mpeg' */
  mime?: string;
}

/** A store of sounds. */
export interface AudioStore {
  /** The sound with this key, or null where there is none. A store without formats ignores which one is asked for. */
  open(key: string, format?: string): Promise<AudioFile | null>;
}
