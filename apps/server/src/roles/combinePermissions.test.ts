import type { Permission } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { combinePermissions } from './combinePermissions.ts';

const create = (value?: number | null): Permission => ({
  name: 'playlists.create',
  restrictions: value === undefined ? [] : [{ name: 'count', value }],
});
const view: Permission = { name: 'music.view', restrictions: [] };

test('permissions of several roles are combined without duplicates', () => {
  expect(combinePermissions([[view], [view, create(3)], []])).toEqual([view, create(3)]);
});

test.each([
  [create(3), create(20), create(20)],
  [create(3), create(null), create(null)],
  [create(null), create(3), create(null)],
  [create(3), create(), create()],
  [create(), create(3), create()],
])('the most generous limit counts', (one, other, expected) => {
  expect(combinePermissions([[one], [other]])).toEqual([expected]);
});
