import type { UploadFile } from './UploadFile.ts';

export type MethodName = 'plain' | 'tus' | 's3' | 'multipart';

/** The settings of the site that uploads depend on. */
export interface UploadSettings {
  chunkSize: number;
  disableTus: boolean;
  /** Whether the files of the disk go directly to the store. */
  isDirect: boolean;
}

const megabyte = 1024 * 1024;

/** The method for a file (UPLOAD-4). */
export function chooseMethod(
  { size }: Pick<UploadFile, 'size'>,
  { isDirect, disableTus }: Omit<UploadSettings, 'chunkSize'>,
): MethodName {
  if (isDirect) return size < 100 * megabyte ? 's3' : 'multipart';
  return size >= 4 * megabyte && !disableTus ? 'tus' : 'plain';
}

/** Size of a part of an upload to the store: at least 20 MB, and large enough for at most 10,000 parts (UPLOAD-5). */
export const partSizeOf = (size: number): number =>
  Math.max(20 * megabyte, 5 * megabyte, Math.ceil(size / 10_000));
