import { sampleAlbums } from '../albums/samples.ts';
import { sampleArtists } from '../artists/samples.ts';
import { sampleGenres } from '../genres/samples.ts';
import { samplePlaylists } from '../playlists/samples.ts';
import { samplePage } from '../shared/samples.ts';
import { sampleTracks } from '../tracks/samples.ts';
import type { Channel, ChannelItem, ChannelSection } from './contract.ts';

const section = (
  id: number,
  name: string,
  slug: string,
  content_type: ChannelSection['content_type'],
  layout: ChannelSection['layout'],
  items: ChannelItem[],
): ChannelSection => ({ id, name, slug, description: null, content_type, layout, items: samplePage(items) });

/** The home channel, for stories and tests, with sections of every type and layout. */
export const sampleChannel: Channel = {
  id: 1,
  name: 'Home',
  slug: 'home',
  description: null,
  content_type: 'channels',
  layout: 'list',
  restriction: null,
  seo: { title: null, description: 'Music by people you have not heard of yet.' },
  items: samplePage<ChannelItem>([]),
  sections: [
    section(
      2,
      'New releases',
      'new-releases',
      'albums',
      'carousel',
      sampleAlbums.map((album) => ({ type: 'album', album })),
    ),
    section(
      3,
      'Popular tracks',
      'popular-tracks',
      'tracks',
      'table',
      sampleTracks.slice(0, 6).map((track) => ({ type: 'track', track })),
    ),
    section(
      4,
      'Artists to know',
      'popular-artists',
      'artists',
      'carousel',
      sampleArtists.map((artist) => ({ type: 'artist', artist })),
    ),
    section(
      5,
      'Made for the evening',
      'playlists',
      'playlists',
      'carousel',
      samplePlaylists.map((playlist) => ({ type: 'playlist', playlist })),
    ),
    section(
      6,
      'Browse by genre',
      'genres',
      'genres',
      'grid',
      sampleGenres.map((genre) => ({ type: 'genre', genre })),
    ),
  ],
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
};

/** A channel of albums in a grid, filtered by a genre, for stories and tests. */
export const sampleGenreChannel: Channel = {
  ...sampleChannel,
  id: 7,
  name: 'Genre',
  slug: 'genre',
  content_type: 'albums',
  layout: 'grid',
  restriction: { type: 'genre', id: 3, name: 'dream-pop', display_name: 'Dream pop' },
  items: samplePage<ChannelItem>(sampleAlbums.map((album) => ({ type: 'album', album }))),
  sections: [],
};
