// Loads the home page cold in Chromium, slowed down as BUDGET-2 says, as a guest and as a signed-in person, and prints
// medians of five loads; fails when one of them is over its budget. Loads of an empty page alternate with it: the
// paint budgets are multiples of its first paint, because the speed of machines varies.
// `--against <address>` alternates with loads of another running Segno: on a machine with varying speed only
// alternating loads can be compared. `--loads <n>` sets their number. Lighthouse's figures of the main pages follow:
// `--lighthouse <n>` sets the number of its runs, 0 leaves it out.
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { openPage, startChromium } from './devtools.mjs';
import { printLighthouse } from './lighthouse.mjs';
import { explain, print } from './terminal.mjs';
import { serve } from './serve.mjs';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    loads: { type: 'string', default: '5' },
    lighthouse: { type: 'string', default: '3' },
  },
});
const loads = Number(options.loads);
const port = process.env.PORT ?? '4391';
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;
/** Paint budgets, as multiples of the first paint of an empty page. */
const multiples = { 'First paint': 2, 'Largest paint': 3.5 };
const limits = { 'Blocking time': 100, 'Layout shift': 0 };
const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><p>Two words</p></html>';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Waits until no file was added to a folder for some time: pictures are made in the background. */
async function quiet(folder) {
  const pause = 5_000;
  for (let before = -1, tries = 0; tries < 40; tries += 1) {
    const made = readdirSync(folder, { recursive: true }).filter((name) => !name.includes('.tmp')).length;
    if (made === before) return;
    before = made;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Reads the performance entries of a page. Runs in the page after the measurement, so that it does not affect it. */
async function gather() {
  const seen = { paint: 0, largest: 0, largestElement: '', blocking: 0, shift: 0 };
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
  await new Promise((resolve) => setTimeout(resolve, 500));
  return seen;
}

/** Resolves once the page is loaded and no request was sent for some milliseconds. */
function loaded(page, pause = 1500) {
  return new Promise((resolve) => {
    const open = new Set();
    let isLoaded = false;
    let timer;
    const stop = page.on(({ method, params }) => {
      if (method === 'Network.requestWillBeSent') open.add(params.requestId);
      if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed')
        open.delete(params.requestId);
      if (method === 'Page.loadEventFired') isLoaded = true;
      clearTimeout(timer);
      if (isLoaded && open.size === 0)
        timer = setTimeout(() => {
          stop();
          resolve();
        }, pause);
    });
  });
}

/** Signs the demo's listener in. Returns the cookies of a browser with this session. */
async function signIn(address) {
  const cookies = new Map();
  const take = (answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value);
    }
    return answer;
  };
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  take(await fetch(address));
  const { settings } = await (await fetch(new URL('/api/v1/startup', address))).json();
  const answer = take(
    await fetch(new URL('/auth/login', address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: header(),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      },
      body: JSON.stringify({ ...settings.demo_account, remember: true }),
    }),
  );
  if (!answer.ok) throw new Error(`The demo account was not signed in: ${await answer.text()}`);
  return [...cookies].map(([name, value]) => ({ name, value, url: address }));
}

/** Loads an address in a new browser profile, with these cookies. */
async function load(browser, { url, cookies = [] }) {
  const page = await openPage(browser);
  const { send } = page;
  const bytes = { script: 0, style: 0, all: 0 };
  const kinds = new Map();
  const stop = page.on(({ method, params }) => {
    if (method === 'Network.responseReceived') kinds.set(params.requestId, params.type);
    if (method !== 'Network.loadingFinished') return;
    bytes.all += params.encodedDataLength;
    if (kinds.get(params.requestId) === 'Script') bytes.script += params.encodedDataLength;
    if (kinds.get(params.requestId) === 'Stylesheet') bytes.style += params.encodedDataLength;
  });
  await send('Page.enable');
  await send('Network.enable');
  await send('Network.setCookies', { cookies });
  await send('Network.emulateNetworkConditions', network);
  await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const isLoaded = loaded(page);
  const { errorText } = await send('Page.navigate', { url });
  if (errorText) throw new Error(`${url} could not be opened: ${errorText}`);
  await isLoaded;
  const seen = await page.run(`(${gather.toString()})()`);
  stop();
  await page.close();
  return { ...seen, bytes };
}

/**
 * Prints the medians of some loads beside their budgets, for an empty page that was painted at `empty` milliseconds.
 * Returns whether all budgets are met.
 */
function report(results, empty) {
  const medians = {
    'First paint': median(results.map(({ paint }) => paint)),
    'Largest paint': median(results.map(({ largest }) => largest)),
    'Blocking time': median(results.map(({ blocking }) => blocking)),
    'Layout shift': median(results.map(({ shift }) => shift)),
  };
  let areMet = true;
  for (const [name, value] of Object.entries(medians)) {
    const times = multiples[name];
    const limit = times ? times * empty : limits[name];
    const text = (number) => (name === 'Layout shift' ? number.toFixed(3) : `${number.toFixed(0)} ms`);
    const relation = times ? `, ${(value / empty).toFixed(1)} of ${times} times the empty page` : '';
    const isOver = value > limit;
    if (isOver) areMet = false;
    print(`  ${name.padEnd(14)} ${text(value)} (budget ${text(limit)}${relation})${isOver ? '  OVER' : ''}`);
  }
  print(`  largest element: ${results[0].largestElement}`);
  const kB = (pick) => `${(median(results.map(({ bytes }) => pick(bytes))) / 1000).toFixed(1)} kB`;
  print(
    `  transferred: scripts ${kB((b) => b.script)}, styles ${kB((b) => b.style)}, all ${kB((b) => b.all)}`,
  );
  return areMet;
}

const empty = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(emptyPage));
let server;
let browser;
try {
  await build();
  // Making all recordings ahead would use the processor for minutes.
  server = await serve(port, { SEGNO_DEMO_AHEAD: '0' });
  const { address, folder } = server;
  browser = await startChromium(process.env.CHROMIUM_PATH);
  await new Promise((resolve) => empty.listen(0, 'localhost', resolve));
  const emptyAddress = `http://localhost:${empty.address().port}/`;
  const visits = [];
  for (const url of options.against ? [address, options.against] : [address]) {
    visits.push({ name: `A guest at ${url}`, url, isOwn: url === address });
    const cookies = await signIn(url);
    visits.push({ name: `A signed-in person at ${url}`, url, cookies, isOwn: url === address });
  }
  const blank = { url: emptyAddress };
  const results = new Map([blank, ...visits].map((visit) => [visit, []]));
  // The first load of a page makes the pictures; the second one compiles the server's code for a warm measurement.
  for (let index = 0; index < 2; index += 1) for (const visit of results.keys()) await load(browser, visit);
  await quiet(join(folder, 'media'));
  for (let index = 0; index < loads; index += 1)
    for (const [visit, measured] of results) measured.push(await load(browser, visit));
  const painted = median(results.get(blank).map(({ paint }) => paint));
  print(`Home, cold, ${cpuSlowdown}x CPU slowdown, 1.6 Mbit/s down, 150 ms round trip; medians of ${loads}`);
  print(
    `${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}; an empty page is painted at ${Math.round(painted)} ms`,
  );
  for (const visit of visits) {
    print(visit.name);
    const holds = report(results.get(visit), painted);
    if (visit.isOwn && !holds) process.exitCode = 1;
  }
  if (Number(options.lighthouse) > 0)
    await printLighthouse(
      address,
      Number(options.lighthouse),
      visits[1].cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    );
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  await browser?.close();
  empty.close();
  await server?.stop();
}
