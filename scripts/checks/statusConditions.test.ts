import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findStatusConditions, statusConditions } from './statusConditions.ts';

const root = resolve(import.meta.dirname, '../..');

test('ACCESS-8 only policies compare the status of records', async () => {
  expect(await findStatusConditions(root)).toEqual([]);
});

test.each([
  "sql`${albums.id} = 1 and ${albums.status} = 'published'`",
  "where t.status = 'published'",
  "and status <> 'draft'",
  "and(eq(tracks.status, 'published'), where)",
  'and(channels.published, where)',
  'sql`${users.banned_at} is null`',
  'isNull(users.banned_at)',
])('finds %s', (line) => {
  expect(statusConditions(`const a = 1;\n${line}`)).toEqual([2]);
});

test.each([
  'status: found.status,',
  "status: 'published',",
  '${changes.status} is null',
  'response.status === 200',
])('does not find %s', (line) => {
  expect(statusConditions(line)).toEqual([]);
});
