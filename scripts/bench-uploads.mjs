// Measures uploads from a page in Chromium to the built server on this machine: the throughput of each method beside a
// plain copy of the same file, the memory of the server and of the page while a large file goes through, and the time
// until a recording of ten minutes can be played. The object store is that of the tests, in memory of this process.
//
//   npm run bench:uploads                          two gigabytes through tus
//   npm run bench:uploads -- --megabytes 256
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { FakeS3 } from '../apps/server/src/testing/fakeS3.ts';
import { build } from './build.mjs';
import { serve } from './serve.mjs';
import { explain, print } from './terminal.mjs';
import { wavHeader } from './tests/wav.ts';

const { values: options } = parseArgs({ options: { megabytes: { type: 'string', default: '2000' } } });
const port = process.env.PORT ?? '4392';
const password = 'velvet moth lantern';
const megabyte = 1_000_000;
const sizes = {
  plain: 60 * megabyte,
  tus: Number(options.megabytes) * megabyte,
  simple: 95 * megabyte,
  parts: 500 * megabyte,
};
/** The memory of the server may grow by so much while a file of any size goes through. */
const mostGrowth = 200;

const folder = mkdtempSync(join(tmpdir(), 'segno-bench-uploads-'));
const stops = [];
try {
  await build();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  stops.push(() => browser.close());

  await withServer(browser, {}, async (site) => {
    const row = await measure(site, 'tus', sizes.tus);
    const { server, page } = row.memory;
    const growth = (samples) => Math.max(...samples) - samples[0];
    print(
      `Memory while ${(sizes.tus / megabyte).toLocaleString('en')} MB went through: ` +
        `server ${server[0].toFixed(0)} to ${Math.max(...server).toFixed(0)} MB, ` +
        `heap of the page ${page[0].toFixed(0)} to ${Math.max(...page).toFixed(0)} MB`,
    );
    if (growth(server) > mostGrowth || growth(page) > mostGrowth)
      throw new Error(`The memory grew by more than ${mostGrowth} MB.`);
    await measureRecording(site);
  });
  await withServer(browser, { SEGNO_UPLOADS_DISABLE_TUS: 'true' }, (site) =>
    measure(site, 'plain form', sizes.plain),
  );
  const store = await FakeS3.open();
  stops.push(() => store.close());
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.access;
  const s3 = {
    SEGNO_S3_DISKS: 'uploads',
    SEGNO_S3_ENDPOINT: endpoint,
    SEGNO_S3_REGION: region,
    SEGNO_S3_BUCKET: bucket,
    SEGNO_S3_ACCESS_KEY_ID: accessKeyId,
    SEGNO_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  await withServer(browser, s3, async (site) => {
    await measure(site, 'S3, one address', sizes.simple);
    store.objects.clear();
    await measure(site, 'S3, in parts', sizes.parts);
  });
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Signs in to a server of its own, on a page that uploads files. */
async function withServer(browser, env, work) {
  const server = await serve(port, { SEGNO_DEMO_PASSWORD: password, SEGNO_DEMO_AHEAD: '0', ...env });
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await page.goto(`/login?next=${encodeURIComponent('/backstage/requests/become-artist')}`);
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Email/ })
      .fill('artist@demo.segno');
    await page
      .getByRole('main')
      .getByLabel(/^Password/)
      .fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('textbox', { name: /^Name of the artist/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await work({ page, devtools, server });
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Writes a file that looks like a recording. */
function makeFile(name, size) {
  const path = join(folder, name);
  const block = randomBytes(megabyte);
  const file = openSync(path, 'w');
  for (let at = 0; at < size; at += megabyte) {
    block.set([0xff, 0xfb, 0x90, 0x44]);
    writeSync(file, block, 0, Math.min(megabyte, size - at));
  }
  closeSync(file);
  return path;
}

/** Milliseconds of a copy that is on the disk, as an upload is. */
function copy(path) {
  const started = performance.now();
  copyFileSync(path, `${path}.copy`);
  const file = openSync(`${path}.copy`, 'r+');
  fsyncSync(file);
  closeSync(file);
  const time = performance.now() - started;
  rmSync(`${path}.copy`);
  return time;
}

/** The resident memory of a process and its children, in megabytes. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1000;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return own + (children === '' ? 0 : children.split(' ').reduce((sum, child) => sum + memoryOf(child), 0));
}

/** The heap of the page in megabytes, after what is not used any more was removed. */
async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / megabyte;
}

/** Chooses a file in the page, and waits until its entry exists. */
async function send({ page, devtools, server }, path) {
  const memory = { server: [memoryOf(server.pid)], page: [await heapOf(devtools)] };
  const done = page.waitForResponse(
    (answer) =>
      /\/(?:tus|s3)\/entries$|\/file-entries$/.test(new URL(answer.url()).pathname) &&
      answer.request().method() === 'POST',
    { timeout: 0 },
  );
  const watch = setInterval(() => {
    memory.server.push(memoryOf(server.pid));
    void heapOf(devtools).then(
      (size) => memory.page.push(size),
      () => undefined,
    );
  }, 1000);
  const started = performance.now();
  await page.locator('input[type=file]').first().setInputFiles(path);
  const answer = await done;
  const time = performance.now() - started;
  clearInterval(watch);
  if (!answer.ok()) throw new Error(`The upload was answered ${answer.status()}.`);
  return { time, memory, entry: (await answer.json()).fileEntry };
}

async function measure(site, title, size) {
  // A page notices no second choice of the same file.
  const path = makeFile(`${size / megabyte}.mp3`, size);
  const copied = copy(path);
  const sent = await send(site, path);
  rmSync(path);
  const rate = (milliseconds) => `${(size / 1000 / milliseconds).toFixed(0)} MB/s`;
  print(
    `${title}, ${(size / megabyte).toLocaleString('en')} MB: ${rate(sent.time)} (a copy: ${rate(copied)})`,
  );
  return sent;
}

/** Ten minutes of noise as a WAV file of CD quality, 106 MB. */
function makeRecording() {
  const seconds = 600;
  const [rate, channels] = [44_100, 2];
  const path = join(folder, 'recording.wav');
  const file = openSync(path, 'w');
  writeSync(file, wavHeader(seconds * rate * channels * 2, rate, channels));
  const second = Buffer.alloc(rate * channels * 2);
  for (let at = 0; at < second.length; at += 2)
    second.writeInt16LE(Math.round(Math.sin(at / 97) * 9000 + (at % 700)), at);
  for (let at = 0; at < seconds; at += 1) writeSync(file, second);
  closeSync(file);
  return path;
}

/** The time from the choice of a file until its sound is sent, as the page does it. */
async function measureRecording(site) {
  const { page } = site;
  const path = makeRecording();
  const { time, entry } = await send(site, path);
  const started = performance.now();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'x-xsrf-token': decodeURIComponent(token) };
  const read = async (answer) => {
    if (!answer.ok()) throw new Error(`${answer.url()} was answered ${answer.status()}.`);
    return answer.json();
  };
  const { job_id: id } = await read(
    await page.request.post(`/api/v1/file-entries/${entry.id}/recording`, { headers }),
  );
  for (;;) {
    const { job } = await read(await page.request.get(`/api/v1/jobs/${id}`));
    if (job.state === 'failed') throw new Error(job.error);
    if (job.state === 'done') break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { track } = await read(
    await page.request.post('/api/v1/tracks/from-file', {
      headers,
      data: { entry_id: entry.id, name: 'Ten minutes' },
    }),
  );
  const sound = await page.request.get(track.source.url, { headers: { range: 'bytes=0-65535' } });
  if (sound.status() !== 206) throw new Error(`The sound was answered ${sound.status()}.`);
  const processed = performance.now() - started;
  print(
    `A recording of ten minutes (WAV, 106 MB, ${sound.headers()['content-type']}) can be played after ` +
      `${((time + processed) / 1000).toFixed(1)} s: ${(time / 1000).toFixed(1)} s of upload, ` +
      `${(processed / 1000).toFixed(1)} s of measuring and encoding`,
  );
  rmSync(path);
}
