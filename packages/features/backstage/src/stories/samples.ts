import {
  backstageOptionsQuery,
  editorsQuery,
  type ManagedAlbum,
  managedAlbumQuery,
  managedAlbumTracksQuery,
  managedArtistQuery,
  type ManagedArtistRecord,
  managedArtistsQuery,
  type ManagedTrack,
  managedTrackQuery,
  preflightQuery,
  privateLinkQuery,
} from '@segno/data';
import { answer, asListener } from '@segno/testing';

const times = { created_at: '2026-02-03T10:00:00.000Z', updated_at: '2026-10-12T08:30:00.000Z' };
const release = {
  image: null,
  artists: [{ id: 4, name: 'Nadia Voss', role: 'primary' as const }],
  artist_ids: [4],
  genre_ids: [1],
  tag_ids: [],
  genres: [{ id: 1, name: 'Jazz' }],
  tags: [],
  publish_at: null,
  publish_zone: null,
  release_date: '2026-12-04',
  status: 'draft' as const,
  description: null,
  comments_disabled: false,
  plays_count: 0,
  likes_count: 0,
  ...times,
};

export const sampleAlbumRecord: ManagedAlbum = {
  ...release,
  id: 11,
  name: 'Harbour',
  slug: 'harbour',
  type: 'album',
  label_id: null,
  label: null,
  upc: null,
  catalogue_number: null,
  copyright: '℗ 2026 Nadia Voss',
  tracks_count: 2,
  duration: 402_000,
};

export const sampleTrackRecord: ManagedTrack = {
  ...release,
  id: 21,
  name: 'Tide',
  slug: 'tide',
  album: { id: 11, name: 'Harbour' },
  album_id: 11,
  number: 1,
  disc: 1,
  duration: 201_000,
  stream_url: null,
  has_recording: true,
  sound_url: '/media/audio/tide.mp3',
  is_explicit: false,
  isrc: 'NOABC2600001',
  licence: 'cc-by',
  credits: [{ role: 'composer', name: 'Nadia Voss' }],
  has_lyrics: false,
  has_own_image: false,
};

const sampleArtistRecord: ManagedArtistRecord = {
  id: 4,
  name: 'Nadia Voss',
  slug: 'nadia-voss',
  image: null,
  verified: true,
  status: 'published',
  bio: '<p>Songs about harbours.</p>',
  country: 'NO',
  links: [{ label: 'Website', url: 'https://nadia.example' }],
  genre_ids: [1],
  genres: [{ id: 1, name: 'Jazz' }],
  background_image: null,
  pinned_track_id: 21,
  announcement: 'The album Harbour appears in December.',
  tour_dates: [{ date: '2026-12-12', city: 'Bergen', venue: 'Kulturhuset', url: 'https://tickets.example' }],
  albums_count: 3,
  tracks_count: 21,
  followers_count: 480,
  plays_count: 120_000,
  ...times,
};

const options = {
  artists: [{ id: 4, name: 'Nadia Voss', detail: null }],
  albums: [{ id: 11, name: 'Harbour', detail: null }],
  tracks: [{ id: 21, name: 'Tide', detail: null }],
  genres: [{ id: 1, name: 'Jazz', detail: null }],
  tags: [],
  labels: [],
};

/** What the fields of the forms read. */
const optionAnswers = (['artists', 'albums', 'tracks', 'genres', 'tags', 'labels'] as const).flatMap(
  (kind) => [
    answer(backstageOptionsQuery(kind, { query: '' }), options[kind]),
    answer(backstageOptionsQuery(kind, { ids: [] }), []),
    ...options[kind].map((option) => answer(backstageOptionsQuery(kind, { ids: [option.id] }), [option])),
  ],
);

const row = { status: 'draft', duration: 201_000, is_explicit: false, has_sound: true } as const;

/** Nobody else has the form open. */
const alone = { people: [], version: times.updated_at };

export const albumAnswers = [
  ...optionAnswers,
  answer(managedAlbumQuery(11), sampleAlbumRecord),
  answer(editorsQuery('albums', 11), alone),
  answer(
    managedAlbumTracksQuery(11),
    [
      { ...row, id: 21, name: 'Tide' },
      {
        ...row,
        id: 22,
        name: 'A very long name of a track that does not end before the row does',
        is_explicit: true,
      },
    ],
    { empty: [] },
  ),
  answer(
    preflightQuery('albums', 11),
    [
      { code: 'no_cover', level: 'warning', field: 'cover_entry_id', track: null, value: null },
      { code: 'clipping', level: 'warning', field: 'sound', track: { id: 21, name: 'Tide' }, value: 0.4 },
      ...['Tide', 'Morning', 'Evening', 'Rain', 'Quay', 'Lantern'].map((name, index) => ({
        code: 'no_isrc' as const,
        level: 'warning' as const,
        field: 'isrc',
        track: { id: 21 + index, name },
        value: null,
      })),
    ],
    { empty: [] },
  ),
  answer(privateLinkQuery(11), null),
];

export const artistAnswers = [
  ...optionAnswers,
  answer(managedArtistQuery(4), sampleArtistRecord),
  answer(editorsQuery('artists', 4), alone),
];

export const trackAnswers = [
  ...optionAnswers,
  answer(managedTrackQuery(21), sampleTrackRecord),
  answer(editorsQuery('tracks', 21), alone),
  answer(preflightQuery('tracks', 21), [
    { code: 'no_cover', level: 'warning', field: 'cover_entry_id', track: null, value: null },
    { code: 'clipping', level: 'warning', field: 'sound', track: { id: 21, name: 'Tide' }, value: 0.4 },
  ]),
];

export const uploadAnswers = [
  ...optionAnswers,
  answer(managedArtistsQuery(), [
    { id: 4, name: 'Nadia Voss', image: null, role: 'artist', status: 'published' },
  ]),
];

/** Somebody who acts for an artist. */
export const asArtist = () =>
  asListener({
    permissions: [
      { name: 'music.view', restrictions: [] },
      { name: 'music.create', restrictions: [] },
    ],
  });
