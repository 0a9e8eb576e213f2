import { expect, test } from 'vitest';
import { readJson, writeJson } from './readJson.ts';

test('a text is its value, and a blank text is none', () => {
  expect(readJson('{"a": [1, null]}')).toEqual({ kind: 'value', value: { a: [1, null] } });
  expect(readJson(' \n')).toEqual({ kind: 'blank' });
});

test('an error names its line', () => {
  expect(readJson('{\n  "a": 1,\n  b: 2\n}')).toEqual({ kind: 'invalid', line: 3 });
  expect(readJson('{')).toMatchObject({ kind: 'invalid' });
});

test('a value is written with an indent of two, and none is blank', () => {
  expect(writeJson({ a: 1 })).toBe('{\n  "a": 1\n}');
  expect(writeJson(undefined)).toBe('');
});
