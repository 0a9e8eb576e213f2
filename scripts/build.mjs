// Builds the web app when its sources changed since the last build, then checks the byte budgets.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain, print, step } from './terminal.mjs';

const sources = ['packages', join('apps', 'web'), 'scripts', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const skipped = new Set(['node_modules', 'dist', 'e2e', 'storybook-static']);
/** The lines that the administration translates. */
const english = join('apps', 'web', 'dist', 'server', 'english.json');
const stamp = join('apps', 'web', 'dist', '.built');

/** Names, sizes and times of all sources in one hash. */
function fingerprint() {
  const hash = createHash('sha256');
  const walk = (path) => {
    const info = statSync(path);
    if (info.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!skipped.has(name)) walk(join(path, name));
    } else hash.update(`${path} ${info.size} ${info.mtimeMs}\n`);
  };
  for (const source of sources) walk(source);
  return hash.digest('hex');
}

/** Builds if needed. */
export async function build() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const cwd = join('apps', 'web');
  await step('Building the web app', 'vite', ['build'], { cwd });
  await step('Building its server side', 'vite', ['build', '--ssr', 'src/entry.server.tsx'], { cwd });
  await step('Writing the English lines', 'node', [join('scripts', 'messages.mjs'), '--lines', english], {});
  await step('Listing the files for use offline', 'node', [join('scripts', 'offlineFiles.mjs')], {});
  await step('Compressing assets', 'node', [join('scripts', 'compress.mjs')], {});
  print(await step('Checking the byte budgets', 'node', [join('scripts', 'budgets.mjs')], {}));
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build();
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
