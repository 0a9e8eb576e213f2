import { sampleGenres } from '../genres/samples.ts';
import { sampleImage } from '../shared/samples.ts';
import { slugify } from '../paths/slugify.ts';
import type { Artist, ArtistCredit, ArtistDetail } from './contract.ts';

/** Artists for stories and tests: one has a long name, one no picture. */
export const sampleArtists: Artist[] = [
  'Marlow Quay',
  'Ines Aldana',
  'The Paper Lanterns',
  'Kestrel & Vale',
  'Oskar Lindqvist',
  'Nightjar Society',
  'Théa Moreau',
  'Halden',
  'The Extraordinarily Patient Orchestra of the Lower Harbour',
  'Sable Coast',
  'Yuki Tanabe Trio',
  'Fen',
].map((name, index) => ({
  id: index + 1,
  name,
  slug: slugify(name),
  image: index === 11 ? null : sampleImage(index + 1),
  verified: index % 3 === 0,
  albums_count: 2 + (index % 5),
  tracks_count: 18 + index * 7,
  followers_count: 184_200 - index * 12_345,
  plays_count: 9_184_200 - index * 612_345,
  permissions: { update: false, delete: false },
}));

/** A sample artist as credited on a track or album. */
export function sampleCredit(index: number, role: ArtistCredit['role'] = 'primary', order = 0): ArtistCredit {
  const artist = sampleArtists[index % sampleArtists.length];
  if (!artist) throw new RangeError(`There is no sample artist ${index}.`);
  return { id: artist.id, name: artist.name, slug: artist.slug, role, order };
}

/** One artist with all details, for stories and tests. */
export const sampleArtist: ArtistDetail = {
  ...(sampleArtists[0] as Artist),
  background_image: sampleImage(4),
  bio: '<p>Marlow Quay writes songs on a houseboat, with a tape machine that was thrown out by a radio station. The first record was made in eleven nights; the second took six years.</p><p>On stage the duo is joined by a string quartet and, when the tide allows, by the harbour bell.</p>',
  links: [
    { label: 'marlowquay.example', url: 'https://marlowquay.example/' },
    { label: 'Tour dates', url: 'https://marlowquay.example/live' },
  ],
  country: 'DK',
  pinned_track_id: null,
  announcement: null,
  tour_dates: [],
  genres: sampleGenres.slice(2, 5).map(({ id, name, display_name }) => ({ id, name, display_name })),
  similar: sampleArtists.slice(1, 8),
  status: 'published',
  created_at: '2025-02-11T09:30:00.000Z',
};
