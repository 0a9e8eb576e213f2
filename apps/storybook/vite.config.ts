import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const packages = join(import.meta.dirname, '../../packages');

/**
 * Every library that runs in the browser, as `package > library`. Vite reloads the page when it discovers a library
 * during a test run. Libraries that are listed here are optimized before the run.
 */
const libraries = new Set<string>();
for (const manifest of globSync('{*,features/*}/package.json', { cwd: packages })) {
  const { name } = JSON.parse(readFileSync(join(packages, manifest), 'utf8')) as { name: string };
  const folder = dirname(manifest);
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: join(packages, folder) })) {
    // Style files run during the build, and tests without a browser run in Node.
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

/** The configuration of Storybook and the browser tests. */
export default defineConfig({
  plugins: [
    // Class names begin as in the published package, which `RouterProvider` relies on.
    vanillaExtractPlugin({ identifiers: ({ debugId, hash }) => `segno-${debugId ?? ''}-${hash}` }),
    react(),
  ],
  // In tests react-stately virtualizes lists only if this variable is set. Otherwise it renders all rows.
  define: { 'process.env.VIRT_ON': '"on"' },
  optimizeDeps: {
    // The list below is complete: a search through all sources takes half a minute for each project of tests.
    noDiscovery: true,
    include: [
      // Only compiled style files import these.
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
