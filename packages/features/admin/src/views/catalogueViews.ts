import {
  adminAlbums,
  adminArtists,
  adminChannels,
  adminGenres,
  adminLabels,
  adminPlaylists,
  adminTags,
  adminTracks,
  albumPath,
  artistPath,
  channelPath,
  genrePath,
  playlistPath,
  tagPath,
  trackPath,
} from '@segno/data';
import { ArtistLookUp, TrackLookUp } from '../providers/lookUpTools.tsx';
import { AlbumRecordForm, ArtistRecordForm, TrackRecordForm } from '../releases/ReleaseForms.tsx';
import { type AnyRecord, choice, defineView, flag, long, many, one, text } from './AdminView.ts';

const nameOf = ({ name }: AnyRecord) => String(name);
const displayNameOf = ({ display_name }: AnyRecord) => String(display_name);
const updated = { id: 'updated_at', kind: 'time', order: 'updated' } as const;
const tracks = { id: 'tracks_count', kind: 'number', order: 'tracks' } as const;
const albums = { id: 'albums_count', kind: 'number', order: 'albums' } as const;
const plays = { id: 'plays_count', kind: 'number', order: 'plays', isLarge: true } as const;
const status = { id: 'status', kind: 'choice' } as const;
const picture = { name: 'picture_entry_id', kind: 'picture' } as const;
const statuses = ['draft', 'scheduled', 'published', 'hidden'];

/** What the path of a record needs of it. The contract has checked the record. */
const pathOf =
  <TRecord>(path: (record: TRecord) => string) =>
  (record: AnyRecord) =>
    path(record as unknown as TRecord);

export const tagsView = defineView(adminTags, {
  nameOf: displayNameOf,
  nameOrder: 'name',
  columns: [{ id: 'type', kind: 'choice' }, tracks, albums, updated],
  tabs: [
    {
      name: 'details',
      groups: [{ name: 'basics', fields: [text('display_name'), choice('type', ['custom', 'mood'])] }],
    },
  ],
  blank: { display_name: '', type: 'custom' },
  siteHref: pathOf(tagPath),
});

export const genresView = defineView(adminGenres, {
  nameOf: displayNameOf,
  nameOrder: 'name',
  columns: [tracks, albums, { id: 'artists_count', kind: 'number', order: 'artists' }, updated],
  tabs: [{ name: 'details', groups: [{ name: 'basics', fields: [text('display_name'), picture] }] }],
  blank: { display_name: '' },
  siteHref: pathOf(genrePath),
});

export const labelsView = defineView(adminLabels, {
  nameOf,
  nameOrder: 'name',
  columns: [{ id: 'country', kind: 'text' }, { id: 'owner', kind: 'ref' }, albums, updated],
  tabs: [
    {
      name: 'details',
      groups: [
        {
          name: 'basics',
          fields: [
            text('name'),
            picture,
            { name: 'website', kind: 'url' },
            { name: 'country', kind: 'country' },
            // Accounts are found by those who may change them.
            { ...one('owner_id', 'users'), permission: 'users.update' },
            { name: 'description', kind: 'rich' },
          ],
        },
      ],
    },
  ],
  blank: { name: '', website: '', country: '', owner_id: null, description: '' },
});

export const artistsView = defineView(adminArtists, {
  nameOf,
  Form: ArtistRecordForm,
  nameOrder: 'name',
  columns: [
    status,
    { id: 'verified', kind: 'flag' },
    albums,
    tracks,
    plays,
    { id: 'followers_count', kind: 'number', order: 'followers' },
    updated,
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        { name: 'basics', fields: [text('name'), choice('status', statuses), flag('verified')] },
        {
          name: 'details',
          fields: [
            many('genre_ids', 'genres'),
            { name: 'country', kind: 'country' },
            { name: 'bio', kind: 'rich' },
            { name: 'links', kind: 'links' },
          ],
        },
      ],
    },
  ],
  blank: { name: '', status: 'draft', verified: false, bio: '', country: '', links: [], genre_ids: [] },
  siteHref: pathOf(artistPath),
  insights: 'artists',
  Tools: ArtistLookUp,
});

export const albumsView = defineView(adminAlbums, {
  nameOf,
  Form: AlbumRecordForm,
  nameOrder: 'name',
  columns: [
    { id: 'artists', kind: 'refs' },
    status,
    { id: 'type', kind: 'choice' },
    tracks,
    plays,
    { id: 'release_date', kind: 'date', order: 'released' },
    updated,
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        {
          name: 'basics',
          fields: [
            text('name'),
            choice('type', ['album', 'single', 'ep', 'compilation']),
            choice('status', statuses),
            { name: 'release_date', kind: 'date' },
          ],
        },
        {
          name: 'links',
          fields: [
            many('artist_ids', 'artists'),
            one('label_id', 'labels'),
            many('genre_ids', 'genres'),
            many('tag_ids', 'tags'),
          ],
        },
        { name: 'details', fields: [{ name: 'description', kind: 'rich' }] },
      ],
    },
  ],
  blank: {
    name: '',
    type: 'album',
    status: 'draft',
    release_date: null,
    artist_ids: [],
    label_id: null,
    genre_ids: [],
    tag_ids: [],
    description: '',
  },
  siteHref: pathOf(albumPath),
  insights: 'albums',
});

