// What `npm run bench:catalogue` does in Chromium.

/** Helpers that run in the page. */
function helpers() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = async (check) => {
    for (const end = performance.now() + 30_000; performance.now() < end;) {
      const found = check();
      if (found) return found;
      await frame();
    }
    throw new Error(`Not within 30 s: ${check}`);
  };
  const row = () => document.querySelector('[role=row][data-index]:not([aria-busy])');
  /** What scrolls the page: its own area in a wide window, otherwise the document. */
  const area = () => {
    const page = document.getElementById('main');
    return page && getComputedStyle(page).overflowY !== 'visible' ? page : document.documentElement;
  };
  const scrollTo = (y) => area().scrollTo({ top: y, behavior: 'instant' });
  const height = () => area().scrollHeight;
  window.bench = {
    until,
    /** When the first row was on the screen, in milliseconds since the visit began. */
    firstRows: async () => {
      await until(row);
      await frame();
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return Math.max(painted, window.benchRowAt ?? performance.now());
    },
    rows: () => Number(document.querySelector('[role=grid]').getAttribute('aria-rowcount')) - 1,
    /** Scrolls from the first row by a distance, by default to the last one, and returns the time of each frame. */
    scroll: async (seconds, distance = height()) => {
      scrollTo(0);
      await until(row);
      const times = [];
      const start = await frame();
      for (let last = start; ;) {
        scrollTo(((last - start) / (seconds * 1000)) * distance);
        const now = await frame();
        times.push(now - last);
        last = now;
        if (last - start > seconds * 1000) return times;
      }
    },
    /** How long after a jump to the end the last row is there. */
    jump: async () => {
      scrollTo(0);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const start = performance.now();
      scrollTo(height());
      const last = window.bench.rows() - 1;
      await until(() => document.querySelector(`[data-index="${last}"]:not([aria-busy])`));
      return performance.now() - start;
    },
    /** Follows a link without a click. */
    go: async (path) => {
      const anchor = Object.assign(document.createElement('a'), { href: path });
      document.body.append(anchor);
      anchor.click();
      anchor.remove();
      await until(() => location.pathname === path && document.querySelector('main h1'));
    },
  };
  // A row of the server's HTML is there before this page's scripts.
  new MutationObserver((_, observer) => {
    if (!row()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.benchRowAt = performance.now();
    });
  }).observe(document, { childList: true, subtree: true });
}

const at = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)];

async function heapOf({ send }) {
  for (let times = 0; times < 2; times += 1) await send('HeapProfiler.collectGarbage');
  const { metrics } = await send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
}

/** Pixels that a person scrolls quickly in ten seconds: a hundred rows a second. */
const byHand = 60_000;

/** Opens a long list, scrolls as a person does and through all of it in twenty seconds, and jumps to its end. */
export async function scrollThrough(page, url) {
  const { send, run } = page;
  await send('Performance.enable');
  await send('HeapProfiler.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${helpers.toString()})()` });
  await send('Page.navigate', { url });
  await run(`new Promise((resolve) => setTimeout(resolve, 1500))`);
  const firstRows = await run('bench.firstRows()');
  await run(
    `bench.until(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))`,
  );
  // Files that are loaded after the first view would disturb the frames.
  await run(`new Promise((resolve) => setTimeout(resolve, 4000))`);
  const slow = (await run(`bench.scroll(10, ${byHand})`)).slice(1);
  const times = (await run('bench.scroll(20)')).slice(1);
  return {
    firstRows,
    rows: await run('bench.rows()'),
    hand: { p50: at(slow, 0.5), p95: at(slow, 0.95) },
    frames: times.length,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    slow: times.filter((time) => time > 33).length,
    lastRow: await run('bench.jump()'),
    heap: await heapOf(page),
  };
}

/** Visits pages and scrolls through the long list in turns. Returns the heap after each fifth of the time. */
export async function visitFor(page, minutes) {
  const heaps = [];
  const paths = ['/', '/library', '/library/albums', '/search', '/library/history', '/library/playlists'];
  let turn = 0;
  for (let part = 1; part <= 5; part += 1) {
    const end = performance.now() + (minutes * 60_000) / 5;
    while (performance.now() < end) {
      await page.run(`bench.go('${paths[turn % paths.length]}')`);
      await page.run(`bench.go('/library/songs')`);
      await page.run('bench.scroll(4)');
      turn += 1;
    }
    heaps.push(await heapOf(page));
  }
  return heaps;
}
