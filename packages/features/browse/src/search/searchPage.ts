import { page } from '@segno/base';
import { genresQuery, searchQuery, searchTypes } from '@segno/data';
import { searchTabInput, SearchScreen } from './SearchScreen.tsx';
import { searchMeta } from './searchMeta.ts';

export const searchPage = page({
  path: '/search/:searchQuery?/:searchTab?',
  params: { searchTab: searchTypes },
  rule: { permission: 'music.view' },
  // The first view waits for its results; during typing the screen shows its own loading state.
  load: ({ client, params: { searchQuery: text = '', searchTab } }) => {
    const found =
      text === ''
        ? client.query({ ...genresQuery(), staleTime: 'static' })
        : client.query({ ...searchQuery(text, searchTabInput(searchTab)), staleTime: 'static' });
    if (typeof document === 'undefined') return found;
    void found.catch(() => undefined);
    return undefined;
  },
  meta: ({ params, translator }) => searchMeta(params.searchQuery ?? '', translator),
  screen: SearchScreen,
});
