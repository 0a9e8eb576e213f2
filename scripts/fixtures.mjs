// Installs the packed `@segno/ui` and `@segno/data` into small applications and builds them. The tests of the project
// `installation` try these in a browser.
import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder as dataFolder } from './data/build.mjs';
import { packData } from './data/pack.mjs';
import { step } from './terminal.mjs';
import { packUi } from './ui/pack.mjs';
import { packageFolder as uiFolder } from './ui/surface.mjs';

const pnpm = 'pnpm@12.21.0';
const windows = process.platform === 'win32';

/** The applications, and for those that exist with either React, which one. */
const applications = [
  { name: 'vite', from: 'ui/vite' },
  { name: 'vite-tailwind', from: 'ui/vite-tailwind' },
  { name: 'next', from: 'ui/next' },
  { name: 'jsdom', from: 'ui/jsdom' },
  { name: 'examples', from: 'ui/examples' },
  { name: 'vanilla-extract', from: 'ui/vanilla-extract' },
  { name: 'ssr-18', from: 'ui/ssr' },
  { name: 'data', from: 'data/vite' },
  {
    name: 'ssr-19',
    from: 'ui/ssr',
    change: (manifest) => manifest.replaceAll('catalog:react18', 'catalog:'),
  },
];

/** The versions of this repository, so that results are reproducible. */
function workspace() {
  const ours = readFileSync('pnpm-workspace.yaml', 'utf8');
  const catalog = /^catalog:\n((?: .*\n)+)/m.exec(ours)[1];
  const pinned = [uiFolder, dataFolder].flatMap((folder) => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.keys(dependencies).map((name) => {
      const manifest = join(folder, 'node_modules', name, 'package.json');
      return `  '${name}': ${JSON.parse(readFileSync(manifest, 'utf8')).version}\n`;
    });
  });
  return [
    "packages:\n  - '*'\n",
    `catalog:\n${catalog}`,
    'catalogs:\n  react18:\n    react: 18.3.1\n    react-dom: 18.3.1\n',
    `overrides:\n${pinned.join('')}`,
    'allowBuilds:\n  esbuild: true\n  sharp: false\n',
  ].join('\n');
}

/** The first lines of the README, as a person would copy them. */
export function readmeLines() {
  const readme = readFileSync(join(uiFolder, 'README.md'), 'utf8');
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!code) throw new Error('packages/ui/README.md shows no lines to begin with.');
  return code;
}

/** Packs, installs and builds everything into a folder of its own; resolves the folder. */
export async function prepareInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'segno-packages-'));
  renameSync(await packUi(folder), join(folder, 'segno-ui.tgz'));
  renameSync(await packData(folder), join(folder, 'segno-data.tgz'));
  for (const { name, from, change = (text) => text } of applications) {
    const target = join(folder, name);
    cpSync(join('fixtures', from), target, { recursive: true });
    const manifest = join(target, 'package.json');
    const text = readFileSync(manifest, 'utf8').replace(/fixture-[\w-]+/, `fixture-${name}`);
    writeFileSync(manifest, change(text));
  }
  writeFileSync(join(folder, 'vite', 'src', 'App.tsx'), readmeLines());
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace());
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = { cwd: folder, shell: windows, env: { ...process.env, CI: 'true' } };
  await step(
    `Installing them into ${applications.length} applications`,
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
