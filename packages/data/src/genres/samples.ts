import { sampleImage } from '../shared/samples.ts';
import type { Genre } from './contract.ts';

/** Genres for stories and tests. */
export const sampleGenres: Genre[] = [
  'Ambient',
  'Deep house',
  'Dream pop',
  'Drum and bass',
  'Folk',
  'Jazz',
  'Neo-classical',
  'Synthwave',
].map((display_name, index) => {
  const name = display_name.toLowerCase().replaceAll(' ', '-');
  return {
    id: index + 1,
    name,
    display_name,
    slug: name,
    image: sampleImage(200 + index * 5),
    tracks_count: 180 - index * 14,
    albums_count: 24 - index * 2,
    artists_count: 11 - index,
  };
});
