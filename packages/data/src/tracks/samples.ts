import { sampleCredit } from '../artists/samples.ts';
import { sampleGenres } from '../genres/samples.ts';
import { slugify } from '../paths/slugify.ts';
import { sampleImage } from '../shared/samples.ts';
import { sampleTags } from '../tags/samples.ts';
import type { Track, TrackDetail } from './contract.ts';

const albumNames = ['Slow Tide', 'Letters to the Lighthouse Keeper', 'Glasshouse'];
const names = [
  'Harbour Lights Out',
  'Salt on the Window',
  'Eleven Nights',
  'A Map of Small Rivers',
  'Kitchen Radio',
  'The Weather in Your Voice',
  'Low Water',
  'Brass and Rope',
  'Morning, Briefly',
  'Ferry Song',
  'What the Bell Said',
  'Anchorage',
  'Paper Moon Over Pier Nine',
  'Second Hand Stars',
  'Undertow',
  'Everything We Meant to Say Before the Last Train Left Without Us',
  'Copper Wire',
  'Greenhouse Effect',
  'Soft Machines',
  'Fathom',
  'Orchard Road, 4 a.m.',
  'Wren',
  'Half a Mile of Rain',
  'Home by Water',
];

/**
 * Tracks for stories and tests: three albums of eight tracks. One name is long; some tracks are explicit or have a
 * guest artist.
 */
export const sampleTracks: Track[] = names.map((name, index) => {
  const album = Math.floor(index / 8);
  const albumName = albumNames[album] ?? '';
  return {
    id: 101 + index,
    name,
    slug: slugify(name),
    image: sampleImage(20 + album),
    duration: 154_000 + ((index * 37_000) % 163_000),
    number: (index % 8) + 1,
    disc: 1,
    album: { id: 11 + album, name: albumName, slug: slugify(albumName) },
    artists:
      index % 5 === 3 ? [sampleCredit(album), sampleCredit(album + 5, 'featured', 1)] : [sampleCredit(album)],
    source: { type: 'file', url: `/media/audio/sample-${(index % 6) + 1}.mp3` },
    has_lyrics: index % 3 === 0,
    is_explicit: index % 7 === 4,
    plays_count: 1_284_310 - index * 48_211,
    permissions: { update: false, delete: false },
    likes_count: 18_204 - index * 611,
  };
});

const named = ({ id, name, display_name }: { id: number; name: string; display_name: string }) => ({
  id,
  name,
  display_name,
});

/** One track with all details, for stories and tests. */
export const sampleTrack: TrackDetail = {
  ...(sampleTracks[0] as Track),
  genres: sampleGenres.slice(2, 4).map(named),
  tags: sampleTags.slice(0, 3).map(named),
  description: '<p>Recorded in one take, with the window open.</p>',
  reposts_count: 412,
  comments_count: 37,
  comments_disabled: false,
  isrc: 'NOPN92500011',
  licence: 'cc-by-nc',
  credits: [
    { role: 'composer', name: 'Ingrid Solheim' },
    { role: 'mastering', name: 'Open Window Studios' },
  ],
  peaks: Array.from({ length: 200 }, (_, at) =>
    Math.round(60 + 120 * Math.abs(Math.sin(at / 9)) + 60 * Math.abs(Math.sin(at / 2.3))),
  ),
  owner_id: null,
  status: 'published',
  release_date: '2025-03-14',
  created_at: '2025-03-01T10:00:00.000Z',
  updated_at: '2025-03-14T00:00:00.000Z',
};
