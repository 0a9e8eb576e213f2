import {
  playlistPath,
  playlistQuery,
  playlistTracksQuery,
  playlistTrackTable,
  readTableInput,
} from '@segno/data';
import { playlistMeta } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';
import { requireCanonical } from '../requireCanonical.ts';

export { PlaylistScreen as Component } from '@segno/player';

export const load: Load<'playlist'> = async ({ client, params, pathname, url }) => {
  const id = params.playlistId;
  const { page: _page, ...input } = readTableInput(
    playlistTrackTable,
    url?.searchParams ?? new URLSearchParams(),
  );
  const [playlist] = await Promise.all([
    client.query({ ...playlistQuery(id), staleTime: 'static' }),
    client.infiniteQuery({ ...playlistTracksQuery(id, input), staleTime: 'static' }),
  ]);
  requireCanonical(playlistPath(playlist), pathname);
};

export const meta: MetaOf<'playlist'> = ({ client, params, translator }) => {
  const playlist = client.getQueryData(playlistQuery(params.playlistId).queryKey);
  return playlist && playlistMeta(playlist, translator);
};
