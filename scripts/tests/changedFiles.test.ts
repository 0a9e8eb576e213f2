import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readChange } from './changedFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'segno-change-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', message);
};

beforeAll(() => {
  vi.stubEnv('SEGNO_BASE', undefined);
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['changed.ts', 'deleted.ts', 'kept.ts', 'moved.ts']) write(name, `// ${name}`);
  write('.gitignore', 'ignored.ts');
  commit('first');
  git('checkout', '--quiet', '-b', 'branch');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('a change contains the commits of the branch and uncommitted, deleted, moved and new files', () => {
  const base = git('rev-parse', 'main');
  expect(readChange(root)).toEqual({ base, files: [] });
  write('changed.ts', '// another text');
  commit('second');
  rmSync(join(root, 'deleted.ts'));
  renameSync(join(root, 'moved.ts'), join(root, 'place.ts'));
  write('new file.ts', '');
  write('ignored.ts', '');
  const files = ['changed.ts', 'deleted.ts', 'moved.ts', 'new file.ts', 'place.ts'];
  expect(readChange(root)).toEqual({ base, files });
});

test('later commits of the main branch are not part of the change', () => {
  const base = git('rev-parse', 'main');
  git('stash', '--quiet', '--include-untracked');
  git('checkout', '--quiet', 'main');
  write('kept.ts', '// changed on main');
  commit('third');
  git('checkout', '--quiet', 'branch');
  expect(readChange(root)).toEqual({ base, files: ['changed.ts'] });
});

test('SEGNO_BASE names another commit to compare with', () => {
  vi.stubEnv('SEGNO_BASE', 'branch');
  expect(readChange(root)).toEqual({ base: git('rev-parse', 'branch'), files: [] });
});
