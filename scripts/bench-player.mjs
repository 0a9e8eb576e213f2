// Measures the player in Chromium, on the built application: the time from a click to the first sound, the joins of album
// tracks, the error of a seek, memory and timers of a long playback, wake-ups of a hidden tab, and the time until another
// browser has taken over. Sound is recorded from the signal. Fails above the limits.
// `--only joins,seeks` measures some parts, `--formats wav` the joins of some formats; `--minutes 1` shortens the long playback.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from './build.mjs';
import { pageTools } from './player/pageTools.mjs';
import {
  canEncode,
  compareJoined,
  encode,
  formats,
  sampleRate,
  testSignal,
  timeOf,
  timeSignal,
  withIndex,
} from './player/signals.mjs';
import { serve } from './serve.mjs';
import { signIn } from './server/signIn.mjs';
import { explain, print } from './terminal.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    formats: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    'skip-build': { type: 'boolean' },
  },
});
const chosen = options.only?.split(',');
const wants = (part) => !chosen || chosen.includes(part);
const port = process.env.PORT ?? '4393';
const limits = {
  firstSound: 300,
  join: 5,
  step: 1,
  level: 3,
  seek: 50,
  takeOver: 1000,
  growth: 1.3,
  wakeUps: 12,
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const judge = (text, isOver) => {
  print(`  ${text}${isOver ? '  OVER' : ''}`);
  if (isOver) process.exitCode = 1;
};

/** Answers requests for sounds with files of the benchmark, in the order in which they are first asked for. */
async function answerSounds(page, files) {
  const order = [];
  await page.route('**/media/audio/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!order.includes(pathname)) order.push(pathname);
    const { body, mime } = files[Math.min(order.indexOf(pathname), files.length - 1)];
    const [, from, to] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const start = Number(from ?? 0);
    const end = to ? Math.min(Number(to), body.length - 1) : body.length - 1;
    return route.fulfill({
      status: from === undefined ? 200 : 206,
      headers: {
        'content-type': mime,
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=3600',
        ...(from !== undefined && { 'content-range': `bytes ${start}-${end}/${body.length}` }),
      },
      body: body.subarray(start, end + 1),
    });
  });
}

let server;
let browser;

async function openContext(cookies = '') {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 800 } });
  if (cookies)
    await context.addCookies(
      cookies.split('; ').map((cookie) => {
        const [name, ...value] = cookie.split('=');
        return { name, value: value.join('='), url: server.address };
      }),
    );
  await context.addInitScript(pageTools);
  return context;
}

/** A page at the first album of home, with the name of its play button. */
async function openAlbum(context) {
  const page = await context.newPage();
  await page.goto(server.address);
  const href = await page
    .getByRole('region', { name: 'Popular albums' })
    .locator('a[href^="/album/"]')
    .first()
    .getAttribute('href');
  await page.goto(new URL(href, server.address).href);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.bench.warm());
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first();
  return { page, play };
}

const recordingOf = async (page) => {
  const bytes = Buffer.from(await page.evaluate(() => window.bench.take()), 'base64');
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4)).slice();
};
const contextRate = (page) => page.evaluate(() => new AudioContext().sampleRate);

async function measureFirstSound() {
  const times = [];
  for (let run = 0; run < 6; run += 1) {
    const context = await openContext();
    const { page, play } = await openAlbum(context);
    await page.evaluate(() => {
      window.bench.capturesElements = true;
    });
    await play.hover();
    await wait(600);
    await page.evaluate(() => {
      window.bench.listen();
      addEventListener(
        'pointerdown',
        () => {
          window.bench.pressed = performance.timeOrigin + performance.now();
        },
        true,
      );
    });
    await play.click();
    await page.waitForFunction(() => window.bench.firstSound() !== null, null, { timeout: 60_000 });
    // The first run makes the recording on the server.
    if (run > 0) times.push(await page.evaluate(() => window.bench.firstSound() - window.bench.pressed));
    await context.close();
  }
  const time = median(times);
  judge(
    `Click to first sound: ${times.map((each) => each.toFixed(0)).join(', ')} ms, median ${time.toFixed(0)} ms (limit ${limits.firstSound})`,
    time > limits.firstSound,
  );
}

