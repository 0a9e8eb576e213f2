import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { devRender } from './devRender.ts';
import { splitFirstVisit } from './firstVisit.ts';
import { withoutUnusedParts } from './withoutUnusedParts.ts';

const server = process.env.SEGNO_SERVER ?? 'http://127.0.0.1:4300';

/**
 * The module with which stories test themselves: the appearance editor draws the stories of `@segno/ui`, and tests none.
 */
const withoutStoryTests = () => ({
  name: 'segno:without-story-tests',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === 'storybook/test' ? '\0segno-story-tests' : null),
  load: (id: string) =>
    id === '\0segno-story-tests'
      ? `export const fn = (run = () => undefined) => run;
         const none = undefined;
         export { none as expect, none as fireEvent, none as mocked, none as screen, none as userEvent, none as waitFor, none as within };`
      : null,
});

const plugins = () => [
  withoutStoryTests(),
  vanillaExtractPlugin(),
  react(),
  // The languages of the components' built-in messages.
  { ...optimizeLocales.vite({ locales: ['en-US', 'pl-PL', 'ar-AE'] }), enforce: 'pre' as const },
];

/**
 * The parts of react-router that report loading and navigation to tools for monitoring. The application has none, and its
 * first visit sends less without them. Routes and routers stay as they are.
 */
const withoutInstrumentation = () => ({
  name: 'segno:without-instrumentation',
  load: (id: string) =>
    id.endsWith('/react-router/dist/production/lib/router/instrumentation.js')
      ? `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
         export const getRouteInstrumentationUpdates = () => ({});
         export const instrumentClientSideRouter = (router) => router;
         export const instrumentHandler = (handler) => handler;
         export const instrumentationResultMetaContext = {};`
      : null,
});

/**
 * Refuses React Router's links, forms and `useSearchParams`. One use of them in any page adds 1.5 kB to every first visit,
 * because they share modules with the router itself.
 */
const withoutRouterLinks = (): Plugin => ({
  name: 'segno:without-router-links',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith('/lib/dom/lib.js')))
        this.error(
          'A page uses a link, form or useSearchParams of react-router: use Link of @segno/ui or useAddressQuery.',
        );
  },
});

/** Replaces Vite's helper of `import()` by `loadFiles`. */
const withLoadFiles = () => ({
  name: 'segno:load-files',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadFiles as __vitePreload } from ${JSON.stringify(fileURLToPath(new URL('src/loadFiles.ts', import.meta.url)))};`
      : null,
});

const client = (): UserConfig => ({
  plugins: [
    withoutInstrumentation(),
    withoutUnusedParts(),
    withoutRouterLinks(),
    withLoadFiles(),
    ...plugins(),
  ],
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    // The first versions with `:dir()`; the fallback by `:lang()` is only an approximation.
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
    // The list of files that `loadFiles` gets contains the imported file itself.
    modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] },
    rolldownOptions: { input: 'src/entry.client.tsx' },
  },
});

/**
 * The server entry, which renders first views: one bundle without external packages. It contains React's production
 * build, whatever `NODE_ENV` the server runs with: the development build takes four times as long.
 */
const serverSide = (): UserConfig => ({
  plugins: plugins(),
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/entry.server.tsx' } },
});

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  if (isSsrBuild) return serverSide();
  if (command === 'serve')
    return {
      plugins: [...plugins(), devRender(server)],
      server: { proxy: { '^/(api|media|auth|secure|health)(/|$)': server } },
    };
  const config = client();
  const { groups, plugin } = await splitFirstVisit(client());
  // Every first visit loads the list of all later files, so their addresses are short.
  const output = {
    codeSplitting: { groups },
    chunkFileNames: 'assets/[hash:7].js',
    assetFileNames: 'assets/[hash:7][extname]',
  };
  return {
    ...config,
    plugins: [plugin, ...(config.plugins ?? [])],
    build: {
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, output },
    },
  };
});
