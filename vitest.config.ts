import { join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesWithoutTag } from './scripts/tests/filesWithoutTag.ts';
import { projectOf } from './scripts/tests/projects.ts';
import { temporaryFolder } from './scripts/tests/temporaryFolder.ts';

interface Viewport {
  width: number;
  height: number;
}
const desktop: Viewport = { width: 1280, height: 800 };

const chromium = (contextOptions: BrowserContextOptions = {}) =>
  playwright({
    contextOptions,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  });

const browser = (contextOptions?: BrowserContextOptions) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Stacks are mapped with the maps on the disk.
  dependencySourcemaps: false,
  // Milliseconds until a page counts as lost; on a busy machine the first one needs more than Vitest's minute.
  connectTimeout: 180_000,
  provider: chromium(contextOptions),
  instances: [{ browser: 'chromium' as const }],
  viewport: desktop,
});

/** Vitest leaves a core free, which is half of a machine with two. A project does not inherit it from the root. */
const maxWorkers = '100%';

/**
 * Test files of a worker share the modules that they import, which halves the processor time of a run. A test that
 * replaces a module loads what uses it again (`vi.resetModules`).
 */
const isolate = false;

process.env.TMPDIR = temporaryFolder();

/** The files of a project, as a configuration in `folder` names them. */
const filesOf = (name: string, folder = '') => {
  const { include, exclude = [] } = projectOf(name);
  return {
    include: include.map((glob) => relative(folder, glob)),
    exclude: [...configDefaults.exclude, ...exclude.map((glob) => relative(folder, glob))],
  };
};

/** Flags of V8 that keep it from optimizing WebAssembly. */
const unoptimized = '--no-wasm-tier-up --no-wasm-dynamic-tiering';

/**
 * For the processes that tests of the server start. Optimizing the embedded database costs more processor time than it
 * saves in the seconds for which such a process runs.
 */
const nodeOptions = `--import data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('${encodeURI(unoptimized)}')`;

const server = (database: 'embedded' | 'postgres', globalSetup: string) =>
  ({
    extends: true,
    test: {
      name: `server-${database}`,
      ...filesOf(`server-${database}`),
      env: { TEST_DATABASE: database, NODE_OPTIONS: nodeOptions },
      globalSetup,
      maxWorkers,
      isolate,
      // Beside the journeys and the builds a test takes up to thirty times as long as alone.
      testTimeout: 90_000,
      hookTimeout: 90_000,
    },
  }) satisfies TestProjectInlineConfiguration;

/** On two busy cores a test can fail because of its timing. It runs up to three times; a real fault fails each time. */
const retry = 2;

interface StoryGlobals {
  theme?: string;
  direction?: string;
  /** Runs axe in the other theme too. */
  axeThemes?: 'both';
  /** Leaves axe out. */
  a11y?: { manual: true };
}

/** Stories with their interactions. `tag` leaves out the stories without it, and the files that have none with it. */
const stories = (name: string, initialGlobals: StoryGlobals, tag?: string) =>
  ({
    extends: './apps/storybook/vite.config.ts',
    root: 'apps/storybook',
    plugins: [
      import('@storybook/addon-vitest/vitest-plugin').then(({ storybookTest }) =>
        storybookTest({
          configDir: 'apps/storybook/.storybook',
          initialGlobals: { ...initialGlobals },
          ...(tag !== undefined && { tags: { include: [tag] } }),
        }),
      ),
    ],
    test: {
      name: `stories-${name}`,
      ...(tag !== undefined && {
        exclude: [
          ...configDefaults.exclude,
          ...filesWithoutTag(projectOf(`stories-${name}`)).map((file) => join(import.meta.dirname, file)),
        ],
      }),
      // The first file is loaded before the others.
      setupFiles: [join(import.meta.dirname, 'apps/storybook/.storybook/plainInteractions.ts')],
      sequence: { setupFiles: 'list' },
      maxWorkers,
      isolate,
      testTimeout: 60_000,
      retry,
      // A dialog that fades in is not visible yet when its text is found.
      browser: browser({ reducedMotion: 'reduce' }),
    },
  }) satisfies TestProjectInlineConfiguration;

/** Set-ups of a device, each with the project that tests on it. */
const devices: Record<string, { contextOptions?: BrowserContextOptions; viewport?: Viewport }> = {
  components: {},
  'modes-touch': {
    contextOptions: { hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  },
  'modes-pseudo': {},
  'modes-forced': { contextOptions: { forcedColors: 'active' } },
  'modes-zoom': { contextOptions: { deviceScaleFactor: 2 }, viewport: { width: 640, height: 400 } },
};

/**
 * Tests that draw components themselves, on every device. They are instances of one project, so that one server
 * compiles the sources for all of them; Vitest calls each by its own name.
 */
const drawn = (): TestProjectInlineConfiguration => ({
  extends: './apps/storybook/vite.config.ts',
  root: 'apps/storybook',
  // Each file loads every module again. Sources change in watch mode only, so that a run reads them from the cache.
  ...(process.argv.includes('run') && { server: { headers: { 'Cache-Control': 'max-age=3600' } } }),
  optimizeDeps: {
    include: [
      '@storybook/addon-a11y/preview',
      '@storybook/addon-docs/blocks',
      '@storybook/react-vite',
      'storybook/test',
    ],
  },
  test: {
    name: 'drawn',
    maxWorkers,
    testTimeout: 60_000,
    retry,
    browser: {
      ...browser(),
      instances: Object.entries(devices).map(([name, { contextOptions, viewport = desktop }]) => ({
        browser: 'chromium' as const,
        name,
        ...filesOf(name, 'apps/storybook'),
        provider: chromium(contextOptions),
        viewport,
      })),
    },
  },
});

/** Each project with what makes its configuration: preparing Storybook takes seconds that other projects do not need. */
const configurations: Record<string, () => TestProjectInlineConfiguration> = {
  unit: () => ({
    plugins: [vanillaExtractPlugin()],
    // Some tests compute for seconds on a busy machine; the limit is for tests that hang.
    test: { name: 'unit', ...filesOf('unit'), maxWorkers, isolate, testTimeout: 30_000 },
  }),
  'server-embedded': () => server('embedded', 'apps/server/src/testing/testEmbedded.ts'),
  'server-postgres': () => server('postgres', 'apps/server/src/testing/testPostgres.ts'),
  'stories-light': () => stories('light', { theme: 'light', axeThemes: 'both' }),
  // axe has no rule that depends on the direction.
  'stories-rtl': () => stories('rtl', { direction: 'rtl', a11y: { manual: true } }, 'rtl'),
  'stories-dark': () => stories('dark', { theme: 'dark' }),
};

/** The projects that the command line names with `--project`, or every one. */
const asked = process.argv.flatMap((arg, index, args) =>
  arg === '--project'
    ? [args[index + 1] ?? '']
    : arg.startsWith('--project=')
      ? [arg.slice('--project='.length)]
      : [],
);
const isKnown = (name: string) => name in configurations || name in devices;
const names =
  asked.length > 0 && asked.every(isKnown)
    ? asked
    : [...Object.keys(configurations), ...Object.keys(devices)];

export default defineConfig({
  test: {
    projects: [...new Set(names.map((name) => configurations[name] ?? drawn))].map((configure) =>
      configure(),
    ),
  },
});
