import { expect, test } from 'vitest';
import { cropArea, moveCrop, wholeCrop, zoomCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

test('at first the crop is the largest part with the ratio, centred', () => {
  expect(cropArea(wide, 1, wholeCrop)).toEqual({ x: 100, y: 0, width: 200, height: 200 });
  expect(cropArea(wide, 4, wholeCrop)).toEqual({ x: 0, y: 50, width: 400, height: 100 });
});

test('the picture follows the pointer and stops at its edge', () => {
  const moved = moveCrop(wide, 1, wholeCrop, 0.25, 0.5);
  expect(cropArea(wide, 1, moved)).toEqual({ x: 50, y: 0, width: 200, height: 200 });
  const far = moveCrop(wide, 1, wholeCrop, 9, 9);
  expect(cropArea(wide, 1, far)).toEqual({ x: 0, y: 0, width: 200, height: 200 });
  // It moves back at once, however far the pointer had moved beyond the edge.
  expect(cropArea(wide, 1, moveCrop(wide, 1, far, -0.1, 0))).toEqual({
    x: 20,
    y: 0,
    width: 200,
    height: 200,
  });
});

test('it zooms in around the centre of the crop, up to four times', () => {
  expect(cropArea(wide, 1, zoomCrop(wide, 1, wholeCrop, 2))).toEqual({
    x: 150,
    y: 50,
    width: 100,
    height: 100,
  });
  expect(zoomCrop(wide, 1, wholeCrop, 99).zoom).toBe(4);
});

test('zooming out keeps the crop within the picture', () => {
  const corner = moveCrop(wide, 1, zoomCrop(wide, 1, wholeCrop, 4), 99, 99);
  expect(cropArea(wide, 1, corner)).toEqual({ x: 0, y: 0, width: 50, height: 50 });
  expect(cropArea(wide, 1, zoomCrop(wide, 1, corner, 1))).toEqual({ x: 0, y: 0, width: 200, height: 200 });
});

test('the point under a pointer stays under it while zooming in, unless the picture ends', () => {
  const corner = zoomCrop(wide, 1, wholeCrop, 2, { x: 0, y: 0 });
  expect(cropArea(wide, 1, corner)).toEqual({ x: 100, y: 0, width: 100, height: 100 });
  expect(cropArea(wide, 1, zoomCrop(wide, 1, corner, 4, { x: 1, y: 0.5 }))).toEqual({
    x: 150,
    y: 25,
    width: 50,
    height: 50,
  });
  expect(zoomCrop(wide, 1, corner, 0.1, { x: 0, y: 0 }).zoom).toBe(1);
  expect(cropArea(wide, 1, zoomCrop(wide, 1, corner, 1, { x: 0, y: 1 })).y).toBe(0);
});
