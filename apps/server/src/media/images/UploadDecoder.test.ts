import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { createUploads } from './createUploads.ts';
import { UploadDecoder } from './UploadDecoder.ts';

const decoder = new UploadDecoder();
afterEach(() => decoder.close());

const picture = (width = 80, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .webp({ effort: 0 })
    .toBuffer();

test('LOAD-1 a picture is decoded in another process, which is replaced when it ends', async () => {
  const file = await picture();
  expect(decoder.pid).toBeNull();
  expect(await decoder.decode(file)).toMatchObject({ color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  const { pid } = decoder;
  expect(pid).toBeGreaterThan(0);
  expect(pid).not.toBe(process.pid);
  const lost = decoder.decode(file);
  process.kill(pid ?? 0, 'SIGKILL');
  await lost;
  await expect.poll(() => decoder.pid).not.toBe(pid);
  expect(await decoder.decode(file)).not.toBeNull();
});

test('LOAD-1 a picture with too many pixels is refused by its header, and so is any other file', async () => {
  await decoder.decode(await picture());
  const large = await picture(8200, 5000);
  expect(large.length).toBeLessThan(200_000);
  const start = performance.now();
  expect(await decoder.decode(large)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
  expect(await decoder.decode(Buffer.from('<svg/>'))).toBeNull();
  expect(await decoder.decode(Buffer.alloc(0))).toBeNull();
});

test('LOAD-1 more pictures than may wait are refused at once, and the others are decoded', async () => {
  const file = await picture();
  const answers = await Promise.allSettled(Array.from({ length: 24 }, () => decoder.decode(file)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 503 } });
});

test('LOAD-1 one upload of a person is received at a time', async () => {
  const uploads = createUploads(tmpdir());
  let running = 0;
  const receive = () =>
    uploads.receive(1, async () => {
      running += 1;
      expect(running).toBe(1);
      await delay(5);
      running -= 1;
    });
  const answers = await Promise.allSettled(Array.from({ length: 16 }, receive));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(answers.at(-1)).toMatchObject({ reason: { status: 429 } });
});
