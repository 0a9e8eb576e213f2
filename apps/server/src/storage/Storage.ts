import type { ByteRange } from '../media/audio/readRange.ts';

/** What is stored: bytes in memory, or a file of this machine, which may be moved away. */
type StorageSource = Uint8Array | { file: string };

/** A stored file. */
interface StoredFile {
  size: number;
  modified: Date;
  /** Reads a part; both ends are inclusive. Cancelling the stream closes the file. */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** A place for files: a folder, or a bucket of an S3-compatible store. Paths are made by `newPath` only. */
export interface Storage {
  kind: 'local' | 's3';
  /** Stores a file whole or not at all, and durably. A file with this path is replaced. */
  put(path: string, source: StorageSource, mime: string): Promise<void>;
  /** Null where there is no file. */
  open(path: string): Promise<StoredFile | null>;
  /** Removes a file. One that does not exist is no error. */
  remove(path: string): Promise<void>;
  /** Calls `work` with the path of a file on this machine that has the bytes, and must not be changed. */
  withFile<T>(path: string, work: (file: string) => Promise<T>): Promise<T>;
  /**
   * An address at which a browser reads the file without this server, or null where there is none. The response has this
   * type and, with `name`, is saved under it.
   */
  address(path: string, options: { mime: string; name: string | null }): Promise<string | null>;
}

/** The disks of the wire: `public` files are open to everybody who knows their path, `uploads` need a signed address. */
export type DiskName = 'public' | 'uploads';

export type Storages = Readonly<Record<DiskName, Storage>>;
