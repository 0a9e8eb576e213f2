import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { privateModes } from './privateFiles.ts';

/**
 * Creates a folder and its parents, for this user only. Node.js's own `recursive` never returns where a folder cannot be created although
 * its parent exists, such as in `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: privateModes.folder });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST' && (await isFolder(path))) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || parent === path || (await isFolder(parent))) throw error;
    await makeFolder(parent);
    // Another call may have created it meanwhile.
    await makeFolder(path);
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
