import { searchPath, type PageMeta, type Translator } from '@segno/data';
import { catalogueMessages } from '../messages/catalogue.en.ts';

/** Results are not for search engines. */
export function searchMeta(query: string, translator: Translator): PageMeta {
  const t = translator(catalogueMessages);
  return {
    title: query ? t('search.titleFor', { query }) : t('search.title'),
    path: searchPath(),
    isHidden: query !== '',
  };
}
