import { page } from '@segno/base';
import { backstageMeta } from '../backstageMeta.ts';
import { NewTrackScreen } from './TrackScreens.tsx';

export const newTrackPage = page({
  path: '/backstage/tracks/new',
  rule: { permission: 'music.create' },
  meta: ({ translator }) => backstageMeta(translator, 'newTrack', '/backstage/tracks/new'),
  screen: NewTrackScreen,
});
