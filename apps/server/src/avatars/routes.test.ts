import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { avatarLimit } from '@segno/data/contract';
import { images } from '../media/table.ts';
import { openTestAccounts } from '../testing/testAccounts.ts';
import type { TestBrowser } from '../testing/testBrowser.ts';
import { users } from '../users/table.ts';

const accounts = openTestAccounts();
let browser: TestBrowser;
let path: string;
beforeEach(async () => {
  ({ browser } = await accounts.registered());
  const [user] = await accounts.db.select().from(users);
  path = `/api/v1/users/${user?.id}/avatar`;
});

async function send(file: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('file', new File([file], 'me.png', { type: 'image/png' }));
  const answer = await accounts.app.request(`http://localhost:4300${path}`, {
    method: 'POST',
    headers: { cookie: browser.cookieHeader, 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  let crc = 0xff_ff_ff_ff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xff_ff_ff_ff) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** A whole PNG of 110 kB with one bit a pixel, whose pixels would take gigabytes. */
function bomb(side: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  // Each line begins with the number of its filter.
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

test('AVATAR-1 a picture is encoded again, without what its file told beside the pixels', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'the place of a photo' } })
    .jpeg()
    .toBuffer();
  expect(photo.toString('latin1')).toContain('the place of a photo');
  expect((await send(new Uint8Array(photo))).status).toBe(200);
  expect(await accounts.db.$count(images)).toBe(1);
});

test('AVATAR-1 a decompression bomb, a file of another type and one above 2 MB are refused', async () => {
  const small = bomb(30_000);
  expect(small.length).toBeLessThan(200_000);
  const before = process.memoryUsage().rss;
  expect(await send(small)).toMatchObject({ status: 422 });
  // The pixels would need 3.6 gigabytes as colours.
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  expect(await send(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
    status: 422,
  });
  expect((await send(new Uint8Array(avatarLimit + 1))).status).toBeGreaterThanOrEqual(413);
  expect(await accounts.db.$count(images)).toBe(0);
});

test('AVATAR-3 an address in this network answers the same as one that does not exist', async () => {
  const answers = await Promise.all(
    ['http://127.0.0.1:4300/', 'http://[::ffff:169.254.169.254]/latest', 'http://nowhere.invalid/'].map(
      async (url) => (await browser.post(path, { url })).body,
    ),
  );
  expect(new Set(answers.map((body) => JSON.stringify({ ...body, requestId: undefined }))).size).toBe(1);
});
