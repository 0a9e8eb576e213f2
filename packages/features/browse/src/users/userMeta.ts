import { userPath, type PageMeta, type Translator, type UserProfile } from '@segno/data';
import { pageMessages } from '../messages/pages.en.ts';

export function userMeta(user: UserProfile, translator: Translator): PageMeta {
  const t = translator(pageMessages);
  const playlists = t('playlistsCount', { count: user.playlists_count });
  return {
    title: user.name,
    description: t('user.description', { name: user.name, playlists }),
    type: 'profile',
    path: userPath(user),
  };
}
