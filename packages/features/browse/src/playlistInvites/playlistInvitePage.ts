import { page } from '@segno/base';
import { playlistInviteQuery } from '@segno/data';
import { playlistInviteMessages } from '../messages/playlistInvite.en.ts';
import { PlaylistInviteScreen } from './PlaylistInviteScreen.tsx';

export const playlistInvitePage = page({
  path: '/playlist-invite/:token',
  rule: { permission: 'music.view' },
  load: ({ client, params }) => client.query({ ...playlistInviteQuery(params.token), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(playlistInviteMessages)('invite.title'), isHidden: true }),
  screen: PlaylistInviteScreen,
});
