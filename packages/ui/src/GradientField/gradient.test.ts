import { expect, test } from 'vitest';
import { addStop, readGradient, writeGradient } from './gradient.ts';

test('a gradient is read with its angle and its stops', () => {
  expect(readGradient('linear-gradient(135deg, #ff0000 10%, rgb(0, 0, 255) 90%)')).toEqual({
    angle: 135,
    stops: [
      { color: '#ff0000', position: 10 },
      { color: '#0000ff', position: 90 },
    ],
  });
});

test.each([
  ['linear-gradient(to right, red, blue)', 90],
  ['linear-gradient(red, blue)', 180],
  ['linear-gradient(-90deg, red, blue)', 270],
  ['linear-gradient(0.25turn, red, blue)', 90],
])('the angle of %s is %i degrees', (css, angle) => {
  expect(readGradient(css)?.angle).toBe(angle);
});

test('stops without a position are spread evenly, and never before an earlier one', () => {
  const positions = (css: string) => readGradient(css)?.stops.map(({ position }) => position);
  expect(positions('linear-gradient(red, lime, blue)')).toEqual([0, 50, 100]);
  expect(positions('linear-gradient(red 20%, lime, blue, white 80%)')).toEqual([20, 40, 60, 80]);
  expect(positions('linear-gradient(red 60%, lime 30%, blue)')).toEqual([60, 60, 100]);
});

test.each([
  '',
  'red',
  'linear-gradient(red)',
  'radial-gradient(red, blue)',
  'linear-gradient(red 10px, blue)',
  'linear-gradient(red, url(x))',
])('“%s” is no gradient of this field', (css) => {
  expect(readGradient(css)).toBeNull();
});

test('what is written is read as the same', () => {
  const css = 'linear-gradient(90deg, #ff0000 0%, #00ff0080 50%, #0000ff 100%)';
  expect(writeGradient(readGradient(css)!)).toBe(css);
});

test('a new stop is in the widest gap, with the colour of that place', () => {
  const gradient = readGradient('linear-gradient(90deg, #000000 0%, #000000 20%, #ffffff 100%)')!;
  expect(addStop(gradient).stops[2]).toEqual({ color: '#808080', position: 60 });
});
