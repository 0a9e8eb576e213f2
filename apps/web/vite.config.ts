import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devRender } from './devRender.ts';

const server = process.env.SEGNO_SERVER ?? 'http://127.0.0.1:4300';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // The languages that the components' own words are shipped in.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    devRender(server),
  ],
  server: { proxy: { '^/(api|media|auth|secure|health)(/|$)': server } },
  ssr: { noExternal: true as const, external: [] },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, rollupOptions: { input: 'src/entry.server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rollupOptions: { input: 'src/entry.client.tsx' },
      },
}));
