import { page } from '@segno/base';
import { managedArtistsQuery } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { NewTrackScreen } from './TrackScreens.tsx';

export const newTrackPage = page({
  path: '/backstage/tracks/new',
  rule: { permission: 'music.create' },
  load: ({ client }) => client.query({ ...managedArtistsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => backstageMeta(translator, 'newTrack', '/backstage/tracks/new'),
  screen: NewTrackScreen,
});
