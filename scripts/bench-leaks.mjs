// Plays an album in Chromium, goes to 200 pages by clicking links, and compares the document's nodes and listeners with
// those after ten pages; fails when either grew to more than 1.3 times (BUDGET-3). Both are counted on the search page.
// `--pages <n>` visits another number of pages.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { openPage, startChromium } from './devtools.mjs';
import { explain, print } from './terminal.mjs';
import { serve } from './serve.mjs';

const { values: options } = parseArgs({ options: { pages: { type: 'string', default: '200' } } });
const pages = Number(options.pages);
const port = process.env.PORT ?? '4392';
const limit = 1.3;
const warmUp = 10;

/** Helpers of the benchmark that run in the page. */
function helpers() {
  /** Polls `check` for some seconds and resolves to its result, or to null. */
  const within = async (seconds, check) => {
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
      const found = check();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return null;
  };
  const until = async (check) => {
    const found = await within(30, check);
    if (!found) throw new Error(`Not within 30 s: ${check}`);
    return found;
  };
  /** Navigates to a page without a click. */
  const follow = (path) => {
    const anchor = Object.assign(document.createElement('a'), { href: path });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  };
  const links = (types) =>
    [...document.querySelectorAll(types.map((type) => `main a[href^="/${type}/"]`).join())].map(
      ({ pathname }) => pathname,
    );
  window.bench = {
    until,
    /** Two pages of every kind that home leads to: nine, so that the first ten visits reach each. */
    pages: () =>
      ['album', 'artist', 'playlist', 'genre']
        .flatMap((type) => [...new Set(links([type]))].slice(0, 2))
        .concat('/'),
    play: async () => {
      (await until(() => document.querySelector('main button[aria-label^="Play "]'))).click();
      await until(() => document.querySelector('section[aria-label="Player"] button[aria-label="Pause"]'));
    },
    /** The position of a visible link to a page; without one, navigates to the page without a click. */
    aim: async (path) => {
      const link = [...document.querySelectorAll('main a[href], nav a[href]')].find(
        (anchor) =>
          anchor.pathname === path && anchor.checkVisibility() && anchor.getClientRects().length > 0,
      );
      link?.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { x, y, width, height } = link?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
      const point = { x: x + width / 2, y: y + height / 2 };
      // Another element, such as the page's sticky header, may cover a link.
      if (link?.contains(document.elementFromPoint(point.x, point.y))) return point;
      follow(path);
      return null;
    },
    arrive: async (path) => {
      const isThere = () => location.pathname === path && document.querySelector('main h1');
      // A layout change may have moved the link before the click.
      if (!(await within(3, isThere))) follow(path);
      await until(isThere);
      await new Promise((resolve) => setTimeout(resolve, 80));
    },
  };
}

let server;
let browser;
try {
  await build();
  server = await serve(port);
  browser = await startChromium(process.env.CHROMIUM_PATH);
  const { send, run } = await openPage(browser);
  const go = async (path) => {
    const target = JSON.stringify(path);
    const point = await run(`bench.aim(${target})`);
    if (point) {
      const mouse = (type, more) => send('Input.dispatchMouseEvent', { type, ...point, ...more });
      await mouse('mouseMoved');
      await mouse('mousePressed', { button: 'left', clickCount: 1 });
      await mouse('mouseReleased', { button: 'left', clickCount: 1 });
    }
    await run(`bench.arrive(${target})`);
  };
  const count = async () => {
    await go('/search');
    for (let times = 0; times < 3; times += 1) await send('HeapProfiler.collectGarbage');
    const { metrics } = await send('Performance.getMetrics');
    const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
    return {
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      heap: metric('JSHeapUsedSize') / 1e6,
    };
  };

  await send('Page.enable');
  await send('Performance.enable');
  await send('HeapProfiler.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${helpers.toString()})()` });
  await send('Page.navigate', { url: server.address });
  await run(
    `bench.until(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))`,
  );
  const paths = await run('bench.pages()');
  await go(paths[0]);
  await run('bench.play()');
  let first;
  for (let page = 0; page < pages; page += 1) {
    await go(paths[page % paths.length]);
    if (page + 1 === warmUp) first = await count();
  }
  const last = await count();
  print(`While playing: after ${warmUp} pages, after ${pages}`);
  for (const [name, before] of Object.entries(first)) {
    const isOver = name !== 'heap' && last[name] > before * limit;
    const unit = name === 'heap' ? ' MB' : '';
    const digits = name === 'heap' ? 1 : 0;
    print(
      `  ${name.padEnd(10)} ${before.toFixed(digits)}${unit}  ${last[name].toFixed(digits)}${unit}  ${(last[name] / before).toFixed(2)} x${isOver ? `  OVER ${limit} x` : ''}`,
    );
    if (isOver) process.exitCode = 1;
  }
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  await browser?.close();
  await server?.stop();
}
