import { page, requireCanonical } from '@segno/base';
import {
  playlistPath,
  playlistQuery,
  playlistTracksQuery,
  playlistTrackTable,
  readId,
  readTableInput,
  tableParamNames,
} from '@segno/data';
import { PlaylistScreen } from './PlaylistScreen.tsx';
import { playlistMeta } from './playlistMeta.ts';

export const playlistPage = page({
  path: '/playlist/:playlistId/:playlistName?',
  params: { playlistId: readId },
  rule: { permission: 'music.view', query: tableParamNames(playlistTrackTable) },
  load: async ({ client, params, pathname, url }) => {
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
  },
  meta: ({ client, params, translator }) => {
    const playlist = client.getQueryData(playlistQuery(params.playlistId).queryKey);
    return playlist && playlistMeta(playlist, translator);
  },
  screen: PlaylistScreen,
});
