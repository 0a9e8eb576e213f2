import { page, tableQueryNames } from '@segno/base';
import { libraryTracksList, libraryTrackTable, readTableInput } from '@segno/data';
import { socialMessages } from '../messages/social.en.ts';
import { LibrarySongsScreen } from './LibrarySongsScreen.tsx';

export const librarySongsPage = page({
  path: '/library/songs',
  rule: { guard: 'signedIn', query: tableQueryNames(libraryTrackTable) },
  load: ({ client, url }) => {
    const { page: _page, ...input } = readTableInput(
      libraryTrackTable,
      url?.searchParams ?? new URLSearchParams(),
    );
    return client.query({ ...libraryTracksList(input).first, staleTime: 'static' });
  },
  meta: ({ translator }) => ({ title: translator(socialMessages)('songs.title'), path: '/library/songs' }),
  screen: LibrarySongsScreen,
});
