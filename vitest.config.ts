import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
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
  viewport: { width: 1280, height: 800 },
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

/** Every story, with its interactions and the accessibility check, in one theme or direction. */
const stories = (name: string, initialGlobals: { theme?: string; direction?: string }) =>
  ({
    extends: './apps/storybook/vite.config.ts',
    root: 'apps/storybook',
    plugins: [storybookTest({ configDir: 'apps/storybook/.storybook', initialGlobals })],
    test: { name: `stories-${name}`, isolate: false, testTimeout: 60_000, browser: browser() },
  }) satisfies TestProjectInlineConfiguration;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'apps/web/src/**/*.test.ts',
            'apps/storybook/**/*.test.ts',
          ],
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
          browser: browser(),
        },
      },
      stories('light', { theme: 'light' }),
      stories('dark', { theme: 'dark' }),
      stories('rtl', { direction: 'rtl' }),
    ],
  },
});
