import { page } from '@segno/base';
import { hidesQuery } from '@segno/data';
import { hiddenMessages } from '../messages/hidden.en.ts';
import { LibraryHiddenScreen } from './LibraryHiddenScreen.tsx';

export const libraryHiddenPage = page({
  path: '/library/hidden',
  rule: { guard: 'signedIn' },
  load: ({ client }) => client.query({ ...hidesQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(hiddenMessages)('hidden.title'), path: '/library/hidden' }),
  screen: LibraryHiddenScreen,
});
