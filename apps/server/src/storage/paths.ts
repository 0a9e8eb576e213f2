import { randomBytes } from 'node:crypto';

/** Two letters as the folder, so that no folder has too many files. */
const usable = /^(?:[a-z0-9_-]{1,40}\/)?[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** A new random path without any part of a file name, optionally in a folder with a name of `[a-z0-9_-]`. */
export function newPath(folder?: string): string {
  const name = randomBytes(16).toString('hex');
  const path = `${name.slice(0, 2)}/${name}`;
  return folder ? `${folder}/${path}` : path;
}

/** Whether a path was made by `newPath`. */
export const isStoragePath = (path: string): boolean => usable.test(path);
