import { page } from '@segno/base';
import { libraryArtistsList, libraryArtistTable, readTableInput, tableParamNames } from '@segno/data';
import { socialMessages } from '../messages/social.en.ts';
import { LibraryArtistsScreen } from './LibraryArtistsScreen.tsx';

export const libraryArtistsPage = page({
  path: '/library/artists',
  rule: { guard: 'signedIn', query: tableParamNames(libraryArtistTable) },
  load: ({ client, url }) => {
    const { page: _page, ...input } = readTableInput(
      libraryArtistTable,
      url?.searchParams ?? new URLSearchParams(),
    );
    return client.query({ ...libraryArtistsList(input).first, staleTime: 'static' });
  },
  meta: ({ translator }) => ({
    title: translator(socialMessages)('saved.artists'),
    path: '/library/artists',
  }),
  screen: LibraryArtistsScreen,
});
