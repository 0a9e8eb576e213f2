import { page, requireCanonical } from '@segno/base';
import { albumQuery, readId, trackPath, trackQuery } from '@segno/data';
import { TrackScreen } from './TrackScreen.tsx';
import { trackMeta } from './trackMeta.ts';

export const trackPage = page({
  path: '/track/:trackId/:trackName?',
  params: { trackId: readId },
  rule: { permission: 'music.view' },
  load: async ({ client, params, url }) => {
    const track = await client.query({ ...trackQuery(params.trackId), staleTime: 'static' });
    requireCanonical(trackPath(track), url);
    if (track.album) await client.query({ ...albumQuery(track.album.id), staleTime: 'static' });
  },
  meta: ({ client, params, translator, language }) => {
    const track = client.getQueryData(trackQuery(params.trackId).queryKey);
    return track && trackMeta(track, translator, language);
  },
  screen: TrackScreen,
});
