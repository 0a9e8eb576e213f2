import { artistAlbumsQuery, artistPath, artistQuery, artistTracksQuery } from '@segno/data';
import { artistMeta } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';
import { requireCanonical } from '../requireCanonical.ts';

export { ArtistScreen as Component } from '@segno/player';

export const load: Load<'artist'> = async ({ client, params, pathname }) => {
  const id = params.artistId;
  const [artist] = await Promise.all([
    client.query({ ...artistQuery(id), staleTime: 'static' }),
    client.infiniteQuery({ ...artistTracksQuery(id), staleTime: 'static' }),
    client.infiniteQuery({ ...artistAlbumsQuery(id), staleTime: 'static' }),
  ]);
  requireCanonical(artistPath(artist), pathname);
};

export const meta: MetaOf<'artist'> = ({ client, params, translator }) => {
  const artist = client.getQueryData(artistQuery(params.artistId).queryKey);
  return artist && artistMeta(artist, translator);
};
