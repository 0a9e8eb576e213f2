import * as v from 'valibot';
import { expect, test } from 'vitest';
import { IdParam } from './contract.ts';
import { maxId, readId } from './readId.ts';

test.each([
  ['1', 1],
  ['42', 42],
  [7, 7],
  [String(maxId), maxId],
])('%j is read as the id %d', (text, id) => {
  expect(readId(text)).toBe(id);
  expect(v.parse(IdParam, { id: String(text) })).toEqual({ id });
});

test.each([
  undefined,
  '',
  '0',
  '-1',
  '+1',
  '01',
  '1.5',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '1;',
  'ambient',
  '2147483648',
  '٣',
])('%j is not an id', (text) => {
  expect(readId(text)).toBeUndefined();
  expect(v.is(IdParam, { id: text })).toBe(false);
});
