import { page, requireCanonical } from '@segno/base';
import {
  playlistPath,
  playlistQuery,
  playlistTracksList,
  playlistTracksQuery,
  playlistTrackTable,
  readId,
  readTableInput,
  tableParamNames,
} from '@segno/data';
import { isShortEnoughToOrder } from './playlistOrder.ts';
import { PlaylistScreen } from './PlaylistScreen.tsx';
import { playlistMeta } from './playlistMeta.ts';

export const playlistPage = page({
  path: '/playlist/:playlistId/:playlistName?',
  params: { playlistId: readId },
  rule: { permission: 'music.view', query: tableParamNames(playlistTrackTable) },
  load: async ({ client, params, url }) => {
    const id = params.playlistId;
    const { page: _page, ...input } = readTableInput(
      playlistTrackTable,
      url?.searchParams ?? new URLSearchParams(),
    );
    const [playlist] = await Promise.all([
      client.query({ ...playlistQuery(id), staleTime: 'static' }),
      client.query({ ...playlistTracksList(id, input).first, staleTime: 'static' }),
    ]);
    requireCanonical(playlistPath(playlist), url);
    if (isShortEnoughToOrder(playlist) && Object.keys(input).length === 0)
      await client.infiniteQuery({ ...playlistTracksQuery(id), staleTime: 'static' });
  },
  meta: ({ client, params, translator }) => {
    const playlist = client.getQueryData(playlistQuery(params.playlistId).queryKey);
    return playlist && playlistMeta(playlist, translator);
  },
  screen: PlaylistScreen,
});
