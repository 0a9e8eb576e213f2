// Builds `packages/data/dist`, which other teams install: plain ESM and types, a file for each module.
// Nothing is bundled, so `./contract` loads only what it imports, without React.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../files.mjs';
import { explain, print, step } from '../terminal.mjs';

export const packageFolder = join('packages', 'data');
const dist = join(packageFolder, 'dist');

/** The modules that an installer can name, as the manifest lists them. */
const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

/** The addresses below the package's name: `.`, `contract`, … */
export const entries = Object.keys(exports).map((entry) => entry.replace(/^\.\//, ''));

/** Modules that run in a thread of their own, and that no other imports. */
const workers = ['./src/uploads/hash/hashWorker.ts'];

/** Builds everything; takes some seconds. */
export async function buildData() {
  rmSync(dist, { recursive: true, force: true });
  const config = join(packageFolder, 'tsconfig.build.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve('tsconfig.browser.json'),
      compilerOptions: {
        target: 'ES2022',
        noEmit: false,
        declaration: true,
        stripInternal: true,
        rootDir: resolve(packageFolder, 'src'),
        outDir: resolve(dist),
      },
      include: [],
      files: [...Object.values(exports), ...workers].map((module) => resolve(packageFolder, module)),
    }),
  );
  try {
    await step('Building @segno/data', 'tsc', ['-p', config]);
  } finally {
    rmSync(config);
  }
  // The compiler leaves `new URL('./x.ts', import.meta.url)` as it is.
  for (const file of filesIn(dist, '.js')) {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(/(new URL\('\.[^']*?)\.ts(', import\.meta\.url\))/g, '$1.js$2');
    if (changed !== text) writeFileSync(file, changed);
  }
  // The compiler writes `./x.js` into code, and leaves `./x.ts` in types, which older compilers do not read.
  for (const file of filesIn(dist, '.d.ts')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from |import\()['"]\.[^'"]*?)\.ts(['"])/g, '$1.js$2'));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildData();
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
