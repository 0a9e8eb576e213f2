import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Permissions of the group and of others. */
const ofOthers = 0o077;

/** The modes of what the server creates. They hold also in a process whose umask is another one. */
export const privateModes = { file: 0o600, folder: 0o700 } as const;

/** Lets only this user read what the process creates from now on. Threads share the setting of their process. */
export function createPrivateFiles(): void {
  if (isMainThread) process.umask(ofOthers);
}

/** Numbers of files and folders. */
interface PrivacyReport {
  /** Those whose mode was changed. */
  changed: number;
  /** Those that belong to another user, whose mode stays. */
  refused: number;
}

/**
 * Takes the permissions of other users from a folder and everything in it: folders get mode 700 and files 600. Earlier
 * versions created the files of the embedded database with 666. Links are not followed.
 */
export async function makePrivate(folder: string): Promise<PrivacyReport> {
  const report: PrivacyReport = { changed: 0, refused: 0 };
  if (process.platform === 'win32') return report;
  const visit = async (path: string) => {
    // Other code may remove a file at any time.
    const info = await lstat(path).catch(() => null);
    if (!info?.isDirectory() && !info?.isFile()) return;
    if ((info.mode & ofOthers) !== 0) {
      const code = await chmod(path, info.mode & 0o700).then(
        () => '',
        (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
      );
      if (code === '') report.changed += 1;
      else if (code !== 'ENOENT') report.refused += 1;
    }
    if (!info.isDirectory()) return;
    for (const name of await readdir(path).catch(() => [])) await visit(join(path, name));
  };
  await visit(folder);
  return report;
}
