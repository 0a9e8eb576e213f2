import { expect, test } from 'vitest';
import { demoCatalogue } from '../catalogue/demoCatalogue.ts';
import { compositions } from './compositions/index.ts';
import { demoColors } from './demoColors.ts';
import { demoImages } from './demoImages.ts';
import { drawDemoImage } from './drawDemoImage.ts';
import { families } from './families.ts';
import { measureColor } from './measureColor.ts';
import { palettes } from './palettes.ts';

const images = demoImages();

test('every picture of the catalogue can be drawn, is the same each time, and is unique', () => {
  const drawings = images.map(({ key }) => drawDemoImage(key)?.toSvg(384) ?? '');
  expect(drawings.every((svg) => svg.startsWith('<svg '))).toBe(true);
  expect(drawings).toEqual(images.map(({ key }) => drawDemoImage(key)?.toSvg(384)));
  expect(new Set(drawings).size).toBe(images.length);
  expect(drawings.filter((svg) => /NaN|undefined|Infinity|<text/.test(svg))).toEqual([]);
});

test('pictures use many compositions and palettes', () => {
  expect(new Set(Object.values(families).map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(
    10,
  );
  expect(Object.keys(compositions).length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(palettes).length).toBeGreaterThanOrEqual(16);
});

test('backgrounds of artists have an aspect ratio of 5:2, and all other pictures are square', () => {
  expect(drawDemoImage('demo-album-1')).toMatchObject({ width: 1000, height: 1000 });
  expect(drawDemoImage('demo-background-1')).toMatchObject({ width: 2500, height: 1000 });
});

test('there is no picture for a key outside the catalogue', () => {
  const beyond = demoCatalogue().albums.length + 1;
  const keys = [
    'demo-album-0',
    `demo-album-${beyond}`,
    'demo-album-01',
    'demo-genre-polka',
    'demo-artist-x',
    'album-1',
    '',
  ];
  expect(keys.map(drawDemoImage)).toEqual(keys.map(() => null));
});

test('the stored colours match the pictures (else run pnpm colors)', async () => {
  expect(Object.keys(demoColors).toSorted()).toEqual(images.map(({ key }) => key).toSorted());
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (const { key, color } of images.filter((_, index) => index % 12 === 0)) {
    const canvas = drawDemoImage(key);
    const seen = channels(canvas ? await measureColor(canvas) : '');
    channels(color).forEach((value, index) =>
      expect(Math.abs(value - (seen[index] ?? NaN)), key).toBeLessThan(6),
    );
  }
});