async function measureJoins() {
  const signal = testSignal(47);
  const cuts = [14.321, 30.017].map((time) => Math.round(time * sampleRate));
  const parts = [signal.slice(0, cuts[0]), signal.slice(cuts[0], cuts[1]), signal.slice(cuts[1])];
  const isCapable = canEncode();
  for (const [name, format] of Object.entries(formats)) {
    if ((format && !isCapable) || (options.formats && !options.formats.split(',').includes(name))) continue;
    const context = await openContext();
    const { page, play } = await openAlbum(context);
    if ((await contextRate(page)) !== sampleRate)
      throw new Error('The output does not have 44,100 samples a second.');
    await answerSounds(
      page,
      [...parts, new Float32Array(sampleRate * 30)].map((part) => encode(part, format)),
    );
    await page.evaluate(() => window.bench.start());
    await play.click();
    await wait(47_500);
    const waits = await page.evaluate(() => window.bench.waits());
    const found = compareJoined(await recordingOf(page), signal, cuts);
    const longest = Math.max(...found.gaps.map((gap) => Math.abs(gap / sampleRate) * 1000));
    const step = Math.max(0, ...found.steps.map(({ size }) => Math.abs(size / sampleRate) * 1000));
    judge(
      `Join of ${name}: ${found.gaps
        .map((gap) => `${Math.round(gap)} samples (${((gap / sampleRate) * 1000).toFixed(2)} ms)`)
        .join(', ')} (limit ${limits.join} ms; more is a gap, less an overlap), ` +
        `level ${found.lowest.toFixed(1)} to +${found.highest.toFixed(1)} dB, steps ${found.steps.map(({ size, time }) => `${-size} at ${time.toFixed(1)} s`).join(', ') || 'none'} (limit ${limits.step} ms)${waits > 0 ? `; the browser waited for data ${waits} times` : ''}`,
      !(longest <= limits.join) ||
        step > limits.step ||
        found.highest > limits.level ||
        found.lowest < -limits.level,
    );
    await context.close();
  }
}

async function measureSeeks() {
  const signal = timeSignal(180);
  const kinds = { wav: null };
  if (canEncode())
    Object.assign(kinds, {
      'mp3, constant bit rate': formats.mp3,
      'mp3, variable bit rate, as the server stores it': {
        ...formats.mp3,
        args: ['-c:a', 'libmp3lame', '-q:a', '4'],
        isIndexed: true,
      },
      m4a: formats.m4a,
      opus: formats.opus,
    });
  for (const [name, format] of Object.entries(kinds)) {
    const context = await openContext();
    const { page, play } = await openAlbum(context);
    const sound = encode(signal, format);
    await answerSounds(page, [format?.isIndexed ? await withIndex(sound) : sound]);
    await play.click();
    const slider = page.getByRole('region', { name: 'Player' }).getByRole('slider', { name: 'Position' });
    await slider.waitFor();
    await wait(1500);
    const errors = [];
    for (const share of [0.2, 0.55, 0.9, 0.4]) {
      const line = await page
        .getByRole('region', { name: 'Player' })
        .getByRole('group', { name: 'Position' })
        .boundingBox();
      await page.mouse.click(line.x + line.width * share, line.y + line.height / 2);
      await wait(1200);
      await page.evaluate(() => window.bench.start());
      await wait(600);
      const { position, frames } = await page.evaluate(() => window.bench.started());
      const recorded = await recordingOf(page);
      const size = 8192;
      const heard = timeOf(recorded.subarray(4096, 4096 + size), position);
      // The middle of the part. The page is asked once, so that a busy machine does not change the result.
      errors.push((heard - position - (frames + 4096 + size / 2) / sampleRate) * 1000);
    }
    const largest = Math.max(...errors.map(Math.abs));
    judge(
      `Seek in ${name}: ${errors.map((error) => error.toFixed(0)).join(', ')} ms (limit ${limits.seek})`,
      largest > limits.seek,
    );
    await context.close();
  }
}

