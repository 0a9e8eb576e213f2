// Lighthouse's figures of the main pages, for `npm run bench:load`. Lighthouse is 100 MB with what it needs, so it is
// no dependency: npm keeps it in its cache.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { print } from './terminal.mjs';

const version = '13.5.0';
const run = promisify(execFile);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The addresses of the pages that are measured; home links to one of each kind. */
async function pagesOf(address) {
  const home = await (await fetch(address)).text();
  const linked = (kind) => new RegExp(`href="(/${kind}/[^"#?]+)"`).exec(home)?.[1];
  return Object.entries({
    home: '/',
    album: linked('album'),
    artist: linked('artist'),
    channel: '/popular-albums',
    search: '/search',
    login: '/login',
  }).filter(([, path]) => path !== undefined);
}

/** Runs Lighthouse. Chromium's trace is broken at times (NO_NAVSTART): then it runs again. */
const runAgain = (...call) =>
  run(...call)
    .catch(() => run(...call))
    .catch(() => run(...call));

/** Audits a page, with the cookies of a session for a member. */
async function audit(url, cookie) {
  const { stdout } = await runAgain(
    'npx',
    [
      '-y',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,seo',
      ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
      maxBuffer: 64 * 2 ** 20,
      shell: process.platform === 'win32',
    },
  );
  const { categories, audits } = JSON.parse(stdout);
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    blocking: audits['total-blocking-time'].numericValue,
    largest: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    failed: Object.values(audits)
      .filter((one) => one.score === 0 && one.scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  };
}

/** Prints the medians of some runs of Lighthouse (mobile) on each main page, as a guest and as a member. */
export async function printLighthouse(address, runs, cookie) {
  const pages = await pagesOf(address);
  await printPages({ address, pages, runs, who: 'a guest' });
  // Members do not see the page of the login.
  if (cookie)
    await printPages({
      address,
      pages: pages.filter(([name]) => name !== 'login'),
      runs,
      who: 'a member',
      cookie,
    });
}

async function printPages({ address, pages, runs, who, cookie }) {
  print(`Lighthouse ${version}, mobile, ${who}; medians of ${runs}`);
  for (const [name, path] of pages) {
    const results = [];
    for (let index = 0; index < runs; index += 1)
      results.push(await audit(new URL(path, address).href, cookie));
    const of = (key) => median(results.map((result) => result[key]));
    print(
      `  ${name.padEnd(8)} performance ${of('performance')}, accessibility ${of('accessibility')}, SEO ${of('seo')}, ` +
        `blocking time ${Math.round(of('blocking'))} ms, largest paint ${Math.round(of('largest'))} ms, ` +
        `layout shift ${of('shift').toFixed(3)}`,
    );
    const failed = results.at(-1).failed;
    if (failed.length > 0) print(`    fails: ${failed.join(', ')}`);
  }
}
