// Loads the home page cold in Chromium, slowed down as DESIGN.md's budgets say, and prints medians of five loads.
// `--against <address>` loads another running Segno in turns with this one: on a machine whose speed changes only
// loads that alternate can be compared. `--loads <n>` takes more of them.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from './build.mjs';
import { explain, say } from './say.mjs';

const { values: options } = parseArgs({
  options: { against: { type: 'string' }, loads: { type: 'string', default: '5' } },
});
const loads = Number(options.loads);
const port = process.env.PORT ?? '4391';
const address = `http://localhost:${port}/`;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;
const limits = { 'First paint': 500, 'Largest paint': 1000, 'Blocking time': 100, 'Layout shift': 0 };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Waits until an address answers well. */
async function answering(url, server) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered.');
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within a minute.`);
}

/** Waits until nothing new has been made in a folder for a while: the demo's music comes in the background. */
async function quiet(folder) {
  const pause = 15_000;
  for (let before = -1, tries = 0; tries < 40; tries += 1) {
    const made = readdirSync(folder, { recursive: true }).filter((name) => !name.includes('.tmp')).length;
    if (made === before) return;
    before = made;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Gathers what the page measures of itself. Runs in the page before anything else. */
function observe() {
  const seen = { paint: 0, largest: 0, largestElement: '', blocking: 0, shift: 0 };
  globalThis.segnoMeasures = seen;
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
    seen.largestElement = entry.url || entry.element?.tagName || '';
  });
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
}

async function load(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const bytes = { script: 0, style: 0, all: 0 };
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
    if (kinds.get(requestId) === 'Stylesheet') bytes.style += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => globalThis.segnoMeasures);
  await context.close();
  return { ...seen, bytes };
}

/** Prints the medians of some loads beside their budgets. */
function report(results) {
  const rows = {
    'First paint': median(results.map(({ paint }) => paint)),
    'Largest paint': median(results.map(({ largest }) => largest)),
    'Blocking time': median(results.map(({ blocking }) => blocking)),
    'Layout shift': median(results.map(({ shift }) => shift)),
  };
  for (const [name, value] of Object.entries(rows)) {
    const limit = limits[name];
    const unit = name === 'Layout shift' ? '' : ' ms';
    say(
      `  ${name.padEnd(14)} ${name === 'Layout shift' ? value.toFixed(3) : Math.round(value)}${unit} (budget ${limit}${unit})${value > limit ? '  OVER' : ''}`,
    );
  }
  say(`  largest element: ${results[0].largestElement}`);
  const kB = (pick) => `${(median(results.map(({ bytes }) => pick(bytes))) / 1000).toFixed(1)} kB`;
  say(`  transferred: scripts ${kB((b) => b.script)}, styles ${kB((b) => b.style)}, all ${kB((b) => b.all)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'segno-bench-'));
let server;
try {
  await build();
  server = spawn('node', ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, SEGNO_DATA_DIR: folder, LOG_LEVEL: 'error' },
  });
  await answering(new URL('/health', address), server);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  // Once without measuring, so that the pictures are made; then until the server has nothing left to make.
  const addresses = options.against ? [address, options.against] : [address];
  for (const url of addresses) await load(browser, url);
  await quiet(join(folder, 'media'));
  const results = addresses.map(() => []);
  for (let index = 0; index < loads; index += 1)
    for (const [which, url] of addresses.entries()) results[which].push(await load(browser, url));
  await browser.close();
  say(`Home, cold, ${cpuSlowdown}x CPU slowdown, 1.6 Mbit/s down, 150 ms round trip; medians of ${loads}`);
  say(`${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}`);
  for (const [which, url] of addresses.entries()) {
    if (addresses.length > 1) say(url);
    report(results[which]);
  }
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
} finally {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.on('exit', resolve));
  }
  rmSync(folder, { recursive: true, force: true });
}
