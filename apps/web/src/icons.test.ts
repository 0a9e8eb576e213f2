import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchPage } from './matchPage.ts';

const read = (path: string) => readFileSync(new URL(`../public${path}`, import.meta.url));
/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

interface WebManifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  start_url: string;
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
}

test('the manifest has icons of the stated sizes, two of them maskable', () => {
  const { icons } = JSON.parse(read('/site.webmanifest').toString()) as WebManifest;
  const pngs = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pngs) expect([src, sizeOf(read(src))]).toEqual([src, sizes]);
  expect(pngs.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
});

test('the manifest has pictures of a wide and a narrow screen, of the stated sizes', () => {
  const { screenshots } = JSON.parse(read('/site.webmanifest').toString()) as WebManifest;
  for (const { src, sizes } of screenshots) expect([src, sizeOf(read(src))]).toEqual([src, sizes]);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
});

test('OFFLINE-7 the start and the shortcuts of the manifest lead to pages of their own', () => {
  const { start_url, shortcuts } = JSON.parse(read('/site.webmanifest').toString()) as WebManifest;
  const patterns = [start_url, ...shortcuts.map(({ url }) => url)].map((url) => matchPage(url).pattern);
  // Any address with one part is that of a channel, which may not exist.
  expect(patterns).toEqual(['/', '/search/:searchQuery?/:searchTab?', '/library', '/downloads']);
});

test('browsers without SVG icons and home screens have an icon', () => {
  // An ICO file begins with 0, 1 and its number of pictures, in two bytes each.
  const ico = read('/favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  expect(ico.readUInt16LE(4)).toBeGreaterThan(0);
  expect(sizeOf(read('/apple-touch-icon.png'))).toBe('180x180');
});