export const tracksView = defineView(adminTracks, {
  nameOf,
  Form: TrackRecordForm,
  nameOrder: 'name',
  columns: [
    { id: 'artists', kind: 'refs' },
    { id: 'album', kind: 'ref' },
    status,
    { id: 'duration', kind: 'duration', order: 'duration' },
    plays,
    updated,
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        {
          name: 'basics',
          fields: [
            text('name'),
            choice('status', statuses),
            flag('is_explicit'),
            { name: 'release_date', kind: 'date' },
          ],
        },
        {
          name: 'links',
          fields: [
            many('artist_ids', 'artists'),
            one('album_id', 'albums'),
            { name: 'number', kind: 'number' },
            { name: 'disc', kind: 'number' },
            many('genre_ids', 'genres'),
            many('tag_ids', 'tags'),
          ],
        },
        {
          name: 'content',
          fields: [
            { name: 'stream_url', kind: 'url' },
            { name: 'duration', kind: 'seconds' },
          ],
        },
        { name: 'details', fields: [{ name: 'description', kind: 'rich' }] },
      ],
    },
  ],
  blank: {
    name: '',
    status: 'draft',
    album_id: null,
    artist_ids: [],
    number: null,
    disc: null,
    stream_url: '',
    duration: 0,
    is_explicit: false,
    release_date: null,
    genre_ids: [],
    tag_ids: [],
    description: '',
  },
  siteHref: pathOf(trackPath),
  insights: 'tracks',
  Tools: TrackLookUp,
});

export const playlistsView = defineView(adminPlaylists, {
  nameOf,
  nameOrder: 'name',
  columns: [
    { id: 'owner', kind: 'ref' },
    { id: 'public', kind: 'flag' },
    tracks,
    plays,
    { id: 'followers_count', kind: 'number', order: 'followers' },
    updated,
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        {
          name: 'basics',
          fields: [text('name'), picture, long('description'), flag('public'), flag('collaborative')],
        },
      ],
    },
  ],
  blank: { name: '', description: '', public: true, collaborative: false },
  siteHref: pathOf(playlistPath),
});

const isOfUsers = ({ content_type }: Record<string, unknown>) => content_type === 'users';
const isManual = ({ content_source }: Record<string, unknown>) => content_source === 'manual';

export const channelsView = defineView(adminChannels, {
  nameOf,
  nameOrder: 'name',
  columns: [
    { id: 'slug', kind: 'text' },
    { id: 'content_type', kind: 'choice' },
    { id: 'content_source', kind: 'choice' },
    { id: 'layout', kind: 'choice' },
    { id: 'published', kind: 'flag' },
    updated,
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        {
          name: 'basics',
          fields: [text('name'), text('slug', 'slug'), long('description'), flag('published')],
        },
        {
          name: 'content',
          fields: [
            choice('content_type', [
              'tracks',
              'albums',
              'artists',
              'playlists',
              'genres',
              'users',
              'channels',
              'mixed',
            ]),
            choice('content_source', ['automatic', 'manual']),
          ],
        },
        {
          name: 'content',
          when: (values) => !isManual(values) && !isOfUsers(values),
          fields: [
            choice('order', ['popular', 'liked', 'newest', 'name']),
            {
              name: 'restriction',
              kind: 'choice',
              values: ['genre', 'tag'],
              isOptional: true,
              hintKey: 'restriction',
            },
          ],
        },
        {
          name: 'content',
          when: (values) => !isManual(values) && isOfUsers(values),
          fields: [
            {
              name: 'order',
              kind: 'choice',
              values: ['popular', 'newest', 'name'],
              // People have followers alone.
              same: { liked: 'popular' },
              keys: { popular: 'followed' },
            },
          ],
        },
        { name: 'content', when: isManual, fields: [{ name: 'items', kind: 'items' }] },
        { name: 'appearance', fields: [choice('layout', ['grid', 'carousel', 'list', 'table'])] },
        { name: 'search', fields: [text('seo_title'), long('seo_description')] },
      ],
    },
  ],
  // Neither a genre nor a tag filters people.
  clean: (values) => (isOfUsers(values) ? { ...values, restriction: null } : values),
  blank: {
    name: '',
    slug: '',
    description: '',
    content_type: 'mixed',
    content_source: 'manual',
    order: 'popular',
    restriction: null,
    layout: 'grid',
    published: false,
    items: [],
    seo_title: '',
    seo_description: '',
  },
  siteHref: ({ slug }) => channelPath({ slug: String(slug) }),
  openKey: ({ published }) => (published === true ? 'table.open' : 'form.preview'),
});
