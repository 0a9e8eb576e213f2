import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const browser = (contextOptions: BrowserContextOptions = {}, viewport = { width: 1280, height: 800 }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
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

const server = (database: 'embedded' | 'postgres', globalSetup: string) =>
  ({
    extends: true,
    test: {
      name: `server-${database}`,
      include: ['apps/server/src/**/*.test.ts'],
      env: { TEST_DATABASE: database },
      globalSetup,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }) satisfies TestProjectInlineConfiguration;

/** On two busy cores a page may lose a race that no person would: once more, and what is wrong fails again. */
const retry = 1;

/** Every story, with its interactions and the accessibility check, in one theme or direction. */
const stories = (name: string, initialGlobals: { theme?: string; direction?: string }) =>
  ({
    extends: './apps/storybook/vite.config.ts',
    root: 'apps/storybook',
    plugins: [storybookTest({ configDir: 'apps/storybook/.storybook', initialGlobals })],
    test: { name: `stories-${name}`, isolate: false, testTimeout: 60_000, retry, browser: browser() },
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
      include: [`modes/{checks,${name}}.test.ts`],
      testTimeout: 60_000,
      retry,
      browser: browser(contextOptions, viewport),
    },
  }) satisfies TestProjectInlineConfiguration;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.mjs', 'apps/web/src/**/*.test.ts'],
        },
      },
      server('embedded', 'apps/server/src/db/testEmbedded.ts'),
      server('postgres', 'apps/server/src/db/testPostgres.ts'),
      {
        extends: './apps/storybook/vite.config.ts',
        root: 'apps/storybook',
        test: {
          name: 'components',
          include: ['../../packages/{ui,data,features/*}/src/**/*.test.tsx'],
          testTimeout: 60_000,
          retry,
          browser: browser(),
        },
      },
      stories('light', { theme: 'light' }),
      stories('dark', { theme: 'dark' }),
      stories('rtl', { direction: 'rtl' }),
      mode('touch', { hasTouch: true, isMobile: true }, { width: 390, height: 844 }),
      mode('forced', { forcedColors: 'active' }),
      mode('zoom', { deviceScaleFactor: 2 }, { width: 640, height: 400 }),
    ],
  },
});
