import { page } from '@segno/base';
import { lyricsQuery, managedTrackQuery, preflightQuery, readId } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { TrackEditScreen } from './TrackScreens.tsx';

export const trackEditPage = page({
  path: '/backstage/tracks/:trackId/edit',
  params: { trackId: readId },
  rule: { permission: 'music.create' },
  load: ({ client, params }) =>
    Promise.all([
      client.query({ ...managedTrackQuery(params.trackId), staleTime: 'static' }),
      client.query({ ...preflightQuery('tracks', params.trackId), staleTime: 'static' }),
      client.query({ ...lyricsQuery(params.trackId), staleTime: 'static' }),
    ]),
  meta: ({ translator, params }) =>
    backstageMeta(translator, 'editTrack', `/backstage/tracks/${params.trackId}/edit`),
  screen: TrackEditScreen,
});
