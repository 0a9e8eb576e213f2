import { sampleCredit } from '../artists/samples.ts';
import { sampleGenres } from '../genres/samples.ts';
import { slugify } from '../paths/slugify.ts';
import { sampleImage } from '../shared/samples.ts';
import { sampleTags } from '../tags/samples.ts';
import { sampleTracks } from '../tracks/samples.ts';
import type { Album, AlbumDetail, AlbumType } from './contract.ts';

const records: [name: string, type: AlbumType, released: string | null][] = [
  ['Slow Tide', 'album', '2025-03-14'],
  ['Letters to the Lighthouse Keeper', 'album', '2024-10-04'],
  ['Glasshouse', 'album', '2026-01-23'],
  ['Field Notes', 'ep', '2023-06-16'],
  ['Vinterljus', 'album', '2022-12-02'],
  ['Songs for an Empty Ballroom', 'album', '2026-05-08'],
  ['Minuit moins cinq', 'single', '2026-08-28'],
  ['Plateau', 'ep', '2021-09-10'],
  ['The Complete Recordings of a Very Long Evening by the Sea, Volume Two', 'compilation', '2019-04-19'],
  ['Coastline', 'album', '2024-02-29'],
  ['Three Rooms', 'album', null],
  ['Reed', 'single', '2026-10-30'],
];

/** Albums for stories and tests: one has a long name, one no release date, one no picture. */
export const sampleAlbums: Album[] = records.map(([name, type, release_date], index) => {
  const tracks = sampleTracks.slice(index * 8, index * 8 + 8);
  return {
    id: 11 + index,
    name,
    slug: slugify(name),
    image: index === 11 ? null : sampleImage(20 + index),
    artists: [sampleCredit(index)],
    type,
    release_date,
    tracks_count: tracks.length || 4 + index,
    duration: tracks.reduce((sum, { duration }) => sum + duration, 0) || (4 + index) * 201_000,
    plays_count: 4_120_400 - index * 301_117,
    likes_count: 52_108 - index * 3903,
    permissions: { update: false, delete: false },
  };
});

/** One album with all its details, for stories and tests. */
export const sampleAlbum: AlbumDetail = {
  ...(sampleAlbums[0] as Album),
  description:
    '<p>Eight songs about leaving a town that is built on water. Made with a borrowed harmonium, two microphones and the patience of the neighbours.</p>',
  tracks: sampleTracks.slice(0, 8),
  genres: sampleGenres.slice(2, 5).map(({ id, name, display_name }) => ({ id, name, display_name })),
  tags: sampleTags.slice(0, 3).map(({ id, name, display_name }) => ({ id, name, display_name })),
  reposts_count: 120,
  comments_count: 8,
  comments_disabled: false,
  upc: '0602445790128',
  catalogue_number: 'PN-031',
  copyright: '℗ 2025 Pier Nine Recordings\n© 2025 Pier Nine Recordings',
  label: { id: 3, name: 'Pier Nine Recordings' },
  owner_id: null,
  status: 'published',
  created_at: '2025-03-01T10:00:00.000Z',
  updated_at: '2025-03-14T00:00:00.000Z',
};
