import { playlistPath, playlistQuery, playlistTracksQuery } from '@segno/data';
import { playlistMeta } from '@segno/player';
import { idParam, load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';
import { requireCanonical } from '../requireCanonical.ts';

export { PlaylistScreen as Component } from '@segno/player';

export const loader = load<'playlist'>(async ({ client, params, pathname }) => {
  const id = idParam(params.playlistId);
  const [playlist] = await Promise.all([
    client.query({ ...playlistQuery(id), staleTime: 'static' }),
    client.infiniteQuery({ ...playlistTracksQuery(id), staleTime: 'static' }),
  ]);
  requireCanonical(playlistPath(playlist), pathname);
});

const meta: MetaOf<'playlist'> = ({ client, params, translator }) => {
  const playlist = client.getQueryData(playlistQuery(idParam(params.playlistId)).queryKey);
  return playlist && playlistMeta(playlist, translator);
};
export const handle = { meta };
