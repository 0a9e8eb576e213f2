import { page } from '@segno/base';
import { libraryAlbumsList, libraryAlbumTable, readTableInput, tableParamNames } from '@segno/data';
import { socialMessages } from '../messages/social.en.ts';
import { LibraryAlbumsScreen } from './LibraryAlbumsScreen.tsx';

export const libraryAlbumsPage = page({
  path: '/library/albums',
  rule: { guard: 'signedIn', query: tableParamNames(libraryAlbumTable) },
  load: ({ client, url }) => {
    const { page: _page, ...input } = readTableInput(
      libraryAlbumTable,
      url?.searchParams ?? new URLSearchParams(),
    );
    return client.query({ ...libraryAlbumsList(input).first, staleTime: 'static' });
  },
  meta: ({ translator }) => ({ title: translator(socialMessages)('saved.albums'), path: '/library/albums' }),
  screen: LibraryAlbumsScreen,
});
