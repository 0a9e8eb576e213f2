import type { UploadFile } from './UploadFile.ts';

/** What may be uploaded. */
export interface UploadRestrictions {
  /** In bytes. */
  maxSize?: number | undefined;
  /** Patterns of types (`audio/*`) and endings (`mp3`, `.mp3`). An empty list allows all. */
  allowedTypes?: readonly string[] | undefined;
  blockedTypes?: readonly string[] | undefined;
}

/** Why a file was not uploaded. Screens show texts by `code`; `message` is English. */
export interface UploadError {
  code: 'too_large' | 'type' | 'timeout' | 'failed';
  message: string;
  /** The largest size in bytes, of `too_large`. */
  size?: number;
}

/** Whether a file was not sent because it may not be uploaded. Another attempt ends in the same way. */
export const isRefusal = ({ code }: UploadError): boolean => code === 'too_large' || code === 'type';

const matches = ({ mime, extension }: UploadFile, pattern: string) =>
  pattern.includes('/')
    ? pattern.endsWith('/*')
      ? mime.startsWith(pattern.slice(0, -1))
      : mime === pattern
    : extension === pattern.replace(/^\./, '').toLowerCase();

/** A size for people: `1.5 MB`. */
export function formatSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log(bytes) / Math.log(1024)) : 0);
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}

/** Why a file may not be uploaded, or null (UPLOAD-3). */
export function findRefusal(
  file: UploadFile,
  { maxSize, allowedTypes = [], blockedTypes = [] }: UploadRestrictions,
): UploadError | null {
  if (maxSize !== undefined && file.size > maxSize) {
    const message = `file exceeds maximum allowed size of ${formatSize(maxSize)}`;
    return { code: 'too_large', message, size: maxSize };
  }
  const isAllowed = allowedTypes.length === 0 || allowedTypes.some((pattern) => matches(file, pattern));
  if (isAllowed && !blockedTypes.some((pattern) => matches(file, pattern))) return null;
  return { code: 'type', message: 'This file type is not allowed' };
}
