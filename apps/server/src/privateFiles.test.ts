import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePrivate } from './privateFiles.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'segno-private-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

const modeOf = async (...path: string[]) => ((await stat(join(root, ...path))).mode & 0o777).toString(8);

test('FILE-1 folders get mode 700 and files 600, and an executable file stays one for its owner', async () => {
  await mkdir(join(root, 'data', 'media', 'images'), { recursive: true });
  await writeFile(join(root, 'data', 'media', 'images', 'cover'), '');
  await writeFile(join(root, 'data', 'run'), '');
  for (const path of ['data', 'data/media', 'data/media/images']) await chmod(join(root, path), 0o755);
  await chmod(join(root, 'data/media/images/cover'), 0o666);
  await chmod(join(root, 'data/run'), 0o755);
  expect(await makePrivate(join(root, 'data'))).toEqual({ changed: 5, refused: 0 });
  expect(await modeOf('data')).toBe('700');
  expect(await modeOf('data/media/images')).toBe('700');
  expect(await modeOf('data/media/images/cover')).toBe('600');
  expect(await modeOf('data/run')).toBe('700');
  expect(await makePrivate(join(root, 'data'))).toEqual({ changed: 0, refused: 0 });
});

test('FILE-1 the target of a link, and a folder that is missing, are left alone', async () => {
  await mkdir(join(root, 'data'));
  await writeFile(join(root, 'elsewhere'), '');
  await chmod(join(root, 'elsewhere'), 0o644);
  await symlink(join(root, 'elsewhere'), join(root, 'data', 'link'));
  await makePrivate(join(root, 'data'));
  await makePrivate(join(root, 'none'));
  expect(await modeOf('elsewhere')).toBe('644');
  expect(await readdir(root)).toEqual(['data', 'elsewhere']);
});
