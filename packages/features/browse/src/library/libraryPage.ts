import { page } from '@segno/base';
import { libraryAlbumsList, libraryArtistsList, libraryPlaylistsQuery, libraryTracksList } from '@segno/data';
import { socialMessages } from '../messages/social.en.ts';
import { LibraryScreen } from './LibraryScreen.tsx';

export const libraryPage = page({
  path: '/library',
  rule: { guard: 'signedIn' },
  load: ({ client }) =>
    Promise.all([
      client.query({ ...libraryTracksList().first, staleTime: 'static' }),
      client.infiniteQuery({ ...libraryPlaylistsQuery(), staleTime: 'static' }),
      client.query({ ...libraryAlbumsList().first, staleTime: 'static' }),
      client.query({ ...libraryArtistsList().first, staleTime: 'static' }),
    ]),
  meta: ({ translator }) => ({ title: translator(socialMessages)('tabs.library'), path: '/library' }),
  screen: LibraryScreen,
});
