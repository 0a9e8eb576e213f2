import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { projectOf } from './scripts/tests/projects.ts';

const browser = (contextOptions: BrowserContextOptions = {}, viewport = { width: 1280, height: 800 }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Milliseconds until a page counts as lost; on a busy machine the first one needs more than Vitest's minute.
  connectTimeout: 180_000,
  provider: playwright({
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
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport,
});

/** Vitest leaves a core free, which is half of a machine with two. A project does not inherit it from the root. */
const maxWorkers = '100%';

/** The files of a project, as a configuration in `folder` names them. */
const filesOf = (name: string, folder = '') => {
  const { include, exclude = [] } = projectOf(name);
  return {
    include: include.map((glob) => relative(folder, glob)),
    exclude: [...configDefaults.exclude, ...exclude.map((glob) => relative(folder, glob))],
  };
};

const server = (database: 'embedded' | 'postgres', globalSetup: string) =>
  ({
    extends: true,
    test: {
      name: `server-${database}`,
      ...filesOf(`server-${database}`),
      env: { TEST_DATABASE: database },
      globalSetup,
      maxWorkers,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }) satisfies TestProjectInlineConfiguration;

/** On two busy cores a page may lose a race that no person would: once more, and what is wrong fails again. */
const retry = 1;

/** Stories with their interactions and the accessibility check. `tag` leaves out the stories without it. */
const stories = (
  name: string,
  initialGlobals: { theme?: string; direction?: string; axeThemes?: 'both' },
  tag?: string,
) =>
  ({
    extends: './apps/storybook/vite.config.ts',
    root: 'apps/storybook',
    plugins: [
      import('@storybook/addon-vitest/vitest-plugin').then(({ storybookTest }) =>
        storybookTest({
          configDir: 'apps/storybook/.storybook',
          initialGlobals,
          ...(tag !== undefined && { tags: { include: [tag] } }),
        }),
      ),
    ],
    test: {
      name: `stories-${name}`,
      maxWorkers,
      isolate: false,
      testTimeout: 60_000,
      retry,
      browser: browser(),
    },
  }) satisfies TestProjectInlineConfiguration;

/** What the components of `@segno/ui` are in the hands of people whose device is set up differently. */
const mode = (
  name: string,
  contextOptions: BrowserContextOptions,
  viewport?: { width: number; height: number },
) =>
  ({
    extends: './apps/storybook/vite.config.ts',
    root: 'apps/storybook',
    // The stories are drawn by the tests themselves.
    optimizeDeps: {
      include: [
        '@storybook/addon-a11y/preview',
        '@storybook/addon-docs/blocks',
        '@storybook/react-vite',
        'storybook/test',
      ],
    },
    test: {
      name: `modes-${name}`,
      ...filesOf(`modes-${name}`, 'apps/storybook'),
      maxWorkers,
      testTimeout: 60_000,
      retry,
      browser: browser(contextOptions, viewport),
    },
  }) satisfies TestProjectInlineConfiguration;

/** Each project with what makes its configuration: preparing Storybook takes seconds that other projects do not need. */
const configurations: Record<string, () => TestProjectInlineConfiguration> = {
  unit: () => ({
    plugins: [vanillaExtractPlugin()],
    // Some compute for seconds on a busy machine; the limit is for tests that hang.
    test: { name: 'unit', ...filesOf('unit'), maxWorkers, testTimeout: 30_000 },
  }),
  'server-embedded': () => server('embedded', 'apps/server/src/db/testEmbedded.ts'),
  'server-postgres': () => server('postgres', 'apps/server/src/db/testPostgres.ts'),
  components: () => ({
    extends: './apps/storybook/vite.config.ts',
    root: 'apps/storybook',
    test: {
      name: 'components',
      ...filesOf('components', 'apps/storybook'),
      maxWorkers,
      testTimeout: 60_000,
      retry,
      browser: browser(),
    },
  }),
  'stories-light': () => stories('light', { theme: 'light', axeThemes: 'both' }),
  'stories-rtl': () => stories('rtl', { direction: 'rtl' }, 'rtl'),
  'stories-dark': () => stories('dark', { theme: 'dark' }),
  'modes-touch': () => mode('touch', { hasTouch: true, isMobile: true }, { width: 390, height: 844 }),
  'modes-forced': () => mode('forced', { forcedColors: 'active' }),
  'modes-zoom': () => mode('zoom', { deviceScaleFactor: 2 }, { width: 640, height: 400 }),
};

/** The projects that the command line names with `--project`, or every one. */
const asked = process.argv.flatMap((arg, index, args) =>
  arg === '--project'
    ? [args[index + 1] ?? '']
    : arg.startsWith('--project=')
      ? [arg.slice('--project='.length)]
      : [],
);
const isPlain = asked.length > 0 && asked.every((name) => name in configurations);
const names = isPlain ? asked : Object.keys(configurations);

export default defineConfig({
  test: {
    projects: names.map((name) => configurations[name]!()),
  },
});
