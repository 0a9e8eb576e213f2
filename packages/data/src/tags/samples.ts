import type { Tag } from './contract.ts';

/** Tags for stories and tests. */
export const sampleTags: Tag[] = (
  [
    ['late night', 'Late night', 'mood'],
    ['focus', 'Focus', 'mood'],
    ['sunday morning', 'Sunday morning', 'mood'],
    ['field recordings', 'Field recordings', 'custom'],
    ['instrumental', 'Instrumental', 'custom'],
    ['live session', 'Live session', 'custom'],
  ] as const
).map(([name, display_name, type], index) => ({
  id: index + 1,
  name,
  display_name,
  type,
  tracks_count: 84 - index * 9,
  albums_count: 12 - index,
}));
