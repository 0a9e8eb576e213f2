import type { FileEntry } from '../files/contract.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import type { UploadMetadata } from './contract.ts';
import type { UploadSettings } from './chooseMethod.ts';
import type { UploadFile } from './UploadFile.ts';

/** What a method needs besides the file. */
export interface MethodContext {
  http: HttpClient;
  settings: UploadSettings;
  metadata: UploadMetadata;
  /** Aborts when the upload is paused, aborted or timed out. */
  signal: AbortSignal;
  /** Whether what was sent must be removed from the server, asked when `signal` aborts. */
  isForGood: () => boolean;
  /** The hash of the file, which is computed while it is sent; null where this browser cannot. */
  hash: () => Promise<string | null>;
  /** Called with the bytes that have arrived. */
  onProgress: (bytes: number) => void;
}

/** Sends a file in one of the ways, and resolves to its entry. */
export type UploadMethod = (file: UploadFile, context: MethodContext) => Promise<FileEntry>;
