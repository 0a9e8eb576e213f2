import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const packages = join(import.meta.dirname, '../../packages');

/**
 * Every library that runs in the browser, as `package > library`. A library that is found in the middle of a run
 * reloads the page under the tests; one that is named here changes the configuration, so that it is prepared first.
 */
const libraries = new Set<string>();
for (const [name, folder] of [
  ['@segno/ui', 'ui'],
  ['@segno/data', 'data'],
  ['@segno/shell', 'features/shell'],
  ['@segno/player', 'features/player'],
  ['@segno/testing', 'features/testing'],
] as const) {
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: join(packages, folder) })) {
    // Styles are run while building, tests without a browser in Node.
    if (file.endsWith('.css.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(packages, folder, file), 'utf8');
    for (const [, type, library] of source.matchAll(
      /^(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?'([^'.][^']*)'/gm,
    )) {
      if (
        !type &&
        !/^(?:@segno\/|node:|storybook|@storybook\/|vitest(?:$|\/)|@vanilla-extract\/)/.test(library!)
      ) {
        libraries.add(`${name} > ${library}`);
      }
    }
    for (const [, library] of source.matchAll(/\bimport\('([^'.][^']*)'\)/g)) {
      if (!library!.startsWith('@segno/')) libraries.add(`${name} > ${library}`);
    }
  }
}

/** What Storybook and the browser tests share. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  // In tests react-stately draws long lists whole unless it is told that here is a real browser.
  define: { 'process.env.VIRT_ON': '"on"' },
  optimizeDeps: {
    entries: ['../../packages/**/*.{stories,test}.tsx', '.storybook/preview.tsx'],
    include: [
      // These appear only when styles are compiled.
      '@segno/ui > @vanilla-extract/css',
      '@segno/ui > @vanilla-extract/css/functionSerializer',
      '@segno/ui > @vanilla-extract/recipes/createRuntimeFn',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      ...[...libraries].toSorted((a, b) => a.localeCompare(b)),
    ],
  },
});