async function measureLongPlayback() {
  const minutes = Number(options.minutes);
  const context = await openContext();
  const { page, play } = await openAlbum(context);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await play.click();
  await wait(20_000);
  const count = async () => {
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
    const { pending } = await page.evaluate(() => window.bench.counts());
    return { heap: metric('JSHeapUsedSize') / 1e6, nodes: metric('Nodes'), timers: pending };
  };
  const first = await count();
  await wait(minutes * 60_000);
  const last = await count();
  for (const [name, before] of Object.entries(first)) {
    const digits = name === 'heap' ? 1 : 0;
    judge(
      `After ${minutes} minutes, ${name}: ${before.toFixed(digits)} became ${last[name].toFixed(digits)}${name === 'heap' ? ' MB' : ''}`,
      last[name] > before * limits.growth + 5,
    );
  }
  await page.evaluate(() => window.bench.hide());
  await wait(2000);
  const before = await page.evaluate(() => window.bench.counts());
  await wait(20_000);
  const after = await page.evaluate(() => window.bench.counts());
  const each = (name) => (after[name] - before[name]) / 20;
  const all = each('timers') + each('frames') + each('updates');
  judge(
    `Wake-ups a second of a hidden tab: ${all.toFixed(1)} (timers ${each('timers').toFixed(1)}, frames ${each('frames').toFixed(1)}, position ${each('updates').toFixed(1)}; limit ${limits.wakeUps})`,
    all > limits.wakeUps,
  );
  await context.close();
}

async function measureTakeOver() {
  const cookies = await signIn(server.address);
  if (!cookies) throw new Error('The server refused a registration.');
  const [one, other] = [await openContext(cookies), await openContext(cookies)];
  const here = await openAlbum(one);
  await here.play.click();
  // The server makes the recording on request.
  await here.page.waitForFunction(() => window.bench.lastSound() !== null, null, { timeout: 60_000 });
  const there = await openAlbum(other);
  const proceed = there.page.getByRole('button', { name: 'Continue here' });
  await proceed.waitFor({ timeout: 30_000 });
  await wait(1500);
  await there.page.evaluate(() => {
    window.bench.listen();
    window.bench.capturesElements = true;
    addEventListener(
      'pointerdown',
      () => {
        window.bench.pressed ??= performance.timeOrigin + performance.now();
      },
      true,
    );
  });
  await proceed.click();
  await there.page.waitForFunction(() => window.bench.firstSound() !== null, null, { timeout: 30_000 });
  await wait(3000);
  const pressed = await there.page.evaluate(() => window.bench.pressed);
  const sounds = (await there.page.evaluate(() => window.bench.firstSound())) - pressed;
  const silent = (await here.page.evaluate(() => window.bench.lastSound())) - pressed;
  judge(
    `Another browser takes over: sounds after ${sounds.toFixed(0)} ms, the first one is silent after ${silent.toFixed(0)} ms (limit ${limits.takeOver})`,
    Math.max(sounds, silent) > limits.takeOver,
  );
  await one.close();
  await other.close();
}

const parts = {
  first: ['Click to first sound', measureFirstSound],
  joins: ['Joins of album tracks', measureJoins],
  seeks: ['Seeks', measureSeeks],
  'take-over': ['Hand-off', measureTakeOver],
  long: ['Long playback', measureLongPlayback],
};
try {
  if (!options['skip-build']) await build();
  server = await serve(port);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  for (const [name, [title, measure]] of Object.entries(parts)) {
    if (!wants(name)) continue;
    print(title);
    await measure();
  }
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  await browser?.close();
  await server?.stop();
}
