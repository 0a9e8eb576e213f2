import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What Storybook and the browser tests share. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  // react-aria draws a virtual list whole in tests, and asks an environment that browsers do not have, unless told.
  define: { 'process.env.VIRT_ON': '"true"' },
  optimizeDeps: {
    // A dependency found in the middle of a run reloads the page under the tests. The scan reads every story and
    // test beforehand; vanilla-extract's own imports appear only after compilation, so they are named here.
    entries: ['../../packages/**/*.{stories,test}.tsx', '.storybook/preview.tsx'],
    include: [
      '@segno/ui > @vanilla-extract/css',
      '@segno/ui > @vanilla-extract/css/functionSerializer',
      '@segno/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@segno/ui > vitest-browser-react',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
  },
});
