// `npm run test:ui-package`: installs the packed `@segno/ui` into small applications, builds them, and tries them in a
// browser. `npm test` does the same.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain, say, step } from '../say.mjs';
import { packUi } from './pack.mjs';
import { packageFolder } from './surface.mjs';

const pnpm = 'pnpm@12.21.0';
const windows = process.platform === 'win32';

/** The applications, and for those that exist with either React, which one. */
const applications = [
  { name: 'vite', from: 'vite' },
  { name: 'vanilla-extract', from: 'vanilla-extract' },
  { name: 'ssr-18', from: 'ssr' },
  { name: 'ssr-19', from: 'ssr', change: (manifest) => manifest.replaceAll('catalog:react18', 'catalog:') },
];

/** The versions of this repository, so that a test says the same tomorrow. */
function workspace() {
  const ours = readFileSync('pnpm-workspace.yaml', 'utf8');
  const catalog = /^catalog:\n((?: .*\n)+)/m.exec(ours)[1];
  const { dependencies } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const pinned = Object.keys(dependencies).map((name) => {
    const manifest = join(packageFolder, 'node_modules', name, 'package.json');
    return `  '${name}': ${JSON.parse(readFileSync(manifest, 'utf8')).version}\n`;
  });
  return [
    "packages:\n  - '*'\n",
    `catalog:\n${catalog}`,
    'catalogs:\n  react18:\n    react: 18.3.1\n    react-dom: 18.3.1\n',
    `overrides:\n${pinned.join('')}`,
    'allowBuilds:\n  esbuild: true\n',
  ].join('\n');
}

/** The first lines of the README, as a person would copy them. */
export function readmeLines() {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!code) throw new Error('packages/ui/README.md shows no lines to begin with.');
  return code;
}

/** Packs, installs and builds everything into a folder of its own; resolves the folder. */
export async function prepareInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'segno-ui-'));
  const tarball = await packUi(folder);
  renameSync(tarball, join(folder, 'segno-ui.tgz'));
  for (const { name, from, change = (text) => text } of applications) {
    const target = join(folder, name);
    cpSync(join('fixtures', 'ui', from), target, { recursive: true });
    const manifest = join(target, 'package.json');
    const text = readFileSync(manifest, 'utf8').replace(`fixture-${from}`, `fixture-${name}`);
    writeFileSync(manifest, change(text));
  }
  writeFileSync(join(folder, 'vite', 'src', 'App.tsx'), readmeLines());
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace());
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = { cwd: folder, shell: windows, env: { ...process.env, CI: 'true' } };
  await step(
    'Installing it into four applications',
    'npx',
    ['-y', pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    options,
  );
  await step(
    'Building the applications',
    'npx',
    ['-y', pnpm, '-r', '--workspace-concurrency=2', 'build'],
    options,
  );
  return folder;
}

/** What Playwright is asked to try on the applications; it finds their folder in `SEGNO_FIXTURES`. */
export const tryInstallation = ['test', '--config', join('fixtures', 'ui', 'playwright.config.js')];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let folder;
  try {
    folder = await prepareInstallation();
    const env = { ...process.env, SEGNO_FIXTURES: folder };
    const child = spawn('playwright', tryInstallation, { stdio: 'inherit', env, shell: windows });
    process.exitCode = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
  } catch (error) {
    say(explain(error));
    process.exitCode = 1;
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}
