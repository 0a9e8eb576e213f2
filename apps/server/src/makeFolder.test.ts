import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './makeFolder.ts';

test('a folder is created with its parents, and an existing one is not changed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'segno-folder-'));
  await makeFolder(join(root, 'a', 'b', 'c'));
  await makeFolder(join(root, 'a', 'b', 'c'));
  expect(statSync(join(root, 'a', 'b', 'c')).isDirectory()).toBe(true);
  writeFileSync(join(root, 'file'), '');
  await expect(makeFolder(join(root, 'file'))).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(root, 'file', 'a'))).rejects.toThrow('ENOTDIR');
  rmSync(root, { recursive: true });
});
