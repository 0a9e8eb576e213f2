import { expect, test } from 'vitest';
import { removeUnused } from '../withoutUnusedParts.ts';

const code = `function run() { return start(); }
function start() {
  if (options.mask) { mask(); } else { go(); }
  fetchers.forEach((each) => each.end());
  return fetch();
  function fetch() { return load(); }
}`;

test('functions get their bodies, conditions their values, and statements are left out', () => {
  expect(
    removeUnused(code, {
      functions: { fetch: '{}' },
      conditions: { 'options.mask': 'false' },
      statements: ['fetchers.forEach('],
    }),
  ).toBe(`function run() { return start(); }
function start() {
  if (false) { mask(); } else { go(); }
  ;
  return fetch();
  function fetch() {}
}`);
});

test('what the code does not have is named', () => {
  expect(() =>
    removeUnused(code, {
      functions: { fetch: '{}', submit: '{}' },
      conditions: { 'options.view': 'false' },
      statements: ['submit('],
    }),
  ).toThrow('The code has no submit, no options.view, no submit(.');
});
