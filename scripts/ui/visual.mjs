// `npm run visual`: takes screenshots of every story of packages/ui in each theme, direction and width, and compares
// them with those of the last `npm run visual -- --update`. Arguments select stories by a part of their id: `-- button`.
// `--mode=<name>` selects one mode, such as `--mode='light ltr phone'`. A story that sets a width is captured at that
// width only. Stories whose interactions fail in a mode are listed. `--pages` takes pictures of the pages of the built
// application instead (`visualPages.mjs`); arguments select them by a part of their name.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { modes } from '../../apps/storybook/.storybook/modes.ts';
import { explain, print, step } from '../terminal.mjs';
import { Pictures, sizes } from './pictures.mjs';
import { picturePages } from './visualPages.mjs';

const storybook = join('apps', 'storybook');
const built = join(storybook, 'storybook-static');
const workers = 2;
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Builds Storybook, with a list of the files that each story depends on. */
export const buildStorybook = () =>
  step(
    'Building Storybook',
    'storybook',
    ['build', '-o', 'storybook-static', '--stats-json', '--disable-telemetry', '--quiet'],
    {
      cwd: storybook,
    },
  );

async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    try {
      const body = readFileSync(join(built, pathname));
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** The widths of stories that set one, by story id. Storybook also shows such a story at that width only. */
async function ownViewports(browser, address) {
  const page = await browser.newPage();
  await page.goto(`${address}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  const stories = await page.evaluate(async () =>
    Object.values(await window.__STORYBOOK_PREVIEW__.extract()).map(({ id, storyGlobals }) => [
      id,
      storyGlobals?.viewport?.value,
    ]),
  );
  await page.close();
  return new Map(stories);
}

/** Records Storybook's report of failed interactions. Runs in the page before all other scripts. */
function listen() {
  const timer = setInterval(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(timer);
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
      channel.on(event, ({ message, title }) => {
        window.segnoFailure ??= (message ?? title ?? event).split('\n')[0];
      });
  }, 1);
}

/**
 * Takes a screenshot of one story in one mode, after its interactions have run and its fonts have loaded. Resolves the
 * screenshot and the failure of the story, if any. A timeout counts as a failure, and the other stories still run.
 */
async function picture(page, address, id, { theme, direction, viewport, interactions }) {
  await page.setViewportSize(sizes[viewport]);
  const globals = `theme:${theme};direction:${direction};motion:reduced;interactions:${interactions}`;
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const isOver = await page
    .waitForFunction(() =>
      ['completed', 'finished', 'errored', 'aborted'].includes(
        window.__STORYBOOK_PREVIEW__?.currentRender?.phase,
      ),
    )
    .catch(() => false);
  await page.evaluate(() => document.fonts.ready);
  const failure = isOver ? await page.evaluate(() => window.segnoFailure) : 'it comes to no end';
  return { shot: await page.screenshot({ animations: 'disabled', caret: 'hide' }), failure };
}

/** The screenshots to take: every selected story in every selected mode. */
async function jobsOf(parts, only, browser, address) {
  const viewports = await ownViewports(browser, address);
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && /^(?:ui|foundation)\//.test(title))
    .filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part.toLowerCase())))
    .flatMap(({ id }) =>
      Object.entries(modes)
        .filter(([mode]) => !only || mode === only)
        .filter(([, { viewport }]) => !(viewports.get(id) in sizes) || viewports.get(id) === viewport)
        .map(([mode, settings]) => ({ id, mode, settings })),
    );
}

async function pictureStories(args, pictures) {
  const parts = args.filter((arg) => !arg.startsWith('--'));
  const only = args.find((arg) => arg.startsWith('--mode='))?.slice('--mode='.length);
  if (only && !modes[only])
    throw new Error(`There is no mode ${only}. Modes: ${Object.keys(modes).join(', ')}`);
  const { address, close } = await serve();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  });
  const work = async (jobs) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.addInitScript(listen);
    for (const { id, mode, settings } of jobs) {
      const name = `${id} ${mode}.png`;
      const { shot, failure } = await picture(page, address, id, settings);
      if (failure !== undefined) pictures.fail(name, failure);
      pictures.add(name, shot);
    }
    await page.close();
  };
  try {
    const jobs = await jobsOf(parts, only, browser, address);
    print(`${jobs.length} pictures to take.`);
    const rest = jobs.values();
    await Promise.all(Array.from({ length: workers }, () => work(rest)));
  } finally {
    await browser.close();
    close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const args = process.argv.slice(2);
    const pictures = new Pictures({ isUpdate: args.includes('--update') });
    if (args.includes('--pages')) await picturePages(args, pictures);
    else {
      if (!args.includes('--built')) await buildStorybook();
      await pictureStories(args, pictures);
    }
    process.exitCode = pictures.report() ? 0 : 1;
  } catch (error) {
    print(explain(error));
    process.exitCode = 1;
  }
}
