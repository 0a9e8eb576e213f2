import { genresQuery, searchQuery } from '@segno/data';
import { isSearchTab, searchMeta, searchTabInput } from '@segno/player';
import { load } from '../load.ts';
import { notFound } from '../notFound.ts';
import type { MetaOf } from '../pageMeta.ts';

export { SearchScreen as Component } from '@segno/player';

// The first view waits for its results; during typing the screen shows its own loading state.
export const loader = load<'search'>(({ client, params: { searchQuery: text = '', tabName } }) => {
  if (!isSearchTab(tabName)) throw notFound();
  const found =
    text === ''
      ? client.query({ ...genresQuery(), staleTime: 'static' })
      : client.query({ ...searchQuery(text, searchTabInput(tabName)), staleTime: 'static' });
  if (typeof document === 'undefined') return found;
  void found.catch(() => undefined);
  return undefined;
});

const meta: MetaOf<'search'> = ({ params, translator }) => searchMeta(params.searchQuery ?? '', translator);
export const handle = { meta };
