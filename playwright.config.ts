import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4390);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'segno-e2e-'));
// Outside the repository, where no installed package is found but the ones in the folder itself.
process.env.E2E_PACKAGE ??= join(tmpdir(), `segno-e2e-package-${port}`);

/** Journeys through the packaged application, with a real server, a real database and real sound. */
export default defineConfig({
  testDir: 'apps/web/e2e',
  fullyParallel: true,
  workers: 2,
  // Other tests use the processors at the same time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // In a whole run, other tests use the processors too. `npm test` names what did not pass at once.
  retries: 2,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // An element that never comes fails the step that waits for it, and not the whole journey without a word.
    actionTimeout: 60_000,
    // A trace takes a fifth of the processor time of a journey.
    trace: 'on-first-retry',
    // Without a graphics card every frame of an animation is drawn by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: `node scripts/package.mjs "${process.env.E2E_PACKAGE}" --start`,
    url: `http://localhost:${port}/health`,
    // A machine that runs other tests takes minutes for the package and the demo.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      SEGNO_DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Making all recordings takes minutes of processor time; the journeys play a few.
      SEGNO_DEMO_AHEAD: '0',
      // New people of journeys come from networks of their own: one network registers 20 times an hour.
      SEGNO_TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
      // That of the admin, with which journeys sign in.
      SEGNO_DEMO_PASSWORD: 'velvet moth lantern',
    },
  },
});
