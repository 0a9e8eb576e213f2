import { page, requireCanonical } from '@segno/base';
import {
  artistAlbumsQuery,
  artistPath,
  artistQuery,
  artistTracksQuery,
  discographyQuery,
  readId,
  trackQuery,
} from '@segno/data';
import { ArtistScreen } from './ArtistScreen.tsx';
import { readArtistView } from './artistViews.ts';
import { artistMeta } from './artistMeta.ts';

export const artistPage = page({
  path: '/artist/:artistId/:artistName?',
  params: { artistId: readId },
  rule: { permission: 'music.view', query: ['view', 'type', 'order'] },
  load: async ({ client, params, url }) => {
    const id = params.artistId;
    const { view, input } = readArtistView(url?.searchParams ?? '');
    const [artist] = await Promise.all([
      client.query({ ...artistQuery(id), staleTime: 'static' }),
      client.infiniteQuery({ ...artistTracksQuery(id), staleTime: 'static' }),
      client.infiniteQuery({ ...artistAlbumsQuery(id), staleTime: 'static' }),
      view === 'discography' && client.infiniteQuery({ ...discographyQuery(id, input), staleTime: 'static' }),
    ]);
    requireCanonical(artistPath(artist), url);
    // A track that is not public any more is left out.
    if (artist.pinned_track_id !== null && view === 'overview')
      await client
        .query({ ...trackQuery(artist.pinned_track_id), staleTime: 'static' })
        .catch(() => undefined);
  },
  meta: ({ client, params, translator }) => {
    const artist = client.getQueryData(artistQuery(params.artistId).queryKey);
    return artist && artistMeta(artist, translator);
  },
  screen: ArtistScreen,
});
