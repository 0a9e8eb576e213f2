// Finds the Chromium for tests and benchmarks, and installs one if there is none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installDebian } from './debian.mjs';
import { step } from './terminal.mjs';

/** Path of a Chromium: that of `CHROMIUM_PATH`, an installed one, Debian's, or Playwright's own download. */
export async function findBrowser() {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ].find((path) => path && existsSync(path));
  if (known) return known;
  if (canInstall()) {
    await installDebian('Installing Chromium for the tests', ['chromium', 'fonts-dejavu-core']);
    return '/usr/bin/chromium';
  }
  await step(
    'Downloading Chromium for the tests',
    join('node_modules', '.bin', 'playwright'),
    ['install', 'chromium'],
    {
      shell: process.platform === 'win32',
    },
  );
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}
