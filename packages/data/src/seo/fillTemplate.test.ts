import { expect, test } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

test.each([
  ['{album} by {artist} | {site}', 'Slow Tide by Ida Marlow | Segno'],
  ['{album} | {year}', 'Slow Tide'],
  ['{toString}{nothing}', ''],
  ['Music', 'Music'],
])('APPEARANCE-5 the template %s makes %s', (template, text) => {
  expect(
    fillTemplate(template, { album: 'Slow Tide', artist: 'Ida Marlow', site: 'Segno', year: undefined }),
  ).toBe(text);
});
