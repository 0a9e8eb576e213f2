// The files that this branch changes: in commits since the merge base with the main branch, and uncommitted ones.
import { execFileSync } from 'node:child_process';

/** The commit that a change is compared with, and the changed files. */
export interface Change {
  base: string;
  files: string[];
}

/** Reads the change from git. `SEGNO_BASE` names another commit or branch to compare with. */
export function readChange(root: string): Change {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const isKnown = (name: string) => {
    try {
      git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
      return true;
    } catch {
      return false;
    }
  };
  const main =
    [process.env.SEGNO_BASE, 'origin/main', 'main'].find((name) => name && isKnown(name)) ?? 'HEAD';
  const base = git('merge-base', 'HEAD', main).trim();
  const list = (...args: string[]) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  const files = new Set([
    ...list('diff', '--name-only', '--no-renames', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ]);
  return { base, files: [...files].sort() };
}
