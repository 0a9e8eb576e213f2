// Packs a package as it would be published, and has publint and arethetypeswrong check it.
import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { step } from './terminal.mjs';

const pnpm = 'pnpm@12.21.0';

/** Packs a built package; resolves the path of the tarball. */
export async function pack(packageFolder, folder) {
  mkdirSync(folder, { recursive: true });
  const before = new Set(readdirSync(folder));
  await step('Packing it', 'npx', ['-y', pnpm, 'pack', '--pack-destination', resolve(folder)], {
    cwd: packageFolder,
    shell: process.platform === 'win32',
  });
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return resolve(folder, tarballs.find((file) => !before.has(file)) ?? tarballs[0]);
}

/** Resolves what publint and arethetypeswrong say about the entries of a tarball: `.`, `Button`, …. */
export const checkPackage = (tarball, entries) =>
  Promise.allSettled([
    step('publint', 'publint', ['run', '--strict', tarball]),
    step('Are the types wrong?', 'attw', [tarball, '--profile', 'esm-only', '--entrypoints', ...entries]),
  ]);
