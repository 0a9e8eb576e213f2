import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineTable, readTableInput, tableParamNames, tableParams } from './defineTable.ts';
import { filterParams } from './filterParams.ts';

const table = defineTable({
  orders: { newest: 'desc', name: 'asc' },
  order: 'newest',
  filters: {
    visibility: { kind: 'choice', values: ['public', 'private'] },
    tracks_count: { kind: 'number' },
    added_at: { kind: 'day' },
  },
});

const read = (search: string) => readTableInput(table, new URLSearchParams(search));

test('the parameters of a table are its order, its words, its filters with operators, and its page', () => {
  expect(tableParamNames(table)).toEqual([
    'order',
    'direction',
    'query',
    'visibility',
    'visibility.not',
    'tracks_count',
    'tracks_count.min',
    'tracks_count.max',
    'added_at.min',
    'added_at.max',
    'added_at.last',
    'page',
  ]);
  expect(filterParams(table)[1]).toEqual({ name: 'visibility.not', filter: 'visibility', operator: 'not' });
});

test('an address is read without its defaults, and without what is not valid', () => {
  expect(read('order=newest&direction=desc&page=1&query=')).toEqual({});
  expect(read('order=name&direction=desc&query=+rain+&page=3')).toEqual({
    order: 'name',
    direction: 'desc',
    query: 'rain',
    page: 3,
  });
  expect(read('order=name&direction=asc')).toEqual({ order: 'name' });
  expect(read('visibility=private&tracks_count.min=10&added_at.min=2026-01-02')).toEqual({
    visibility: 'private',
    'tracks_count.min': 10,
    'added_at.min': '2026-01-02',
  });
  expect(
    read('order=owner&direction=up&visibility=secret&tracks_count=-1&added_at.min=2026-02-31&page=0&other=1'),
  ).toEqual({});
  expect(read('tracks_count=2147483648&added_at.max=0000-01-01')).toEqual({});
  expect(read(`query=${'x'.repeat(101)}&page=1001`)).toEqual({});
});

test.each([
  [{ order: 'owner' }, false],
  [{ visibility: 'secret' }, false],
  [{ 'tracks_count.max': 'ten' }, false],
  [{ page: '0' }, false],
  [{ order: 'name', 'visibility.not': 'public', page: '2', perPage: '20' }, true],
])('a request with %j is valid: %s', (params, isValid) => {
  expect(v.is(tableParams(table), params)).toBe(isValid);
});
