import { genresQuery, searchQuery } from '@segno/data';
import { searchMeta, searchTabInput } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';

export { SearchScreen as Component } from '@segno/player';

// The first view waits for its results; during typing the screen shows its own loading state.
export const load: Load<'search'> = ({ client, params: { searchQuery: text = '', searchTab } }) => {
  const found =
    text === ''
      ? client.query({ ...genresQuery(), staleTime: 'static' })
      : client.query({ ...searchQuery(text, searchTabInput(searchTab)), staleTime: 'static' });
  if (typeof document === 'undefined') return found;
  void found.catch(() => undefined);
  return undefined;
};

export const meta: MetaOf<'search'> = ({ params, translator }) =>
  searchMeta(params.searchQuery ?? '', translator);
