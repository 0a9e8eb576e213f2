import type { Comment } from '@segno/data';
import { expect, test } from 'vitest';
import { commentMarks } from './commentMarks.ts';

const comment = (id: number, position: number | null, text = 'Here'): Comment => ({
  id,
  parent_id: null,
  user: { id: 1, name: 'Ida' },
  text,
  position,
  likes_count: 0,
  replies_count: 0,
  is_liked: false,
  status: 'visible',
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  permissions: { update: false, delete: false },
});

test('COMMENT-6 comments near each other are one mark, and those without a place none', () => {
  const comments = [
    comment(1, 50_000),
    comment(2, 51_000),
    comment(3, 1000),
    comment(4, null),
    comment(5, 200_000),
    comment(6, 9000, ''),
  ];
  const marks = commentMarks(comments, 100_000, 10);
  expect(marks.map(({ at, count, comment: { id } }) => [at, count, id])).toEqual([
    [0, 1, 3],
    [0.5, 2, 1],
  ]);
});
