import { expect, test } from 'vitest';
import { countStuck } from './StickyTableLayout.ts';

const stuck = { key: 'stuck', props: { 'data-stuck': true } };
const narrow = { key: 'narrow', props: { 'data-narrow': true } };
const plain = { key: 'plain', props: {} };

test('the first column stays, and with it the boxes before it', () => {
  expect(countStuck([stuck, plain])).toBe(1);
  expect(countStuck([narrow, narrow, stuck, plain])).toBe(3);
  expect(countStuck([stuck, stuck])).toBe(2);
});

test('boxes alone do not stay, nor what stands behind other columns', () => {
  expect(countStuck([narrow, plain])).toBe(0);
  expect(countStuck([plain, stuck])).toBe(0);
  expect(countStuck([narrow])).toBe(0);
  expect(countStuck([])).toBe(0);
});
