// `npm run bench:ui`: prints the sizes of the package, mounts and updates many components in a production build, and
// prints medians. `-- --sizes` prints the sizes only, `-- --only Table` measures what has the word in its title, without
// the sizes. On a quiet machine `-- --write` writes the medians into the package's README.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, release, tmpdir, type } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium } from 'playwright';
import { build } from 'vite';
import { explain, print } from '../terminal.mjs';
import { measureSizes } from './sizes.mjs';
import { packageFolder } from './surface.mjs';

const runs = 3;
const bareName = ', react-aria-components';
const scenes = {
  buttons: '500 buttons',
  bareButtons: `500 buttons${bareName}`,
  fields: '200 text fields',
  bareFields: `200 text fields${bareName}`,
  table: '`Table`, 10,000 rows',
  bareTable: `\`Table\`, 10,000 rows${bareName}`,
  dataGrid: '`DataGrid`, 10,000 rows',
  select: '`Select`, 10,000 items (the update opens it)',
  selectChildren: '`Select`, 10,000 children (the update opens it)',
};
const lists = { ListBox: '100,000', GridList: '100,000', Tree: '100,000', Table: '50,000' };
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const only = process.argv[process.argv.indexOf('--only') + 1];
const isWanted = (title) => !process.argv.includes('--only') || title.includes(only);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
/** The medians of the call, the time until the next frame and the work of the main thread. */
const milliseconds = (times) =>
  `${['call', 'frame', 'work'].map((part) => median(times.map((time) => time[part])).toFixed(0)).join(' / ')} ms`;

async function buildPage(folder) {
  await build({
    configFile: false,
    root: join(packageFolder, 'bench'),
    base: './',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
    },
  });
}

/** Serves the page. Resolves its address. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Opens a new page for each run. The first run is a warm-up and is not counted. */
async function collect(browser, address, act, argument) {
  const seen = [];
  for (let run = 0; run <= runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.exposeFunction('mainThread', async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    });
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    const times = await page.evaluate(act, argument);
    if (run > 0) seen.push(times);
    await page.close();
  }
  return seen;
}

async function measureAll() {
  const folder = mkdtempSync(join(tmpdir(), 'segno-bench-'));
  print('Building the page …');
  await buildPage(folder);
  const { address, close } = await serve(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const rows = [];
  try {
    for (const [scene, title] of Object.entries(scenes)) {
      if (!isWanted(title)) continue;
      print(`Measuring ${title} …`);
      const times = await collect(browser, address, (name) => window.bench.mountAndUpdate(name), scene);
      rows.push([
        title,
        milliseconds(times.map(({ mount }) => mount)),
        milliseconds(times.map(({ update }) => update)),
      ]);
    }
    const theme = 'Light to dark, 500 buttons and 200 fields';
    if (isWanted(theme)) {
      print('Measuring the theme …');
      const times = await collect(browser, address, () => window.bench.switchTheme());
      const bare = await collect(browser, address, () => window.bench.switchBareTheme());
      rows.push(
        [theme, '', milliseconds(times.map((time) => time.theme))],
        [`Light to dark, the same page${bareName}`, '', milliseconds(bare.map((time) => time.theme))],
        ['`applyTheme` of one colour, the same page', '', milliseconds(times.map(({ color }) => color))],
      );
    }
    for (const [list, count] of Object.entries(lists)) {
      const title = `Type-ahead in \`${list}\`, ${count} rows`;
      if (!isWanted(title)) continue;
      print(`Measuring ${title} …`);
      const typed = await collect(browser, address, (name) => window.bench.typeAhead(name), list);
      rows.push(
        [`${title}: a letter`, '', milliseconds(typed.map(({ letter }) => letter))],
        [`${title}: eight more at once`, '', milliseconds(typed.map(({ rest }) => rest))],
        [`${title}: another after 700 ms`, '', milliseconds(typed.map(({ another }) => another))],
      );
    }
    return { rows, version: browser.version() };
  } finally {
    await browser.close();
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const begin = '<!-- bench:begin -->';
const end = '<!-- bench:end -->';

try {
  const sizes = process.argv.includes('--only') ? '' : await measureSizes();
  print(`\n${sizes}\n`);
  if (process.argv.includes('--sizes')) process.exit(0);
  const { rows, version } = await measureAll();
  const machine = `${cpus().length} × ${cpus()[0].model.trim()}, ${type()} ${release()}, Chromium ${version} without a GPU`;
  const table = [
    '| What | Mount | Update |',
    '| --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ];
  const text = `${sizes}\n\n${table.join('\n')}\n\nMedians of ${runs} runs of a production build, on ${machine}: the call itself / until the next frame / all work of the main thread in the 200 ms after it.`;
  print(`\n${text}`);
  if (process.argv.includes('--write')) {
    const readme = join(packageFolder, 'README.md');
    const before = readFileSync(readme, 'utf8');
    const [head, rest] = before.split(begin);
    if (rest === undefined) throw new Error(`packages/ui/README.md has no ${begin} to write after.`);
    writeFileSync(readme, `${head}${begin}\n\n${text}\n\n${end}${rest.split(end)[1]}`);
    print('Written into packages/ui/README.md: run `npm run format` and `npm run api:ui` now.');
  }
} catch (error) {
  print(explain(error));
  process.exit(1);
}
