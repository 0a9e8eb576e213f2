import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { avatarLimit } from '@segno/data/contract';
import { afterEach, expect, test } from 'vitest';
import { fetchPicture, isPublicAddress } from './fetchPicture.ts';

let server: Server | undefined;
let hits = 0;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  hits = 0;
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    hits += 1;
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://picture.example:${(server.address() as AddressInfo).port}/`;
}

/** A resolver for which the host of the test is on this machine. */
const here = { resolve: () => Promise.resolve(['127.0.0.1']), isAllowed: () => true };

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.0.1',
  '172.16.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('AVATAR-3 %s is not connected to', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('AVATAR-3 public addresses are', () => {
  expect(['1.1.1.1', '93.184.216.34', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true, true]);
});

test('AVATAR-3 a host in this network receives no request, by name, by number and by redirect', async () => {
  const address = await listen((_, response) => response.end('canary'));
  const { port } = new URL(address);
  const mixed = { resolve: () => Promise.resolve(['1.1.1.1', '127.0.0.1']) };
  for (const url of [
    `http://127.0.0.1:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
  ])
    await expect(fetchPicture(url)).rejects.toMatchObject({ code: 'unreadable_address' });
  await expect(fetchPicture(address, mixed)).rejects.toMatchObject({ code: 'unreadable_address' });
  expect(hits).toBe(0);
});

test('AVATAR-3 a redirect is checked as the first address is', async () => {
  const address = await listen(({ url }, response) => {
    if (url === '/inner') response.end('canary');
    else response.writeHead(302, { location: `http://127.0.0.1:${new URL(address).port}/inner` }).end();
  });
  const isAllowed = () => hits === 0;
  await expect(fetchPicture(address, { ...here, isAllowed })).rejects.toMatchObject({ status: 422 });
  expect(hits).toBe(1);
});

test('AVATAR-3 an endless answer is cut at 2 MB, and endless redirects end', async () => {
  const endless = await listen((_, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(256 * 1024)), 1);
    response.on('close', () => clearInterval(timer));
  });
  await expect(fetchPicture(endless, here)).rejects.toMatchObject({ code: 'too_large' });
  server?.closeAllConnections();
  server?.close();
  hits = 0;
  const turning = await listen((_, response) => response.writeHead(302, { location: '/again' }).end());
  await expect(fetchPicture(turning, here)).rejects.toMatchObject({ code: 'unreadable_address' });
  expect(hits).toBe(4);
});

test('AVATAR-3 an answer of 2 MB without a length is read, and not a byte more', async () => {
  let size = avatarLimit;
  const address = await listen((_, response) => {
    response.write(Buffer.alloc(size));
    response.end();
  });
  expect(await fetchPicture(address, here)).toHaveLength(avatarLimit);
  size += 1;
  await expect(fetchPicture(address, here)).rejects.toMatchObject({ code: 'too_large' });
});

test('AVATAR-3 the bytes of a picture are read', async () => {
  const address = await listen((_, response) => response.end('picture'));
  expect(Buffer.from(await fetchPicture(address, here)).toString()).toBe('picture');
});
