import { artistAlbumsQuery, artistQuery, artistTracksQuery } from '@segno/data';
import { artistMeta } from '@segno/player';
import { idParam, load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { ArtistScreen as Component } from '@segno/player';

export const loader = load(({ client, params }) => {
  const id = idParam(params.artistId);
  return Promise.all([
    client.query({ ...artistQuery(id), staleTime: 'static' }),
    client.infiniteQuery({ ...artistTracksQuery(id), staleTime: 'static' }),
    client.infiniteQuery({ ...artistAlbumsQuery(id), staleTime: 'static' }),
  ]);
});

const meta: MetaOf = ({ client, params, translator }) => {
  const artist = client.getQueryData(artistQuery(Number(params.artistId)).queryKey);
  return artist && artistMeta(artist, translator);
};
export const handle = { meta };
