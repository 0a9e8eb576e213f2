// Plays pairs of tones through the player's engine in Chromium, records the output, and prints the longest silence
// within each pair; fails when the median is over 30 ms. The sources of the engine are served without a build.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { startChromium } from './devtools.mjs';
import { explain, print } from './terminal.mjs';

const limit = 30;
const source = join('packages', 'features', 'player', 'src', 'playback');
const sampleRate = 44_100;

/** Two seconds of a tone as a WAV file. */
function tone(hertz) {
  const samples = sampleRate * 2;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1)
    file.writeInt16LE(
      Math.round(12_000 * Math.sin((index * hertz * 2 * Math.PI) / sampleRate)),
      44 + index * 2,
    );
  return file;
}

/** Plays five pairs and returns the longest silence within each, in milliseconds. Runs in the page. */
async function measure() {
  // These globals are those of the page.
  const address = '/engine.ts';
  const { createEngine } = await import(address);
  const context = new AudioContext();
  await context.resume();
  const recorder = `registerProcessor('recorder', class extends AudioWorkletProcessor {
    process([[channel]]) { if (channel) this.port.postMessage(channel.slice()); return true; }
  })`;
  await context.audioWorklet.addModule(
    URL.createObjectURL(new Blob([recorder], { type: 'text/javascript' })),
  );
  const gaps = [];
  for (let pair = 0; pair < 5; pair += 1) {
    const elements = [new Audio(), new Audio()];
    const node = new AudioWorkletNode(context, 'recorder', {
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    const parts = [];
    node.port.addEventListener('message', ({ data }) => parts.push(data));
    node.port.start();
    for (const element of elements) context.createMediaElementSource(element).connect(node);
    node.connect(context.destination);
    const sound = (id) => ({ id: String(id), url: `/${id}.wav`, duration: 2000 });
    await new Promise((resolve, reject) => {
      let ended = 0;
      const engine = createEngine(elements, {
        onStatus(status) {
          if (status !== 'ended') return;
          ended += 1;
          if (ended === 1) {
            engine.load(sound(600), { position: 0, play: true });
            return;
          }
          engine.dispose();
          resolve();
        },
        onProgress() {},
        onSlow() {},
        onFailure: () => reject(new Error('The tones could not be played.')),
      });
      engine.load(sound(400), { position: 0, play: true });
      engine.preload(sound(600));
    });
    node.disconnect();
    const samples = parts.flatMap((part) => [...part]);
    const isLoud = (sample) => Math.abs(sample) > 0.05;
    let silence = 0;
    let longest = 0;
    for (const sample of samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud))) {
      silence = Math.abs(sample) < 0.003 ? silence + 1 : 0;
      longest = Math.max(longest, silence);
    }
    gaps.push((longest * 1000) / context.sampleRate);
  }
  return gaps;
}

const server = createServer(({ url = '' }, answer) => {
  if (url === '/') answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Gap</title>');
  else if (/^\/\w+\.ts$/.test(url))
    answer
      .setHeader('content-type', 'text/javascript')
      .end(stripTypeScriptTypes(readFileSync(join(source, url.slice(1)), 'utf8')));
  else if (/^\/\d+\.wav$/.test(url))
    answer.setHeader('content-type', 'audio/wav').end(tone(Number.parseInt(url.slice(1), 10)));
  else answer.writeHead(404).end();
});
let browser;
try {
  browser = await startChromium(process.env.CHROMIUM_PATH);
  await new Promise((resolve) => server.listen(Number(process.env.PORT ?? 0), 'localhost', resolve));
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => browser.send(method, params, sessionId);
  await send('Page.enable');
  const loaded = new Promise((resolve) =>
    browser.on(({ method }) => method === 'Page.loadEventFired' && resolve()),
  );
  await send('Page.navigate', { url: `http://localhost:${server.address().port}/` });
  await loaded;
  const { result, exceptionDetails } = await send('Runtime.evaluate', {
    expression: `(${measure.toString()})()`,
    awaitPromise: true,
    returnByValue: true,
    userGesture: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  const gaps = result.value;
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  const isOver = median > limit;
  print(`Silence between two sounds: ${gaps.map((gap) => gap.toFixed(1)).join(', ')} ms`);
  print(`  median ${median.toFixed(1)} ms (limit ${limit} ms)${isOver ? '  OVER' : ''}`);
  if (isOver) process.exitCode = 1;
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  await browser?.close();
  server.close();
}
