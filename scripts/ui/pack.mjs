// `npm run pack:ui`: builds `@segno/ui`, packs it as it would be published, and has publint and arethetypeswrong judge it.
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain, say, step } from '../say.mjs';
import { buildUi } from './build.mjs';
import { packageFolder, readSurface } from './surface.mjs';

const pnpm = 'pnpm@12.21.0';

/** Builds and packs; resolves the path of the tarball. */
export async function packUi(folder) {
  await buildUi();
  mkdirSync(folder, { recursive: true });
  await step('Packing it', 'npx', ['-y', pnpm, 'pack', '--pack-destination', resolve(folder)], {
    cwd: packageFolder,
    shell: process.platform === 'win32',
  });
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  return resolve(folder, name);
}

/** Fails when a bundler, Node or TypeScript would stumble over the package. */
export async function judge(tarball) {
  const names = readSurface().map(({ name }) => (name === 'index' ? '.' : name));
  const judges = [
    step('publint', 'publint', ['run', '--strict', tarball]),
    step('Are the types wrong?', 'attw', [tarball, '--profile', 'esm-only', '--entrypoints', ...names]),
  ];
  return Promise.allSettled(judges);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const tarball = await packUi(join('node_modules', '.cache', 'segno-ui'));
    for (const { reason } of await judge(tarball)) if (reason) throw reason;
    say(`Packed: ${tarball}`);
  } catch (error) {
    say(explain(error));
    process.exit(1);
  }
}
